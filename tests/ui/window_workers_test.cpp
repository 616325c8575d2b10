// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers in the window: tried in the background, kept, ticked like other engines, and what is left when they go.
#include "charts/chart_theme.h"
#include "charts/legend_strip.h"
#include "commands/file_commands.h"
#include "engines/absent_engine.h"
#include "panels/engine_panel.h"
#include "panels/engine_row.h"
#include "remote/worker_engine.h"
#include "remote/worker_list.h"
#include "results/result_view.h"
#include "run/pools.h"
#include "ui/main_window_lab.h"
#include "words/translations.h"
#include "workers/worker_dialog.h"
#include "workers/worker_trial.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QThreadPool>
#include <QTranslator>
#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::Contains;
using testing::HasSubstr;
using testing::StartsWith;
using worker::WorkerCommand;

class WindowWorkers : public test::Window
{
protected:
    void SetUp() override
    {
        std::filesystem::remove(worker::workerListPath());
        Window::SetUp();
        session().setLive(false);
    }
    void TearDown() override
    {
        Window::TearDown();
        std::filesystem::remove(worker::workerListPath());
    }

    WorkerBook &book() { return *m_window->findChild<WorkerBook *>(); }

    WorkerDialog *openMachineDialog()
    {
        emit m_window->findChild<EnginePanel *>()->machineAsked();
        return m_window->findChild<WorkerDialog *>();
    }
    WorkerDialog *openFrameworkDialog()
    {
        emit m_window->findChild<EnginePanel *>()->frameworkAsked({});
        return m_window->findChild<WorkerDialog *>();
    }

    template <typename Widget>
    static Widget *in(const WorkerDialog *dialog, const char *name)
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    static QPushButton *button(const WorkerDialog *dialog, const char *text)
    {
        for (auto *one : dialog->findChildren<QPushButton *>())
            if (one->text() == QLatin1String(text))
                return one;
        return nullptr;
    }
    static std::vector<std::string> findings(const WorkerDialog *dialog)
    {
        std::vector<std::string> texts;
        for (const auto *label : dialog->findChildren<QLabel *>())
            if ((label->objectName() == QLatin1String("found") || label->objectName() == QLatin1String("missing")) &&
                !label->isHidden())
                texts.push_back(label->text().toStdString());
        return texts;
    }
    void type(WorkerDialog *dialog, const std::string &name, const std::string &command)
    {
        in<QLineEdit>(dialog, "name")->setText(QString::fromStdString(name));
        in<QLineEdit>(dialog, "command")->setText(QString::fromStdString(command));
    }
    bool tryIt(WorkerDialog *dialog)
    {
        button(dialog, "&Try")->click();
        return test::waitFor([&] { return button(dialog, "&Try") && !findings(dialog).empty(); });
    }
    static WorkerCommand introduced(std::vector<std::string> command = {OVERTAKE_BENCH, "worker"})
    {
        WorkerCommand lab{"lab", std::move(command), {}, std::nullopt};
        worker::Connection connection(lab.name, lab.command);
        lab.introduction = worker::introductionOf(connection);
        return lab;
    }
    bool isMeasuredHere() const
    {
        const PointPtr point = points().nearest(study().cursor());
        return point && point->value == study().cursor() &&
               point->comparison.measurements.back().status == PointStatus::Measured;
    }
    static pid_t pidIn(const std::string &file)
    {
        pid_t pid = 0;
        std::ifstream(file) >> pid;
        return pid;
    }
    /// The lab's engines calculate nothing, so that results could not agree.
    void measureOnly(const char *id) { m_window->model().setEngines({{{id, {}, {}}, true}}, 0); }
    std::vector<std::string> labels() const
    {
        std::vector<std::string> all;
        for (const EngineUse &use : enginesToMeasure(study()))
            all.push_back(toText(m_lab.registry.require(use.id).labelFor(use.options)));
        return all;
    }
};

const std::string ourCommand = std::string(OVERTAKE_BENCH) + " worker";

