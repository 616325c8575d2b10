// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A training as people read it on a terminal: epochs, times with the baseline named, whether the losses agree, and the
// classification reports with a column for each engine.
#pragma once

#include "train/training.h"
#include "workloads/workload.h"

#include <string>

namespace overtake::cli
{

std::string trainingText(const TrainingRun &run);

} // namespace overtake::cli
