// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charts_view.h"
#include "commands/lesson_commands.h"
#include "export/save_path.h"
#include "lessons/lesson_file.h"
#include "pages/point_page.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"

#include "panels/eliding_check_box.h"
#include "panels/number_slider.h"
#include "panels/parameter_panel.h"
#include "report/csv.h"
#include "report/temporary_folder.h"
#include "study/study_settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

namespace overtake
{
namespace
{

using test::Window;

/// As if a card elsewhere had done it.
void writeCard(const QString &path, const RunRecord &run)
{
    const nlohmann::json recording = {{"format", "overtake-recording"},
                                      {"schema", 1},
                                      {"card", "Test card"},
                                      {"engine", "opencl:0"},
                                      {"date", "2026-11-21T10:11:12Z"},
                                      {"checks", nlohmann::json::array()},
                                      {"runs", {toJson(run)}},
                                      {"comparisons", nlohmann::json::array()}};
    test::writeText(path.toStdString(), recording.dump());
}

QList<QAction *> entriesOf(const MainWindow &window, const char *start)
{
    QList<QAction *> entries;
    for (QAction *one : window.findChildren<QAction *>())
        if (one->text().startsWith(QLatin1String(start)))
            entries.append(one);
    return entries;
}

void drop(MainWindow &window, const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window, &event);
}

/// Too large to be read at once.
RunRecord enlarged(RunRecord record)
{
    Measurement &first = record.sweep.points[0].comparison.measurements[0];
    first.samples.resize(100000, 1e-3);
    first.stepsPerSample.resize(100000, 1);
    return record;
}

TEST_F(Window, SavedAndOpenedAgainTheRunIsTheSame)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    const RunRecord before = *m_window->curves().record(curve());
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    m_window->openRunFile(filePath("run.json"));
    EXPECT_FALSE(session().isLive());
    ASSERT_TRUE(curve().opened);
    EXPECT_EQ(curve().opened->sweep.points.size(), before.sweep.points.size());
    EXPECT_EQ(curve().opened->machine.cpu, before.machine.cpu);
    EXPECT_TRUE(find<Banner>("record")->message().contains(QString::fromStdString(before.machine.cpu)));
    EXPECT_EQ(study().workload, before.sweep.workload);
    EXPECT_EQ(study().parameters.integer("samples"), 1000);
    find<Banner>("record")->dismiss();
    EXPECT_TRUE(session().isLive());
    EXPECT_FALSE(curve().opened);
}

TEST_F(Window, ALargeRunIsReadBesideTheWindow)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    const RunRecord record = enlarged(*m_window->curves().record(curve()));
    writeRunFile(filePath("large.json").toStdString(), record);
    m_window->openRunFile(filePath("large.json"));
    EXPECT_FALSE(curve().opened); // the event loop was not kept waiting for it
    ASSERT_TRUE(test::waitFor([this] { return curve().opened != nullptr; }));
    EXPECT_EQ(curve().path, filePath("large.json"));
    EXPECT_EQ(curve().opened->sweep.points[0].comparison.measurements[0].samples.size(), 100000U);

    // Nobody has a copy of it: neither the charts, nor the page of a point, nor what would be saved or exported.
    const Sweep &whole = curve().opened->sweep;
    EXPECT_EQ(&*m_window->results().charts().snapshot().sweep, &whole);
    EXPECT_EQ(&*m_window->curves().record(curve()), curve().opened.get());
    m_window->results().showTab(QStringLiteral("bars"));
    const auto &shown = dynamic_cast<PointPage &>(m_window->results().page()).comparison();
    EXPECT_TRUE(
        std::ranges::any_of(whole.points, [&](const SweepPoint &point) { return &point.comparison == &shown; }));

    QFile broken(filePath("broken.json"));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write(QByteArray(1000000, '['));
    broken.close();
    m_window->openRunFile(filePath("broken.json"));
    ASSERT_TRUE(test::waitFor([this] { return !find<Banner>("problem")->isHidden(); }));
    EXPECT_TRUE(find<Banner>("problem")->message().contains(QStringLiteral("broken.json")));
    EXPECT_EQ(curve().path, filePath("large.json")); // nothing is lost
}

