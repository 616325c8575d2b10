// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sliders that walk by themselves, and what they say to assistive technology.
#include "panels/number_slider.h"
#include "panels/number_spin_box.h"
#include "panels/parameter_panel.h"
#include "panels/play_button.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"

#include <QAccessible>
#include <QLineEdit>
#include <QScrollArea>
#include <QTest>

namespace overtake
{
namespace
{

class Play : public test::Window
{
protected:
    PlayButton &button(const char *key) { return *inRow<PlayButton>(key); }
};

TEST_F(Play, WalksTheSliderUpAndPauses)
{
    EXPECT_FALSE(action("Esc")->isEnabled());
    button("hidden").click();
    EXPECT_TRUE(button("hidden").isPlaying());
    ASSERT_TRUE(test::waitFor([this] { return study().cursor() > 60; }));
    button("hidden").click();
    EXPECT_FALSE(button("hidden").isPlaying());
    m_window->model().undoStack().undo(); // all of it is one step
    EXPECT_EQ(study().cursor(), 50);
}

TEST_F(Play, BeginsAtTheNumberThatWasTyped)
{
    m_window->model().setParameter("samples", std::int64_t{1234});
    button("samples").click();
    EXPECT_EQ(study().parameters.integer("samples"), 1234);
    ASSERT_TRUE(test::waitFor([this] { return study().parameters.integer("samples") > 1234; }));
    action("Esc")->trigger();
}

TEST_F(Play, StopsAtTheEndOfTheAxisAndBeginsAgainAtItsStart)
{
    m_window->model().setParameter("hidden", std::int64_t{80});
    button("hidden").click();
    ASSERT_TRUE(test::waitFor([this] { return !button("hidden").isPlaying(); }));
    EXPECT_EQ(study().cursor(), study().to);
    button("hidden").click();
    EXPECT_EQ(study().cursor(), study().from);
}

TEST_F(Play, EscStopsAndOnlyOneSliderWalks)
{
    button("hidden").click();
    button("batch").click();
    EXPECT_FALSE(button("hidden").isPlaying());
    EXPECT_TRUE(button("batch").isPlaying());
    ASSERT_TRUE(action("Esc")->isEnabled());
    action("Esc")->trigger();
    EXPECT_FALSE(button("batch").isPlaying());
}

/// Each step shows the study anew.
TEST_F(Play, WhatIsTypedMeanwhileStays)
{
    m_window->model().setParameter("hidden", std::int64_t{5});
    button("hidden").click();
    auto *batch = inRow<NumberSpinBox>("batch");
    auto *end = find<NumberSpinBox>("to");
    auto *table = inRow<QLineEdit>("csv");
    batch->selectAll();
    QTest::keyClicks(batch, QStringLiteral("51"));
    end->selectAll();
    QTest::keyClicks(end, QStringLiteral("70"));
    QTest::keyClicks(table, QStringLiteral("/tmp/half"));
    const double before = study().cursor();
    ASSERT_TRUE(test::waitFor([&] { return study().cursor() > before; }));
    EXPECT_EQ(batch->cleanText(), QStringLiteral("51"));
    EXPECT_EQ(end->cleanText(), QStringLiteral("70"));
    EXPECT_EQ(table->text(), QStringLiteral("/tmp/half"));
    QTest::keyClick(batch, Qt::Key_Return);
    EXPECT_EQ(study().parameters.integer("batch"), 51);
}

TEST_F(Play, ASliderSaysItsNumberAndTakesOne)
{
    auto *slider = inRow<NumberSlider>("hidden");
    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(slider);
    ASSERT_TRUE(access);
    EXPECT_EQ(access->role(), QAccessible::Slider);
    EXPECT_EQ(access->text(QAccessible::Value), QStringLiteral("50 hidden neurons"));
    ASSERT_TRUE(access->valueInterface());
    EXPECT_EQ(access->valueInterface()->currentValue().toDouble(), 50);
    access->valueInterface()->setCurrentValue(20);
    EXPECT_EQ(study().cursor(), 20);
}

TEST_F(Play, TheViewerHidesThePanelOfTheCurves)
{
    const QStringList names = ResultView::tabNames();
    auto *panel = m_window->findChild<ParameterPanel *>();
    EXPECT_TRUE(panel->isVisible());
    m_window->results().setTab(static_cast<int>(names.indexOf(QStringLiteral("Mandelbrot"))));
    EXPECT_FALSE(panel->isVisible());
    m_window->results().setTab(0);
    EXPECT_TRUE(panel->isVisible());
}

} // namespace
} // namespace overtake
