// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several devices of a kind as one engine that trains: 'cuda:0+1'. Each has a share of every batch's rows and a copy of
// the parameters; in the middle of a step the gradients are summed (exchange.h), and each device updates its own copy.
// Losses are those of one device, but for rounding. What cannot be shared is refused in a sentence.
#pragma once

#include "engines/gpu/gpu_engine.h"
#include <mutex>

namespace overtake::gpu
{

class MultiDeviceEngine : public Engine
{
public:
    /// At least two, of one driver; they are used by nobody else meanwhile (EngineTurns).
    explicit MultiDeviceEngine(std::vector<std::shared_ptr<GpuEngine>> members);

    const EngineDescription &description() const override { return m_description; }
    Label labelFor(const ParameterValues &options) const override;
    /// Free memory of the fullest device, because each holds the parameters.
    std::int64_t freeBytes() const override;
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override;
    const Fusions &fusions() const override { return gpuFusions(); }
    Message libraries() const override;

private:
    ExchangeLibrary library() const;
    std::shared_ptr<Exchange> exchangeOf(const std::vector<std::shared_ptr<GpuBackend>> &devices);

    std::vector<std::shared_ptr<GpuEngine>> m_members;
    EngineDescription m_description;
    mutable std::mutex m_libraryMutex; ///< a label is asked for while another thread starts the library
    ExchangeLibrary m_library;
    std::shared_ptr<Exchange> m_exchange; ///< the library's, once it is in use
    std::vector<std::weak_ptr<GpuBackend>> m_exchanging;
};

/// Engines of devices with the same name: the first two, and all if there are more.
std::vector<std::shared_ptr<Engine>> makeMultiDeviceEngines(const std::vector<std::shared_ptr<Engine>> &engines);

} // namespace overtake::gpu