/// Also where that is a lesson, a link, or another large file.
TEST_F(Window, ALargeFileThatIsStillReadNeverReplacesWhatIsOpenedAfterIt)
{
    setSwept({5, 20, 100});
    ASSERT_TRUE(m_window->saveRunFile(filePath("small.json")));
    const RunRecord record = enlarged(*m_window->curves().record(curve()));
    writeRunFile(filePath("large.json").toStdString(), record);
    writeRunFile(filePath("second.json").toStdString(), record);
    const auto wasShown = [this](const char *name) {
        return std::ranges::any_of(m_window->curves().curves(),
                                   [&](const CurvePtr &one) { return one->opened && one->path == filePath(name); });
    };
    constexpr qint64 whileItIsRead = 1000; // milliseconds: too few would let a wrong window pass
    m_window->openRunFile(filePath("large.json"));
    m_window->openRunFile(filePath("small.json"));
    EXPECT_EQ(curve().path, filePath("small.json"));
    EXPECT_FALSE(test::waitFor([&] { return wasShown("large.json"); }, whileItIsRead));

    m_window->openRunFile(filePath("large.json"));
    m_window->openRunFile(filePath("second.json"));
    ASSERT_TRUE(test::waitFor([&] { return wasShown("second.json"); }));
    EXPECT_FALSE(wasShown("large.json"));

    m_window->openRunFile(filePath("large.json"));
    m_window->lessons().take(builtInLessons().at(2)); // CPU and GPU alone
    ASSERT_TRUE(m_window->lessons().player().isActive());
    EXPECT_FALSE(test::waitFor([&] { return wasShown("large.json"); }, whileItIsRead));
    m_window->lessons().player().leave();
}

/// A device's could keep the window waiting for ever.
TEST_F(Window, AChooserOfFilesReadsNoContents)
{
    QImage(8, 8, QImage::Format_RGB32).save(filePath("unnamed"), "PNG");
    QString kind = QStringLiteral("no chooser");
    QTimer::singleShot(0, m_window.get(), [&] {
        for (QWidget *one : QApplication::topLevelWidgets())
            if (auto *chooser = qobject_cast<QFileDialog *>(one)) {
                kind = chooser->iconProvider()->type(QFileInfo(filePath("unnamed")));
                chooser->reject();
            }
    });
    EXPECT_TRUE(fileToOpen(m_window.get(), QStringLiteral("Open"), filePath(""), {}).isEmpty());
    EXPECT_TRUE(kind.isEmpty()) << kind.toStdString();
}

TEST_F(Window, AChooserOutlivesTheRowThatAsked)
{
    const auto buttons = m_window->findChild<ParameterRow *>(QStringLiteral("csv"))->findChildren<QToolButton *>();
    const auto choose =
        std::ranges::find_if(buttons, [](const QToolButton *one) { return one->text() == QStringLiteral("Choose…"); });
    ASSERT_NE(choose, buttons.end());
    bool wasAsked = false;
    QTimer::singleShot(0, m_window.get(), [&] {
        m_window->model().setWorkload("vector-multiply"); // as a file that is opened does
        for (QWidget *one : QApplication::topLevelWidgets())
            if (auto *chooser = qobject_cast<QFileDialog *>(one)) {
                wasAsked = true;
                static_cast<QDialog *>(chooser)->done(QDialog::Accepted);
            }
    });
    (*choose)->click();
    EXPECT_TRUE(wasAsked);
    EXPECT_EQ(study().workload, "vector-multiply");
}

TEST_F(Window, OpenShowsTheFileThatIsChosen)
{
    setSwept({5, 20});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    m_window->model().setParameter("batch", std::int64_t{64});
    const auto choose = [this](const QString &path) {
        bool wasAsked = false;
        QTimer::singleShot(0, m_window.get(), [&] {
            for (QWidget *one : QApplication::topLevelWidgets())
                if (auto *chooser = qobject_cast<QFileDialog *>(one)) {
                    wasAsked = true;
                    chooser->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
                    static_cast<QDialog *>(chooser)->done(path.isEmpty() ? QDialog::Rejected : QDialog::Accepted);
                }
        });
        action("Ctrl+O")->trigger();
        return wasAsked;
    };
    ASSERT_TRUE(choose({}));
    EXPECT_FALSE(curve().opened);
    EXPECT_EQ(study().parameters.integer("batch"), 64);
    ASSERT_TRUE(choose(filePath("run.json")));
    ASSERT_TRUE(test::waitFor([this] { return static_cast<bool>(curve().opened); }));
    EXPECT_EQ(study().parameters.integer("batch"), 32);
    EXPECT_EQ(points().sweep().points.size(), 2U);
    EXPECT_EQ(problem(), QString());
}

