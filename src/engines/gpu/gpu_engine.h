// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common base of GPU engines: the device is opened at its first use and shared by all Executions, free
// memory is checked before anything is allocated, and a lost device is reopened. One thread at a time.
#pragma once

#include "engines/engine.h"
#include "engines/gpu/execution.h"
#include "engines/gpu/plan.h"

#include <memory>
#include <mutex>
#include <string>

namespace overtake::gpu
{

/// A backend's own way to sum over its devices (GpuBackend::exchangeWith).
struct ExchangeLibrary {
    std::string name;         ///< empty: none, so that they sum through the host's memory
    Message unavailable = {}; ///< why it cannot serve
};

/// A device among those of its backend. Devices of one name that differ in the number alone can be one engine.
struct DevicePlace {
    std::string backend;     ///< "cuda"
    int number = 0;          ///< among the backend's devices
    int units = 0;           ///< multiprocessors
    std::string driver = {}; ///< "NVIDIA CUDA", if the backend has several

    std::string id() const { return backend + ':' + std::to_string(number); } ///< "cuda:0"
};

class GpuEngine : public Engine
{
public:
    const DevicePlace &place() const { return m_place; }
    const EngineDescription &description() const override { return m_description; }
    /// OVERTAKE_DEVICE_MEMORY_LIMIT (bytes) lowers it, for tests.
    std::int64_t freeBytes() const override;
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override;
    const Fusions &fusions() const override { return gpuFusions(); }
    Message libraries() const override { return m_device ? m_device->libraries() : Message(); }
    /// The device, opened. Throws Error.
    std::shared_ptr<GpuBackend> device()
    {
        openedDevice();
        return m_device;
    }
    /// Prepares one device's share of a Program that several devices share. `options` are of this engine, complete.
    std::unique_ptr<Execution> prepareShare(const Program &share, InputsPtr inputs, const ParameterValues &options,
                                            Member member, float lastWeight);
    /// Library that sums the gradients of several of these devices.
    virtual ExchangeLibrary exchangeLibrary() const { return {}; }
    void measureDevice() override;
    std::optional<overtake::Device> measuredDevice() const override;

protected:
    /// `staging`, for the engine's options; with `mapped`, and that by default, where host and device share their
    /// memory.
    static ParameterSpec stagingSpec(bool sharesHostMemory = false);
    /// Names the staging in a label if it is not the default.
    void addStaging(Label &label, const ParameterValues &options) const;

    /// Throws Error with a sentence that says why the device cannot be opened and what to do.
    virtual std::shared_ptr<GpuBackend> openDevice() = 0;
    /// Execution options from complete `options`; staging is read here, everything else by the engine.
    virtual ExecutionOptions executionOptions(const ParameterValues &options) const;
    /// Free memory of a device that is not open or cannot tell; negative if unknown.
    virtual std::int64_t freeBytesUnopened() const { return -1; }

    DevicePlace m_place;             ///< the engine's to fill
    EngineDescription m_description; ///< the engine's to fill

private:
    GpuBackend &openedDevice();

    std::shared_ptr<GpuBackend> m_device;
    bool m_wasLost = false; ///< and not reopened since
    mutable std::mutex m_measuredMutex;
    std::optional<overtake::Device> m_measured;
};

} // namespace overtake::gpu
