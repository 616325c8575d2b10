// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/place.h"

#include "error_of.h"

#include <QLocale>
#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;

const QSize size(1500, 1250);

TEST(MandelbrotPlace, HomeShowsTheReferenceCase)
{
    for (const QSize window : {size, QSize(800, 300), QSize(300, 800)}) {
        const MandelbrotPlace home = MandelbrotPlace::home(window);
        EXPECT_LE(home.x(0), -2.24);
        EXPECT_GE(home.x(window.width() - 1), 0.74);
        EXPECT_GE(home.y(0), 1.24);
        EXPECT_LE(home.y(window.height() - 1), -1.24);
        EXPECT_EQ(home.iterations, 400);
    }
}

TEST(MandelbrotPlace, ZoomKeepsThePointUnderThePointer)
{
    MandelbrotPlace place = MandelbrotPlace::at(-0.743643887037151, 0.13182590420533, 3, size);
    const QPointF pixel(411, 977);
    for (int turn = 0; turn < 150; ++turn) {
        const MandelbrotPlace next = place.zoomed(pixel, turn % 7 == 6 ? 1.4 : 0.8);
        EXPECT_NEAR(next.x(411), place.x(411), 0.51 * next.step) << turn;
        EXPECT_NEAR(next.y(977), place.y(977), 0.51 * next.step) << turn;
        place = next;
    }
}

TEST(MandelbrotPlace, MovingLeavesThePointsWhereTheyAre)
{
    const MandelbrotPlace place = MandelbrotPlace::at(-0.743643887037151, 0.13182590420533, 1e-9, size);
    const MandelbrotPlace moved = place.moved(37, -12);
    for (int i = 0; i < 1000; i += 111) {
        EXPECT_EQ(moved.x(i + 37), place.x(i));
        EXPECT_EQ(moved.y(i + 3), place.y(i + 15));
    }
    EXPECT_EQ(moved.moved(-37, 12), place);
}

/// Its coordinates can be typed, and the keys lead back.
TEST(MandelbrotPlace, TheCentreStaysWhereThereIsSomethingToSee)
{
    MandelbrotPlace place = MandelbrotPlace::home({900, 600});
    for (int i = 0; i < 20; ++i)
        place = place.zoomed({0, 0}, 1.5);
    EXPECT_LE(std::abs(place.centre().x()), 4);
    EXPECT_LE(std::abs(place.centre().y()), 4);
    EXPECT_NO_THROW(placeFromText(toText(place), place));
    EXPECT_LT(place.moved(90, 0).centre().x(), place.centre().x());
    place = place.moved(-100000, 100000);
    EXPECT_NEAR(place.centre().x(), 4, 2 * place.step);
    EXPECT_LE(place.centre().x(), 4);
    EXPECT_LE(std::abs(place.centre().y()), 4);
}

TEST(MandelbrotPlace, ABoxFillsThePicture)
{
    const MandelbrotPlace place = MandelbrotPlace::home(size);
    const MandelbrotPlace inBox = place.zoomedTo(QRectF(300, 200, 150, 125));
    EXPECT_NEAR(inBox.step, place.step / 10, 1e-9);
    EXPECT_NEAR(inBox.centre().x(), place.x(375), 2 * place.step);
    EXPECT_NEAR(inBox.centre().y(), place.y(262), 2 * place.step);
}

TEST(MandelbrotPlace, GoesToDoubleWherePixelsMergeAndStopsWhereTheyMergeAgain)
{
    MandelbrotPlace place = MandelbrotPlace::at(-0.75, 0.1, 3, size);
    EXPECT_FALSE(place.needsDouble());
    bool wasDouble = false;
    for (int i = 0; i < 200; ++i) {
        place = place.zoomed({750, 625}, 0.7);
        // In the precision that it asks for, neighbours differ.
        if (place.needsDouble()) {
            EXPECT_NE(place.x(0), place.x(1));
        } else {
            EXPECT_FALSE(wasDouble);
            EXPECT_NE(static_cast<float>(place.x(0)), static_cast<float>(place.x(1)));
            EXPECT_NE(static_cast<float>(place.x(1498)), static_cast<float>(place.x(1499)));
        }
        wasDouble = place.needsDouble();
    }
    EXPECT_TRUE(wasDouble);
    EXPECT_TRUE(place.isAtLimit());
    EXPECT_EQ(place.zoomed({1, 1}, 0.5), place);
}

TEST(MandelbrotPlace, ComesBackFromItsText)
{
    for (const double span : {3.0, 1e-3, 1e-8, 2e-12}) {
        const MandelbrotPlace place = MandelbrotPlace::at(-0.743643887037151, 0.13182590420533, span, size);
        const MandelbrotPlace back = placeFromText(toText(place), MandelbrotPlace::home(size));
        EXPECT_EQ(back.step, place.step) << span;
        EXPECT_EQ(back.left, place.left) << span;
        EXPECT_EQ(back.top, place.top) << span;
        EXPECT_EQ(back.iterations, place.iterations) << span;
    }
    const MandelbrotPlace byHand = placeFromText(QStringLiteral("-0.5; 0.25; 0.1; 777"), MandelbrotPlace::home(size));
    EXPECT_NEAR(byHand.centre().x(), -0.5, 1e-4);
    EXPECT_EQ(byHand.iterations, 777);
    EXPECT_FALSE(byHand.chosenIterations);
    EXPECT_NEAR(placeFromText(QStringLiteral("-0.5 0.25"), MandelbrotPlace::home(size)).span(), 3, 1e-9);
}

