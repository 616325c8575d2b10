// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Evaluates a trained model: the same workload built for inference, the trained parameters written into it by name, run
// over a set of samples on the engine that trained it.
#pragma once

#include "data/datasets.h"
#include "engines/engine.h"
#include "train/training.h"
#include "workloads/workload.h"

#include <stop_token>

namespace overtake
{

/// Values of all parameters of a Program as they are now, by name.
TrainedParameters readParameters(const Program &program, const Execution &execution);
/// Writes those that the Program has. Throws Error when one of its parameters is not among them.
void writeParameters(const Program &program, Execution &execution, const TrainedParameters &trained);

/// The workload's forward pass for this point; throws Error where it has none.
Program inferenceProgram(const Workload &workload, const ParameterValues &values);

/// Tells the class of every sample: an int32 output as it is, one probability above a half, or the largest of several.
class ClassPredictor
{
public:
    /// `engine` must outlive it. Throws Error if the output is not one class per sample.
    ClassPredictor(Engine &engine, const ParameterValues &options, const Workload &workload,
                   const ParameterValues &values, const InputsPtr &inputs, std::int64_t samples);

    /// Throws Cancelled, Error.
    std::vector<std::int32_t> classesBy(const TrainedParameters &trained, std::stop_token stop);

private:
    Program m_program;
    std::unique_ptr<Execution> m_execution;
};

} // namespace overtake
