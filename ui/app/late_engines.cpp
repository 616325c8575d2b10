// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/late_engines.h"

#include "machine/machine.h"
#include "model/prediction_engine.h"
#include "words/core_text.h"
#include "words/guarded.h"

namespace overtake
{

LateEngines::LateEngines() : m_found(m_promise.get_future())
{
    thisMachine(); // it adds to the environment, which the thread reads: no other thread may do so then
    m_thread = std::jthread([this](std::stop_token stop) {
        const auto told = [this](const Message &sentence) {
            QMetaObject::invokeMethod(this, guarded([this, sentence] { emit waiting(coreMessage(sentence)); }));
        };
        try {
            m_promise.set_value(withModels(EngineRegistry::discover({std::move(stop), told})));
        } catch (...) {
            m_promise.set_exception(std::current_exception());
        }
        QMetaObject::invokeMethod(this, &LateEngines::found);
    });
}

LateEngines::~LateEngines() = default;

EngineRegistry LateEngines::within(std::chrono::milliseconds patience)
{
    if (m_found.wait_for(patience) == std::future_status::ready)
        return m_found.get();
    return withModels(EngineRegistry::withoutDrivers());
}

int LateEngines::addTo(EngineRegistry &registry)
{
    int added = 0;
    for (const auto &engine : m_found.get().engines()) {
        if (registry.find(engine->description().id))
            continue;
        registry.add(engine);
        ++added;
    }
    return added;
}

} // namespace overtake
