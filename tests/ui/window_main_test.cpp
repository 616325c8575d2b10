// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window_lab.h"

#include "charts/charts_view.h"
#include "file/cache_file.h"
#include "file/cache_folder.h"
#include "panels/engine_panel.h"
#include "panels/number_slider.h"
#include "panels/number_spin_box.h"
#include "panels/parameter_panel.h"
#include "results/result_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyleOptionSlider>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <functional>
#include <map>
#include <set>

namespace overtake
{
namespace
{

using test::Window;

TEST_F(Window, TheFirstStartIsNeverEmpty)
{
    m_window->begin();
    EXPECT_TRUE(session().isLive());
    ASSERT_TRUE(waitForCurve());
    EXPECT_GE(points().sweep().points.size(), 5U);
    EXPECT_TRUE(headline().contains(QStringLiteral("times as fast")) || headline().contains(QStringLiteral("close")))
        << headline().toStdString();
}

TEST_F(Window, AnEngineFoundLateJoinsTheLastStudy)
{
    m_window->model().setEngines(study().engines, 1); // the GPU is the baseline
    const Study last = study();
    close();
    EngineRegistry engines({m_lab.cpu});
    const auto settings = [this] { return std::make_unique<QSettings>(settingsPath(), QSettings::IniFormat); };
    MainWindow(engines, m_lab.clock, settings()).close(); // before the GPU was found
    MainWindow window(engines, m_lab.clock, settings());
    EXPECT_EQ(window.model().study().engines.size(), 1U);
    engines.add(m_lab.gpu);
    window.followRegistry();
    EXPECT_EQ(window.model().study(), last);
    EXPECT_FALSE(window.model().undoStack().canUndo());
    window.model().setParameter("batch", std::int64_t{64});
    window.followRegistry();
    EXPECT_EQ(window.model().study().parameters.integer("batch"), 64) << "another choice stays";
}

TEST_F(Window, WhatCannotBeKeptIsSaidOnce)
{
    close();
    QFile::remove(settingsPath());
    QDir().mkpath(settingsPath());
    test::CacheFolder cache;
    test::writeText(cache.file("in the way"), "a file");
    cache.set(cache.file("in the way"));
    CacheFile("kind", "key").store("made once");
    open();
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    auto *banner = find<Banner>("unkept");
    EXPECT_TRUE(banner->message().contains(QStringLiteral("Results of measuring and compiling cannot be saved")))
        << banner->message().toStdString();
    EXPECT_TRUE(banner->message().contains(QStringLiteral("The settings cannot be saved in '%1'.").arg(settingsPath())))
        << banner->message().toStdString();
    EXPECT_EQ(problem(), QString());
    banner->dismiss();
    CacheFile("kind", "key").store("made again");
    bool isMeasured = false;
    QObject::connect(&session(), &MeasuringSession::livePoint, banner, [&] { isMeasured = true; });
    m_window->model().setParameter("hidden", std::int64_t{20});
    ASSERT_TRUE(test::waitFor([&] { return isMeasured; }));
    EXPECT_EQ(banner->message(), QString());
}

TEST_F(Window, TheHeadlineSaysWhatItWaitsForWhileTheSliderIsElsewhere)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    const auto *line = m_window->findChild<Headline *>();
    const auto waits = [line] {
        return line->crossover().startsWith(QStringLiteral("Waiting for the measurement at "));
    };
    ASSERT_TRUE(test::waitFor([&] { return !waits(); }));
    for (const std::int64_t hidden : {1111, 1234}) {
        m_window->model().setParameter("hidden", hidden);
        EXPECT_TRUE(waits()) << line->crossover().toStdString();
        EXPECT_TRUE(line->crossover().contains(QLocale().toString(static_cast<qlonglong>(hidden))))
            << line->crossover().toStdString();
        EXPECT_TRUE(line->isProvisional());
        EXPECT_FALSE(headline().contains(QStringLiteral("here"))) << headline().toStdString();
    }
    EXPECT_TRUE(test::waitFor([&] { return !waits(); }));
    m_window->model().setParameter("hidden", std::int64_t{1300});
    EXPECT_TRUE(waits());
    session().cancel();
    EXPECT_TRUE(test::waitFor([&] { return !waits(); })) << "nothing is measured any more";
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
    EXPECT_TRUE(std::ranges::is_sorted(values));
    EXPECT_LT(values.front(), values.back());
    const double last = study().cursor();
    EXPECT_EQ(inRow<NumberSpinBox>("hidden")->value(), last);
    ASSERT_TRUE(test::waitFor([&] { return points().nearest(last)->value == last; }));
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

TEST_F(Window, ANumberKeepsAllItsDigits)
{
    auto *field = inRow<NumberSpinBox>("learning_rate");
    const auto rate = [this] { return study().parameters.real("learning_rate"); };
    constexpr double ofASlider = 1.0 / 81;
    m_window->model().setParameter("learning_rate", ofASlider);
    EXPECT_EQ(field->text(), QStringLiteral("0.0123457"));
    field->interpretText(); // as when something else is clicked
    EXPECT_EQ(rate(), ofASlider);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("0.012345678901"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(field->text(), QStringLiteral("0.012345678901"));
    field->interpretText();
    EXPECT_EQ(rate(), 0.012345678901);
}

TEST_F(Window, EscDiscardsATypedNumberAndStopsOnlyThen)
{
    session().setFullBudget(2); // it still runs when it is cancelled
    session().startSweep();
    ASSERT_TRUE(action("Esc")->isEnabled());
    for (NumberSpinBox *field : {inRow<NumberSpinBox>("batch"), find<NumberSpinBox>("to")}) {
        const QString shown = field->text();
        const Study before = study();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("77"));
        ASSERT_EQ(field->text(), QStringLiteral("77"));
        QTest::keyClick(field, Qt::Key_Escape);
        EXPECT_EQ(field->text(), shown);
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete); // no number at all
        QTest::keyClick(field, Qt::Key_Escape);
        EXPECT_EQ(field->text(), shown);
        m_window->results().charts().setFocus();
        EXPECT_EQ(study(), before);
        EXPECT_TRUE(session().isSweeping());
    }
    auto *field = inRow<NumberSpinBox>("batch");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Escape);
    EXPECT_TRUE(test::waitFor([&] { return !session().isSweeping(); })) << "nothing was typed";
}

