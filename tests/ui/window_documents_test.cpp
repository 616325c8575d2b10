// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every page with a result is a document: Ctrl+S, what is asked for on closing, one entrance for files, and what Live
// does meanwhile.
#include "commands/lesson_commands.h"
#include "commands/share_commands.h"
#include "export/export_dialog.h"
#include "lessons/lesson_file.h"
#include "mandelbrot/page.h"
#include "mandelbrot/picture_file.h"
#include "map/map_page.h"
#include "panels/number_spin_box.h"
#include "results/result_view.h"
#include "run/pools.h"
#include "train/decision_regions.h"
#include "training/report_table.h"
#include "training/training_page.h"
#include "ui/main_window_lab.h"

#include "report/temporary_folder.h"

#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QSemaphore>
#include <QSpinBox>
#include <QThreadPool>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <qcustomplot.h>

namespace overtake
{
namespace
{

class Documents : public test::Window
{
protected:
    void SetUp() override
    {
        open();
        QObject::connect(&m_answers, &QTimer::timeout, [this] { answerChoosers(); });
    }

    TrainingPage &training() { return m_window->results().training(); }
    MapPage &map() { return m_window->results().map(); }
    MandelbrotPage &viewer() { return *m_window->findChild<MandelbrotPage *>(); }
    QString tab() const { return m_window->results().page().objectName(); }
    void showTab(const char *name) { m_window->results().showTab(QString::fromLatin1(name)); }

    bool train()
    {
        m_window->model().setParameter("hidden", std::int64_t{8});
        m_window->model().setParameter("epochs", std::int64_t{3});
        action("Ctrl+T")->trigger();
        return test::waitFor([this] { return !training().isTraining(); }) && training().hasResult();
    }
    bool measureMap()
    {
        map().setBudget(2);
        action("Ctrl+M")->trigger();
        return test::waitFor([this] { return !map().isMapping(); }) && !map().chart().drawing().isEmpty();
    }
    QString picture(const char *name)
    {
        const MandelbrotPlace place = MandelbrotPlace::at(-0.7, 0.1, 1e-3, {8, 8}).withIterations(300);
        PngWriter writer(filePath(name).toStdString(), 8, 8, textsOf(place));
        const std::vector<std::uint32_t> row(8, 0x336699);
        for (int i = 0; i < 8; ++i)
            writer.writeRow(row.data());
        writer.finish();
        return filePath(name);
    }
    QAction *recent(const char *name) const
    {
        for (QAction *one : m_window->findChildren<QAction *>())
            if (one->text() == QString::fromLatin1(name))
                return one;
        return nullptr;
    }
    /// Ctrl+S, with that file chosen; empty: the chooser is closed again.
    void save(const QString &path)
    {
        m_paths = {path};
        m_answers.start(1);
        action("Ctrl+S")->trigger();
        m_answers.stop();
    }
    /// 'Save…' on closing, with a path for each chooser to come.
    void saveAllIn(const QStringList &paths)
    {
        m_paths = paths;
        m_answers.start(1);
        QTimer::singleShot(0, question(), [box = question()] { test::pressButton(*box, "Save…"); });
    }
    void answerChoosers()
    {
        for (QWidget *one : QApplication::topLevelWidgets()) {
            auto *chooser = qobject_cast<QFileDialog *>(one);
            if (!chooser || !chooser->isVisible())
                continue;
            m_asked << chooser->windowTitle();
            const QString path = m_paths.isEmpty() ? QString() : m_paths.takeFirst();
            chooser->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
            static_cast<QDialog *>(chooser)->done(path.isEmpty() ? QDialog::Rejected : QDialog::Accepted);
        }
    }
    static nlohmann::json jsonOf(const QString &path)
    {
        return nlohmann::json::parse(test::contentOf(path.toStdString()));
    }

