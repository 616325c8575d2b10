// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Mandelbrot viewer's promises, measured on the real tab with a picture of 1500 x 1250: the first picture after the
// tab opens, new whole pictures a second while panning, and how long the event loop is blocked. Prints a table.
// With --export also time and memory of the largest picture that can be saved.
#include "bench/event_loop_probe.h"
#include "engines/host/thread_waiting.h"
#include "mandelbrot/page.h"
#include "mandelbrot/picture_file.h"
#include "model/prediction_engine.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <cstdio>
#include <cstring>
#include <fstream>

using namespace overtake;
using namespace overtake::bench;

namespace
{

double peakMebibytes()
{
    std::ifstream file("/proc/self/status");
    std::string word;
    double kibibytes = 0;
    while (file >> word)
        if (word == "VmHWM:")
            file >> kibibytes;
    return kibibytes / 1024;
}

void printExport(const EngineRegistry &engines)
{
    const QTemporaryDir folder;
    const double before = peakMebibytes();
    QElapsedTimer clock;
    clock.start();
    writePicture(folder.filePath(QStringLiteral("p.png")),
                 {MandelbrotPlace::home({mostPictureSide, mostPictureSide}), {}, {"cpu", {}, {}}}, engines, {}, {});
    std::printf("export of %d x %d: %.1f s, peak memory %.0f MiB (before it %.0f, wanted below 300)\n", mostPictureSide,
                mostPictureSide, 1e-3 * static_cast<double>(clock.elapsed()), peakMebibytes(), before);
}

} // namespace

int main(int argc, char **argv)
{
    chooseThreadWaiting(argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const EngineRegistry engines = withModels(EngineRegistry::discover());
    MachineUse use;
    MandelbrotPage page(engines, use, nullptr);
    page.resize(1600, 1500);
    page.show(); // lays it out
    handleEventsFor(100);
    page.resize(page.size() + QSize(1500, 1250) - page.canvas().size());
    handleEventsFor(100);
    page.hide();
    QElapsedTimer clock;
    double first = 0;
    double firstWhole = 0;
    int whole = 0;
    QObject::connect(&page, &MandelbrotPage::pictureShown, [&](const RenderedPicture &picture) {
        const double now = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        first = first > 0 ? first : now;
        if (picture.finished) {
            firstWhole = firstWhole > 0 ? firstWhole : now;
            ++whole;
        }
    });
    handleEventsFor(300);
    first = firstWhole = 0;
    EventLoopProbe probe;
    clock.start();
    page.show();
    handleEventsFor(1500);
    std::printf("canvas %d x %d\n", page.canvas().width(), page.canvas().height());
    std::printf("first picture %.1f ms (wanted 50), first whole one %.1f ms\n", first, firstWhole);
    probe.takeDelays();

    whole = 0;
    constexpr int seconds = 5;
    QTest::mousePress(&page.canvas(), Qt::LeftButton, {}, {700, 600});
    clock.restart();
    for (int i = 0; clock.elapsed() < 1000 * seconds; ++i) {
        const int turn = i % 200;
        QTest::mouseMove(&page.canvas(),
                         {500 + 3 * (turn < 100 ? turn : 200 - turn), 500 + (turn < 100 ? turn : 200 - turn)});
        handleEventsFor(8);
    }
    QTest::mouseRelease(&page.canvas(), Qt::LeftButton, {}, {700, 600});
    const auto delays = probe.takeDelays();
    std::printf("panning: %.1f new whole pictures a second (wanted 30)\n", static_cast<double>(whole) / seconds);
    std::printf("event loop: median %.1f ms, 99 %% within %.1f ms (wanted 16)\n", 1e3 * quantile(delays, 0.5),
                1e3 * quantile(delays, 0.99));
    if (argc > 1 && std::strcmp(argv[1], "--export") == 0)
        printExport(engines);
    return 0;
}
