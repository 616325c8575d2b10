// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Declared parameters and their values in JSON: in run files, lists for scripts and between processes. For
// file/json_fields.h.
#pragma once

#include "file/json_fields.h"
#include "program/parameter.h"

#include <array>

namespace overtake
{

inline const std::array<const char *, 6> &namesOf(ParameterKind)
{
    static constexpr std::array<const char *, 6> names = {"integer", "real", "choice", "flag", "file", "text"};
    return names;
}

inline const std::array<const char *, 2> &namesOf(Scale)
{
    static constexpr std::array<const char *, 2> names = {"linear", "logarithmic"};
    return names;
}

ParameterValue parameterValueOf(const JsonNode &node);
nlohmann::json jsonOfParameter(const ParameterValue &value);
void readValue(const JsonNode &object, ParameterValues &values);
nlohmann::json jsonOf(const ParameterValues &values);
/// Throws where a default contradicts its own declaration.
void readValue(const JsonNode &array, ParameterTable &table);
nlohmann::json jsonOf(const ParameterTable &table);

} // namespace overtake