    QTimer m_answers;
    QStringList m_paths; ///< for the choosers to come
    QStringList m_asked; ///< titles of those that came
};

TEST_F(Documents, ATrainingIsSavedAndOpenedAgainWithItsCharts)
{
    ASSERT_TRUE(train());
    const TrainingRun before = training().run();
    ASSERT_TRUE(before.regions);
    const QString sentences = find<QLabel>("trainingSentences")->text();
    const QString rows = training().table().tabbed();
    const auto cell = [this] { return training().findChild<ReportTable *>()->item(1, 2)->text(); };
    const QString score = cell();
    save(filePath("training.json"));
    ASSERT_TRUE(test::waitFor([this] { return QFile::exists(filePath("training.json")); }));
    EXPECT_EQ(m_asked, QStringList{QStringLiteral("Save training")});
    const nlohmann::json written = jsonOf(filePath("training.json"));
    EXPECT_EQ(written["format"], "overtake-training");

    m_window->model().setParameter("epochs", std::int64_t{1});
    action("Ctrl+T")->trigger();
    ASSERT_TRUE(test::waitFor([this] { return !training().isTraining(); }));
    m_window->model().setWorkload("vector-multiply");
    showTab("curves");
    m_window->openRunFile(filePath("training.json"));
    ASSERT_TRUE(test::waitFor([this] { return tab() == QStringLiteral("training"); })) << problem().toStdString();
    EXPECT_TRUE(find<Banner>("problem")->isHidden()) << problem().toStdString();
    EXPECT_EQ(study().workload, "mlp");
    EXPECT_EQ(study().parameters.integer("epochs"), 3);
    const TrainingRun &run = training().run();
    ASSERT_EQ(run.engines.size(), before.engines.size());
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        EXPECT_EQ(run.engines[i].curve.size(), before.engines[i].curve.size());
        EXPECT_EQ(run.engines[i].epochSeconds(), before.engines[i].epochSeconds());
    }
    EXPECT_EQ(find<QLabel>("trainingSentences")->text(), sentences);
    EXPECT_EQ(training().table().tabbed(), rows);
    EXPECT_EQ(cell(), score);
    EXPECT_EQ(find<QCustomPlot>("lossPlot")->graph(1)->dataCount(), static_cast<int>(before.engines[0].curve.size()));
    ASSERT_TRUE(run.regions);
    EXPECT_EQ(run.regions->cells, before.regions->cells);
    EXPECT_TRUE(find<QCustomPlot>("decisionPlot")->isVisible());
    EXPECT_TRUE(find<QLabel>("trainingState")->text().contains(QStringLiteral("training.json")));
    EXPECT_EQ(nlohmann::json::parse(training().document()->text()), written); // saved again it is what it was
}

TEST_F(Documents, AnOpenedTrainingHoldsOutAsManySamplesAgain)
{
    auto *heldOut = find<QSpinBox>("heldOut");
    m_window->model().setParameter("samples", std::int64_t{110});
    heldOut->setValue(33);
    ASSERT_TRUE(train());
    ASSERT_EQ(training().run().heldOutSamples, 37);
    save(filePath("training.json"));
    ASSERT_TRUE(test::waitFor([this] { return training().unsaved().empty(); }));
    heldOut->setValue(10);
    m_window->openRunFile(filePath("training.json"));
    EXPECT_TRUE(test::waitFor([&] { return heldOut->value() == 33; })) << problem().toStdString();
}

TEST_F(Documents, AnOpenedMapHasTheRangeOfItsSecondParameter)
{
    auto *from = find<NumberSpinBox>("mapFrom");
    auto *to = find<NumberSpinBox>("mapTo");
    from->setNumber(16);
    to->setNumber(64);
    ASSERT_TRUE(measureMap());
    save(filePath("map.json"));
    ASSERT_TRUE(test::waitFor([this] { return map().unsaved().empty(); }));
    from->setNumber(1);
    to->setNumber(130);
    m_window->openRunFile(filePath("map.json"));
    EXPECT_TRUE(test::waitFor([&] { return from->value() == 16 && to->value() == 64; })) << problem().toStdString();
}

/// The unrelated curve was saved instead.
TEST_F(Documents, APageWithoutAResultSavesNoCurve)
{
    setSwept({5, 20, 100});
    for (const char *name : {"map", "training"}) {
        showTab(name);
        save(filePath("no.json"));
        EXPECT_TRUE(problem().startsWith(QStringLiteral("There is nothing to save yet."))) << problem().toStdString();
        find<Banner>("problem")->dismiss();
    }
    showTab("mandelbrot");
    save(filePath("no.json"));
    auto *dialog = m_window->findChild<ExportDialog *>();
    ASSERT_TRUE(dialog);
    dialog->reject();
    EXPECT_TRUE(m_asked.isEmpty()) << m_asked.join(QLatin1Char('\n')).toStdString();
    showTab("bars");
    save(filePath("curve.json"));
    EXPECT_EQ(m_asked, QStringList{QStringLiteral("Save results file")});
    ASSERT_TRUE(test::waitFor([this] { return !m_window->isWindowModified(); }));
    EXPECT_EQ(jsonOf(filePath("curve.json"))["format"], "overtake-results");
}

/// A signal or the end of the session closes the window whatever dialog is open.
TEST_F(Documents, AnExportIsNotEndedWithoutAQuestion)
{
    setSwept({5, 20, 100});
    m_window->saveRunFile(filePath("run.json"));
    action("Ctrl+E")->trigger();
    const QPointer<ExportDialog> dialog = m_window->findChild<ExportDialog *>();
    ASSERT_TRUE(dialog);
    for (QSpinBox *side : dialog->findChildren<QSpinBox *>())
        side->setValue(2048); // it is not done at once
    dialog->findChild<QLineEdit *>(QStringLiteral("file"))->setText(filePath("large.png"));
    dialog->accept();
    m_window->close();
    ASSERT_TRUE(question());
    EXPECT_TRUE(question()->text().contains(QStringLiteral("A file is being written.")));
    question()->button(QMessageBox::Cancel)->click();
    EXPECT_TRUE(m_window->isVisible());
    EXPECT_TRUE(test::waitFor([&] { return !dialog || !dialog->isVisible(); }));
    EXPECT_TRUE(QFile::exists(filePath("large.png")));
}

TEST_F(Documents, TheButtonOfTheMandelbrotPageSavesLikeCtrlS)
{
    showTab("mandelbrot");
    const auto buttons = viewer().findChildren<QToolButton *>();
    const auto save = std::ranges::find_if(
        buttons, [](const QToolButton *one) { return one->text() == QStringLiteral("Save image…"); });
    ASSERT_NE(save, buttons.end());
    (*save)->click();
    auto *dialog = m_window->findChild<ExportDialog *>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Save image"));
    dialog->reject();
}

TEST_F(Documents, UnsavedTrainingsAndMapsAreAskedForOnClosing)
{
    ASSERT_TRUE(train());
    ASSERT_TRUE(measureMap());
    m_window->close();
    ASSERT_TRUE(question());
    const QString text = question()->text();
    EXPECT_TRUE(text.contains(QStringLiteral("Unsaved training: "))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("Unsaved map: "))) << text.toStdString();
    EXPECT_TRUE(m_window->isVisible());
    saveAllIn({filePath("map.json"), filePath("training.json")});
    EXPECT_TRUE(test::waitFor([this] { return !m_window->isVisible(); }));
    EXPECT_EQ(m_asked, (QStringList{QStringLiteral("Save map"), QStringLiteral("Save training")}));
    EXPECT_EQ(jsonOf(filePath("map.json"))["format"], "overtake-map");
    EXPECT_EQ(jsonOf(filePath("training.json"))["format"], "overtake-training");
}

