// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Placeholder in the list of engines for one that this machine does not have, with the reason.
#pragma once

#include "engines/engine.h"
#include "text/error.h"

#include <memory>
#include <string>
#include <utility>

namespace overtake
{

class AbsentEngine : public Engine
{
public:
    /// `description.unavailable` must not be empty.
    explicit AbsentEngine(EngineDescription description) : m_description(std::move(description)) {}

    const EngineDescription &description() const override { return m_description; }
    std::int64_t freeBytes() const override { return -1; }
    std::unique_ptr<Execution> prepare(const Program &, InputsPtr, const ParameterValues &) override
    {
        throw Error(m_description.unavailable);
    }

private:
    EngineDescription m_description;
};

/// Stands for all GPUs of a kind.
inline std::shared_ptr<Engine> absentGpu(std::string id, std::string label, Message reason)
{
    EngineDescription description;
    description.id = std::move(id);
    description.label = std::move(label);
    description.kind = EngineKind::Gpu;
    description.unavailable = std::move(reason);
    return std::make_shared<AbsentEngine>(std::move(description));
}

} // namespace overtake
