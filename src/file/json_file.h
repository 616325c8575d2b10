// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole JSON files, as text and from it.
#pragma once

#include "text/error.h"

#include <nlohmann/json.hpp>
#include <string>

namespace overtake
{

/// Calls `read`. An Error of it is told with the file's name: "Cannot read 'FILE': …".
template <typename Read>
auto readingFile(const std::string &path, const Read &read)
{
    try {
        return read();
    } catch (const Error &error) {
        throw Error(sentence("Cannot read '%1': %2", path, error.message()));
    }
}

/// Indented, one newline at the end; text that is not valid UTF-8 (a file name) is replaced, not an error.
std::string jsonText(const nlohmann::json &json);

/// Throws Error "Cannot read 'FILE': …", with the line where it is damaged.
nlohmann::json readJsonFile(const std::string &path);

/// Reads the file's JSON and parses it. An Error of `parse` is told with the file's name.
template <typename Parse>
auto readJsonFileAs(const std::string &path, const Parse &parse)
{
    const nlohmann::json json = readJsonFile(path);
    return readingFile(path, [&] { return parse(json); });
}

} // namespace overtake
