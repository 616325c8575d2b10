// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"
#include "panels/banner.h"
#include "panels/eliding_check_box.h"
#include "panels/headline.h"
#include "panels/number_slider.h"
#include "panels/number_spin_box.h"
#include "panels/parameter_row.h"
#include "report/temporary_folder.h"
#include "study/study_settings.h"
#include "ui/window_lab.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QStyleOptionSlider>
#include <QTest>
#include <QUrl>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

class Window : public testing::Test
{
protected:
    void SetUp() override { open(); }
    void TearDown() override { close(); }

    void open()
    {
        m_window = std::make_unique<MainWindow>(m_lab.registry, m_lab.clock,
                                                std::make_unique<QSettings>(settingsPath(), QSettings::IniFormat));
        m_window->show();
        QApplication::setActiveWindow(
            m_window.get()); // "offscreen" has no window manager; shortcuts and focus need one
        // Few samples and a short range: a test has no time for more.
        Study study = m_window->model().study();
        if (study.workload == "mlp") {
            study.parameters.set("samples", std::int64_t{1000});
            study.to = 100;
            study.parameters.set("hidden", std::int64_t{50});
            m_window->model().change(study, {});
            m_window->model().undoStack().clear();
        }
    }

    void close()
    {
        if (m_window) {
            m_window->close();
            m_window.reset();
        }
    }

    QString settingsPath() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    QString filePath(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    const Study &study() const { return m_window->model().study(); }
    MeasuringSession &session() { return m_window->session(); }

    template <typename Widget>
    Widget *find(const char *name) const
    {
        return m_window->findChild<Widget *>(QString::fromLatin1(name));
    }
    template <typename Widget>
    Widget *inRow(const char *key) const
    {
        return m_window->findChild<ParameterRow *>(QString::fromLatin1(key))->findChild<Widget *>();
    }
    QAction *action(const char *shortcut) const
    {
        for (QAction *one : m_window->actions())
            if (one->shortcut() == QKeySequence(QString::fromLatin1(shortcut)))
                return one;
        return nullptr;
    }
    QString problem() const { return find<Banner>("problem")->message(); }
    QString headline() const { return m_window->findChild<Headline *>()->verdict(); }

    /// Until nothing is being measured any more.
    bool waitForCurve()
    {
        return test::waitFor([this] { return !session().points().isEmpty() && !action("Esc")->isEnabled(); });
    }

    QTemporaryDir m_folder;
    test::Lab m_lab;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(Window, TheFirstStartIsNeverEmpty)
{
    m_window->begin();
    EXPECT_TRUE(session().isLive());
    ASSERT_TRUE(waitForCurve());
    EXPECT_GE(session().points().sweep().points.size(), 5U);
    EXPECT_TRUE(headline().contains(QStringLiteral("faster")) || headline().contains(QStringLiteral("close")))
        << headline().toStdString();
}

TEST_F(Window, ADraggedSliderMovesTheParameterAndIsMeasured)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    auto *slider = inRow<NumberSlider>("hidden");
    const QPoint middle(slider->width() / 4, slider->height() / 2);
    QTest::mousePress(slider, Qt::LeftButton, {}, middle);
    std::vector<std::int64_t> values;
    for (int x = middle.x(); x <= slider->width() / 2; x += 4) {
        QTest::mouseMove(slider, QPoint(x, middle.y()));
        values.push_back(study().parameters.integer("hidden"));
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, middle.y()));
    EXPECT_TRUE(std::is_sorted(values.begin(), values.end()));
    EXPECT_LT(values.front(), values.back());
    const double last = study().cursor();
    EXPECT_EQ(inRow<NumberSpinBox>("hidden")->value(), last);
    ASSERT_TRUE(test::waitFor([&] { return session().points().nearest(last)->value == last; }));
    EXPECT_EQ(m_window->model().undoStack().count(), 1); // the whole drag
    action("Ctrl+Z")->trigger();
    EXPECT_EQ(study().cursor(), 50);
    EXPECT_EQ(slider->number(), 50);
}

