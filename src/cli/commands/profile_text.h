// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The profile of a step as text for the terminal and as JSON.
#pragma once

#include "cli/arguments/command_line.h"
#include "measure/explain/profile_table.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace overtake::cli
{

/// --profile, --profile-all and --profile-sort, understood.
struct ProfileRequest {
    bool wanted = false;
    bool all = false;
    ProfileColumn sort = ProfileColumn::Own;
};
/// Throws UsageError for a column that there is not.
ProfileRequest profileRequest(const CommandLine &line);

/// Top rows first, as the request sorts them; the rest in one line unless it wants all.
std::string profileText(const std::string &engine, ProfileTable table, const ProfileRequest &request);
nlohmann::json profileJson(ProfileTable table, const ProfileRequest &request); ///< all rows

/// "nanoGPT's formula: …" for the training of a transformer, else empty.
std::string nanoGptText(const Measurement &measurement);

} // namespace overtake::cli
