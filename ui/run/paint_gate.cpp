// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/paint_gate.h"

#include "words/guarded.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <limits>

namespace overtake
{
namespace
{

const auto askedEvent = static_cast<QEvent::Type>(QEvent::registerEventType());
const auto paintedEvent = static_cast<QEvent::Type>(QEvent::registerEventType());

class NumberedEvent : public QEvent
{
public:
    NumberedEvent(Type type, quint64 number) : QEvent(type), m_number(number) {}
    quint64 number() const { return m_number; }

private:
    quint64 m_number;
};

} // namespace

void PaintGate::waitUntilPainted(std::stop_token stop, std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    const quint64 asked = ++m_asked;
    lock.unlock();
    QCoreApplication::postEvent(this, new NumberedEvent(askedEvent, asked), Qt::LowEventPriority);
    lock.lock();
    m_painted.wait_for(lock, stop, patience, [&] { return m_answered >= asked; });
}

bool PaintGate::event(QEvent *event)
{
    if (event->type() == askedEvent) {
        const quint64 number = static_cast<NumberedEvent *>(event)->number();
        if (const int wait = m_handOver(); wait > 0) {
            QTimer::singleShot(wait, Qt::PreciseTimer, this, guarded([this, number] {
                                   QCoreApplication::postEvent(this, new NumberedEvent(askedEvent, number),
                                                               Qt::LowEventPriority);
                               }));
            return true;
        }
        // Charts replot in a zero timer and then post their paint event: after ours, and at low priority. So go round
        // once by a zero timer of our own, then stand last in the queue of events.
        QTimer::singleShot(0, this, guarded([this, number] {
                               QCoreApplication::postEvent(this, new NumberedEvent(paintedEvent, number),
                                                           std::numeric_limits<int>::min());
                           }));
        return true;
    }
    if (event->type() == paintedEvent) {
        const std::scoped_lock lock(m_mutex);
        m_answered = static_cast<NumberedEvent *>(event)->number();
        m_painted.notify_all();
        return true;
    }
    return QObject::event(event);
}

} // namespace overtake
