// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An engine with its options as text, as a user types it, a lesson holds it and a link carries it: "cpu,threads=1".
#pragma once

#include "measure/measurement.h"
#include "registry/engine_registry.h"

#include <string>

namespace overtake
{

/// Its id must be one that can serve here, its keys options of the engine or perEngine parameters among `parameters`.
/// Throws UsageError, whose message calls the whole "`option` `text`".
EngineUse parseEngineUse(const std::string &text, const EngineRegistry &engines, const ParameterTable &parameters,
                         const std::string &option = "--engine");

struct Setting {
    std::string key;
    std::string value;
};
/// "key=value" taken apart. Throws UsageError.
Setting splitSetting(const std::string &text, const std::string &option);
/// "1,2,,3" -> "1", "2", "", "3".
std::vector<std::string> splitAtCommas(const std::string &text);

} // namespace overtake
