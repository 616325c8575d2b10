// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// dest = a * b, element by element: one multiplication for twelve bytes, so memory and launches decide. a, b:
// (elements).
#pragma once

#include "workloads/workload.h"

namespace overtake
{

class VectorMultiplyWorkload : public Workload
{
public:
    std::string id() const override { return "vector-multiply"; }
    std::string label() const override { return "Multiply two vectors"; }
    std::string description() const override;
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "elements"; }
    Program build(const ParameterValues &values) const override;
    Inputs makeInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> inputKeys() const override { return {"elements", "seed"}; }
};

} // namespace overtake
