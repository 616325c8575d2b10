// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a move of a figure's slider of a GPU of one's own to the painted curve, its band and the crossover, in the real
// window (offscreen) and for every workload, over what was measured in a few seconds. Prints a table.
//
//     own_gpu_drag [MOVES]   for each slider (default 40)
#include "bench/event_loop_probe.h"
#include "engines/host/thread_waiting.h"
#include "measure/compare/what_if.h"
#include "model/prediction_engine.h"
#include "panels/engine_row.h"
#include "panels/number_slider.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>
#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace overtake;
using namespace overtake::bench;

namespace
{

constexpr double wanted = 0.033;

EngineRow *ownRow(MainWindow &window)
{
    const auto rows = window.findChildren<EngineRow *>();
    return *std::find_if(rows.rbegin(), rows.rend(),
                         [](EngineRow *row) { return row->isVisible() && row->choice().use.id == "model:rtx-2070"; });
}

} // namespace

int main(int argc, char **argv)
{
    chooseThreadWaiting(argv);
    const int moves = argc > 1 ? std::atoi(argv[1]) : 40;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    prepareThemes();
    const QTemporaryDir folder;
    EngineRegistry engines = withModels(EngineRegistry::withoutDrivers());
    SteadyClock clock;
    MainWindow window(engines, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.resize(1280, 800);
    window.show();
    window.begin();
    std::printf("%-22s %6s  %9s  %9s   (wanted: %.0f ms)   what-if\n", "workload", "moves", "median", "95 %",
                1e3 * wanted);
    for (const auto &workload : allWorkloads()) {
        window.model().setWorkload(workload->id());
        std::vector<EngineChoice> choices;
        for (const char *id : {"cpu", "model:rtx-2070"})
            choices.push_back({{id, engines.require(id).description().options.defaults(), {}}, true});
        window.model().setEngines(choices, 0);
        window.session().setLive(true);
        handleEventsFor(4000); // an outline
        window.session().setLive(false);
        handleEventsFor(1500);
        EngineRow *row = ownRow(window);
        row->openFigures();
        handleEventsFor(100);
        std::vector<double> seconds;
        for (const char *key : {"launch", "bandwidth", "fp32", "copy"}) {
            auto *slider = row->findChild<NumberSlider *>(QString::fromLatin1(key));
            const double low = slider->lowest(), high = slider->highest();
            for (int move = 0; move < moves; ++move) {
                const double share = 0.5 + 0.4 * std::sin(0.3 * move);
                QElapsedTimer time;
                time.start();
                slider->jump(low * std::pow(high / low, share));
                QApplication::processEvents(); // paints
                QApplication::processEvents();
                seconds.push_back(1e-9 * static_cast<double>(time.nsecsElapsed()));
            }
        }
        KeptPlans plans;
        QElapsedTimer time;
        time.start();
        const Sweep &sweep = *window.curves().shown()->points.all();
        const bool isKnown = whatIf(sweep, 1, engines, plans).has_value();
        const double tail = quantile(seconds, 0.95);
        std::printf("%-22s %6zu  %6.1f ms  %6.1f ms   %zu points   %s%.0f ms\n", workload->id().c_str(), seconds.size(),
                    1e3 * quantile(seconds, 0.5), 1e3 * tail, sweep.points.size(), isKnown ? "" : "none, ",
                    1e-6 * static_cast<double>(time.nsecsElapsed()));
    }
    window.close();
    return window.stopMeasuring(std::chrono::minutes(1)) ? 0 : 1;
}
