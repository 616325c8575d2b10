// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sliders that walk by themselves, and what they say to assistive technology.
#include "panels/number_slider.h"
#include "panels/parameter_panel.h"
#include "panels/play_button.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"

#include <QAccessible>
#include <QScrollArea>

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
