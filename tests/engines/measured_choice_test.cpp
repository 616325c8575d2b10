// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The mechanism behind every choice by measuring, with two methods and a clock that the test makes up.
#include "engines/measured_choice.h"

#include "file/cache_folder.h"

#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <thread>

namespace overtake
{
namespace
{

enum class Way { Plain, Clever };

const char *nameOf(Way way)
{
    return way == Way::Plain ? "plain" : "clever";
}

std::ostream &operator<<(std::ostream &out, Way way)
{
    return out << nameOf(way);
}

std::istream &operator>>(std::istream &in, Way &way)
{
    constexpr Way both[] = {Way::Plain, Way::Clever};
    return readName(in, both, way);
}

/// A size, and whether it is large.
using SizeKey = std::array<int, 2>;

/// The clever way is always faster; without measuring the plain one is assumed.
class Choices : public MeasuredChoice<SizeKey, Way>
{
public:
    explicit Choices(double &now, double mostAtOnce = 1, std::optional<CacheFile> file = {})
        : MeasuredChoice(mostAtOnce, std::move(file), [&now] { return now; }), m_now(now)
    {
    }

    /// Measuring takes a second.
    Way ask(int size, bool must = false)
    {
        return askAfter(size, must, [] {});
    }
    /// Measuring a size needs the answer for the one below it, which is measured first.
    Way askBoth(int size)
    {
        return askAfter(size, false, [&] { ask(size - 1, true); });
    }

    int measured = 0;

private:
    template <typename Before>
    Way askAfter(int size, bool must, const Before &before)
    {
        return answerTo(
                   {size, size > 100 ? 1 : 0}, must, 1,
                   [&] {
                       before();
                       ++measured;
                       m_now += 1;
                       return fastest({{Way::Plain, 2}, {Way::Clever, 1}}, 1.05);
                   },
                   [] { return Answer(); })
            .method;
    }

    double &m_now;
};

TEST(MeasuredChoice, EachKindIsMeasuredOnce)
{
    double now = 100;
    Choices choices(now, 10);
    EXPECT_FALSE(choices.uses(Way::Clever));
    EXPECT_EQ(choices.ask(3), Way::Clever);
    EXPECT_EQ(choices.ask(3), Way::Clever);
    EXPECT_EQ(choices.ask(3, true), Way::Clever);
    EXPECT_EQ(choices.measured, 1);
    EXPECT_TRUE(choices.uses(Way::Clever));
    EXPECT_FALSE(choices.uses(Way::Plain));
}

TEST(MeasuredChoice, MeasuresForATenthOfTheTimeUnlessItMust)
{
    double now = 100;
    Choices choices(now);
    EXPECT_EQ(choices.ask(1), Way::Clever);
    EXPECT_EQ(choices.ask(2), Way::Plain) << "nothing is left";
    now += 5;
    EXPECT_EQ(choices.ask(3), Way::Plain) << "half of a second is too little";
    now += 6;
    EXPECT_EQ(choices.ask(4), Way::Clever);
    now += 1000;
    EXPECT_EQ(choices.ask(5), Way::Clever);
    EXPECT_EQ(choices.ask(6), Way::Plain) << "what was not used is not saved up";
    EXPECT_EQ(choices.ask(2), Way::Plain) << "answers do not change";
    EXPECT_EQ(choices.measured, 3);
    EXPECT_EQ(choices.ask(2, true), Way::Clever);
    EXPECT_EQ(choices.ask(2), Way::Clever);
    EXPECT_EQ(choices.measured, 4);
}

TEST(MeasuredChoice, TimeOfAnAnswerWithinAnotherCountsOnce)
{
    double now = 100;
    Choices choices(now, 3);
    EXPECT_EQ(choices.askBoth(11), Way::Clever);
    EXPECT_EQ(choices.measured, 2);
    EXPECT_EQ(choices.ask(12), Way::Clever) << "the third second";
    EXPECT_EQ(choices.ask(13), Way::Plain);
    EXPECT_EQ(choices.ask(10), Way::Clever);
    EXPECT_EQ(choices.measured, 3);
}

TEST(MeasuredChoice, ALaterMethodMustBeClearlyFaster)
{
    struct Open : MeasuredChoice<SizeKey, Way> {
        using MeasuredChoice::fastest;
    };
    EXPECT_EQ(Open::fastest({{Way::Plain, 1.04}, {Way::Clever, 1}}, 1.05).method, Way::Plain);
    EXPECT_EQ(Open::fastest({{Way::Plain, 1.06}, {Way::Clever, 1}}, 1.05).method, Way::Clever);
}

TEST(MeasuredChoice, AnswersAreKeptForThisVersionOnly)
{
    const test::CacheFolder folder;
    const CacheFile file("choices", "version 1");
    double now = 100;
    Choices first(now, 10, file);
    EXPECT_EQ(first.savedIn(), "");
    first.ask(3);
    first.ask(300);
    first.save();
    EXPECT_EQ(first.savedIn(), file.path());

    Choices later(now, 0, file);
    EXPECT_EQ(later.ask(3), Way::Clever);
    EXPECT_EQ(later.ask(300), Way::Clever);
    EXPECT_EQ(later.measured, 0);
    EXPECT_EQ(later.toText(), first.toText());

    Choices newer(now, 10, CacheFile("choices", "version 2"));
    EXPECT_EQ(newer.ask(3), Way::Clever);
    EXPECT_EQ(newer.measured, 1) << "measured anew";

    EXPECT_TRUE(later.forget());
    EXPECT_EQ(later.savedIn(), "");
    EXPECT_EQ(later.ask(3), Way::Plain);
    EXPECT_FALSE(later.forget());
}

TEST(MeasuredChoice, LinesThatItCannotReadAreSkipped)
{
    const test::CacheFolder folder;
    const CacheFile file("choices", "version 1");
    file.store("a line of something else\n3 0 clever\n4 clever 1\n5 0 of_a_later_version 1\n"
               "6 0 clever nan\n7 0 clever -1\n\n8 0 clever 1\n9 0");
    double now = 100;
    const Choices choices(now, 0, file);
    EXPECT_EQ(choices.toText(), "8 0 clever 1\n");
}

TEST(MeasuredChoice, NothingIsLostWhileAnotherThreadSaves)
{
    const test::CacheFolder folder;
    const CacheFile file("choices", "threads");
    double now = 100;
    Choices choices(now, 1, file);
    std::atomic<bool> isDone = false;
    std::thread saver([&] {
        while (!isDone)
            choices.save();
    });
    constexpr int sizes = 100;
    for (int size = 1; size <= sizes; ++size)
        choices.ask(size, true);
    isDone = true;
    saver.join();
    choices.save();

    Choices later(now, 0, file);
    for (int size = 1; size <= sizes; ++size)
        EXPECT_EQ(later.ask(size), Way::Clever) << size;
}

} // namespace
} // namespace overtake
