// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/operation.h"

#include "text/error.h"

namespace overtake
{

void ShapeArguments::require(bool fits) const
{
    if (fits)
        return;
    std::string message = std::string(operation.kind->name) + ": the shapes";
    for (const auto &shape : in)
        message += ' ' + toText(shape);
    throw Error(message + " do not fit.");
}

} // namespace overtake
