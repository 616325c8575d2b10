// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Recordings > Record this GPU…: overtake-bench writes a file that is in the menu; a bar shows its progress.
#include "commands/lesson_commands.h"
#include "commands/recording_bar.h"
#include "report/device_recorder.h"
#include "report/temporary_folder.h"
#include "ui/main_window_lab.h"

#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace overtake
{
namespace
{

class DeviceRecording : public test::Window
{
protected:
    RecordingBar &bar() { return *find<RecordingBar>("recording"); }
    bool waitForEnd()
    {
        return test::waitFor([this] { return !bar().isRecording(); });
    }
    QAction *entry(const QString &start) const
    {
        for (const QMenu *menu : m_window->findChildren<QMenu *>())
            for (QAction *one : menu->actions())
                if (one->text().startsWith(start))
                    return one;
        return nullptr;
    }
    /// Engines that each build of overtake-bench has; a GPU may be absent or slow.
    static std::vector<std::string> quick(const std::vector<std::string> &workloads)
    {
        std::vector<std::string> options{"--budget", "1"};
        for (const std::string &workload : workloads) {
            options.push_back("--only");
            options.push_back(workload);
        }
        return options;
    }
};

TEST_F(DeviceRecording, GoesIntoAFileThatOthersOpen)
{
    session().setLive(true);
    const QString path = filePath("card.json");
    bar().record("eigen", path, quick({"mlp"}));
    ASSERT_TRUE(bar().isRecording()) << bar().message().toStdString();
    EXPECT_FALSE(session().isLive());
    EXPECT_FALSE(action("S")->isEnabled());
    EXPECT_TRUE(bar().findChild<QProgressBar *>()->isVisible());
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(bar().message().startsWith(QStringLiteral("Saved: "))) << bar().message().toStdString();
    EXPECT_FALSE(bar().findChild<QProgressBar *>()->isVisible());
    EXPECT_TRUE(session().isLive());
    const Recording recording = readRecording(path.toStdString());
    EXPECT_EQ(recording.engine, "eigen");
    ASSERT_EQ(recording.runs.size(), 1U);
    EXPECT_EQ(recording.runs[0].sweep.engines[0].id, "cpu");
    EXPECT_TRUE(entry(QString::fromStdString(recording.card))); // in the menu
    session().setLive(false);
    m_window->openRunFile(path);
    EXPECT_TRUE(test::waitFor([&] { return curve().opened != nullptr; })) << problem().toStdString();
}

TEST_F(DeviceRecording, StoppedItKeepsWhatIsWhole)
{
    const QString path = filePath("card.json");
    bar().record("eigen", path, quick({"mlp", "cnn", "gpt"}));
    ASSERT_TRUE(test::waitFor([&] { return QFile::exists(path) || !bar().isRecording(); }));
    ASSERT_TRUE(bar().isRecording()) << bar().message().toStdString();
    m_window->close();
    auto *question = find<QMessageBox>("closing");
    ASSERT_TRUE(question);
    EXPECT_TRUE(question->text().contains(QStringLiteral("A device is being recorded.")));
    question->reject();
    EXPECT_TRUE(bar().isRecording());
    action("Esc")->trigger();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(bar().message().startsWith(QStringLiteral("Saved: "))) << bar().message().toStdString();
    const std::size_t whole = readRecording(path.toStdString()).runs.size();
    EXPECT_GE(whole, 1U);
    EXPECT_LT(whole, 3U);
}

/// Both would measure at once.
TEST_F(DeviceRecording, NoLessonBeginsMeanwhile)
{
    bar().record("eigen", filePath("card.json"), quick({"mlp", "cnn"}));
    ASSERT_TRUE(bar().isRecording()) << bar().message().toStdString();
    m_window->openRunFile(QStringLiteral(OVERTAKE_TEST_DATA "/2f4c26d/lesson.json"));
    EXPECT_FALSE(m_window->lessons().player().isActive());
    action("Esc")->trigger();
    ASSERT_TRUE(waitForEnd());
    m_window->openRunFile(QStringLiteral(OVERTAKE_TEST_DATA "/2f4c26d/lesson.json"));
    EXPECT_TRUE(m_window->lessons().player().isActive());
    EXPECT_FALSE(m_window->session().use().mayBegin(MachineUse::Kind::Recording));
    m_window->lessons().player().leave();
}

/// A step that was cancelled is still being timed.
TEST_F(DeviceRecording, WaitsUntilTheMachineIsFree)
{
    std::optional<EngineTurns::Turn> step = m_lab.registry.turns().tryTake();
    ASSERT_TRUE(step);
    bar().record("no-such-engine", filePath("card.json"));
    EXPECT_TRUE(test::waitFor([this] { return m_lab.registry.turns().waiting() == 1; })) << "the program has run";
    bar().stop();
    step.reset();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(bar().message().contains(QStringLiteral("nothing was saved"))) << bar().message().toStdString();
}

/// A file of before is neither lost nor taken for what was recorded.
TEST_F(DeviceRecording, StoppedBeforeASweepItLeavesTheFileOfBefore)
{
    const QString path = filePath("card.json");
    test::writeText(path.toStdString(), "before");
    bar().record("eigen", path);
    ASSERT_TRUE(bar().isRecording());
    for (QToolButton *button : bar().findChildren<QToolButton *>())
        if (button->text() == QStringLiteral("Stop"))
            button->click();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(bar().message().contains(QStringLiteral("nothing was saved"))) << bar().message().toStdString();
    EXPECT_EQ(test::contentOf(path.toStdString()), "before");
}

TEST_F(DeviceRecording, WhatIsWrongIsSaid)
{
    bar().record("eigen", filePath("none/card.json"));
    EXPECT_FALSE(bar().isRecording());
    EXPECT_TRUE(bar().message().contains(QStringLiteral("none/card.json"))) << bar().message().toStdString();
    bar().record("no-such-engine", filePath("card.json"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(bar().message().contains(QStringLiteral("no-such-engine"))) << bar().message().toStdString();
    EXPECT_FALSE(QFile::exists(filePath("card.json")));
}

TEST_F(DeviceRecording, TheMenuAsksForAFileAndNothingElse)
{
    QStringList asked;
    QTimer answers;
    QObject::connect(&answers, &QTimer::timeout, [&] {
        for (QWidget *one : QApplication::topLevelWidgets())
            if (auto *chooser = qobject_cast<QFileDialog *>(one); chooser && chooser->isVisible()) {
                asked << chooser->windowTitle();
                chooser->reject();
            }
    });
    answers.start(1);
    ASSERT_TRUE(entry(QStringLiteral("Re&cord this GPU")));
    entry(QStringLiteral("Re&cord this GPU"))->trigger();
    EXPECT_EQ(asked, QStringList{QStringLiteral("Save recording")});
    EXPECT_FALSE(bar().isRecording());
    EXPECT_TRUE(bar().isHidden());
}

TEST(RecordedSweeps, ThereIsOneForEachWorkload)
{
    const auto plans = recordedSweepPlans();
    ASSERT_EQ(plans.size(), allWorkloads().size());
    for (const RecordedSweepPlan &plan : plans) {
        EXPECT_GE(plan.request.values.size(), 2U) << plan.workload->id();
        ParameterValues parameters = plan.request.parameters;
        const ParameterSpec *spec = plan.workload->parameters().find(plan.request.key);
        ASSERT_TRUE(spec) << plan.workload->id();
        for (const double value : plan.request.values) {
            EXPECT_GE(value, spec->minimum) << plan.workload->id();
            EXPECT_LE(value, spec->maximum) << plan.workload->id();
        }
    }
}

} // namespace
} // namespace overtake
