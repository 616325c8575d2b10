// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// For tests with workers: this program as one, work for it, and errorOf() for its trouble.
#pragma once

#include "data/random_state.h"
#include "error_of.h"
#include "job.h"
#include "remote/worker_engine.h"
#include "workloads/workload.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace overtake::test
{

inline const std::vector<std::string> ourWorker = {OVERTAKE_BENCH, "worker"};

inline std::shared_ptr<Engine> engineNamed(const std::vector<std::shared_ptr<Engine>> &engines, const std::string &id)
{
    for (const auto &engine : engines)
        if (engine->description().id == id)
            return engine;
    throw std::runtime_error("no engine " + id);
}

/// All parameters, loss and output after two epochs, each in an order of its own.
inline std::vector<std::vector<float>> trained(Engine &engine, const Job &job)
{
    const auto execution = engine.prepare(job.program, job.inputs, engine.description().options.defaults());
    for (std::uint32_t epoch = 0; epoch < 2; ++epoch) {
        if (job.program.shuffled)
            execution->beginEpoch(RandomState(epoch).permutation(static_cast<std::int32_t>(job.program.samples)));
        execution->run(0, job.program.stepsPerEpoch());
    }
    std::vector<std::vector<float>> results;
    for (TensorId id = 0; id < static_cast<TensorId>(job.program.tensors.size()); ++id)
        if (job.program.tensor(id).role == Role::Parameter || id == job.program.loss || id == job.program.output)
            results.push_back(execution->read(id));
    return results;
}

} // namespace overtake::test
