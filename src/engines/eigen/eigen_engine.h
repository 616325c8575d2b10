// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Engine that a good engineer writes in an afternoon with a good library: each operation by itself, one after the
// other, its result in memory of its own. Read it, and the TextbookExecution that it extends, before writing another
// engine: they have everything an engine needs, and nothing else.
#pragma once

#include "engines/engine.h"
#include "machine/usable_cores.h"

namespace overtake
{

/// `device`: the CPU's name.
std::shared_ptr<Engine> makeEigenEngine(const std::string &device, const UsableCores &cores);

} // namespace overtake
