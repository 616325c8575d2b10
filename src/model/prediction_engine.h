// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A device of the database, or one of this machine's own, as an engine that predicts and never runs anything:
// 'model:t4', 'model:cpu', 'model:cuda:0'. It stands in the registry like any other, with EngineDescription::predicted
// set, and is asked through predictorOf(). A device here is measured once, when it is first asked for; ask for nothing
// else meanwhile.
#pragma once

#include "machine/device_database.h"
#include "machine/machine.h"
#include "model/kept_peaks.h"
#include "model/predictor.h"
#include "registry/engine_registry.h"

#include <atomic>
#include <functional>
#include <mutex>

namespace overtake
{

class PredictionEngine : public Engine, public Predictor
{
public:
    using Measure = std::function<Device(Peaks which, std::stop_token)>; ///< throws Cancelled when stopped

    /// A device whose figures are known.
    explicit PredictionEngine(Device device);
    /// One that `measure` measures when first needed; `known` is what can be said before.
    PredictionEngine(Device known, Measure measure);

    const EngineDescription &description() const override { return m_description; }
    Label labelFor(const ParameterValues &options) const override;
    const Fusions &fusions() const override { return fusionsOn(m_device.load()->kind); }
    std::int64_t freeBytes() const override { return -1; }
    /// Throws Error: a model has nothing to run on.
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override;

    Prediction predict(const PlannedWork &work, const ParameterValues &options) override;
    bool isReady() const override { return m_ready; }
    std::shared_ptr<const Device> device(std::stop_token stop = {}) override;
    void measureAnew(std::stop_token stop) override;

private:
    void describe(const Device &device);

    std::atomic<std::shared_ptr<const Device>> m_device;
    Measure m_measure;  ///< empty: nothing to measure
    std::mutex m_mutex; ///< held while measuring
    std::atomic<bool> m_ready;
    EngineDescription m_description;
};

/// 'model:cpu', one for each GPU among `present`, the engines of this machine, and one for each device of the database
/// of which enough is known.
std::vector<std::shared_ptr<Engine>> predictionEngines(const Machine &machine,
                                                       const std::vector<std::shared_ptr<Engine>> &present,
                                                       const DeviceDatabase &database);

/// `engines`, those of this machine, and behind them the models of its devices and of those in the database.
EngineRegistry withModels(const EngineRegistry &engines);

} // namespace overtake
