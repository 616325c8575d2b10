// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Evaluates a model that predicts the next symbol by its loss on a part of the data that training never uses: the
// inputs of the workload's inference mode. Mean of -log(probability of the right symbol), in nats, as in training. Runs
// on the caller's thread.
#pragma once

#include "engines/engine.h"
#include "train/training.h"
#include "workloads/workload.h"

#include <stop_token>

namespace overtake
{

/// Nothing unless the workload is the language model: no other predicts the next symbol. Throws Cancelled, and Error if
/// the data cannot be made or the model cannot run.
std::optional<UnseenLoss> unseenLoss(Engine &engine, const ParameterValues &options, const Workload &workload,
                                     const ParameterValues &values, const TrainedParameters &trained,
                                     std::stop_token stop);

} // namespace overtake
