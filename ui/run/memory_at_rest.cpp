// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/memory_at_rest.h"

#include "run/machine_use.h"
#include "run/pools.h"
#include "words/guarded.h"

#include <QTimer>
#include <malloc.h>

namespace overtake
{

void returnMemoryAtRest(MachineUse &use)
{
    auto *const rest = new QTimer(&use);
    rest->setSingleShot(true);
    rest->setInterval(1000);
    const auto watch = [&use, rest] {
        using Kind = MachineUse::Kind;
        if (use.state().kind == Kind::Idle && !use.isHeld(Kind::Race))
            rest->start();
        else
            rest->stop();
    };
    QObject::connect(&use, &MachineUse::changed, rest, guarded(watch));
    // Where it cannot be while something is timed.
    QObject::connect(rest, &QTimer::timeout, rest, guarded([] { runIn(timedPool(), [] { (void)::malloc_trim(0); }); }));
}

} // namespace overtake
