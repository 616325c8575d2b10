// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's promises, measured on the real window (offscreen), the real engines and a slider that moves: from a move
// to the new point, how long the event loop is blocked meanwhile, and how far the quick points lie from careful ones at
// the same places, which are measured afterwards without the window, in three passes: a shared machine's cores keep
// another speed for some seconds. Prints a table. MLP, batch 256.
//
//     window_latency [PLACE [WORKER]]   of the slider, in thousandths of its length (default 640: about 512 neurons);
//         the command of a worker, whose cpu is measured beside the one here: 'build/bin/overtake-bench worker'
#include "bench/event_loop_probe.h"
#include "engines/host/thread_waiting.h"
#include "measure/compare/measurer.h"
#include "measure/time/stop_rule.h"
#include "model/prediction_engine.h"
#include "panels/number_slider.h"
#include "panels/parameter_row.h"
#include "remote/worker_engine.h"
#include "run/places.h"
#include "text/shell_words.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <map>

using namespace overtake;
using namespace overtake::bench;

namespace
{

void print(const char *what, const std::vector<double> &seconds, double share, double limit)
{
    std::printf("%-44s %6zu  median %6.1f ms   %2.0f %% within %6.1f ms   (wanted: %3.0f ms)\n", what, seconds.size(),
                1e3 * quantile(seconds, 0.5), 100 * share, 1e3 * quantile(seconds, share), 1e3 * limit);
    std::fflush(stdout);
}

using Times = std::map<double, std::vector<double>>; ///< of a step of the base, by the slider's place

/// Quick over careful, at up to ten of the places.
void printBias(const char *what, const Times &quick, const Study &study, const EngineRegistry &engines, Clock &clock)
{
    constexpr std::size_t places = 10;
    constexpr int passes = 3;
    Measurer measurer(engines, clock);
    const auto rule = carefulRule(0.5);
    MeasureOptions options;
    options.rule = rule.get();
    Times careful;
    for (int pass = 0; pass < passes; ++pass) {
        std::size_t index = 0;
        for (const auto &[value, seconds] : quick) {
            if (index++ % std::max<std::size_t>(quick.size() / places, 1) != 0)
                continue;
            ParameterValues parameters = study.parameters;
            parameters.set(study.sweepKey, valueFromNumber(axisOf(study), value));
            const auto point =
                measurer.compare(workloadById(study.workload), parameters, {enginesToMeasure(study).front()}, options);
            careful[value].push_back(point.measurements.front().step.median);
        }
    }
    std::vector<double> ratios;
    for (const auto &[value, seconds] : careful)
        for (const double one : quick.at(value))
            ratios.push_back(one / quantile(seconds, 0.5));
    if (ratios.empty())
        return;
    std::printf("%-44s %6zu  median %6.3f      90 %% within %6.3f to %.3f   (wanted: 0.9 to 1.1 in the median)\n", what,
                ratios.size(), quantile(ratios, 0.5), quantile(ratios, 0.05), quantile(ratios, 0.95));
    std::fflush(stdout);
}

/// Moves the slider's handle by mouse to a place near `place` thousandths of its length.
void moveSlider(NumberSlider &slider, int place, int step)
{
    const int x = slider.width() * (place + step % 40) / 1000;
    QTest::mouseMove(&slider, QPoint(x, slider.height() / 2));
}

} // namespace

int main(int argc, char **argv)
{
    chooseThreadWaiting(argv);
    const int place = argc > 1 ? std::atoi(argv[1]) : 640;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    prepareThemes();
    const QTemporaryDir folder;
    EngineRegistry engines = withModels(EngineRegistry::discover());
    if (argc > 2)
        engines.setWorker("far", worker::makeEngines("far", shellWords(argv[2])));
    SteadyClock clock;
    MainWindow window(engines, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.resize(1280, 800);
    window.show();
    window.model().setParameter("batch", std::int64_t{256});
    if (argc > 2) {
        std::vector<EngineChoice> choices;
        for (const char *id : {"cpu", "far/cpu"})
            choices.push_back({{id, engines.require(id).description().options.defaults(), {}}, true});
        window.model().setEngines(std::move(choices), 0);
    }
    window.begin();
    handleEventsFor(5000); // the first curve

    auto *slider = window.findChild<ParameterRow *>(QStringLiteral("hidden"))->findChild<NumberSlider *>();
    QElapsedTimer time;
    time.start();
    std::vector<std::pair<double, double>> moves; ///< value, when; the ones without a point yet
    std::vector<double> latencies;
    Times dragged;
    Times rested;
    bool isDragging = false;
    QObject::connect(
        &window.session(), &MeasuringSession::livePoint, [&](double value, const Comparison &comparison, bool settled) {
            const Measurement &base = comparison.measurements.front();
            if (base.hasTime() && (isDragging ? !settled : settled))
                (isDragging ? dragged : rested)[value].push_back(base.step.median);
            const auto move =
                std::find_if(moves.rbegin(), moves.rend(), [&](const auto &m) { return m.first == value; });
            if (move == moves.rend())
                return;
            latencies.push_back(1e-9 * static_cast<double>(time.nsecsElapsed()) - move->second);
            moves.erase(moves.begin(), move.base()); // older places were overtaken
        });
    QObject::connect(&window.model(), &StudyModel::changed, [&](const Study &, const Study &now) {
        moves.emplace_back(now.cursor(), 1e-9 * static_cast<double>(time.nsecsElapsed()));
    });

    EventLoopProbe probe;
    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() * place / 1000, slider->height() / 2));

    handleEventsFor(1000);
    latencies.clear();
    probe.takeDelays();
    for (int step = 0; step < 100; ++step) {
        moves.clear();
        moveSlider(*slider, place, step * 7);
        handleEventsFor(250 + step % 17);
    }
    print("one move, then a rest: to the new point", latencies, 0.95, 0.05);
    print("event loop meanwhile", probe.takeDelays(), 0.99, 0.008);

    latencies.clear();
    moves.clear();
    isDragging = true;
    for (int step = 0; step < 1000; ++step) {
        moveSlider(*slider, place, step < 500 ? step / 4 : (1000 - step) / 4);
        handleEventsFor(16);
    }
    handleEventsFor(500);
    print("slider always moving: to the newest point", latencies, 0.95, 0.05);
    print("event loop meanwhile", probe.takeDelays(), 0.99, 0.008);
    const Study study = window.model().study();
    window.close();
    if (!window.stopMeasuring(std::chrono::minutes(1)))
        return 1;
    printBias("quick over careful, slider always moving", dragged, study, engines, clock);
    printBias("quick over careful, where it rests", rested, study, engines, clock);
    return 0;
}
