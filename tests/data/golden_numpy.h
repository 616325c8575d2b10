// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads tests/golden/numpy.json (its layout: make_numpy_golden.py) and hashes arrays as that script does.
#pragma once

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <span>
#include <string>

namespace overtake
{

inline nlohmann::json goldenNumpy()
{
    return nlohmann::json::parse(std::ifstream(OVERTAKE_TEST_DATA "/numpy.json"));
}

/// FNV-1a, 64 bit, of the bytes in memory.
template <class T>
std::string hashOf(std::span<const T> values)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const std::byte byte : std::as_bytes(values))
        hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3U;
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

} // namespace overtake
