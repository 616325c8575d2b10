// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A classifier of some hidden layers with ReLU and softmax cross-entropy. x: (batch, features), labels: (batch).
#pragma once

#include "workloads/workload.h"

namespace overtake
{

class MlpWorkload : public Workload
{
public:
    std::string id() const override { return "mlp"; }
    std::string label() const override { return "Neural network (MLP)"; }
    std::string description() const override;
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "hidden"; }
    Program build(const ParameterValues &values) const override;
    Inputs makeInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> keysFromFile() const override { return {"samples", "features", "classes"}; }
    std::vector<std::string> inputKeys() const override
    {
        return {"samples", "features", "classes", "seed", "csv", "data", "mode"};
    }
};

} // namespace overtake
