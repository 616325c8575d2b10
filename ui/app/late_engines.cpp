// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/late_engines.h"

#include "machine/machine.h"
#include "model/prediction_engine.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QScopeGuard>

namespace overtake
{

LateEngines::LateEngines()
{
    thisMachine(); // it adds to the environment, which the thread reads: no other thread may do so then
    m_found = std::async(std::launch::async, [this] {
        const auto told = [this](const Message &sentence) {
            QMetaObject::invokeMethod(this, guarded([this, sentence] { emit waiting(coreMessage(sentence)); }));
        };
        const auto tell = qScopeGuard([this] { QMetaObject::invokeMethod(this, &LateEngines::found); });
        return withModels(EngineRegistry::discover({m_stop.get_token(), told}));
    });
}

LateEngines::~LateEngines()
{
    m_stop.request_stop();
}

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
