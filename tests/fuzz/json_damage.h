// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random damage to good inputs, by a seed: values of JSON replaced, removed, repeated or renamed, or bytes of any text.
#pragma once

#include <nlohmann/json.hpp>
#include <random>
#include <string>

namespace overtake::test
{

using Random = std::mt19937_64;

/// A JSON text with one to four places changed.
std::string damagedJson(const std::string &good, Random &random);
/// Bytes replaced, removed, repeated or cut off.
std::string damagedBytes(std::string text, Random &random);

} // namespace overtake::test
