// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Profile' in the window: its place, its key, and the trace file that comes out of it.
#include "commands/file_commands.h"
#include "model/prediction_engine.h"
#include "pages/profile_page.h"
#include "panels/banner.h"
#include "report/trace_check.h"
#include "results/result_view.h"
#include "ui/window_lab.h"
#include "window/main_window.h"

#include <QFile>
#include <QTableView>
#include <chrono>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

RunRecord profiledRun(const EngineRegistry &engines)
{
    SteadyClock clock;
    Measurer measurer(engines, clock);
    const auto rule = quickRule(0.005);
    MeasureOptions options;
    options.rule = rule.get();
    options.profileQuick = true;
    SweepRequest request;
    request.key = "hidden";
    request.values = {8, 16};
    request.engines = {{"cpu", {}, {}}, {"reference", {}, {}}};
    request.refine = false;
    request.parameters.set("samples", std::int64_t{320});
    return makeRunRecord(runSweep(measurer, clock, workloadById("mlp"), request, options), thisMachine());
}

TEST(WindowProfile, ShowsTheStepOfARunFileAndExportsItsTrace)
{
    QTemporaryDir folder;
    EngineRegistry engines = withModels(EngineRegistry::discover());
    writeRunFile(folder.filePath(QStringLiteral("run.json")).toStdString(), profiledRun(engines));
    SteadyClock clock;
    MainWindow window(engines, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.show();
    window.openRunFile(folder.filePath(QStringLiteral("run.json")));

    auto *results = window.findChild<ResultView *>();
    auto *view = window.findChild<ProfilePage *>();
    ASSERT_TRUE(view && results);
    results->showTab(QStringLiteral("profile"));
    EXPECT_EQ(&results->page(), view);
    EXPECT_EQ(view->findChildren<QTableView *>().size(), 2);

    const QString path = folder.filePath(QStringLiteral("trace.json"));
    auto *files = window.findChild<FileCommands *>();
    files->saveTrace(path);
    EXPECT_TRUE(files->isWriting()); // beside the window's thread
    ASSERT_TRUE(files->waitUntilWritten(std::chrono::minutes(1)));
    const nlohmann::json trace = readJsonFile(path.toStdString());
    test::expectTraceFormat(trace);
    test::expectTraceOf(trace, 1, view->comparison().measurements.at(0));
    test::expectTraceOf(trace, 2, view->comparison().measurements.at(1));

    files->saveTrace(QStringLiteral("/nowhere/trace.json"));
    ASSERT_TRUE(files->waitUntilWritten(std::chrono::minutes(1)));
    EXPECT_TRUE(window.findChild<Banner *>(QStringLiteral("problem"))
                    ->message()
                    .contains(QStringLiteral("/nowhere/trace.json")));
}

} // namespace
} // namespace overtake