TEST(MandelbrotPlace, ItsTextIsAsShortAsLeadsBack)
{
    EXPECT_EQ(toText(MandelbrotPlace::home(size)).toStdString(), "x = -0.75, y = 0, span = 3, iterations = 400");
    for (const QSize window : {QSize(880, 567), QSize(1151, 648), QSize(301, 302)})
        EXPECT_THAT(toText(MandelbrotPlace::home(window)).toStdString(), HasSubstr("x = -0.75, y = 0, span = "));
    // What a user typed stays as it was typed.
    const QString typed = QStringLiteral("x = -0.7436, y = 0.1318, span = 0.012, iterations = 1435");
    EXPECT_EQ(toText(placeFromText(typed, MandelbrotPlace::home({880, 567}))), typed);
    MandelbrotPlace place = MandelbrotPlace::at(-0.743643887037151, 0.13182590420533, 3, {880, 567});
    for (int turn = 0; turn < 150; ++turn) {
        place = place.zoomed({440, 283}, 0.8);
        const QString text = toText(place);
        EXPECT_LE(text.size(), 90) << text.toStdString();
        EXPECT_EQ(placeFromText(text, MandelbrotPlace::home({880, 567})), place) << text.toStdString();
    }
    EXPECT_TRUE(place.isAtLimit());
}

TEST(MandelbrotPlace, ResizedFromWhatWasChosenItStaysWhereItIs)
{
    const QSize small(321, 234);
    EXPECT_EQ(MandelbrotPlace::home(size).resized(small), MandelbrotPlace::home(small));
    EXPECT_EQ(MandelbrotPlace::home(size).withIterations(77).resized(small),
              MandelbrotPlace::home(small).withIterations(77));
    const MandelbrotPlace chosen = MandelbrotPlace::at(-0.743643887037151, 0.13182590420533, 1e-9, size);
    const MandelbrotPlace resized = chosen.resized(small);
    EXPECT_EQ(resized.size, small);
    EXPECT_NEAR(resized.span(), chosen.span(), 1e-24);
    EXPECT_NEAR(resized.centre().x(), chosen.centre().x(), 0.51 * resized.step);
    EXPECT_NEAR(resized.centre().y(), chosen.centre().y(), 0.51 * resized.step);
}

TEST(MandelbrotPlace, ReadsDecimalCommasWhereTheyAreUsual)
{
    const MandelbrotPlace now = MandelbrotPlace::home(size);
    const auto read = [&](const char *text) { return toText(placeFromText(QString::fromLatin1(text), now)).left(16); };
    EXPECT_EQ(read("-1,0.25"), QStringLiteral("x = -1, y = 0.25"));
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    EXPECT_EQ(read("-1,5 0,25 0,5"), QStringLiteral("x = -1.5, y = 0."));
    EXPECT_EQ(read("x = -1, y = 0,25"), QStringLiteral("x = -1, y = 0.25"));
    EXPECT_EQ(read("-1,0.25"), QStringLiteral("x = -1, y = 0.25"));
    EXPECT_EQ(read("-1,1"), QStringLiteral("x = -1, y = 1, s"));
    QLocale::setDefault(before);
}

TEST(MandelbrotPlace, SaysWhatIsWrongInOneSentence)
{
    const auto problem = [](const char *text) {
        return test::errorOf([&] { placeFromText(QString::fromUtf8(text), MandelbrotPlace::home(size)); });
    };
    EXPECT_THAT(problem("x = left, y = 0"), HasSubstr("'left' is not a number"));
    EXPECT_THAT(problem("x = 0, y = nan"), HasSubstr("'nan' is not a number"));
    EXPECT_THAT(problem("x = 0, y = 0, span = 0"), HasSubstr("greater than 0"));
    EXPECT_THAT(problem("x = 0, y = 0, span = -1"), HasSubstr("greater than 0"));
    EXPECT_THAT(problem("x = 0, y = 0, span = 99"), HasSubstr("16 at most"));
    EXPECT_THAT(problem("x = 0, y = 0, span = 1e-20"), HasSubstr("too small"));
    EXPECT_THAT(problem("x = 0, y = 0, span = 1, iterations = 1000000000"), HasSubstr("1 to 100,000 iterations"));
    EXPECT_THAT(problem("x = 7, y = 0"), HasSubstr("between -4 and 4"));
    EXPECT_THAT(problem("x = 1"), HasSubstr("at least x and y"));
    EXPECT_THAT(problem("z = 1, y = 0"), HasSubstr("'z' is not a coordinate"));
    EXPECT_THAT(problem("1 2 3 4 5"), HasSubstr("more than four"));
}

TEST(Places, TheWellKnownOnesCanBeReached)
{
    for (const WellKnownPlace &one : wellKnownPlaces())
        EXPECT_NO_THROW(placeFromText(one.text, MandelbrotPlace::home(size))) << one.name.toStdString();
}

} // namespace
} // namespace overtake