/// Neither Export (E), nor the black screen (B), nor a pinned curve (K).
TEST_F(Window, WhatIsTypedIntoANumberFieldStartsNothing)
{
    auto *spinBox = inRow<NumberSpinBox>("hidden");
    spinBox->setFocus();
    for (const int key : {Qt::Key_E, Qt::Key_B, Qt::Key_K, Qt::Key_M, Qt::Key_T, Qt::Key_S, Qt::Key_Space, Qt::Key_1}) {
        QKeyEvent typed(QEvent::ShortcutOverride, key, Qt::NoModifier, QString(QChar(key)).toLower());
        typed.ignore();
        QApplication::sendEvent(spinBox, &typed);
        EXPECT_TRUE(typed.isAccepted()) << key;
    }
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier, QStringLiteral("\x1a"));
    undo.ignore();
    QApplication::sendEvent(spinBox, &undo);
    EXPECT_FALSE(undo.isAccepted());
}

/// A letter typed beside a field, or on a slider or a box, starts nothing but S and Space.
TEST_F(Window, BareLettersStartNothing)
{
    auto *black = find<QWidget>("black");
    auto *slider = inRow<NumberSlider>("hidden");
    slider->setFocus();
    const int tab = m_window->results().tab();
    for (const int key : {Qt::Key_B, Qt::Key_E, Qt::Key_K, Qt::Key_M, Qt::Key_P, Qt::Key_T, Qt::Key_2}) {
        QTest::keyClick(slider, static_cast<Qt::Key>(key));
        EXPECT_FALSE(black->isVisible()) << key;
        EXPECT_EQ(m_window->results().tab(), tab) << key;
        EXPECT_TRUE(problem().isEmpty()) << key << problem().toStdString();
        EXPECT_EQ(QApplication::activeModalWidget(), nullptr) << key;
    }
    m_window->results().charts().setFocus();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_P);
    EXPECT_FALSE(problem().isEmpty()) << "there is no other curve";
    QTest::keyClick(m_window->focusWidget(), Qt::Key_B);
    EXPECT_TRUE(black->isVisible());
    QTest::keyClick(m_window->focusWidget(), Qt::Key_B);
    EXPECT_FALSE(black->isVisible());
    QTest::keyClick(m_window->focusWidget(), Qt::Key_2, Qt::ControlModifier);
    EXPECT_EQ(m_window->results().tab(), 1);
}

