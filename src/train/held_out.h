// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows that training holds out to evaluate the trained model: no step has seen them; drawn from the seed. Works on any
// workload whose arrays hold one row per sample; knows none of them by name.
#pragma once

#include "data/inputs.h"
#include "program/program.h"

#include <optional>

namespace overtake
{

struct TrainingData {
    InputsPtr training;
    std::int64_t trainingSamples = 0;
    InputsPtr heldOut; ///< null: nothing can be or shall be kept back
    std::int64_t heldOutSamples = 0;
};

/// Every array of the inputs has a row for each of the Program's samples, so that some can be kept back, and one of
/// them holds the classes to judge by: what cannot be judged is all trained on.
bool canHoldOut(const Program &program, const Inputs &inputs);

/// Keeps ceil(share * samples) rows back, at least one and not all: the first of
/// RandomState(seed).permutation(samples), which are those of scikit-learn's train_test_split(test_size=share,
/// random_state=seed). Both parts keep the rows in the order of the set; the inputs are used up, so that a large set
/// need not fit twice. What was standardised is so again, by the training rows alone.
TrainingData holdOut(Inputs inputs, std::int64_t samples, double share, std::uint32_t seed);

/// The true classes: the array of int32 with one number per sample; null where there is none.
const HostArray *labelsOf(const Inputs &inputs, std::int64_t samples);

} // namespace overtake
