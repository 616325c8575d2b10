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
    std::string shapes;
    for (const auto &shape : in)
        shapes += (shapes.empty() ? "" : " ") + toText(shape);
    throw Error(sentence("%1: the shapes %2 do not fit.", operation.kind->name, shapes));
}

} // namespace overtake