TEST_F(WindowWorkers, IsTriedTickedKeptAndMeasuredLikeAnyOtherEngine)
{
    WorkerDialog *dialog = openMachineDialog();
    ASSERT_NE(dialog, nullptr);
    EXPECT_FALSE(button(dialog, "&Try")->isEnabled()); // nothing was entered
    type(dialog, "lab", ourCommand);
    ASSERT_TRUE(tryIt(dialog));
    const auto found = findings(dialog);
    EXPECT_THAT(found, Contains(HasSubstr("Connected after")));
    EXPECT_THAT(found, Contains(HasSubstr("protocol 1.2")));
    EXPECT_THAT(found, Contains(HasSubstr("this one")));
    for (auto *box : dialog->findChildren<QCheckBox *>())
        box->setChecked(box->text().startsWith(QLatin1String("lab: textbook loop")));
    button(dialog, "&Add")->click();
    EXPECT_THAT(labels(), Contains("lab: textbook loop"));
    EXPECT_FALSE(dialog->isVisible());
    measureOnly("lab/reference");

    const auto kept = worker::loadWorkerList(worker::workerListPath());
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].command, (std::vector<std::string>{OVERTAKE_BENCH, "worker"}));
    session().setLive(true);
    ASSERT_TRUE(waitForCurve());
    const auto &measured = points().sweep().points.front().comparison.measurements.back();
    EXPECT_EQ(measured.use.id, "lab/reference");
    EXPECT_EQ(measured.status, PointStatus::Measured) << measured.reason;
    EXPECT_EQ(toText(measured.label), "lab: textbook loop");

    // A new start knows it without asking, and its point is measured once it has been connected.
    session().setLive(false);
    close();
    m_lab.registry = EngineRegistry({m_lab.cpu, m_lab.gpu});
    open();
    EXPECT_THAT(labels(), Contains("lab: textbook loop"));
    session().setLive(true);
    EXPECT_TRUE(test::waitFor([this] { return isMeasuredHere(); }));
    session().setLive(false);
    ASSERT_TRUE(test::waitFor([&] { return session().waitUntilIdle(std::chrono::milliseconds(0)); }));

    // Taken off the list, it leaves the study; undo cannot bring back what is not there.
    book().remove("lab");
    EXPECT_THAT(labels(), testing::Not(Contains("lab: textbook loop")));
    m_window->model().undoStack().undo();
    EXPECT_EQ(m_lab.registry.find("lab/reference"), nullptr);
    EXPECT_THAT(worker::loadWorkerList(worker::workerListPath()), testing::IsEmpty());
}

TEST_F(WindowWorkers, WhatIsMissingIsOneSentence)
{
    WorkerDialog *dialog = openMachineDialog();
    type(dialog, "lab", "/nowhere/overtake-bench worker");
    ASSERT_TRUE(tryIt(dialog));
    EXPECT_THAT(findings(dialog), testing::ElementsAre(HasSubstr("cannot be started")));
    type(dialog, "cpu", ourCommand);
    EXPECT_FALSE(button(dialog, "&Try")->isEnabled()); // an engine has that name
    type(dialog, "torch", ourCommand);
    EXPECT_FALSE(button(dialog, "&Try")->isEnabled()); // a framework has it
    type(dialog, "lab", "ssh 'gpu1");
    EXPECT_FALSE(button(dialog, "&Try")->isEnabled());
}

/// Whoever starts it first shows that it runs.
TEST(WorkerTrial, EndsAfterStartHasReturned)
{
    WorkerTrial trial;
    bool hasEnded = false;
    QObject::connect(&trial, &WorkerTrial::ended, &trial, [&] { hasEnded = true; });
    for (int i = 0; i < 200; ++i) {
        hasEnded = false;
        trial.start("lab", {""});
        ASSERT_FALSE(hasEnded);
        ASSERT_TRUE(test::waitFor([&] { return hasEnded; }));
    }
}

/// What no longer serves when the trial ends is not added, and a click in between does no harm.
TEST_F(WindowWorkers, FieldsThatChangeDuringATrialAreCheckedAgain)
{
    WorkerDialog *dialog = openMachineDialog();
    type(dialog, "lab", "sleep 1000");
    button(dialog, "&Try")->click();
    type(dialog, "lab", "ssh 'gpu1");
    EXPECT_FALSE(button(dialog, "&Add")->isEnabled());
    EXPECT_TRUE(button(dialog, "S&top")->isEnabled());
    ASSERT_TRUE(test::waitFor([&] { return button(dialog, "&Try") != nullptr; }));
    EXPECT_FALSE(button(dialog, "&Try")->isEnabled());
    EXPECT_FALSE(button(dialog, "&Add")->isEnabled());
}

