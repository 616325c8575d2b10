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

/// A slot: takes as many arguments as `Work` does.
template <typename Work>
class Guarded
{
public:
    explicit Guarded(Work work) : m_work(std::move(work)) {}

    template <typename... Arguments>
    auto operator()(Arguments &&...arguments) -> std::enable_if_t<std::is_invocable_v<Work &, Arguments...>>
    {
        try {
            std::invoke(m_work, std::forward<Arguments>(arguments)...);
        } catch (...) {
            tellCaught();
        }
    }

private:
    Work m_work;
};

template <typename Work>
Guarded<Work> guarded(Work work)
{
    return Guarded<Work>(std::move(work));
}

template <typename Receiver, typename Method>
auto guarded(Receiver *receiver, Method method)
{
    return guarded([receiver, method](auto &&...arguments)
                       -> std::enable_if_t<std::is_invocable_v<Method, Receiver *, decltype(arguments)...>> {
        std::invoke(method, receiver, std::forward<decltype(arguments)>(arguments)...);
    });
}

} // namespace overtake
