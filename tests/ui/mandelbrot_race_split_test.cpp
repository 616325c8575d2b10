// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/cpu_engine.h"
#include "engines/reference/reference_engine.h"
#include "mandelbrot/race_dialog.h"
#include "mandelbrot/race_track.h"
#include "measure/fakes.h"
#include "ui/window_lab.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QTest>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

const MandelbrotPlace splitPlace = MandelbrotPlace::home({400, 300}).withIterations(40);

QImage plain(QRgb colour)
{
    QImage image(splitPlace.size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

/// A pixel of the picture, which is drawn at its own size here.
QRgb pixelAt(RaceSplit &split, int x, int y)
{
    const QImage shown = split.grab().toImage();
    const QPoint origin = split.pictureRect().topLeft().toPoint();
    return shown.pixel((origin + QPoint(x, y)) * shown.devicePixelRatio());
}

const QRgb red = qRgb(200, 0, 0);
const QRgb blue = qRgb(0, 0, 200);

TEST(RaceSplit, ShowsEachEngineOnItsSideAsFarAsItHasCome)
{
    RaceSplit split(splitPlace.size, nullptr);
    split.resize(splitPlace.size);
    split.setSide(RaceSplit::Left, plain(red), {});
    split.setSide(RaceSplit::Right, plain(blue), {});
    const QRgb empty = split.palette().color(QPalette::Dark).rgb();
    EXPECT_EQ(pixelAt(split, 50, 10), empty);
    split.setRows(RaceSplit::Left, 60);
    split.setRows(RaceSplit::Right, 240);
    EXPECT_EQ(pixelAt(split, 50, 50), red);
    EXPECT_EQ(pixelAt(split, 50, 70), empty);
    EXPECT_EQ(pixelAt(split, 350, 230), blue);
    EXPECT_EQ(pixelAt(split, 350, 250), empty);

    split.setValue(900); // the bar at the right: there is more of the left one to see, no further than it has come
    EXPECT_EQ(pixelAt(split, 350, 50), red);
    EXPECT_EQ(pixelAt(split, 350, 230), empty);
    EXPECT_EQ(pixelAt(split, 380, 230), blue);
}

TEST(RaceSplit, FillsAtTheSpeedOfEach)
{
    fakes::FakeClock clock;
    const auto engine = [&](const char *id, double perRow) {
        fakes::FakeBehaviour behaviour{.id = id, .kind = EngineKind::Gpu};
        behaviour.law = [=](const Program &program) { return perRow * static_cast<double>(program.batchRows); };
        return std::make_shared<fakes::FakeEngine>(behaviour, &clock);
    };
    const EngineRegistry engines({engine("opencl:0", 0.01), engine("opencl:1", 0.03)});
    const auto lanes = runRace(splitPlace, {}, possibleLanes(engines), engines, clock, {}, {});
    ASSERT_EQ(lanes.size(), 2U);
    RaceSplit split(splitPlace.size, nullptr);
    split.resize(splitPlace.size);
    split.setSide(RaceSplit::Left, plain(red), {});
    split.setSide(RaceSplit::Right, plain(blue), {});
    const double time = 150.5 * 0.01; // the first has half of its 300 rows, the second a third of that
    split.setRows(RaceSplit::Left, lanes[0].rowsAt(time));
    split.setRows(RaceSplit::Right, lanes[1].rowsAt(time));
    EXPECT_EQ(split.rows(RaceSplit::Left), 144); // bands of 12 rows
    EXPECT_EQ(split.rows(RaceSplit::Right), 48);
    EXPECT_EQ(pixelAt(split, 50, 100), red);
    EXPECT_NE(pixelAt(split, 350, 100), blue);
}

TEST(RaceSplit, MovesByMouseAndKeysAndKeepsItsPlace)
{
    RaceSplit split(splitPlace.size, nullptr);
    split.resize(500, 300); // the picture in its middle
    split.show();
    EXPECT_NEAR(split.share(), 0.5, 1e-9);
    QTest::mousePress(&split, Qt::LeftButton, {}, {250, 100});
    QTest::mouseMove(&split, {150, 100});
    EXPECT_NEAR(split.share(), 0.25, 0.005);
    QTest::mouseRelease(&split, Qt::LeftButton, {}, {150, 100});
    QTest::mouseMove(&split, {400, 100});
    EXPECT_NEAR(split.share(), 0.25, 0.005);

    split.setSide(RaceSplit::Left, plain(red), QStringLiteral("CPU"));
    split.setSide(RaceSplit::Right, plain(blue), QStringLiteral("GPU"));
    split.setRows(RaceSplit::Right, 100);
    split.resize(900, 600);
    EXPECT_NEAR(split.share(), 0.25, 0.005);

    const double before = split.share();
    QTest::keyClick(&split, Qt::Key_Right);
    EXPECT_NEAR(split.share(), before + 0.01, 1e-9);
    QTest::keyClick(&split, Qt::Key_Left);
    QTest::keyClick(&split, Qt::Key_PageDown);
    EXPECT_NEAR(split.share(), before + 0.1, 1e-9);
    QTest::keyClick(&split, Qt::Key_Home);
    EXPECT_EQ(split.share(), 0);
    QTest::keyClick(&split, Qt::Key_Left);
    EXPECT_EQ(split.share(), 0);
    QTest::keyClick(&split, Qt::Key_End);
    EXPECT_EQ(split.share(), 1);

    EXPECT_EQ(split.accessibleName(), QStringLiteral("Bar between CPU and GPU"));
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&split);
    ASSERT_NE(accessible, nullptr);
    EXPECT_EQ(accessible->role(), QAccessible::Slider);
    ASSERT_NE(accessible->valueInterface(), nullptr);
    EXPECT_EQ(accessible->valueInterface()->currentValue().toInt(), split.maximum());
}

/// The dialog with the textbook loop, one thread and two.
struct SplitRace : testing::Test {
    const EngineRegistry engines{{std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")}};
    RaceDialog dialog{engines, splitPlace, {}};
    int replays = 0;
    RaceSplit &split = *dialog.findChild<RaceSplit *>();
    QRadioButton &view = *dialog.findChild<QRadioButton *>(QStringLiteral("splitView"));
    QComboBox &left = *dialog.findChild<QComboBox *>(QStringLiteral("leftOfBar"));
    QComboBox &right = *dialog.findChild<QComboBox *>(QStringLiteral("rightOfBar"));

    void SetUp() override
    {
        dialog.setWatchableSeconds(0.3);
        QObject::connect(&dialog, &RaceDialog::replayed, [this] { ++replays; });
        dialog.show();
    }
    bool waitForReplay(int count)
    {
        return test::waitFor([&] { return replays == count; });
    }
    QLabel &figures(int lane) { return *dialog.findChild<QLabel *>(QStringLiteral("lane%1").arg(lane)); }
};

TEST_F(SplitRace, TheSwitchShowsTheSameRaceInOnePicture)
{
    ASSERT_TRUE(waitForReplay(1));
    EXPECT_FALSE(dialog.isSplit());
    EXPECT_FALSE(split.isVisible());
    EXPECT_TRUE(figures(1).isVisible());

    const double seconds = dialog.lanes().front().seconds;
    view.click();
    EXPECT_TRUE(dialog.isSplit());
    EXPECT_TRUE(split.isVisible());
    EXPECT_EQ(dialog.lanes().front().seconds, seconds); // shown again, not run again
    EXPECT_EQ(left.currentIndex(), 0);
    EXPECT_EQ(right.currentIndex(), 2);
    EXPECT_TRUE(figures(0).isVisible());
    EXPECT_FALSE(figures(1).isVisible());
    EXPECT_TRUE(figures(2).isVisible());
    split.setValue(300);
    ASSERT_TRUE(waitForReplay(2));
    EXPECT_EQ(split.rows(RaceSplit::Left), splitPlace.size.height());
    EXPECT_EQ(split.rows(RaceSplit::Right), splitPlace.size.height());
    EXPECT_EQ(split.value(), 300);
}

TEST_F(SplitRace, TheTwoAreChosenAmongThoseThatRan)
{
    ASSERT_TRUE(test::waitFor([&] { return dialog.lanes().size() == 3; }));
    view.click();
    right.setCurrentIndex(1);
    EXPECT_TRUE(figures(1).isVisible());
    EXPECT_FALSE(figures(2).isVisible());
    // The same on both sides is no comparison: they change places.
    left.setCurrentIndex(1);
    EXPECT_EQ(right.currentIndex(), 0);
    EXPECT_LT(figures(1).x(), figures(0).x());
    EXPECT_TRUE(split.accessibleName().startsWith(QStringLiteral("Bar between ") + left.currentText()));
}

TEST_F(SplitRace, ASingleEngineHasNoSplit)
{
    ASSERT_TRUE(test::waitFor([&] { return dialog.lanes().size() == 3; }));
    view.click();
    const auto boxes = dialog.findChildren<QCheckBox *>();
    boxes[0]->click();
    EXPECT_TRUE(dialog.isSplit());
    EXPECT_EQ(left.count(), 2);
    EXPECT_NE(left.currentIndex(), right.currentIndex());
    boxes[1]->click();
    EXPECT_FALSE(dialog.isSplit());
    EXPECT_FALSE(view.isEnabled());
    EXPECT_TRUE(test::waitFor([&] { return dialog.lanes().size() == 1; }));
    EXPECT_FALSE(split.isVisible());
    boxes[0]->click(); // a second one again: as it was chosen
    EXPECT_TRUE(dialog.isSplit());
    EXPECT_TRUE(test::waitFor([&] { return dialog.lanes().size() == 2; }));
}

} // namespace
} // namespace overtake