/// The answer of the command before is not taken for that of the one typed since.
TEST_F(WindowWorkers, ATrialThatEndsWhileItsCommandIsEditedCountsForNothing)
{
    WorkerDialog *dialog = openMachineDialog();
    type(dialog, "lab", ourCommand);
    button(dialog, "&Try")->click();
    filePool().waitForDone(); // it has ended, and the window does not know yet
    type(dialog, "lab", "sleep 1000");
    ASSERT_TRUE(test::waitFor([&] { return button(dialog, "&Try") != nullptr; }));
    EXPECT_THAT(findings(dialog), testing::IsEmpty());
    EXPECT_TRUE(dialog->findChildren<QCheckBox *>().isEmpty());
}

/// A trial that fails says what becomes of the command.
TEST_F(WindowWorkers, AFailedTrialSaysWhatAddDoes)
{
    WorkerDialog *dialog = openMachineDialog();
    type(dialog, "lab", "true");
    ASSERT_TRUE(tryIt(dialog));
    bool isSaid = false;
    for (const auto *label : dialog->findChildren<QLabel *>())
        isSaid = isSaid || label->text().startsWith(QStringLiteral("'Add' still keeps the command"));
    EXPECT_TRUE(isSaid);
}

/// A framework whose file is gone must not keep the user from adding another machine.
TEST_F(WindowWorkers, OneThatCannotServeDoesNotBlockTheOthers)
{
    WorkerCommand gone{"numpy", {}, "python3", worker::Introduction{}};
    gone.introduction->hello.program = "1";
    qputenv("OVERTAKE_WORKERS", "/nowhere");
    worker::saveWorkerList(worker::workerListPath(), {gone});
    close();
    open();
    EXPECT_FALSE(book().problem().isEmpty());
    book().keep({"lab", {"true"}, {}, std::nullopt}, nullptr);
    qunsetenv("OVERTAKE_WORKERS");
    EXPECT_EQ(worker::loadWorkerList(worker::workerListPath()).size(), 2U);
}

TEST_F(WindowWorkers, ATrialThatHangsIsStopped)
{
    WorkerDialog *dialog = openMachineDialog();
    type(dialog, "lab", "sleep 1000");
    button(dialog, "&Try")->click();
    ASSERT_NE(button(dialog, "S&top"), nullptr);
    button(dialog, "S&top")->click();
    EXPECT_TRUE(test::waitFor([&] { return button(dialog, "&Try") != nullptr; }));
    EXPECT_THAT(findings(dialog), testing::IsEmpty());
}