TEST_F(Window, ARecordingIsShownUnderItsCardsName)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    writeCard(filePath("card.json"), *m_window->curves().record(curve()));
    m_window->openRunFile(filePath("card.json"));
    EXPECT_EQ(problem(), QString());
    ASSERT_TRUE(curve().opened);
    const auto &measurements = curve().opened->sweep.points.front().comparison.measurements;
    EXPECT_EQ(toText(measurements[1].label), "GPU, recorded on Test card, 2026-11-21");
    EXPECT_TRUE(find<Banner>("record")->message().contains(QStringLiteral("Test card")));

    // It stays in the menu, once, and can be chosen again.
    find<Banner>("record")->dismiss();
    EXPECT_FALSE(curve().opened);
    m_window->openRunFile(filePath("card.json"));
    find<Banner>("record")->dismiss();
    const QList<QAction *> entries = entriesOf(*m_window, "Test card, 2026-11-21: ");
    ASSERT_EQ(entries.size(), 1);
    entries.front()->trigger();
    ASSERT_TRUE(curve().opened);
    EXPECT_EQ(curve().opened->card, "Test card");
}

/// The file has more than the sweep that would replace it.
TEST_F(Window, SavingASweepOfARecordingProposesAnotherFile)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    writeCard(filePath("card.json"), *m_window->curves().record(curve()));
    m_window->openRunFile(filePath("card.json"));
    ASSERT_TRUE(curve().opened) << problem().toStdString();
    QStringList proposed;
    QTimer::singleShot(0, m_window.get(), [&] {
        for (QWidget *one : QApplication::topLevelWidgets())
            if (auto *chooser = qobject_cast<QFileDialog *>(one)) {
                proposed = chooser->selectedFiles();
                chooser->reject();
            }
    });
    action("Ctrl+S")->trigger();
    ASSERT_EQ(proposed.size(), 1);
    EXPECT_EQ(QFileInfo(proposed.front()).absolutePath(), QFileInfo(filePath("card.json")).absolutePath());
    EXPECT_NE(QFileInfo(proposed.front()).fileName(), QStringLiteral("card.json"));
}

TEST_F(Window, TheRecordingsOfThisBuildWaitUntilTheyAreWanted)
{
    const auto recorded = [this] { return entriesOf(*m_window, "NVIDIA H200, "); };
    EXPECT_TRUE(recorded().empty());
    const QList<QAction *> beside = entriesOf(*m_window, "Show &beside your measurements");
    ASSERT_EQ(beside.size(), 1);
    auto *menu = qobject_cast<QMenu *>(beside.front()->parent());
    ASSERT_TRUE(menu);
    EXPECT_TRUE(menu->menuAction()->isEnabled());
    emit qobject_cast<QMenu *>(menu->parent())->aboutToShow();
    EXPECT_FALSE(menu->menuAction()->isEnabled()) << "they are read in the background";
    EXPECT_TRUE(recorded().empty());
    ASSERT_TRUE(test::waitFor([&] { return menu->menuAction()->isEnabled(); }));
    ASSERT_EQ(recorded().size(), 7); // a sweep over each workload
    recorded().front()->trigger();
    ASSERT_TRUE(curve().opened);
    EXPECT_EQ(curve().opened->card, "NVIDIA H200");
}

TEST_F(Window, ABadRunFileIsToldInWordsAndTheWindowStaysUsable)
{
    QFile file(filePath("bad.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"schema\": 999}");
    file.close();
    m_window->openRunFile(file.fileName());
    EXPECT_TRUE(problem().contains(QStringLiteral("bad.json"))) << problem().toStdString();
    m_window->openRunFile(filePath("missing.json"));
    EXPECT_TRUE(problem().contains(QStringLiteral("missing.json"))) << problem().toStdString();
    find<Banner>("problem")->dismiss();
    EXPECT_TRUE(problem().isEmpty());
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
}

TEST_F(Window, APipeIsRefused)
{
    ASSERT_EQ(mkfifo(filePath("pipe").toStdString().c_str(), 0600), 0);
    m_window->openRunFile(filePath("pipe"));
    EXPECT_TRUE(problem().contains(QStringLiteral("pipe' is not a file."))) << problem().toStdString();
}

TEST_F(Window, AFileThatCannotBeWrittenIsToldInWords)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    EXPECT_FALSE(m_window->saveRunFile(filePath("no/such/folder/run.json")));
    EXPECT_TRUE(problem().contains(QStringLiteral("run.json"))) << problem().toStdString();
}