/// One that could not be written ended the chain, and the window stays with all of them.
TEST_F(Documents, AFolderThatNobodyMayWriteToStopsTheSavesAtClosing)
{
    ASSERT_TRUE(train());
    ASSERT_TRUE(measureMap());
    m_window->close();
    ASSERT_TRUE(question());
    saveAllIn({QStringLiteral("/proc/map.json"), filePath("training.json")}); // not even root may
    ASSERT_TRUE(test::waitFor([this] { return !problem().isEmpty(); }));
    EXPECT_TRUE(problem().contains(QStringLiteral("/proc/map.json"))) << problem().toStdString();
    EXPECT_EQ(m_asked, QStringList{QStringLiteral("Save map")});
    EXPECT_TRUE(m_window->isVisible());
    EXPECT_EQ(map().unsaved().size(), 1U);
    EXPECT_EQ(training().unsaved().size(), 1U);
    EXPECT_FALSE(QFile::exists(filePath("training.json")));

    ASSERT_TRUE(test::waitFor([this] { return !question(); }));
    m_window->close();
    ASSERT_TRUE(question());
    saveAllIn({filePath("map.json"), filePath("training.json")});
    EXPECT_TRUE(test::waitFor([this] { return !m_window->isVisible(); }));
    EXPECT_TRUE(QFile::exists(filePath("training.json")));
}

