// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Interface of a predicting engine, instead of an Execution. Answers within milliseconds once it is ready; any thread.
#pragma once

#include "engines/engine.h"
#include "model/prediction.h"
#include "program/parameter.h"

#include <stop_token>
#include <string>

namespace overtake
{

class Predictor
{
public:
    virtual ~Predictor() = default;

    /// `options` must be complete. Throws Error when it cannot tell.
    virtual Prediction predict(const PlannedWork &work, const ParameterValues &options) = 0;
    /// False while the next call would first measure the device, for some seconds.
    virtual bool isReady() const = 0;
    /// Measures the device if not ready; throws Cancelled if stopped before it is.
    virtual std::shared_ptr<const Device> device(std::stop_token stop = {}) = 0;
    /// Measures the device although it is ready, if there is anything to measure.
    virtual void measureAnew(std::stop_token stop) = 0;
};

/// Id of the model of a device, or of the device that an engine uses: "model:cpu".
inline std::string modelIdOf(const std::string &id)
{
    return "model:" + id;
}

/// Null for an engine that runs Programs.
inline Predictor *predictorOf(Engine &engine)
{
    return dynamic_cast<Predictor *>(&engine);
}

} // namespace overtake
