// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engines of this machine, found once and handed around (no global state). Tests make one of fake engines.
#pragma once

#include "engines/engine.h"
#include "engines/engine_turns.h"

#include <memory>
#include <string_view>
#include <vector>

namespace overtake
{

class EngineRegistry
{
public:
    /// The engines that this build and this machine have, in the order in which a person should meet them.
    static EngineRegistry discover();

    EngineRegistry() = default;
    explicit EngineRegistry(std::vector<std::shared_ptr<Engine>> engines) : m_engines(std::move(engines)) {}

    const std::vector<std::shared_ptr<Engine>> &engines() const { return m_engines; }
    void add(std::shared_ptr<Engine> engine) { m_engines.push_back(std::move(engine)); }
    /// Throws UsageError with the nearest valid id, or with the reason why the engine cannot serve.
    Engine &require(std::string_view id) const;
    Engine *find(std::string_view id) const; ///< null when unknown
    /// Threads that share engines must take turns; programs with one thread need not.
    EngineTurns &turns() const { return *m_turns; }

private:
    std::vector<std::shared_ptr<Engine>> m_engines;
    std::shared_ptr<EngineTurns> m_turns = std::make_shared<EngineTurns>(); ///< of all copies
};

} // namespace overtake