TEST_F(Documents, AMapThatIsMeasuredAnewCanBeShownAgain)
{
    auto *previous = find<QToolButton>("previousMap");
    ASSERT_TRUE(previous);
    const auto shown = [this] { return map().chart().drawing().map; };
    ASSERT_TRUE(measureMap());
    EXPECT_TRUE(previous->isHidden());
    const auto first = shown();
    ASSERT_TRUE(measureMap());
    const auto second = shown();
    EXPECT_NE(second, first);
    EXPECT_EQ(map().unsaved().size(), 2U);
    EXPECT_TRUE(previous->isVisible());
    previous->click();
    EXPECT_EQ(shown(), first);
    previous->click();
    EXPECT_EQ(shown(), second);
    ASSERT_TRUE(measureMap());
    const auto third = shown();
    EXPECT_EQ(map().unsaved().size(), 3U) << "asked for at closing";
    for (const auto &wanted : {second, first, third}) {
        previous->click();
        EXPECT_EQ(shown(), wanted);
    }
    m_window->close();
    ASSERT_TRUE(question());
    EXPECT_EQ(question()->text().count(QStringLiteral("Unsaved map")), 1) << "the same is said once";
}

TEST_F(Documents, WhatIsSavedIsNotAskedForOnClosing)
{
    ASSERT_TRUE(train());
    save(filePath("training.json"));
    ASSERT_TRUE(measureMap());
    save(filePath("map.json"));
    ASSERT_TRUE(test::waitFor([this] { return map().unsaved().empty() && training().unsaved().empty(); }));
    m_window->close();
    EXPECT_FALSE(question());
    EXPECT_FALSE(m_window->isVisible());
}

/// The menu, a drop, the command line and recent files ask the same function.
TEST_F(Documents, AnyFileIsOpenedByItsContentAndRemembered)
{
    setSwept({5, 20});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    ASSERT_TRUE(QFile::copy(filePath("run.json"), filePath("run.png")));
    test::writeText(filePath("table.dat").toStdString(), "1,2,0\n3,4,1\n5,6,0\n");

    m_window->openRunFile(picture("place.dat"));
    EXPECT_EQ(tab(), QStringLiteral("mandelbrot")) << problem().toStdString();
    EXPECT_NEAR(viewer().place().centre().x(), -0.7, 1e-6);
    m_window->openRunFile(filePath("table.dat"));
    EXPECT_EQ(tab(), QStringLiteral("curves"));
    EXPECT_EQ(study().parameters.text("csv"), filePath("table.dat").toStdString());
    showTab("mandelbrot");
    m_window->openRunFile(filePath("run.png"));
    EXPECT_TRUE(curve().opened);
    EXPECT_EQ(tab(), QStringLiteral("curves"));
    EXPECT_EQ(problem(), QString());

    for (const char *name : {"place.dat", "table.dat", "run.png"})
        EXPECT_TRUE(recent(name)) << name;
    ASSERT_TRUE(recent("place.dat"));
    recent("place.dat")->trigger();
    EXPECT_EQ(tab(), QStringLiteral("mandelbrot"));
}

