// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a good engineer writes in an afternoon with a good library: each operation by itself, one after the other, its
// result in memory of its own. The engine to read before writing another: everything an engine needs, nothing else.
#pragma once

#include "engines/engine.h"
#include "machine/usable_cores.h"

namespace overtake
{

/// `device`: the CPU's name.
std::shared_ptr<Engine> makeEigenEngine(const std::string &device, const UsableCores &cores);

} // namespace overtake