TEST_F(Window, ANumberFieldReadsWhatPeopleWriteAndSaysWhatItCorrected)
{
    auto *spinBox = inRow<NumberSpinBox>("samples");
    spinBox->setFocus();
    const auto type = [&](const char *text) {
        QToolTip::hideText();
        spinBox->selectAll();
        QTest::keyClicks(spinBox, QString::fromLatin1(text));
        QTest::keyClick(spinBox, Qt::Key_Return);
        return study().parameters.integer("samples");
    };
    EXPECT_EQ(type("2k"), 2000);
    EXPECT_EQ(type("1e4"), 10000);
    EXPECT_EQ(type("1.5 k"), 1500);
    EXPECT_EQ(type("12,800"), 12800);
    EXPECT_EQ(type("1,5 k"), 1500);
    spinBox->setLocale(QLocale(QLocale::German));
    EXPECT_EQ(type("2.5k"), 2500);
    EXPECT_EQ(type("12.800"), 12800);
    spinBox->setLocale(QLocale());
    auto *real = inRow<NumberSpinBox>("learning_rate");
    for (const QLocale::Language language : {QLocale::German, QLocale::French, QLocale::English}) {
        real->setLocale(QLocale(language));
        EXPECT_EQ(real->valueFromText(QStringLiteral("0,125")), 0.125) << language;
        EXPECT_EQ(real->valueFromText(QStringLiteral("0.125")), 0.125) << language;
    }
    real->setLocale(QLocale());
    EXPECT_TRUE(QToolTip::text().isEmpty()) << QToolTip::text().toStdString();
    QApplication::clipboard()->setText(QStringLiteral(" 3\u00a0200 "));
    spinBox->selectAll();
    QTest::keyClick(spinBox, Qt::Key_V, Qt::ControlModifier);
    QTest::keyClick(spinBox, Qt::Key_Return);
    EXPECT_EQ(study().parameters.integer("samples"), 3200);
    const double most = workloadById("mlp").parameters().find("samples")->maximum;
    EXPECT_EQ(static_cast<double>(type("1e30")), most);
    EXPECT_TRUE(test::waitFor([] { return QToolTip::text().contains(QStringLiteral("was changed to")); }));
    type("2k");
    spinBox->selectAll();
    QTest::keyClicks(spinBox, QStringLiteral("1e30"));
    m_window->results().charts().setFocus();
    EXPECT_EQ(static_cast<double>(study().parameters.integer("samples")), most);
    QTest::qWait(500);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("was changed to"))) << "the focus goes elsewhere";
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

TEST_F(Window, ASweepTakesTheNumberThatIsBeingTyped)
{
    auto *field = inRow<NumberSpinBox>("batch");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("48"));
    EXPECT_EQ(study().parameters.integer("batch"), 32);
    for (QToolButton *button : m_window->findChildren<QToolButton *>())
        if (button->defaultAction() == action("S"))
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(study().parameters.integer("batch"), 48);
    EXPECT_TRUE(session().isSweeping());
    session().cancel();

    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("64"));
    QTest::keyClick(field, Qt::Key_L, Qt::ControlModifier);
    EXPECT_EQ(study().parameters.integer("batch"), 64);
}

TEST_F(Window, ASweepTakesThePathThatIsBeingTyped)
{
    const std::string path = filePath("table.csv").toStdString();
    test::writeText(path, "1,2,0\n3,4,1\n5,6,0\n");
    m_window->findChild<ParameterPanel *>()->setAdvancedOpen(true);
    auto *field = inRow<QLineEdit>("csv");
    field->setFocus();
    QTest::keyClicks(field, QString::fromStdString(path));
    EXPECT_EQ(study().parameters.text("csv"), "");
    for (QToolButton *button : m_window->findChildren<QToolButton *>())
        if (button->defaultAction() == action("S"))
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(study().parameters.text("csv"), path);
    EXPECT_TRUE(session().isSweeping());
    inRow<NumberSpinBox>("batch")->setFocus();
    EXPECT_TRUE(session().isSweeping()) << "there is nothing left to take";
    session().cancel();
}

