// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An engine with its options as text, as a user types it, a lesson holds it and a link carries it: "cpu,threads=1".
#pragma once

#include "measure/measurement.h"
#include "registry/engine_registry.h"

#include <optional>
#include <string>

namespace overtake
{

/// Its id must be one that can serve here, its keys options of the engine or perEngine parameters among `parameters`.
/// Throws UsageError, whose message calls the whole "`option` `text`".
EngineUse parseEngineUse(const std::string &text, const EngineRegistry &engines, const ParameterTable &parameters,
                         const std::string &option = "--engine");

/// The first GPU that can serve; empty where there is none.
std::string firstGpu(const EngineRegistry &engines);
/// "gpu,batch=512" with the engine that it means here: `gpu`, or the first GPU, or the prediction for an RTX 2070. A
/// prediction has no clock: what is timed wrongly on purpose runs on OpenCL on the CPU then, which queues in the same
/// way; nothing where that is missing, too. Any other text as it is.
std::optional<std::string> withGpuHere(const std::string &text, const EngineRegistry &engines,
                                       const std::string &gpu = {});

struct Setting {
    std::string key;
    std::string value;
};
/// "key=value" taken apart. Throws UsageError.
Setting splitSetting(const std::string &text, const std::string &option);
/// A number as typed; `name` is what the user calls it: "--points". Throws UsageError with the range.
double parseNumber(const std::string &name, const std::string &text, ParameterKind kind, double minimum,
                   double maximum);

} // namespace overtake