TEST_F(WindowWorkers, AFrameworksPythonIsKept)
{
    WorkerDialog *dialog = openFrameworkDialog();
    auto *framework = in<QComboBox>(dialog, "framework");
    framework->setCurrentIndex(framework->findText(QStringLiteral("NumPy")));
    in<QLineEdit>(dialog, "interpreter")->setText(QStringLiteral("/nowhere/python"));
    button(dialog, "&Add")->click();
    const auto kept = worker::loadWorkerList(worker::workerListPath());
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].name, "numpy");
    EXPECT_EQ(kept[0].interpreter, "/nowhere/python");
    EXPECT_THAT(worker::commandOf(kept[0]), Contains("/nowhere/python"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog = openFrameworkDialog();
    framework = in<QComboBox>(dialog, "framework");
    framework->setCurrentIndex(framework->findText(QStringLiteral("NumPy")));
    EXPECT_EQ(in<QLabel>(dialog, "state")->text(),
              "NumPy is kept with the Python /nowhere/python: 'Add' replaces that.");
}

/// The reader of the notebook is offered his own line, and has it with the options of the notebook.
TEST_F(WindowWorkers, APresetBringsThePublishedLine)
{
    auto *offer = find<QPushButton>("publishedLine");
    EXPECT_FALSE(offer->isVisibleTo(m_window.get()));
    m_window->model().setPreset("mlp-width-hsf");
    ASSERT_TRUE(offer->isVisibleTo(m_window.get()));
    EXPECT_TRUE(offer->toolTip().contains(QStringLiteral("PyTorch eager"))) << offer->toolTip().toStdString();
    EXPECT_TRUE(offer->toolTip().contains(QStringLiteral("HEP Software Foundation"))) << offer->toolTip().toStdString();
    EXPECT_TRUE(offer->text().contains(QStringLiteral("PyTorch eager"))) << offer->text().toStdString();
    offer->click();
    auto *dialog = m_window->findChild<WorkerDialog *>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(in<QComboBox>(dialog, "framework")->currentData().toString(), QStringLiteral("torch"));
    dialog->reject();

    fakes::FakeBehaviour torch = m_lab.cpu->behaviour;
    torch.id = "torch";
    torch.label = "PyTorch";
    m_lab.registry.add(std::make_shared<fakes::FakeEngine>(torch));
    m_window->model().setPreset({});
    m_window->model().setPreset("mlp-width-hsf");
    EXPECT_FALSE(offer->isVisibleTo(m_window.get()));
    const auto uses = enginesToMeasure(study());
    EXPECT_THAT(uses, Contains(testing::Field(&EngineUse::id, "torch")));
    EXPECT_TRUE(m_window->model().matchesPreset());
    m_window->model().setPreset("multiply-400"); // NumPy's: the line of before goes
    EXPECT_THAT(enginesToMeasure(study()), testing::Not(Contains(testing::Field(&EngineUse::id, "torch"))));
    m_window->model().undoStack().undo();
    EXPECT_EQ(enginesToMeasure(study()), uses);
}

TEST_F(WindowWorkers, TheSeriesOfOneThatIsLostIsGreyUntilItIsBack)
{
    const QString there = filePath("there");
    const auto makeIt = [&] { std::ofstream(there.toStdString()) << "yes"; };
    makeIt();
    const WorkerCommand lab =
        introduced({"sh", "-c", "test -e \"$0\" && exec \"$1\" worker", there.toStdString(), OVERTAKE_BENCH});
    QFile::remove(there);
    book().keep(lab, nullptr);
    measureOnly("lab/reference");
    const auto isLost = [&] { return m_window->results().context().series[0].lost; };
    const auto listHasColourOfLegend = [&] {
        const ChartTheme theme = ChartTheme::forWidget(*m_window, false);
        const QColor colour = legendItems(m_window->results().context(), theme).front().style.color;
        for (auto *part : m_window->findChild<EngineRow *>()->findChildren<QWidget *>()) {
            const QImage image = part->size() == QSize(24, 16) ? part->grab().toImage() : QImage(); // the swatch
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, image.height() / 2).rgb() == colour.rgb())
                    return true;
        }
        return false;
    };
    EXPECT_FALSE(isLost());
    EXPECT_TRUE(test::waitFor(listHasColourOfLegend)) << "rows of before are deleted later";
    session().setLive(true);
    ASSERT_TRUE(test::waitFor([&] { return isLost() && !book().isConnecting(); }));
    EXPECT_TRUE(listHasColourOfLegend());
    EXPECT_FALSE(find<Banner>("trouble")->message().isEmpty());
    makeIt();
    book().reconnect();
    EXPECT_TRUE(test::waitFor([&] { return !isLost(); }));
    EXPECT_TRUE(listHasColourOfLegend());
}

TEST_F(WindowWorkers, ItsTroubleIsSaidOnceInAnyLanguage)
{
    const auto restore = qScopeGuard([] {
        for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
            QCoreApplication::removeTranslator(translator);
    });
    ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), QStringLiteral("de")));
    WorkerCommand lab = introduced();
    lab.command = {"sh", "-c", "echo 'ssh: connect to host lab port 22: Connection refused' >&2; exit 255"};
    book().keep(lab, nullptr);
    measureOnly("lab/reference");
    session().setLive(true);
    const auto *trouble = find<Banner>("trouble");
    EXPECT_TRUE(test::waitFor([&] {
        return trouble->message().contains(QStringLiteral("Connection refused")) && !action("Esc")->isEnabled();
    })) << trouble->message().toStdString();
    EXPECT_TRUE(trouble->isVisible());
    EXPECT_EQ(trouble->message().count(QStringLiteral("Connection refused")), 1);
    EXPECT_EQ(problem(), QString()) << problem().toStdString();
    EXPECT_TRUE(session().isLive());
}

/// Engines of the command before would measure under its name.
TEST_F(WindowWorkers, OneThatIsChangedUntriedHasNoEngines)
{
    book().keep(introduced(), nullptr);
    ASSERT_NE(m_lab.registry.find("lab/reference"), nullptr);
    book().keep({"lab", {"false"}, {}, std::nullopt}, nullptr);
    EXPECT_EQ(m_lab.registry.find("lab/reference"), nullptr);
}

