// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/json_file.h"

#include "text/error.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace overtake
{

namespace
{

using nlohmann::json;

std::ptrdiff_t lineOf(const std::string &content, std::size_t byte)
{
    const auto end = content.begin() + static_cast<std::ptrdiff_t>(std::min(byte, content.size()));
    return 1 + std::count(content.begin(), end, '\n');
}

json parse(const std::string &content)
{
    try {
        return json::parse(content);
    } catch (const json::parse_error &error) {
        const bool cutShort = error.byte > content.size();
        const auto line = lineOf(content, error.byte);
        throw Error(cutShort ? sentence("it is not complete JSON: it ends too early, at line %1.", line)
                             : sentence("it is not readable JSON, at line %1.", line));
    } catch (const json::exception &) { // a number beyond the range of a double
        throw Error(sentence("it is not readable JSON: a number is out of range."));
    }
}

std::string oneLine(const json &value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Indented, but lists of numbers (thousands of samples) on one line.
void appendJson(std::string &text, const json &value, std::size_t depth)
{
    const bool isFlat = std::ranges::none_of(value, &json::is_structured);
    if (!value.is_structured() || (value.is_array() && isFlat)) {
        text += oneLine(value);
        return;
    }
    const std::string margin = "\n" + std::string(depth + 1, ' ');
    const char *separator = "";
    text += value.is_array() ? '[' : '{';
    for (const auto &[key, member] : value.items()) {
        text += separator + margin + (value.is_array() ? "" : oneLine(key) + ": ");
        appendJson(text, member, depth + 1);
        separator = ",";
    }
    text += value.empty() ? "" : "\n" + std::string(depth, ' ');
    text += value.is_array() ? ']' : '}';
}

} // namespace

std::string jsonText(const json &value)
{
    std::string text;
    appendJson(text, value, 0);
    return text + "\n";
}

json readJsonFile(const std::string &path)
{
    return readingFile(path, [&] {
        std::ifstream file(path, std::ios::binary);
        std::ostringstream content;
        // A folder opens, and only fails to be read.
        if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(content << file.rdbuf())) || file.bad())
            throw Error(sentence("%1.", systemReason(errno)));
        return parse(content.str());
    });
}

} // namespace overtake
