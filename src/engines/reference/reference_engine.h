// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The textbook loop: every operation as it is written down, one thread, no vector code of our own. The oracle.
#pragma once

#include "engines/engine.h"

namespace overtake
{

class ReferenceEngine : public Engine
{
public:
    /// `device`: the CPU's name.
    explicit ReferenceEngine(const std::string &device);

    const EngineDescription &description() const override { return m_description; }
    std::int64_t freeBytes() const override { return freeHostBytes(); }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override;

private:
    EngineDescription m_description;
};

} // namespace overtake