TEST_F(WindowWorkers, PointsOfTheMachineBeforeAreNotShownAsTheNewOnes)
{
    WorkerCommand lab = introduced();
    book().keep(lab, nullptr);
    std::vector<EngineChoice> engines{study().engines[study().base]};
    engines.push_back({{"lab/reference", {}, {}}, true});
    m_window->model().setEngines(engines, 0);
    setSwept({5, 20, 100});
    m_window->curves().accept(10000, curve().id, [&](CurvePoints &changed) {
        Sweep sweep = changed.sweep();
        for (SweepPoint &point : sweep.points)
            for (std::size_t i = 0; i < engines.size(); ++i)
                point.comparison.measurements.at(i).use = engines[i].use;
        changed.setSweep(std::move(sweep));
        changed.endSweep();
    });
    const CurveId before = curve().id;
    const QStringList losses = m_window->findChild<FileCommands *>()->losses();
    ASSERT_EQ(losses.size(), 1);
    book().keep(lab, nullptr); // tried again
    EXPECT_EQ(curve().id, before);
    lab.command.insert(lab.command.begin(), "env");
    book().keep(lab, nullptr);
    EXPECT_NE(m_lab.registry.find("lab/reference"), nullptr);
    EXPECT_NE(curve().id, before);
    ASSERT_EQ(points().sweep().points.size(), 3U) << "the CPU keeps its figures";
    for (const SweepPoint &point : points().sweep().points) {
        EXPECT_TRUE(point.comparison.measurements.at(0).hasTime());
        EXPECT_FALSE(point.comparison.measurements.at(1).hasTime());
    }
    EXPECT_FALSE(m_window->findChild<FileCommands *>()->losses().isEmpty()) << "they are the user's all the same";
    m_window->saveRunFile(filePath("run.json"));
}

TEST_F(WindowWorkers, OneThatIsChangedKeepsItsPlaceInTheList)
{
    for (const char *name : {"b", "c", "a"})
        book().keep({name, {"true"}, {}, std::nullopt}, nullptr);
    book().keep({"c", {"false"}, {}, std::nullopt}, nullptr);
    std::vector<std::string> names;
    for (const WorkerCommand &worker : worker::loadWorkerList(worker::workerListPath()))
        names.push_back(worker.name);
    EXPECT_EQ(names, (std::vector<std::string>{"b", "c", "a"}));
    EXPECT_EQ(worker::findWorker(book().kept(), "c")->command, std::vector<std::string>{"false"});
}

TEST_F(WindowWorkers, OneThatCannotBeSavedStaysInItsDialog)
{
    const std::filesystem::path list = worker::workerListPath();
    std::filesystem::create_directories(list / "in the way");
    const auto tidy = qScopeGuard([&] { std::filesystem::remove_all(list); });
    WorkerDialog *dialog = openMachineDialog();
    ASSERT_NE(dialog, nullptr);
    type(dialog, "lab", "true");
    emit dialog->agreed({"lab", {"true"}, {}, std::nullopt}, nullptr, {});
    auto *box = dialog->findChild<QMessageBox *>(QStringLiteral("notKept"));
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->isVisible());
    EXPECT_TRUE(box->text().contains(QStringLiteral("workers.json"))) << box->text().toStdString();
    box->button(QMessageBox::Close)->click();
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(in<QLineEdit>(dialog, "name")->text(), QStringLiteral("lab"));
    EXPECT_TRUE(book().kept().empty());

    std::filesystem::remove_all(list);
    emit dialog->agreed({"lab", {"true"}, {}, std::nullopt}, nullptr, {});
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(worker::loadWorkerList(list).size(), 1U);
}

TEST_F(WindowWorkers, ItIsRemovedOnlyWhenTheUserAgrees)
{
    book().keep({"lab", {"true"}, {}, std::nullopt}, nullptr);
    book().keep({"other", {"true"}, {}, std::nullopt}, nullptr);
    auto *panel = m_window->findChild<EnginePanel *>();
    const auto asked = [&] {
        emit panel->workerRemovalAsked(QStringLiteral("lab"));
        return question("removeWorker");
    };
    QMessageBox *box = asked();
    ASSERT_TRUE(box);
    EXPECT_TRUE(box->text().contains(QStringLiteral("'lab'"))) << box->text().toStdString();
    box->button(QMessageBox::Cancel)->click();
    EXPECT_EQ(worker::loadWorkerList(worker::workerListPath()).size(), 2U);
    EXPECT_FALSE(box->isVisible());
    box = asked();
    ASSERT_TRUE(box);
    test::pressButton(*box, "Remove");
    const auto kept = worker::loadWorkerList(worker::workerListPath());
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].name, "other");
}

