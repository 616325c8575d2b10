// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/run_file.h"

#include "file/atomic_file.h"
#include "text/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <system_error>

namespace overtake
{
namespace
{

std::string nowInUtc()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts = {};
    ::gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

std::string placeOf(const std::string &content, std::size_t byte)
{
    const auto end = content.begin() + static_cast<std::ptrdiff_t>(std::min(byte, content.size()));
    const auto line = 1 + std::count(content.begin(), end, '\n');
    return "line " + std::to_string(line);
}

nlohmann::json parse(const std::string &content)
{
    try {
        return nlohmann::json::parse(content);
    } catch (const nlohmann::json::parse_error &error) {
        const bool cutShort = error.byte > content.size();
        throw Error(cutShort ? "it is no complete JSON: it ends too early, in " + placeOf(content, error.byte) + "."
                             : "it is not JSON, at " + placeOf(content, error.byte) + ".");
    } catch (const nlohmann::json::exception &) { // a number beyond the range of a double
        throw Error("it is not JSON that can be read: a number is out of range.");
    }
}

} // namespace

RunRecord makeRunRecord(Sweep sweep, const Machine &machine)
{
    return {nowInUtc(), machine, std::move(sweep)};
}

nlohmann::json readJsonFile(const std::string &path)
{
    try {
        std::ifstream file(path, std::ios::binary);
        std::ostringstream content;
        // A folder opens, and only fails to be read.
        if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(content << file.rdbuf())) || file.bad()) {
            throw Error(std::generic_category().message(errno) + ".");
        }
        return parse(content.str());
    } catch (const Error &error) {
        throw Error("Cannot read '" + path + "': " + error.what());
    }
}

RunRecord readRunFile(const std::string &path)
{
    const nlohmann::json json = readJsonFile(path);
    try {
        return runRecordFromJson(json);
    } catch (const Error &error) {
        throw Error("Cannot read '" + path + "': " + error.what());
    }
}

void writeRunFile(const std::string &path, const RunRecord &record)
{
    writeFileAtomically(path, jsonText(toJson(record)));
}

} // namespace overtake
