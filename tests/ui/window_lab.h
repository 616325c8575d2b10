// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the window's tests: engines that wait as long as a law says, on the real clock, and waiting for things to happen.
// A test fails when something does not happen at all (a generous time-out), never for being slow.
#pragma once

#include "measure/fakes.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>
#include <functional>
#include <memory>

namespace overtake::test
{

/// "offscreen" has no window manager; shortcuts and focus need one. At once: activateWindow(), which Qt 6.5 wants
/// instead, waits for the event loop, and the window would begin to measure.
inline void makeActive(QWidget *window)
{
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    QApplication::setActiveWindow(window);
    QT_WARNING_POP
}

/// A CPU whose time grows with the work and a GPU whose time is constant: the GPU overtakes.
struct Lab {
    Lab()
    {
        fakes::FakeBehaviour slow;
        slow.id = "cpu";
        slow.label = "CPU";
        slow.law = [](const Program &program) { return 1e-6 + program.flopsPerStep() * 1e-11; };
        slow.setupSeconds = slow.coldSeconds = 1e-4;
        fakes::FakeBehaviour constant = slow;
        constant.id = "opencl:0";
        constant.label = "GPU";
        constant.kind = EngineKind::Gpu;
        constant.law = [](const Program &) { return 1e-4; };
        cpu = std::make_shared<fakes::FakeEngine>(slow);
        gpu = std::make_shared<fakes::FakeEngine>(constant);
        registry = EngineRegistry({cpu, gpu});
    }

    std::shared_ptr<fakes::FakeEngine> cpu;
    std::shared_ptr<fakes::FakeEngine> gpu;
    EngineRegistry registry;
    SteadyClock clock;
};

#if defined(OVERTAKE_ADDRESS_SANITIZER)
constexpr qint64 longMilliseconds = 300000;
#else
constexpr qint64 longMilliseconds = 60000;
#endif

/// Handles events until `happened`; false when it has not after a long time.
inline bool waitFor(const std::function<bool()> &happened, qint64 mostMilliseconds = longMilliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (!happened()) {
        if (timer.elapsed() > mostMilliseconds)
            return false;
        QEventLoop loop; // sleeps until there is something to do; processEvents() with a time limit would spin
        QTimer::singleShot(1, Qt::PreciseTimer, &loop, &QEventLoop::quit);
        loop.exec();
    }
    return true;
}

} // namespace overtake::test