TEST_F(WindowWorkers, TheProcessOfOneThatIsRemovedEnds)
{
    const std::string pidFile = filePath("pid").toStdString();
    WorkerCommand lab = introduced();
    lab.command = {"sh", "-c", "echo $$ > \"$0\"; exec \"$1\" worker", pidFile, OVERTAKE_BENCH};
    book().keep(lab, nullptr);
    measureOnly("lab/reference");
    session().setLive(true);
    ASSERT_TRUE(waitForCurve());
    const pid_t pid = pidIn(pidFile);
    ASSERT_GT(pid, 1);
    EXPECT_EQ(::kill(pid, 0), 0);
    book().remove("lab");
    EXPECT_TRUE(test::waitFor([&] { return ::kill(pid, 0) != 0; }));
}

/// A driver that hangs is found late, and why it cannot serve, too.
TEST_F(WindowWorkers, AnEngineThatIsFoundLateShowsWhyItCannotServe)
{
    const auto reasons = [&] { return m_window->findChildren<QLabel *>(QStringLiteral("unavailable")); };
    const auto before = reasons().size();
    EngineDescription description;
    description.id = "opencl:late";
    description.label = "OpenCL";
    description.unavailable = foreign("It did not answer.");
    m_lab.registry.add(std::make_shared<AbsentEngine>(description));
    m_window->model().followRegistry();
    ASSERT_EQ(reasons().size(), before + 1);
    EXPECT_TRUE(reasons().last()->text().endsWith(QStringLiteral("It did not answer.")));
    m_window->model().followRegistry();
    EXPECT_EQ(reasons().size(), before + 1);
}

TEST_F(WindowWorkers, AnUnreadableListIsSaidWhateverTabComesBack)
{
    m_window->results().showTab(QStringLiteral("roofline"));
    close();
    const std::filesystem::path list = worker::workerListPath();
    std::filesystem::create_directories(list.parent_path());
    std::ofstream(list) << "no list";
    open();
    EXPECT_TRUE(problem().contains(QStringLiteral("workers.json"))) << problem().toStdString();
}

/// What is said of a worker or of measuring hides no other sentence.
TEST_F(WindowWorkers, AFilesProblemStaysWhileWorkersComeAndGo)
{
    Notes &notes = m_window->results().notes();
    m_window->results().showProblem(QStringLiteral("A file."));
    notes.showTrouble(QStringLiteral("Lost."), true);
    notes.showTrouble({}, false);
    EXPECT_EQ(problem(), QStringLiteral("A file."));
    notes.setWaiting(QStringLiteral("A driver."));
    EXPECT_EQ(problem(), QStringLiteral("A file. A driver."));
    notes.setWaiting({});
    EXPECT_EQ(problem(), QStringLiteral("A file."));
    notes.setMeasuringProblem(QStringLiteral("Measuring."), {});
    EXPECT_EQ(problem(), QStringLiteral("A file. Measuring."));
    m_window->results().showProblem({});
    EXPECT_EQ(problem(), QStringLiteral("Measuring."));
    notes.setMeasuringProblem({}, {});
    EXPECT_EQ(problem(), QString());
}

/// A worker that is killed comes back with the next point; one that hangs is ended by Escape, and the window goes on.
TEST_F(WindowWorkers, OneThatIsLostComesBackAndOneThatHangsIsEnded)
{
    const std::string pidFile = filePath("pid").toStdString();
    const WorkerCommand lab = introduced({"sh", "-c", "echo $$ > \"$0\"; exec \"$1\" worker", pidFile, OVERTAKE_BENCH});
    book().keep(lab, nullptr);
    measureOnly("lab/reference");
    session().setLive(true);
    ASSERT_TRUE(test::waitFor([this] { return isMeasuredHere(); }));
    const pid_t first = pidIn(pidFile);
    ASSERT_GT(first, 1);
    ::kill(first, SIGKILL);
    m_window->model().setCursor(20);
    ASSERT_TRUE(test::waitFor([this] { return isMeasuredHere(); }));
    EXPECT_TRUE(test::waitFor([&] { return find<Banner>("trouble")->message().isEmpty(); }));
    const pid_t second = pidIn(pidFile);
    EXPECT_NE(second, first);

    ::kill(second, SIGSTOP);
    m_window->model().setCursor(30);
    ASSERT_TRUE(test::waitFor([&] { return action("Esc")->isEnabled(); }));
    action("Esc")->trigger();
    EXPECT_TRUE(test::waitFor([&] { return !action("Esc")->isEnabled(); }));
    EXPECT_TRUE(session().isLive());
}

} // namespace
} // namespace overtake
