// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who uses the machine now. Whoever wants it takes a hold and lets it go; several may be held. Live is a wish of the
// user, and is on while no hold forbids it: nobody has to switch it on again. Actions, status line and banners follow
// from this one state. Window thread only. An owner that listens disconnects it before its own members end.
#pragma once

#include "measure/compare/sweeper.h"
#include "words/guarded.h"

#include <QObject>
#include <QString>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>

namespace overtake
{

class MachineUse : public QObject
{
    Q_OBJECT

public:
    enum class Kind {
        // The first that is held names the state.
        Training,
        Map,
        Recording, ///< a program of its own measures a device
        Sweep,
        Outline,
        Live, ///< a place of the slider is being measured
        Writing,
        Waiting, ///< until other programs rest
        Lesson,  ///< has a wish for Live of its own
        Viewer,
        Idle,
        // These only forbid something to others.
        Race,
        Run,      ///< one that was opened is on show
        Guided,   ///< a lesson's step in which the user measures nothing
        Question, ///< a lesson measures, or will, what nobody may see yet
        Playing,  ///< a slider walks by itself
        Aside,    ///< another window has taken the place of this one
        Count
    };

    /// The figures are of what is measured for a curve; 0: unknown.
    struct State : SweepProgress {
        Kind kind = Kind::Idle;
        bool live = false;     ///< whether Live is on
        QString axisLabel;     ///< axis of the curve that is measured
        bool full = false;     ///< where the slider rests, as carefully as in a sweep
        bool slow = false;     ///< has been at this point for so long that it should be said
        bool stopping = false; ///< cancelled, but still in a step
        bool operator==(const State &) const = default;
    };

    /// Held until it and its copies are gone.
    using Hold = std::shared_ptr<void>;
    [[nodiscard]] Hold hold(Kind kind);
    /// The session's hold: a sweep, an outline, a place, or idle.
    void report(const State &measuring);
    /// The user's wish for Live, or a lesson's, which begins without one and leaves the user's as it was.
    void setWanted(bool on);
    bool isWanted() const { return m_wanted[isHeld(Kind::Lesson) ? 1 : 0]; }

    State state() const;
    bool isLive() const { return isWanted() && mayBegin(Kind::Live) && !isHeld(Kind::Run); }
    /// Whether any of these is.
    template <typename... Kinds>
    bool isHeld(Kinds... kinds) const
    {
        return ((m_holds[static_cast<std::size_t>(kinds)] > 0 || m_measuring.kind == kinds) || ...);
    }
    /// Whether nothing forbids it now. A training or a map that begins ends a sweep.
    bool mayBegin(Kind kind) const;
    /// Whether a core may be used for seconds: nothing is timed, and no picture or text waits for the pool of viewers.
    bool mayCompute() const { return mayBegin(Kind::Viewer) && !isHeld(Kind::Viewer, Kind::Writing); }

    /// Calls `tell` when it changes whether that may begin, as long as `context` lives.
    template <typename Tell>
    void watch(Kind kind, QObject *context, Tell tell)
    {
        connect(this, &MachineUse::changed, context, guarded([this, kind, tell, may = mayBegin(kind)]() mutable {
                    const bool before = std::exchange(may, mayBegin(kind));
                    if (may != before)
                        tell();
                }));
    }

signals:
    void changed();

private:
    void count(Kind kind, int more);

    std::array<int, static_cast<std::size_t>(Kind::Count)> m_holds{};
    std::array<bool, 2> m_wanted{}; ///< by the user, by a lesson
    State m_measuring;
};

} // namespace overtake
