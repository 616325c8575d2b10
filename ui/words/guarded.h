// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// No exception ends the window: an exception in a slot is shown in it, and it stays open. Every connection to a slot
// that is not Qt's own goes through guarded(), and so do the functions that singleShot() and invokeMethod() call.
// A test reads the sources for it.
// Application::notify() is the last resort for exceptions in handlers of events. Window thread only.
#pragma once

#include <QApplication>
#include <QString>
#include <functional>
#include <type_traits>
#include <utility>

namespace overtake
{

class Application : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override;
    int takeEscaped() { return std::exchange(m_escaped, 0); } ///< exceptions that only notify() caught since then

signals:
    void problem(const QString &sentence); ///< for the window to show
    void exceptionEscaped();               ///< only notify() caught it: a moment to save what can be saved

private:
    int m_escaped = 0;
};

/// A sentence for the exception that is being handled. Any thread; only in a catch block.
QString caughtText();
/// Shows caughtText() in the window.
void tellCaught();

/// A slot: takes as many arguments as `work` does.
template <typename Work>
auto guarded(Work work)
{
    return [work = std::move(work)](
               auto &&...arguments) mutable -> std::enable_if_t<std::is_invocable_v<Work &, decltype(arguments)...>> {
        try {
            std::invoke(work, std::forward<decltype(arguments)>(arguments)...);
        } catch (...) {
            tellCaught();
        }
    };
}

template <typename Receiver, typename Method>
auto guarded(Receiver *receiver, Method method)
{
    return guarded(std::bind_front(method, receiver));
}

} // namespace overtake