TEST_F(Window, AnEmptyRangeChangesNothing)
{
    m_window->model().setPreset("mlp-width-hsf");
    const Study before = study();
    auto *from = find<NumberSpinBox>("from");
    auto *to = find<NumberSpinBox>("to");
    to->setValue(from->value());
    EXPECT_EQ(study(), before);
    EXPECT_EQ(to->value(), before.to);
    from->setValue(to->value());
    EXPECT_EQ(study(), before);
    EXPECT_EQ(from->value(), before.from);
}

/// However long the hand rests within a drag, and however fast two of them follow each other.
TEST_F(Window, EachDragOfTheLineIsOneStepOfUndo)
{
    auto *chart = m_window->results().charts().findChild<CurveChart *>();
    ASSERT_TRUE(chart);
    m_window->model().undoStack().clear();
    const auto dragTo = [&](std::initializer_list<double> values) {
        const QPointF from = chart->pixel(*chart->cursorValue(), 1);
        QTest::mousePress(chart, Qt::LeftButton, {}, from.toPoint());
        for (const double value : values) {
            QTest::mouseMove(chart, chart->pixel(value, 1).toPoint());
            QTest::qWait(700); // longer than any pause that could be taken for the end
        }
        QTest::mouseRelease(chart, Qt::LeftButton, {}, chart->pixel(*(values.end() - 1), 1).toPoint());
    };
    dragTo({20, 30});
    EXPECT_EQ(m_window->model().undoStack().count(), 1);
    const QPointF from = chart->pixel(*chart->cursorValue(), 1);
    QTest::mousePress(chart, Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(chart, chart->pixel(60, 1).toPoint());
    QTest::mouseRelease(chart, Qt::LeftButton, {}, chart->pixel(60, 1).toPoint());
    EXPECT_EQ(m_window->model().undoStack().count(), 2);
}

/// The line stands where the slider does: between two whole numbers there is none.
TEST_F(Window, TheLineStaysOnWhatCanBeMeasured)
{
    m_window->model().setParameter("hidden", std::int64_t{5});
    auto *chart = m_window->results().charts().findChild<CurveChart *>();
    const QPointF from = chart->pixel(5, 1);
    QTest::mousePress(chart, Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(chart, chart->pixel(5.3, 1).toPoint());
    QTest::mouseRelease(chart, Qt::LeftButton, {}, chart->pixel(5.3, 1).toPoint());
    EXPECT_EQ(chart->cursorValue(), static_cast<double>(study().parameters.integer("hidden")));
}

/// Channels of a GPT are a multiple of its heads.
TEST_F(Window, ArrowsOnTheLineSkipWhatFitsNot)
{
    m_window->model().setWorkload("gpt");
    m_window->model().setSweepKey("channels");
    m_window->model().setParameter("channels", std::int64_t{16});
    auto *chart = m_window->results().charts().findChild<CurveChart *>();
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    const std::int64_t next = study().parameters.integer("channels");
    EXPECT_GT(next, 16);
    QTest::keyClick(chart, Qt::Key_Left);
    EXPECT_LT(study().parameters.integer("channels"), next);
}

TEST_F(Window, AClickOnTheBaselineLeavesItTheBaseline)
{
    auto *base = m_window->findChild<EnginePanel *>()->findChild<QRadioButton *>();
    ASSERT_TRUE(base->isChecked());
    base->click();
    EXPECT_TRUE(base->isChecked());
}

TEST_F(Window, AFileOnTheCommandLineLeavesTheKeysAsTheyAre)
{
    setSwept({5, 20, 100});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    close();
    open();
    m_window->begin();
    m_window->openRunFile(filePath("run.json"));
    ASSERT_TRUE(curve().opened);
    EXPECT_TRUE(qobject_cast<NumberSlider *>(m_window->focusWidget()));
    EXPECT_FALSE(session().isLive());
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
    slider->setFocus();
    ASSERT_TRUE(slider->hasFocus());
    wheel();
    EXPECT_GT(study().parameters.integer("batch"), 32);
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
    const auto *about = find<QToolButton>("aboutPreset");
    EXPECT_FALSE(about->isVisibleTo(m_window.get()));
    const int index = presets->findData(QStringLiteral("mlp-width-hsf"));
    ASSERT_GT(index, 0);
    presets->setCurrentIndex(index);
    emit presets->activated(index);
    EXPECT_EQ(study().preset, "mlp-width-hsf");
    EXPECT_TRUE(about->isVisibleTo(m_window.get()));
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
    session().setFullBudget(2); // it still runs when it is cancelled
    QTest::keyClick(m_window.get(), Qt::Key_S);
    EXPECT_TRUE(session().isSweeping());
    EXPECT_TRUE(action("Esc")->isEnabled());
    ASSERT_TRUE(test::waitFor([&] { return points().sweep().points.size() >= 2; }));
    ASSERT_TRUE(session().isSweeping());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    ASSERT_TRUE(test::waitFor([&] { return !session().isSweeping(); }));
    EXPECT_TRUE(points().sweep().cancelled);
    EXPECT_GE(points().sweep().points.size(), 2U);
    EXPECT_FALSE(points().sweep().points.front().comparison.measurements.front().quick);
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

TEST_F(Window, AFailingEngineIsToldInWordsAndTheOtherIsMeasured)
{
    m_lab.gpu->behaviour.failure = [](const Program &) { return std::string("Out of memory, said the test."); };
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    EXPECT_TRUE(problem().contains(QStringLiteral("said the test"))) << problem().toStdString();
    EXPECT_EQ(points().nearest(50)->comparison.measurements[0].status, PointStatus::Measured);
}

TEST_F(Window, ValuesThatDoNotGoTogetherAreToldAndTheWindowStays)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    m_window->model().setParameter("widths", std::string("256,x"));
    ASSERT_TRUE(test::waitFor([&] { return problem().contains(QStringLiteral("widths")); }));
    m_window->model().setParameter("widths", std::string());
    EXPECT_TRUE(waitForCurve());
}

TEST_F(Window, ClosedWhileItMeasuresItEnds)
{
    m_window->begin();
    ASSERT_TRUE(test::waitFor([this] { return !points().isEmpty(); }));
    session().startSweep();
    ASSERT_TRUE(test::waitFor([this] { return !points().sweep().points.empty(); }));
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

TEST_F(Window, AfterTheProjectorAHiddenPanelIsHidden)
{
    for (const int key : {Qt::Key_F9, Qt::Key_F11, Qt::Key_F11})
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key));
    EXPECT_FALSE(m_window->isFullScreen());
    EXPECT_FALSE(inRow<NumberSlider>("hidden")->isVisible());
}

/// Rows, fonts and panels: what a presenter sees after the talk is what there was before.
TEST_F(Window, AfterTheProjectorRowsAndFontsAreAsBefore)
{
    const auto look = [this] {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
        std::map<const QWidget *, std::pair<int, int>> all; // height and font, in px
        for (const QWidget *one : m_window->findChildren<QWidget *>())
            if (one->isVisible() && !one->isWindow())
                all[one] = {qobject_cast<const ParameterRow *>(one) ? one->height() : 0,
                            QFontInfo(one->font()).pixelSize()};
        return all;
    };
    const auto before = look();
    for (const int key : {Qt::Key_F11, Qt::Key_F5}) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key));
        look();
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key));
        const auto after = look();
        for (const auto &[widget, size] : before)
            if (const auto now = after.find(widget); now != after.end()) {
                EXPECT_EQ(now->second, size)
                    << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
            }
    }
}

TEST_F(Window, EveryCommandHasAKeyOrAMenuAndSaysItInTheTooltip)
{
    std::set<const QAction *> inMenus;
    const std::function<void(const QList<QAction *> &)> collect = [&](const QList<QAction *> &actions) {
        for (const QAction *one : actions) {
            inMenus.insert(one);
            if (one->menu())
                collect(one->menu()->actions());
        }
    };
    collect(m_window->menuBar()->actions());
    for (const QAction *one : m_window->actions()) {
        EXPECT_TRUE(!one->shortcut().isEmpty() || inMenus.contains(one)) << one->text().toStdString();
        EXPECT_TRUE(one->toolTip().contains(one->shortcut().toString(QKeySequence::NativeText)))
            << one->text().toStdString();
    }
    for (const char *key :
         {"Space", "S", "Esc", "Ctrl+E", "F11", "Ctrl+1", "Ctrl+2", "Ctrl+Z", "Ctrl+O", "Ctrl+S", "Ctrl+Q"})
        EXPECT_NE(action(key), nullptr) << key;
}

} // namespace
} // namespace overtake
