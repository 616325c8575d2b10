// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A workload's Program and data: what a test gives to an engine.
#pragma once

#include "data/inputs.h"
#include "workloads/workload.h"

#include <memory>
#include <string>

namespace overtake::test
{

struct Job {
    Program program;
    InputsPtr inputs;
};

/// The workload's Program with `values`, and its defaults for the others.
inline Program builtProgram(const std::string &id, const ParameterValues &values = {})
{
    const Workload &workload = workloadById(id);
    return workload.build(workload.parameters().complete(values, id));
}

inline Job jobOf(const std::string &id, const ParameterValues &values = {})
{
    const Workload &workload = workloadById(id);
    const ParameterValues all = workload.parameters().complete(values, id);
    return {workload.build(all), std::make_shared<const Inputs>(workload.makeInputs(all))};
}

} // namespace overtake::test
