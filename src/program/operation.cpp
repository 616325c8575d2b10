// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/operation.h"

#include "text/error.h"
#include "text/joined.h"

namespace overtake
{

void ShapeArguments::require(bool fits) const
{
    if (!fits)
        throw Error(sentence("%1: the shapes %2 do not fit.", operation.kind->name,
                             joined(in, " ", [](const Shape &shape) { return toText(shape); })));
}

} // namespace overtake
