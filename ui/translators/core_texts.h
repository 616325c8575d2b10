// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window shows of the core and translates (charts/core_text.h), read from the tables that the core itself
// uses: a new workload, parameter, preset or figure of a chip reaches the translators without being written here.
#pragma once

#include <set>
#include <string>

namespace overtake
{

/// Of the engines only what this machine has: the options of others stand in charts/core_text.cpp.
std::set<std::string> coreTexts();
/// Of the built-in lessons (context "Lessons").
std::set<std::string> lessonTexts();

} // namespace overtake
