// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A message as a worker sent it, made fit to be used: nothing that another process says is trusted.
#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace overtake::worker
{

/// The message in `body`, whose texts have no control characters and a sensible length (names 100 characters, others
/// 1000). Throws Error if it is not an object with a type, or nests deeper or lists more than any message needs.
nlohmann::json foreignMessage(std::string_view body);

} // namespace overtake::worker
