// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// With which words a run file is refused.
#pragma once

#include "report/run_file.h"
#include "text/error.h"

#include <nlohmann/json.hpp>
#include <string>

namespace overtake::test
{

/// The error's text, or "no error".
inline std::string refusal(const nlohmann::json &document)
{
    try {
        runRecordFromJson(document);
    } catch (const Error &error) {
        return error.what();
    }
    return "no error";
}

inline std::string fileRefusal(const std::string &path)
{
    try {
        readRunFile(path);
    } catch (const Error &error) {
        return error.what();
    }
    return "no error";
}

} // namespace overtake::test
