// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Recordings > Record a device…: from the menu to a file that is in the menu.
#include "dialogs/recording_dialog.h"
#include "ui/main_window_lab.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace overtake
{
namespace
{

class DeviceRecording : public test::Window
{
protected:
    RecordingDialog *openDialog()
    {
        for (const QMenu *menu : m_window->findChildren<QMenu *>())
            for (QAction *entry : menu->actions())
                if (entry->text() == QStringLiteral("Re&cord a device…"))
                    entry->trigger();
        return find<RecordingDialog>("recordDevice");
    }
    static std::vector<RecordedSweepPlan> plans(std::initializer_list<std::vector<double>> sweeps)
    {
        std::vector<RecordedSweepPlan> all;
        for (RecordedSweepPlan plan : recordedSweepPlans())
            if (plan.workload->id() == "mlp")
                for (const std::vector<double> &values : sweeps) {
                    plan.request.values = values;
                    plan.request.parameters.set("samples", std::int64_t{500});
                    all.push_back(plan);
                }
        return all;
    }
    static QString state(const RecordingDialog &dialog)
    {
        return dialog.findChild<QLabel *>(QStringLiteral("state"))->text();
    }
};

TEST_F(DeviceRecording, GoesIntoAFileThatOthersOpen)
{
    session().setLive(true);
    RecordingDialog *dialog = openDialog();
    ASSERT_TRUE(dialog);
    EXPECT_FALSE(session().isLive());
    EXPECT_EQ(dialog->findChild<QComboBox *>(QStringLiteral("device"))->currentData().toString(),
              QStringLiteral("opencl:0"));
    EXPECT_EQ(dialog->findChild<QComboBox *>(QStringLiteral("base"))->currentData().toString(), QStringLiteral("cpu"));
    const QString path = filePath("card.json");
    dialog->record(path, plans({{5, 6}}));
    ASSERT_TRUE(test::waitFor([&] { return !dialog->isRecording(); }));
    EXPECT_TRUE(state(*dialog).startsWith(QStringLiteral("Saved: "))) << state(*dialog).toStdString();
    const Recording recording = readRecording(path.toStdString());
    EXPECT_EQ(recording.engine, "opencl:0");
    EXPECT_EQ(recording.card, m_lab.gpu->description().device);
    ASSERT_EQ(recording.runs.size(), 1U);
    EXPECT_GE(recording.runs[0].sweep.points.size(), 2U);
    EXPECT_EQ(recording.runs[0].sweep.engines[0].id, "cpu");
    dialog->reject();
    EXPECT_TRUE(session().isLive());
    session().setLive(false);
    m_window->openRunFile(path);
    EXPECT_TRUE(curve().opened);
}

TEST_F(DeviceRecording, StoppedItKeepsWhatIsWhole)
{
    RecordingDialog *dialog = openDialog();
    ASSERT_TRUE(dialog);
    const QString path = filePath("card.json");
    std::vector<double> many;
    for (int i = 1; i < 400; ++i)
        many.push_back(i);
    dialog->record(path, plans({{5}, many}));
    ASSERT_TRUE(test::waitFor([&] { return QFile::exists(path); }));
    dialog->reject(); // first it stops
    EXPECT_TRUE(dialog->isVisible());
    ASSERT_TRUE(test::waitFor([&] { return !dialog->isRecording(); }));
    EXPECT_EQ(readRecording(path.toStdString()).runs.size(), 1U);
}

TEST_F(DeviceRecording, WhereItCannotBeWrittenIsSaid)
{
    RecordingDialog *dialog = openDialog();
    ASSERT_TRUE(dialog);
    dialog->record(filePath("none/card.json"), plans({{5}}));
    EXPECT_FALSE(dialog->isRecording());
    EXPECT_TRUE(state(*dialog).contains(QStringLiteral("none/card.json"))) << state(*dialog).toStdString();
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
