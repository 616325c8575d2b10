// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files, links, codes and commands as commit 2f4c26d (November 2026) wrote them, in tests/golden/2f4c26d: whatever
// teachers and students have kept since then is read as it was meant.
#include "app/command_line.h"
#include "commands/lesson_commands.h"
#include "commands/share_commands.h"
#include "export/chart_export.h"
#include "lessons/guess_code.h"
#include "lessons/lesson_file.h"
#include "remote/worker_list.h"
#include "results/result_view.h"
#include "run/autosave.h"
#include "ui/main_window_lab.h"
#include "workers/worker_book.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <algorithm>
#include <filesystem>

namespace overtake
{
namespace
{

class OlderFiles : public test::Window
{
protected:
    static QString golden(const char *name)
    {
        return QStringLiteral(OVERTAKE_TEST_DATA "/2f4c26d/") + QLatin1String(name);
    }
    static QStringList goldenLines(const char *name)
    {
        QFile file(golden(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }
    QAction *command(const char *text) const
    {
        const QList<QAction *> all = m_window->findChildren<QAction *>();
        const auto found = std::ranges::find_if(all, [&](QAction *one) { return one->text() == QLatin1String(text); });
        return found == all.end() ? nullptr : *found;
    }
};

TEST_F(OlderFiles, ALessonShowsTheTabsThatItNames)
{
    m_window->openRunFile(golden("lesson.json"));
    EXPECT_EQ(problem(), QString());
    LessonPlayer &player = m_window->lessons().player();
    ASSERT_TRUE(player.isActive());
    EXPECT_EQ(study().parameters.integer("samples"), 500);
    EXPECT_EQ(study().to, 1000);
    EXPECT_EQ(study().sweepValues, (std::vector<double>{5, 50, 1000}));
    for (const char *tab : {"curves", "bars", "breakdown", "roofline", "profile"}) {
        EXPECT_EQ(m_window->results().page().objectName(), QLatin1String(tab));
        player.next();
    }
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("curves")); // where the guess is made
    player.leave();

    const Lesson lesson = readLesson(golden("lesson.json").toStdString());
    ASSERT_EQ(lesson.steps.size(), 10U);
    EXPECT_EQ(lesson.title, "Where the time goes");
    EXPECT_EQ(lesson.steps[8].kind, StepKind::Why);
    EXPECT_EQ(lesson.steps[8].tab, "breakdown");
    EXPECT_EQ(lesson.steps[9].atLeast, 500);
}

TEST_F(OlderFiles, ALinkBringsItsStudy)
{
    m_window->share().open(goldenLines("link.txt").value(0));
    session().setLive(false);
    EXPECT_EQ(problem(), QString());
    EXPECT_EQ(study().workload, "mlp");
    EXPECT_EQ(study().parameters.integer("batch"), 64);
    EXPECT_EQ(study().parameters.integer("samples"), 1000);
    EXPECT_EQ(study().parameters.text("optimizer"), "sgd"); // usual then, and measured the same today
    EXPECT_EQ(study().sweepKey, "hidden");
    EXPECT_EQ(study().from, 5);
    EXPECT_EQ(study().to, 1000);
    EXPECT_EQ(study().sweepValues, (std::vector<double>{5, 50, 1000}));
    const std::vector<EngineUse> uses = enginesToMeasure(study());
    ASSERT_EQ(uses.size(), 2U);
    EXPECT_EQ(uses[0].id, "cpu");
    EXPECT_EQ(uses[0].options.integer("threads"), 1);
    EXPECT_EQ(uses[1].id, "opencl:0");
    EXPECT_EQ(uses[1].overrides.integer("batch"), 512);
}

TEST_F(OlderFiles, AGuessCodeIsItsNumber)
{
    const QStringList lines = goldenLines("guess_codes.txt");
    ASSERT_EQ(lines.size(), 2);
    for (const QString &line : lines) {
        const QStringList words = line.split(QLatin1Char(' '));
        ASSERT_EQ(words.size(), 3);
        const auto guess = guessOfCode(words[2].toStdString(), words[0].toStdString());
        ASSERT_TRUE(guess) << line.toStdString();
        EXPECT_NEAR(*guess, words[1].toDouble(), 0.01 * words[1].toDouble());
        EXPECT_FALSE(guessOfCode(words[2].toStdString(), "another/1"));
    }
}

TEST_F(OlderFiles, AnAutosaveIsOfferedAndShown)
{
    const QDir left(filePath("data/unsaved/killed"));
    ASSERT_TRUE(left.mkpath(QStringLiteral(".")));
    ASSERT_TRUE(QFile::copy(golden("autosave.json"), left.filePath(QStringLiteral("3.json"))));
    ASSERT_TRUE(QFile(left.filePath(QStringLiteral("lock"))).open(QIODevice::WriteOnly));
    m_window->keepUnsavedIn(filePath("data/unsaved"));
    ASSERT_TRUE(test::waitFor([this] { return !m_window->autosave()->isReading(); }));
    auto *box = find<QMessageBox>("recovered");
    ASSERT_TRUE(box) << problem().toStdString();
    test::pressButton(*box, "Show");
    ASSERT_TRUE(curve().opened);
    EXPECT_EQ(curve().opened->date, "2026-11-23T11:10:08Z");
    EXPECT_EQ(curve().opened->machine.cpu, "AMD EPYC");
    const Sweep &sweep = curve().opened->sweep;
    EXPECT_EQ(sweep.key, "hidden");
    ASSERT_EQ(sweep.points.size(), 3U);
    EXPECT_EQ(sweep.points[2].value, 500);
    EXPECT_EQ(sweep.points[2].comparison.speedUps.at(1).verdict, Verdict::OtherFaster);
    const Measurement &cpu = sweep.points[1].comparison.measurements.at(0);
    EXPECT_EQ(toText(cpu.label), "CPU, 1 thread");
    EXPECT_EQ(cpu.use.options.integer("threads"), 1);
    EXPECT_EQ(cpu.samples.size(), 8U);
    EXPECT_DOUBLE_EQ(cpu.epochSeconds, 32 * 2e-5 + 1e-6);
    ASSERT_EQ(cpu.remarks.size(), 1U);
    EXPECT_EQ(cpu.remarks[0], "2 of 40 repetitions are outliers, up to 4.2 times the median; nothing was left out.");
    EXPECT_EQ(sweep.points[1].comparison.measurements.at(1).kind, EngineKind::Gpu); // by its id
    EXPECT_EQ(sweep.crossovers.at(1).brackets.at(0).low, 50);
    EXPECT_EQ(study().parameters.integer("samples"), 1000);
    EXPECT_EQ(study().parameters.text(datasetKey), "blobs"); // there was no other
    ASSERT_TRUE(m_window->saveRunFile(filePath("found.json")));
}

TEST_F(OlderFiles, KeptWorkersAreListedWithTheirEngines)
{
    close();
    const std::filesystem::path list = worker::workerListPath();
    std::filesystem::create_directories(list.parent_path());
    std::filesystem::copy_file(golden("workers.json").toStdString(), list,
                               std::filesystem::copy_options::overwrite_existing);
    const auto tidy = qScopeGuard([&] {
        close();
        std::filesystem::remove(list);
    });
    open();
    EXPECT_EQ(problem(), QString());
    const std::vector<worker::WorkerCommand> &kept = m_window->findChild<WorkerBook *>()->kept();
    ASSERT_EQ(kept.size(), 2U);
    EXPECT_EQ(kept[0].name, "lab");
    EXPECT_EQ(kept[0].command, (std::vector<std::string>{"ssh", "lab", "overtake-bench", "worker"}));
    ASSERT_TRUE(kept[0].introduction);
    EXPECT_EQ(toText(kept[0].introduction->labels.at(1)), "CPU, 8 threads on 8 cores");
    EXPECT_EQ(kept[1].name, "numpy");
    EXPECT_EQ(kept[1].interpreter, "/usr/bin/python3");
    const Engine *cpu = m_lab.registry.find("lab/cpu");
    ASSERT_TRUE(cpu);
    EXPECT_TRUE(cpu->description().isWorker);
    EXPECT_EQ(cpu->description().options.require("threads", "lab/cpu").maximum, 16);
}

TEST_F(OlderFiles, SettingsBringStudyTabAndThemeBack)
{
    close();
    QFile::remove(settingsPath());
    ASSERT_TRUE(QFile::copy(golden("settings.ini"), settingsPath()));
    open();
    EXPECT_EQ(study().workload, "logistic-regression");
    EXPECT_EQ(study().preset, "");
    EXPECT_EQ(study().parameters.integer("batch"), 512);
    EXPECT_EQ(study().parameters.integer("epochs"), 3);
    EXPECT_EQ(study().parameters.real("learning_rate"), 0.01);
    EXPECT_EQ(study().parameters.text("optimizer"), "adam");
    EXPECT_EQ(study().parameters.text("transfers"), "per-batch");
    EXPECT_EQ(study().sweepKey, "samples");
    EXPECT_EQ(study().from, 1000);
    EXPECT_EQ(study().to, 30000);
    EXPECT_EQ(study().sweepValues, (std::vector<double>{1000, 3000, 30000}));
    ASSERT_EQ(study().engines.size(), 2U);
    EXPECT_EQ(study().base, 1U);
    EXPECT_EQ(study().engines[0].use.options.integer("threads"), 1);
    EXPECT_EQ(study().engines[1].use.id, "opencl:0");
    EXPECT_EQ(study().engines[1].use.overrides.integer("batch"), 1024);
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("roofline"));
    ASSERT_TRUE(command("&Light"));
    EXPECT_TRUE(command("&Light")->isChecked());
    EXPECT_TRUE(command("older.json")) << "a recent file";
}

TEST_F(OlderFiles, ChartsAreExportedByTheirNames)
{
    const QStringList lines = goldenLines("commands.txt");
    ASSERT_EQ(lines.size(), 4);
    for (const QString &text : lines) {
        const CommandLine line = parseCommandLine(text.split(QLatin1Char(' ')).mid(1));
        ASSERT_EQ(line.job, CommandLine::Job::Export) << text.toStdString() << ": " << line.message.toStdString();
        EXPECT_EQ(line.runFile, QStringLiteral("run.json"));
        const QString png = m_folder.filePath(line.pngFile);
        EXPECT_EQ(exportFromRunFile(golden("autosave.json"), line.chart, png, line.width, line.height, line.scale), 0);
        EXPECT_EQ(QImage(png).size(), (QSizeF(line.width, line.height) * line.scale).toSize()) << text.toStdString();
    }
}

} // namespace
} // namespace overtake
