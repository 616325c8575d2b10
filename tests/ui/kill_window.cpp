// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything that a window writes, in a row, with pretended engines: what a killed one left is taken over, full points
// are kept while they are in no file, a results file is saved twice, the window closes with its settings. For
// tests/file/kill_programs.py, which kills it. Prints how many points cannot be lost any more.
//
//     kill_window FOLDER   (settings, data and results are in it; the environment names cache and temporary folder)
#include "file/leftovers.h"
#include "look/theme.h"
#include "report/run_file.h"
#include "run/autosave.h"
#include "ui/sample_sweeps.h"
#include "ui/window_lab.h"
#include "window/main_window.h"
#include "words/guarded.h"

#include <cstdio>

using namespace overtake;

namespace
{

void measure(MainWindow &window, const std::vector<double> &values)
{
    static JobId job = 1000;
    window.curves().accept(++job, window.curves().shown()->id, [&](CurvePoints &points) {
        Sweep sweep = points.sweep();
        sweep.points.clear();
        for (const double value : values)
            sweep.points.push_back({value, false, test::makeComparison(value, test::cpuAndGpu())});
        points.setSweep(std::move(sweep));
        points.endSweep();
    });
    window.autosave()->finishWriting();
    std::printf("%zu\n", values.size());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QString settings = folder.filePath(QStringLiteral("config/overtake.conf"));
    prepareThemes();
    removeLeftoversOfUser();
    removeLeftoversOfSettings(settings.toStdString());
    test::Lab lab;
    MainWindow window(lab.registry, lab.clock, std::make_unique<QSettings>(settings, QSettings::IniFormat));
    window.session().setLive(false);
    window.show();
    window.keepUnsavedIn(folder.filePath(QStringLiteral("data/unsaved")));
    if (!test::waitFor([&] { return !window.autosave()->isReading(); }))
        return 3;
    int found = 0;
    for (const CurvePtr &curve : std::vector<CurvePtr>(window.curves().curves()))
        if (curve->isUnsaved()) {
            const QString path = folder.filePath(QStringLiteral("user/found-%1.json").arg(++found));
            writeRunFile(path.toStdString(), *window.curves().record(*curve));
            window.curves().setSaved(*curve, path);
        }
    measure(window, {5, 20, 100});
    if (!window.saveRunFile(folder.filePath(QStringLiteral("user/run.json"))))
        return 4;
    measure(window, {5, 20, 50, 100});
    measure(window, {5, 10, 20, 50, 100});
    window.autosave()->finishWriting();
    if (!window.saveRunFile(folder.filePath(QStringLiteral("user/run.json"))))
        return 4;
    return window.close() ? 0 : 5;
}
