// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an engine that predicts offers in place of an Execution. Answers within milliseconds once it is ready; any
// thread.
#pragma once

#include "model/prediction.h"
#include "program/parameter.h"

namespace overtake
{

class Predictor
{
public:
    virtual ~Predictor() = default;

    /// `options` must be complete. Throws Error when it cannot tell.
    virtual Prediction predict(const Program &program, const ParameterValues &options) = 0;
    /// False while the next call would first measure the device, for half a second.
    virtual bool isReady() const = 0;
    virtual const Device &device() = 0; ///< measures it when it is not ready
};

} // namespace overtake