TEST_F(Window, ASliderTakenByItsHandleDoesNotJump)
{
    m_window->model().setParameter("hidden", std::int64_t{512}); // no place of the slider is exactly 512
    auto *slider = inRow<NumberSlider>("hidden");
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.minimum = slider->minimum();
    option.maximum = slider->maximum();
    option.sliderPosition = option.sliderValue = slider->value();
    const QRect handle = slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
    QTest::mousePress(slider, Qt::LeftButton, {}, handle.center() + QPoint(3, 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, handle.center() + QPoint(3, 0));
    EXPECT_EQ(study().parameters.integer("hidden"), 512);
}

TEST_F(Window, ATypedNumberCountsWhenItIsComplete)
{
    auto *spinBox = inRow<NumberSpinBox>("hidden");
    spinBox->setFocus();
    spinBox->selectAll();
    QTest::keyClicks(spinBox, QStringLiteral("1234"));
    EXPECT_EQ(study().parameters.integer("hidden"), 50);
    QTest::keyClick(spinBox, Qt::Key_Return);
    EXPECT_EQ(study().parameters.integer("hidden"), 1234);
    EXPECT_EQ(spinBox->text(), QStringLiteral("1,234"));
    EXPECT_EQ(inRow<NumberSlider>("hidden")->number(), 1234);
    spinBox->selectAll();
    QTest::keyClicks(spinBox, QStringLiteral("99999"));
    QTest::keyClick(spinBox, Qt::Key_Return);
    EXPECT_LE(study().parameters.integer("hidden"), 8192);
}

TEST_F(Window, ArrowsOnTheSliderGoThroughRoundValues)
{
    auto *slider = inRow<NumberSlider>("hidden");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_EQ(study().parameters.integer("hidden"), 60);
    QTest::keyClick(slider, Qt::Key_PageUp);
    EXPECT_EQ(study().parameters.integer("hidden"), 100);
    QTest::keyClick(slider, Qt::Key_Home);
    EXPECT_EQ(study().parameters.integer("hidden"), 1);
    QTest::keyClick(slider, Qt::Key_End);
    EXPECT_EQ(study().parameters.integer("hidden"), 8192);
    EXPECT_EQ(m_window->model().undoStack().count(), 1);
}

TEST_F(Window, TheWheelChangesNoSliderWithoutTheFocus)
{
    auto *slider = inRow<NumberSlider>("batch");
    m_window->setFocus();
    const auto wheel = [slider] {
        QWheelEvent event(QPointF(5, 5), slider->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(slider, &event);
    };
    wheel();
    EXPECT_EQ(study().parameters.integer("batch"), 32);
}

TEST_F(Window, ChoicesFlagsAndAdvancedParametersReachTheStudy)
{
    auto *mode = inRow<QComboBox>("mode");
    mode->setCurrentIndex(1);
    emit mode->activated(1);
    EXPECT_EQ(study().parameters.text("mode"), "inference");
    auto *flag = inRow<QCheckBox>("read_loss");
    flag->click();
    EXPECT_FALSE(study().parameters.flag("read_loss"));
    EXPECT_FALSE(flag->isVisible()); // folded away at first
}

TEST_F(Window, APresetShowsWhatItSetsAndWhenItIsModified)
{
    auto *presets = find<QComboBox>("preset");
    const int index = presets->findData(QStringLiteral("mlp-width-hsf"));
    ASSERT_GT(index, 0);
    presets->setCurrentIndex(index);
    emit presets->activated(index);
    EXPECT_EQ(study().preset, "mlp-width-hsf");
    EXPECT_EQ(inRow<NumberSpinBox>("samples")->value(), 459000);
    EXPECT_EQ(find<NumberSpinBox>("to")->value(), 2000);
    EXPECT_FALSE(presets->currentText().contains(QStringLiteral("modified")));
    m_window->model().setParameter("batch", std::int64_t{64});
    EXPECT_TRUE(presets->currentText().contains(QStringLiteral("modified")));
    action("Ctrl+Z")->trigger();
    EXPECT_FALSE(presets->currentText().contains(QStringLiteral("modified")));
}

TEST_F(Window, SweepAndCancelByKeyboard)
{
    QTest::keyClick(m_window.get(), Qt::Key_S);
    EXPECT_TRUE(session().isSweeping());
    EXPECT_TRUE(action("Esc")->isEnabled());
    ASSERT_TRUE(test::waitFor([&] { return session().points().sweep().points.size() >= 2; }));
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    ASSERT_TRUE(test::waitFor([&] { return !session().isSweeping(); }));
    EXPECT_GE(session().points().sweep().points.size(), 2U);
    EXPECT_FALSE(session().points().sweep().points.front().comparison.measurements.front().quick);
}

TEST_F(Window, TheKeysWorkFromTheStart)
{
    m_window->begin();
    ASSERT_TRUE(session().isLive());
    ASSERT_TRUE(QApplication::focusWidget());
    const double before = study().cursor();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    EXPECT_GT(study().cursor(), before);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_FALSE(session().isLive());
}

TEST_F(Window, SpaceSwitchesLiveButBelongsToAButtonWithTheFocus)
{
    QTest::keyClick(m_window.get(), Qt::Key_Space);
    EXPECT_TRUE(session().isLive());
    QTest::keyClick(m_window.get(), Qt::Key_Space);
    EXPECT_FALSE(session().isLive());
    QCheckBox *engine = nullptr;
    for (QCheckBox *box : m_window->findChildren<QCheckBox *>())
        if (box->text() == QStringLiteral("GPU"))
            engine = box;
    ASSERT_TRUE(engine);
    engine->setFocus();
    QTest::keyClick(engine, Qt::Key_Space);
    EXPECT_FALSE(session().isLive());
    EXPECT_FALSE(study().engines[1].enabled);
}

TEST_F(Window, SavedAndOpenedAgainTheRunIsTheSame)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    const RunRecord before = session().record();
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    m_window->openRunFile(filePath("run.json"));
    EXPECT_FALSE(session().isLive());
    ASSERT_TRUE(session().shownRecord());
    EXPECT_EQ(session().shownRecord()->sweep.points.size(), before.sweep.points.size());
    EXPECT_EQ(session().shownRecord()->machine.cpu, before.machine.cpu);
    EXPECT_TRUE(find<Banner>("record")->message().contains(QString::fromStdString(before.machine.cpu)));
    EXPECT_EQ(study().workload, before.sweep.workload);
    EXPECT_EQ(study().parameters.integer("samples"), 1000);
    find<Banner>("record")->dismiss();
    EXPECT_TRUE(session().isLive());
    EXPECT_FALSE(session().shownRecord());
}

TEST_F(Window, ARecordingIsShownUnderItsCardsName)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    const nlohmann::json recording = {{"format", "overtake-recording"},
                                      {"schema", 1},
                                      {"card", "Test card"},
                                      {"engine", "opencl:0"},
                                      {"date", "2026-11-21T10:11:12Z"},
                                      {"checks", nlohmann::json::array()},
                                      {"runs", {toJson(session().record())}},
                                      {"comparisons", nlohmann::json::array()}};
    test::writeText(filePath("card.json").toStdString(), recording.dump());
    m_window->openRunFile(filePath("card.json"));
    EXPECT_EQ(problem(), QString());
    ASSERT_TRUE(session().shownRecord());
    const auto &measurements = session().shownRecord()->sweep.points.front().comparison.measurements;
    EXPECT_EQ(measurements[1].label, "GPU, recorded on Test card, 2026-11-21");
    EXPECT_TRUE(find<Banner>("record")->message().contains(QStringLiteral("Test card")));

    // It stays in the menu, once, and can be chosen again.
    find<Banner>("record")->dismiss();
    EXPECT_FALSE(session().shownRecord());
    m_window->openRunFile(filePath("card.json"));
    find<Banner>("record")->dismiss();
    QList<QAction *> entries;
    for (QAction *one : m_window->findChildren<QAction *>())
        if (one->text().startsWith(QStringLiteral("Test card, 2026-11-21: ")))
            entries.append(one);
    ASSERT_EQ(entries.size(), 1);
    entries.front()->trigger();
    ASSERT_TRUE(session().shownRecord());
    EXPECT_EQ(session().shownRecord()->card, "Test card");
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

TEST_F(Window, AFileThatCannotBeWrittenIsToldInWords)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    EXPECT_FALSE(m_window->saveRunFile(filePath("no/such/folder/run.json")));
    EXPECT_TRUE(problem().contains(QStringLiteral("run.json"))) << problem().toStdString();
}

