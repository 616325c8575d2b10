// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/machine_use.h"

#include <QPointer>

namespace overtake
{

MachineUse::Hold MachineUse::hold(Kind kind)
{
    count(kind, 1);
    return {this, [self = QPointer<MachineUse>(this), kind](const void *) {
                if (self)
                    self->count(kind, -1);
            }};
}

void MachineUse::count(Kind kind, int more)
{
    const bool before = isHeld(kind);
    m_holds[static_cast<std::size_t>(kind)] += more;
    if (isHeld(kind) == before)
        return;
    if (kind == Kind::Lesson)
        m_wanted[1] = false;
    emit changed();
}

void MachineUse::report(const State &measuring)
{
    if (std::exchange(m_measuring, measuring) != measuring)
        emit changed();
}

void MachineUse::setWanted(bool on)
{
    if (std::exchange(m_wanted[isHeld(Kind::Lesson) ? 1 : 0], on) != on)
        emit changed();
}

MachineUse::State MachineUse::state() const
{
    State now = m_measuring;
    now.live = isLive();
    int first = 0;
    while (static_cast<Kind>(first) != Kind::Idle && !isHeld(static_cast<Kind>(first)))
        ++first;
    now.kind = static_cast<Kind>(first);
    return now;
}

bool MachineUse::mayBegin(Kind kind) const
{
    switch (kind) {
    case Kind::Live:
        return !isHeld(Kind::Training, Kind::Map, Kind::Recording, Kind::Race, Kind::Viewer, Kind::Guided, Kind::Aside);
    case Kind::Sweep:
        return !isHeld(Kind::Training, Kind::Map, Kind::Sweep, Kind::Recording, Kind::Race, Kind::Viewer, Kind::Guided);
    case Kind::Training:
        return !isHeld(Kind::Map, Kind::Recording, Kind::Race, Kind::Question);
    case Kind::Map:
        return !isHeld(Kind::Training, Kind::Recording, Kind::Race, Kind::Question);
    case Kind::Recording: // a program of its own measures, which sees no hold
        return mayBegin(Kind::Race) && !isHeld(Kind::Lesson, Kind::Writing);
    default: // a lesson, a race, a picture: what is timed goes first
        return !isHeld(Kind::Training, Kind::Map, Kind::Sweep, Kind::Recording, Kind::Race);
    }
}

} // namespace overtake
