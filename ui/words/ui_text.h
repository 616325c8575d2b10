// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names of the core's things as the window writes them.
#pragma once

#include "engines/engine.h"
#include "measure/measurement.h"
#include "workloads/workload.h"

#include <QString>

namespace overtake
{

/// "CPU, 2 threads", with the batch size where the engine has its own: "GPU, batch size 512".
QString engineLabel(const Label &label, const EngineUse &use, const Workload &workload);
/// "CPU"; "lab: CPU" of a worker's.
QString engineLabel(const EngineDescription &description);
/// "CPU: AMD EPYC 9654"
QString engineName(const EngineDescription &description);

} // namespace overtake
