// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts of the core that the window shows and translates (words/core_text.h), read from the tables that the core
// itself uses: a new workload, parameter, preset or figure of a chip reaches the translators without being written
// here.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace overtake
{

/// Texts of workloads, presets and this machine's engines: the options of others stand in words/core_text.cpp.
std::set<std::string> coreTexts();
/// The literals that these functions are called with in the sources of a folder: sentence() and phrase() make the
/// core's sentences (context "Messages"), tr() and trMarked() are the terminal's own (context "Terminal").
std::set<std::string> calledTexts(const std::filesystem::path &folder, const std::vector<std::string> &functions);
/// Texts of the built-in lessons (context "Lessons").
std::set<std::string> lessonTexts();

} // namespace overtake
