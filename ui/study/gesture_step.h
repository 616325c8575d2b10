// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step of undo from one state to another. Steps of the same gesture, which follow each other, become one.
#pragma once

#include <QUndoCommand>
#include <utility>

namespace overtake
{

/// Changes with the same gesture are one step of undo: a slider's drag. 0 stands alone.
using Gesture = quint64;
Gesture newGesture();

template <typename State>
class GestureStep : public QUndoCommand
{
public:
    GestureStep(const QString &what, State before, State after, Gesture gesture)
        : QUndoCommand(what), m_before(std::move(before)), m_after(std::move(after)), m_gesture(gesture)
    {
    }

    int id() const override { return m_gesture == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *later = static_cast<const GestureStep *>(other); // a stack has steps of one kind
        if (later->m_gesture != m_gesture)
            return false;
        m_after = later->m_after;
        setObsolete(m_before == m_after);
        return true;
    }

protected:
    State m_before, m_after;

private:
    Gesture m_gesture;
};

} // namespace overtake
