// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole JSON files, as text and from it.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace overtake
{

/// Indented, one newline at the end; text that is not valid UTF-8 (a file name) is replaced, not an error.
std::string jsonText(const nlohmann::json &json);
/// Throws Error "Cannot read 'FILE': …", with the line where it is damaged.
nlohmann::json readJsonFile(const std::string &path);

} // namespace overtake