TEST_F(Window, ADroppedRunFileIsOpenedAndADroppedTableBecomesTheData)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    drop(*m_window, filePath("run.json"));
    EXPECT_TRUE(curve().opened);

    // By content: a mail program has renamed it.
    action("Ctrl+Z")->trigger();
    ASSERT_FALSE(curve().opened);
    ASSERT_TRUE(QFile::copy(filePath("run.json"), filePath("run.txt")));
    drop(*m_window, filePath("run.txt"));
    EXPECT_TRUE(curve().opened);

    QFile table(filePath("table.csv"));
    ASSERT_TRUE(table.open(QIODevice::WriteOnly));
    table.write("1,2,0\n3,4,1\n5,6,0\n");
    table.close();
    drop(*m_window, table.fileName());
    EXPECT_EQ(study().parameters.text("csv"), table.fileName().toStdString());
    EXPECT_FALSE(inRow<NumberSlider>("samples")->isEnabled()); // the file says how many
}

TEST_F(Window, AFileThatIsDroppedWinsOverAPathThatIsBeingTyped)
{
    setSwept({5, 20});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    const QString table = filePath("table.csv");
    test::writeText(table.toStdString(), "1,2,0\n3,4,1\n5,6,0\n");
    m_window->findChild<ParameterPanel *>()->setAdvancedOpen(true);
    const auto typeAndDrop = [this](const QString &path) {
        auto *field = inRow<QLineEdit>("csv");
        EXPECT_FALSE(field->acceptDrops()) << "it would insert the file's address";
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("/no/su"));
        drop(*m_window, path);
        m_window->results().charts().setFocus(); // a field takes what is typed when the focus leaves it
    };
    const std::string before = study().parameters.text("csv");
    typeAndDrop(table);
    EXPECT_EQ(study().parameters.text("csv"), table.toStdString());
    EXPECT_EQ(inRow<QLineEdit>("csv")->text(), table);
    action("Ctrl+Z")->trigger();
    EXPECT_EQ(study().parameters.text("csv"), before) << "the half of a path was never taken";
    typeAndDrop(filePath("run.json"));
    EXPECT_TRUE(curve().opened);
    EXPECT_EQ(inRow<QLineEdit>("csv")->text(), QString::fromStdString(before));
}

/// Another language builds the window anew: nothing of the user's work is lost.
TEST_F(Window, AWindowBuiltAnewHasTheSameStudyResultsUndoTabAndPlace)
{
    setSwept({5, 20, 100});
    action("Ctrl+K")->trigger();
    m_window->model().setParameter("batch", std::int64_t{64});
    setSwept({5, 50, 100});
    m_window->model().setParameter("batch", std::int64_t{128});
    action("Ctrl+Z")->trigger();
    m_window->results().showTab(QStringLiteral("roofline"));
    const Study mine = study();
    const int steps = m_window->model().undoStack().count();
    const int step = m_window->model().undoStack().index();
    const std::size_t curves = m_window->curves().curves().size();
    const auto samples = [this] { return points().sweep().points.front().comparison.measurements.front().samples; };

    int asked = 0;
    QObject::connect(m_window.get(), &MainWindow::rebuildAsked, [&asked] { ++asked; });
    session().startSweep();
    for (QAction *one : m_window->findChildren<QAction *>())
        if (one->text() == QStringLiteral("Lan&guage…"))
            one->trigger();
    auto *dialog = m_window->findChild<QInputDialog *>(QStringLiteral("language"));
    ASSERT_TRUE(dialog);
    dialog->setTextValue(QStringLiteral("Deutsch"));
    dialog->accept();
    EXPECT_EQ(asked, 0);
    bool isSaid = false;
    for (const QLabel *label : m_window->findChildren<QLabel *>())
        isSaid = isSaid || label->text().contains(QStringLiteral("The language changes as soon as"));
    EXPECT_TRUE(isSaid);
    session().cancel();
    ASSERT_TRUE(test::waitFor([&] { return asked == 1; }));
    const auto measured = samples();

    buildAnew();
    EXPECT_EQ(study(), mine);
    EXPECT_EQ(m_window->model().undoStack().count(), steps);
    EXPECT_EQ(m_window->model().undoStack().index(), step);
    EXPECT_EQ(m_window->curves().curves().size(), curves);
    EXPECT_EQ(m_window->curves().pinned().size(), 1U);
    EXPECT_EQ(samples(), measured);
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("roofline"));
    m_window->model().undoStack().redo();
    EXPECT_EQ(study().parameters.integer("batch"), 128);
    m_window->model().undoStack().undo();
    m_window->model().undoStack().undo();
    EXPECT_EQ(study().parameters.integer("batch"), mine.parameters.integer("batch") / 2);
    EXPECT_TRUE(m_window->saveRunFile(filePath("run.json")));
}

