// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engines of this machine, found once and handed around (no global state), and those of workers, which come and go
// while the program runs. Tests make one of fake engines. Any thread.
#pragma once

#include "engines/engine.h"
#include "engines/gpu/drivers/driver_trials.h"
#include "registry/engine_turns.h"

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

class EngineRegistry
{
public:
    /// The engines that this build and this machine have, in the order in which a person should meet them.
    static EngineRegistry discover(const DriverWait &wait = {});
    /// Those of them that need no driver.
    static EngineRegistry withoutDrivers();

    EngineRegistry() = default;
    explicit EngineRegistry(std::vector<std::shared_ptr<Engine>> engines) : m_engines(std::move(engines)) {}
    EngineRegistry(const EngineRegistry &other); ///< the same engines and turns in a list of its own
    EngineRegistry &operator=(const EngineRegistry &other);

    /// The current engines.
    std::vector<std::shared_ptr<Engine>> engines() const;
    void add(std::shared_ptr<Engine> engine);
    /// These are the engines of a worker from now on, in place of those that it had. What was replaced lives as long as
    /// the registry: others may hold a reference.
    void setWorker(const std::string &worker, const std::vector<std::shared_ptr<Engine>> &engines);
    /// Throws UsageError with the nearest valid id, or with the reason why the engine cannot serve.
    Engine &require(std::string_view id) const;
    Engine *find(std::string_view id) const; ///< null when unknown
    /// The engine is of this worker.
    bool isOf(std::string_view id, std::string_view worker) const;
    /// Threads that share engines must take turns; programs with one thread need not.
    EngineTurns &turns() const { return *m_turns; }

private:
    mutable std::mutex m_mutex;
    std::vector<std::shared_ptr<Engine>> m_engines;
    std::vector<std::shared_ptr<Engine>> m_retired;
    std::shared_ptr<EngineTurns> m_turns = std::make_shared<EngineTurns>(); ///< shared by all copies
};

} // namespace overtake