TEST_F(Window, AFailingEngineIsToldInWordsAndTheOtherIsMeasured)
{
    m_lab.gpu->behaviour.failure = [](const Program &) { return std::string("Out of memory, said the test."); };
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    EXPECT_TRUE(problem().contains(QStringLiteral("said the test"))) << problem().toStdString();
    EXPECT_EQ(session().points().nearest(50)->comparison.measurements[0].status, PointStatus::Measured);
}

TEST_F(Window, ADroppedRunFileIsOpenedAndADroppedTableBecomesTheData)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    const auto drop = [this](const QString &path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &event);
    };
    drop(filePath("run.json"));
    EXPECT_TRUE(session().shownRecord());

    QFile table(filePath("table.csv"));
    ASSERT_TRUE(table.open(QIODevice::WriteOnly));
    table.write("1,2,0\n3,4,1\n5,6,0\n");
    table.close();
    drop(table.fileName());
    EXPECT_EQ(study().parameters.text("csv"), table.fileName().toStdString());
    EXPECT_FALSE(inRow<NumberSlider>("samples")->isEnabled()); // the file says how many
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
               "[General]\ngeometry=@ByteArray(garbage)\ntheme=77\ntab=1000\nrecentFiles=@Invalid()\n\x01\x02[[[");
    file.close();
    open();
    EXPECT_EQ(study().workload, "mlp");
    EXPECT_FALSE(enginesToMeasure(study()).empty());
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
}

