// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The CPU as fast as we can make it: vector code and oneDNN, operations fused, on one to all threads. The honest
// opponent of a GPU.
#pragma once

#include "engines/engine.h"
#include "machine/usable_cores.h"

namespace overtake
{

class CpuEngine : public Engine
{
public:
    /// `device`: the CPU's name.
    CpuEngine(const std::string &device, const UsableCores &cores);
    /// All of one kind, one thread each.
    CpuEngine(const std::string &device, int threads);

    const EngineDescription &description() const override { return m_description; }
    Label labelFor(const ParameterValues &options) const override;
    std::int64_t freeBytes() const override { return freeHostBytes(); }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override;
    const Fusions &fusions() const override;

private:
    UsableCores m_cores;
    EngineDescription m_description;
};

/// Name of the vectors to which the engine's libraries are limited in this process; empty where nothing limits them.
std::string librariesLimitedTo();

} // namespace overtake
