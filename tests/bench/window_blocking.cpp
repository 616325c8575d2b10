// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What could block the window, on the real window (offscreen) with this machine's engines: the start until the first
// paint, a run file of 50 MB that opens, careful points of a sweep that are kept in the data folder, a chart of 7,680
// pixels and a CSV table that are written, and the window that another language builds anew. Prints how long an event
// waited meanwhile, at the 99th percentile and at worst.
#include "bench/event_loop_probe.h"
#include "engines/host/thread_waiting.h"
#include "export/export_dialog.h"
#include "model/prediction_engine.h"
#include "pages/page.h"
#include "results/result_view.h"
#include "run/autosave.h"
#include "window/main_window.h"
#include "words/translations.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>

using namespace overtake;
using namespace overtake::bench;

namespace
{

void print(const char *what, const std::vector<double> &seconds)
{
    std::printf("%-44s %6zu events  median %5.1f ms  99 %% within %6.1f ms  worst %6.1f ms\n", what, seconds.size(),
                1e3 * quantile(seconds, 0.5), 1e3 * quantile(seconds, 0.99), 1e3 * quantile(seconds, 1));
    std::fflush(stdout);
}

/// The run with its samples repeated until the file has about that many bytes.
void writeLargeRun(RunRecord record, const QString &path, double bytes)
{
    constexpr double bytesPerSample = 13; // its time and its steps, about
    std::size_t measurements = 0;
    for (const SweepPoint &point : record.sweep.points)
        measurements += point.comparison.measurements.size();
    const auto each = static_cast<std::size_t>(bytes / bytesPerSample / static_cast<double>(measurements));
    for (SweepPoint &point : record.sweep.points) {
        for (Measurement &one : point.comparison.measurements) {
            for (std::size_t i = 0; !one.samples.empty() && one.samples.size() < each; ++i) {
                one.samples.push_back(one.samples[i]);
                one.stepsPerSample.push_back(one.stepsPerSample[i]);
            }
        }
    }
    writeRunFile(path.toStdString(), record);
    std::printf("the run file has %.0f MB\n", 1e-6 * static_cast<double>(QFileInfo(path).size()));
}

/// Seconds until the file is written; events are handled meanwhile.
double exportTo(const QString &path, ExportDialog &dialog, EventLoopProbe &probe)
{
    dialog.findChild<QLineEdit *>(QStringLiteral("file"))->setText(path);
    dialog.show();
    handleEventsFor(500);
    probe.takeDelays();
    QElapsedTimer time;
    time.start();
    dialog.accept();
    while (dialog.isVisible() && time.elapsed() < 60000)
        handleEventsFor(20);
    return 1e-9 * static_cast<double>(time.nsecsElapsed());
}

} // namespace

int main(int argc, char **argv)
{
    chooseThreadWaiting(argv);
    QElapsedTimer time;
    time.start();
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    prepareThemes();
    const double qt = 1e-6 * static_cast<double>(time.nsecsElapsed());
    EngineRegistry engines = withModels(EngineRegistry::discover());
    const double discovered = 1e-6 * static_cast<double>(time.nsecsElapsed());
    const QTemporaryDir folder;
    SteadyClock clock;
    const auto make = [&] {
        return std::make_unique<MainWindow>(
            engines, clock,
            std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    };
    std::unique_ptr<MainWindow> window = make();
    window->resize(1280, 800);
    window->show();
    QApplication::processEvents();
    window->grab(); // painted
    std::printf("start: Qt %.0f ms, engines discovered %.0f ms, window built and painted %.0f ms\n", qt,
                discovered - qt, 1e-6 * static_cast<double>(time.nsecsElapsed()) - discovered);

    EventLoopProbe probe;
    const QString unsaved = folder.filePath(QStringLiteral("unsaved"));
    window->keepUnsavedIn(unsaved);
    window->session().startSweep();
    handleEventsFor(1000);
    probe.takeDelays();
    for (int second = 0; second < 60 && window->session().isSweeping(); ++second)
        handleEventsFor(1000);
    print("event loop while a sweep is kept", probe.takeDelays());

    const QString path = folder.filePath(QStringLiteral("large.json"));
    writeLargeRun(*window->curves().record(*window->curves().shown()), path, 50e6);
    handleEventsFor(500);
    probe.takeDelays();
    time.restart();
    window->openRunFile(path);
    while (!window->curves().shown()->opened && time.elapsed() < 60000)
        handleEventsFor(20);
    const double opened = 1e-9 * static_cast<double>(time.nsecsElapsed());
    handleEventsFor(500);
    std::printf("opened after %.1f s\n", opened);
    print("event loop while it opens", probe.takeDelays());
    if (!window->saveRunFile(folder.filePath(QStringLiteral("saved.json"))))
        return 1;
    print("event loop while it is saved", probe.takeDelays());

    QSettings settings(folder.filePath(QStringLiteral("e.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("export/scale"), 1);
    ExportDialog dialog(window->results().page().sheet(), settings);
    const QList<QSpinBox *> sides = dialog.findChildren<QSpinBox *>();
    sides.at(0)->setValue(7680);
    sides.at(1)->setValue(4320);
    std::printf("a chart of 7,680 x 4,320 pixels written after %.1f s\n",
                exportTo(folder.filePath(QStringLiteral("p.png")), dialog, probe));
    print("event loop meanwhile", probe.takeDelays());
    ExportDialog table(window->results().page().sheet(), settings);
    std::printf("a CSV table written after %.1f s\n", exportTo(folder.filePath(QStringLiteral("t.csv")), table, probe));
    print("event loop meanwhile", probe.takeDelays());

    handleEventsFor(500);
    probe.takeDelays();
    time.restart();
    {
        const std::unique_ptr<MainWindow> before = std::move(window);
        before->standAside();
        changeLanguage(application, QStringLiteral("de"));
        window = make();
        window->keepUnsavedIn(unsaved);
        window->takeOver(*before);
        window->show();
    }
    QApplication::processEvents();
    window->grab(); // painted
    std::printf("window built anew in another language and painted after %.2f s (0.5 s wanted)\n",
                1e-9 * static_cast<double>(time.nsecsElapsed()));
    handleEventsFor(500);
    print("event loop meanwhile", probe.takeDelays());
    window->close();
    return window->stopMeasuring(std::chrono::minutes(1)) ? 0 : 1;
}