TEST_F(Window, AWindowBuiltAnewHasTheRecordingsAndTheLessonThatWasLeft)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    writeCard(filePath("card.json"), *m_window->curves().record(curve()));
    m_window->openRunFile(filePath("card.json"));
    m_window->lessons().take(builtInLessons().at(3)); // CPU and GPU alone; asks for a crossover
    ASSERT_TRUE(m_window->lessons().player().isActive());
    m_window->lessons().player().next();
    m_window->lessons().player().next();
    const QString typed = QStringLiteral("20\n30\n400");
    find<QPlainTextEdit>("classGuesses")->setPlainText(typed);
    ASSERT_EQ(m_window->lessons().player().others().size(), 3U);
    m_window->lessons().player().leave();
    buildAnew();
    EXPECT_EQ(entriesOf(*m_window, "Test card, 2026-11-21: ").size(), 1);
    const QList<QAction *> back = entriesOf(*m_window, "&Return to the lesson");
    ASSERT_EQ(back.size(), 1);
    ASSERT_TRUE(back.front()->isVisible() && back.front()->isEnabled());
    back.front()->trigger();
    ASSERT_TRUE(m_window->lessons().player().isActive());
    EXPECT_EQ(m_window->lessons().player().index(), 2U);
    EXPECT_EQ(m_window->lessons().player().others().size(), 3U);
    EXPECT_EQ(find<QPlainTextEdit>("classGuesses")->toPlainText(), typed);
    m_window->lessons().player().leave();
}

TEST_F(Window, TheLastStateComesBack)
{
    m_window->model().setPreset("logistic-inference");
    m_window->model().setParameter("features", std::int64_t{77});
    const Study before = study();
    m_window->close();
    m_window.reset();
    open();
    EXPECT_EQ(study(), before);
}

TEST_F(Window, ADamagedSettingsFileDoesNoHarm)
{
    close();
    QFile file(settingsPath());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[study]\nworkload=mlp\nparameters=\"hidden=@Variant(\\0\"\nengines\\size=999999999\nbase=-4\n"
               "[General]\nsplitter=2000000000, x, "
               "-1\ngeometry=@ByteArray(garbage)\ntheme=77\ntab=1000\nrecentFiles=@Invalid()\n\x01\x02[[[");
    file.close();
    open();
    EXPECT_EQ(study().workload, "mlp");
    EXPECT_FALSE(enginesToMeasure(study()).empty());
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
}

TEST_F(Window, ExportSavesWhatIsOnShow)
{
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_FALSE(problem().isEmpty()); // nothing to export yet
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    const QPointer<QDialog> dialog = m_window->findChild<QDialog *>();
    ASSERT_TRUE(dialog);
    dialog->findChild<QLineEdit *>(QStringLiteral("file"))->setText(filePath("shown.csv"));
    dialog->accept();
    ASSERT_TRUE(test::waitFor([&] { return dialog.isNull() || dialog->isHidden(); }));
    EXPECT_TRUE(find<QLabel>("status")->text().contains(QStringLiteral("shown.csv")));
    QFile table(filePath("shown.csv"));
    ASSERT_TRUE(table.open(QIODevice::ReadOnly));
    const std::string written = table.readAll().toStdString();
    writeCsv(filePath("expected.csv").toStdString(), *m_window->curves().record(curve()));
    QFile expected(filePath("expected.csv"));
    ASSERT_TRUE(expected.open(QIODevice::ReadOnly));
    const auto withoutDate = [](const std::string &text) { return text.substr(text.find('\n')); };
    EXPECT_EQ(withoutDate(written), withoutDate(expected.readAll().toStdString()));
    EXPECT_GT(written.size(), 500U);
}

} // namespace
} // namespace overtake