TEST_F(Window, ClosedWhileItMeasuresItEnds)
{
    m_window->begin();
    ASSERT_TRUE(test::waitFor([this] { return !session().points().isEmpty(); }));
    session().startSweep();
    ASSERT_TRUE(test::waitFor([this] { return !session().points().sweep().points.empty(); }));
    m_window->close();
    EXPECT_TRUE(m_window->stopMeasuring(std::chrono::minutes(1)));
    m_window.reset();
    QCoreApplication::processEvents();
}

TEST_F(Window, ProjectorHidesThePanelsAndComesBack)
{
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    EXPECT_TRUE(m_window->isFullScreen());
    EXPECT_FALSE(inRow<NumberSlider>("hidden")->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_F9); // the sliders may come back
    EXPECT_TRUE(inRow<NumberSlider>("hidden")->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    EXPECT_FALSE(m_window->isFullScreen());
    EXPECT_TRUE(inRow<NumberSlider>("hidden")->isVisible());
}

TEST_F(Window, EveryCommandHasAKeyOrAMenuAndSaysItInTheTooltip)
{
    for (QAction *one : m_window->actions()) {
        if (one->shortcut().isEmpty() || one->menu())
            continue;
        EXPECT_TRUE(one->toolTip().contains(one->shortcut().toString(QKeySequence::NativeText)))
            << one->text().toStdString();
    }
    for (const char *key : {"Space", "S", "Esc", "E", "F11", "1", "2", "Ctrl+Z", "Ctrl+O", "Ctrl+S", "Ctrl+Q"})
        EXPECT_NE(action(key), nullptr) << key;
}

TEST_F(Window, ExportSavesWhatIsOnShow)
{
    QTest::keyClick(m_window.get(), Qt::Key_E);
    EXPECT_FALSE(problem().isEmpty()); // nothing to export yet
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    QTest::keyClick(m_window.get(), Qt::Key_E);
    auto *dialog = m_window->findChild<QDialog *>();
    ASSERT_TRUE(dialog);
    EXPECT_TRUE(dialog->isVisible());
    dialog->reject();
}

TEST(WindowWithoutGpu, AnEngineThatCannotServeIsGreyWithItsReason)
{
    auto cpu = std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{});
    fakes::FakeBehaviour behaviour;
    behaviour.id = "cuda:0";
    behaviour.label = "GPU";
    class Missing : public fakes::FakeEngine
    {
    public:
        explicit Missing(fakes::FakeBehaviour given) : FakeEngine(std::move(given))
        {
            m_description = FakeEngine::description();
            m_description.unavailable = "The driver is not installed: apt install it.";
        }
        const EngineDescription &description() const override { return m_description; }

    private:
        EngineDescription m_description;
    };
    const EngineRegistry registry({cpu, std::make_shared<Missing>(behaviour)});
    SteadyClock clock;
    QTemporaryDir folder;
    MainWindow window(registry, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    const auto *reason = window.findChild<QLabel *>(QStringLiteral("unavailable"));
    ASSERT_TRUE(reason);
    EXPECT_TRUE(reason->text().contains(QStringLiteral("The driver is not installed")));
    EXPECT_EQ(enginesToMeasure(window.model().study()).size(), 2U); // one thread against all
}

TEST(WindowWithoutGpu, ALongDeviceNameGivesWayAndTheControlsStayInView)
{
    auto cpu = std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{});
    fakes::FakeBehaviour behaviour;
    behaviour.id = "cuda:0";
    behaviour.label = "NVIDIA Card of a Very Long Name, the Second Edition with 141 GB";
    const EngineRegistry registry({cpu, std::make_shared<fakes::FakeEngine>(behaviour)});
    SteadyClock clock;
    QTemporaryDir folder;
    MainWindow window(registry, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.resize(1280, 800);
    window.show();
    const auto *side = window.findChild<QScrollArea *>();
    ASSERT_TRUE(side);
    EXPECT_LE(side->widget()->minimumSizeHint().width(), 300); // the panel's own minimum
    const ElidingCheckBox *card = nullptr;
    for (const ElidingCheckBox *box : window.findChildren<ElidingCheckBox *>())
        if (box->label().startsWith(QStringLiteral("NVIDIA")))
            card = box;
    ASSERT_TRUE(card);
    EXPECT_TRUE(card->text().endsWith(QStringLiteral("…")));
    EXPECT_TRUE(card->toolTip().contains(QString::fromStdString(behaviour.label)));
}

TEST(WindowWithoutGpu, WithoutAnOpenClDriverItOpensAndSaysSo)
{
    QTemporaryDir folder;
    qputenv("OCL_ICD_VENDORS", folder.path().toLocal8Bit()); // holds no driver
    const EngineRegistry registry = EngineRegistry::discover();
    const Engine *openCl = registry.find("opencl:0");
    ASSERT_TRUE(openCl);
    if (openCl->description().unavailable.empty())
        GTEST_SKIP() << "OpenCL was asked before in this process: run this test by itself";
    SteadyClock clock;
    MainWindow window(registry, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    const auto reasons = window.findChildren<QLabel *>(QStringLiteral("unavailable"));
    EXPECT_TRUE(std::any_of(reasons.begin(), reasons.end(), [](const QLabel *label) {
        return label->text().contains(QStringLiteral("No OpenCL driver was found"));
    }));
    for (const EngineUse &use : enginesToMeasure(window.model().study()))
        EXPECT_NE(use.id, "opencl:0");
}

} // namespace
} // namespace overtake
