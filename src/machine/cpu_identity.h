// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Name of the processor, and the vector instructions that it offers to this process. x86 gives a name; an ARM core
// gives only numbers, which a small table turns into one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

/// The processor's name from the text of /proc/cpuinfo; empty when it gives none.
std::string cpuNameFrom(std::string_view cpuInfo);

/// Asked of the processor and the system, so only what may really be used; narrowest first.
std::vector<std::string> vectorExtensionsOfThisCpu();

} // namespace overtake
