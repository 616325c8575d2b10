// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A classifier of pictures: two layers of convolution with ReLU and max-pooling, then one or two dense layers, softmax
// cross-entropy; case 5 of the reference cases. x: (batch, 3, 32, 32), labels: (batch) of 10 classes.
#pragma once

#include "workloads/workload.h"

namespace overtake
{

class CnnWorkload : public Workload
{
public:
    std::string id() const override { return "cnn"; }
    std::string label() const override { return "Picture classifier (CNN)"; }
    std::string description() const override;
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "filters"; }
    Program build(const ParameterValues &values) const override;
    Inputs makeInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> keysFromFile() const override { return {"samples"}; }
    std::vector<std::string> inputKeys() const override { return {"samples", "seed", "mode", "data"}; }
};

} // namespace overtake
