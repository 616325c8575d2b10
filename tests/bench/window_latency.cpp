// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's two promises, measured on the real window (offscreen), the real engines and a slider that moves: from a
// move to the new point, and how long the event loop is blocked meanwhile. Prints a table. MLP, 512 neurons, batch 256.
#include "bench/event_loop_probe.h"
#include "engines/cpu/thread_waiting.h"
#include "main_window.h"
#include "model/prediction_engine.h"
#include "panels/number_slider.h"
#include "panels/parameter_row.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <cstdio>

using namespace overtake;
using namespace overtake::bench;

namespace
{

void handleEventsFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

void print(const char *what, const std::vector<double> &seconds, double share, double limit)
{
    std::printf("%-44s %6zu  median %6.1f ms   %2.0f %% within %6.1f ms   (wanted: %3.0f ms)\n", what, seconds.size(),
                1e3 * quantile(seconds, 0.5), 100 * share, 1e3 * quantile(seconds, share), 1e3 * limit);
    std::fflush(stdout);
}

/// Moves the slider's handle by mouse to a place near 512 neurons.
void moveSlider(NumberSlider &slider, int step)
{
    const int x = slider.width() * (640 + step % 40) / 1000;
    QTest::mouseMove(&slider, QPoint(x, slider.height() / 2));
}

} // namespace

int main(int argc, char **argv)
{
    chooseThreadWaiting(argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    prepareThemes();
    const QTemporaryDir folder;
    const EngineRegistry engines = withModels(EngineRegistry::discover());
    SteadyClock clock;
    MainWindow window(engines, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.resize(1280, 800);
    window.show();
    window.model().setParameter("batch", std::int64_t{256});
    window.begin();
    handleEventsFor(5000); // the first curve

    auto *slider = window.findChild<ParameterRow *>(QStringLiteral("hidden"))->findChild<NumberSlider *>();
    QElapsedTimer time;
    time.start();
    std::vector<std::pair<double, double>> moves; ///< value, when; the ones without a point yet
    std::vector<double> latencies;
    QObject::connect(&window.session(), &MeasuringSession::livePoint, [&](double value, bool) {
        const auto move = std::find_if(moves.rbegin(), moves.rend(), [&](const auto &m) { return m.first == value; });
        if (move == moves.rend())
            return;
        latencies.push_back(1e-9 * static_cast<double>(time.nsecsElapsed()) - move->second);
        moves.erase(moves.begin(), move.base()); // older places were overtaken
    });
    QObject::connect(&window.model(), &StudyModel::changed, [&](const Study &, const Study &now) {
        moves.emplace_back(now.cursor(), 1e-9 * static_cast<double>(time.nsecsElapsed()));
    });

    EventLoopProbe probe;
    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() * 64 / 100, slider->height() / 2));

    handleEventsFor(1000);
    latencies.clear();
    probe.takeDelays();
    for (int step = 0; step < 100; ++step) {
        moves.clear();
        moveSlider(*slider, step * 7);
        handleEventsFor(250 + step % 17);
    }
    print("one move, then a rest: to the new point", latencies, 0.95, 0.15);
    print("event loop meanwhile", probe.takeDelays(), 0.99, 0.016);

    latencies.clear();
    moves.clear();
    for (int step = 0; step < 1000; ++step) {
        moveSlider(*slider, step < 500 ? step / 4 : (1000 - step) / 4);
        handleEventsFor(16);
    }
    handleEventsFor(500);
    print("slider always moving: to the newest point", latencies, 0.95, 0.15);
    print("event loop meanwhile", probe.takeDelays(), 0.99, 0.016);
    window.close();
    return window.stopMeasuring(std::chrono::minutes(1)) ? 0 : 1;
}