TEST_F(Documents, OpeningLeavesALessonOnlyForWhatCanBeShown)
{
    setSwept({5, 20});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    std::string other = test::contentOf(filePath("run.json").toStdString());
    for (std::size_t at = 0; (at = other.find("\"mlp\"", at)) != std::string::npos;)
        other.replace(at, 5, "\"future\"");
    test::writeText(filePath("future.json").toStdString(), other);
    test::writeText(filePath("table.csv").toStdString(), "1,2,0\n3,4,1\n5,6,0\n");
    QImage(8, 8, QImage::Format_RGB32).save(filePath("holiday.png"));
    m_window->model().setWorkload("matrix-multiply"); // takes no table
    LessonPlayer &player = m_window->lessons().player();
    const Lesson lesson = lessonFromJson(
        nlohmann::json::parse(R"({"schema": 1, "id": "t", "title": "T", "minutes": 1, "steps": [{"say": "Look."}]})"));
    ASSERT_TRUE(player.begin(lesson));
    for (const char *name : {"missing.json", "future.json", "table.csv", "holiday.png"}) {
        m_window->results().showProblem({});
        m_window->openRunFile(filePath(name));
        EXPECT_TRUE(player.isActive()) << name;
        EXPECT_FALSE(problem().isEmpty()) << name;
    }
    m_window->openRunFile(filePath("run.json"));
    EXPECT_FALSE(player.isActive());
    EXPECT_TRUE(curve().opened);
}

TEST_F(Documents, ARunIsShownWhateverTabIsThere)
{
    setSwept({5, 20});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    for (const char *name : {"mandelbrot", "map", "training", "curves"}) {
        showTab(name);
        m_window->openRunFile(filePath("run.json"));
        EXPECT_EQ(tab(), QStringLiteral("curves")) << name;
        m_window->model().undoStack().undo();
    }
    showTab("roofline"); // it is about the curve
    m_window->openRunFile(filePath("run.json"));
    EXPECT_EQ(tab(), QStringLiteral("roofline"));
}

TEST_F(Documents, ARunThatIsOpenedFromTheViewerDoesNotDropLive)
{
    setSwept({5, 20});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    session().setLive(true);
    showTab("mandelbrot");
    m_window->openRunFile(filePath("run.json"));
    ASSERT_TRUE(curve().opened);
    EXPECT_FALSE(session().isLive());
    m_window->model().undoStack().undo();
    EXPECT_TRUE(session().isLive());
}

TEST_F(Documents, OnTheViewersTabLiveOnlyWaits)
{
    showTab("mandelbrot");
    session().setLive(true); // whoever does it
    EXPECT_FALSE(session().isLive());
    showTab("curves");
    EXPECT_TRUE(session().isLive());

    const QString link = m_window->share().link();
    session().setLive(false);
    showTab("mandelbrot");
    m_window->share().open(link);
    EXPECT_EQ(tab(), QStringLiteral("curves")); // what is measured is seen
    EXPECT_TRUE(session().isLive());
}

/// All threads for files are busy: a file that was written on the window's would be there at once.
TEST_F(Documents, SavingDoesNotKeepTheWindowWaiting)
{
    setSwept({5, 20, 100});
    struct Busy {
        Busy()
        {
            for (int i = 0; i < threads; ++i)
                filePool().start([this] {
                    begun.release();
                    gate.acquire();
                });
            begun.acquire(threads);
        }
        ~Busy()
        {
            gate.release(threads);
            filePool().waitForDone();
        }
        const int threads = filePool().maxThreadCount();
        QSemaphore begun;
        QSemaphore gate;
    };
    {
        const Busy busy;
        save(filePath("run.json"));
        EXPECT_EQ(m_asked.size(), 1);
        EXPECT_FALSE(QFile::exists(filePath("run.json")));
        EXPECT_TRUE(m_window->isWindowModified());
        m_window->close();
        ASSERT_TRUE(question());
        EXPECT_TRUE(question()->text().contains(QStringLiteral("A file is being written.")))
            << question()->text().toStdString();
        question()->reject();
    }
    EXPECT_TRUE(test::waitFor([this] { return !m_window->isWindowModified(); }));
    EXPECT_TRUE(QFile::exists(filePath("run.json")));
}

} // namespace
} // namespace overtake
