// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A linear layer with one output and a sigmoid: two classes. x: (batch, features), labels: (batch).
#pragma once

#include "workloads/workload.h"

namespace overtake
{

class LogisticRegressionWorkload : public Workload
{
public:
    std::string id() const override { return "logistic-regression"; }
    std::string label() const override { return "Logistic regression"; }
    std::string description() const override;
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "samples"; }
    Program build(const ParameterValues &values) const override;
    Inputs makeInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> keysFromFile() const override { return {"samples", "features"}; }
    std::vector<std::string> inputKeys() const override { return {"samples", "features", "seed", "csv"}; }
};

} // namespace overtake
