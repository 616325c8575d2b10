// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/format.h"

#include <gtest/gtest.h>
#include <limits>

namespace overtake
{
namespace
{

const double notANumber = std::numeric_limits<double>::quiet_NaN();

TEST(FormatTest, Seconds)
{
    EXPECT_EQ(formatSeconds(0.041), "41 ms");
    EXPECT_EQ(formatSeconds(3.2e-6), "3.2 us");
    EXPECT_EQ(formatSeconds(0.0041237), "4.12 ms");
    EXPECT_EQ(formatSeconds(125), "2 min 5 s");
    EXPECT_EQ(formatSeconds(0), "0 s");
    EXPECT_EQ(formatSeconds(1.5e-10), "0.15 ns");
    EXPECT_EQ(formatSeconds(59.94), "59.9 s");
    EXPECT_EQ(formatSeconds(60), "1 min");
    EXPECT_EQ(formatSeconds(3599.7), "1 h");
    EXPECT_EQ(formatSeconds(4000), "1 h 7 min");
    EXPECT_EQ(formatSeconds(1e7), "2 778 h");
    EXPECT_EQ(formatSeconds(notANumber), "unknown");
}

TEST(FormatTest, FixedAndHexadecimalHaveAllTheirDigits)
{
    EXPECT_EQ(formatFixed(0.7, 2), "0.70");
    EXPECT_EQ(formatFixed(-12.5, 0), "-12");
    EXPECT_EQ(formatFixed(notANumber, 2), "nan");
    EXPECT_EQ(formatHex(0xa4, 4), "00a4");
    EXPECT_EQ(formatHex(0x12345, 4), "12345");
    EXPECT_EQ(formatHex(std::numeric_limits<std::uint64_t>::max(), 16), "ffffffffffffffff");
}

TEST(FormatTest, RoundingCarriesIntoTheNextUnit)
{
    EXPECT_EQ(formatSeconds(999.7e-6), "1 ms");
    EXPECT_EQ(formatSeconds(0.99951), "1 s");
    EXPECT_EQ(formatSeconds(59.96), "1 min");
    EXPECT_EQ(formatSeconds(119.8), "2 min");
    EXPECT_EQ(formatRate(999.9e9, "FLOP/s"), "1 TFLOP/s");
}

TEST(FormatTest, Rates)
{
    EXPECT_EQ(formatRate(1.8e12, "FLOP/s"), "1.8 TFLOP/s");
    EXPECT_EQ(formatItemRate(459e3, "samples"), "459 k samples/s");
    EXPECT_EQ(formatItemRate(459e3, "Beispiele"), "459 k Beispiele/s");
    EXPECT_EQ(formatItemRate(12.34, "samples"), "12.3 samples/s");
    EXPECT_EQ(formatItemRate(0, "samples"), "0 samples/s");
    EXPECT_EQ(formatItemRate(0.05, "steps"), "0.05 steps/s");
    EXPECT_EQ(formatRate(5e9, "B/s"), "5 GB/s");
    EXPECT_EQ(formatRate(3e18, "FLOP/s"), "3 000 PFLOP/s");
    EXPECT_EQ(formatRate(std::numeric_limits<double>::infinity(), "FLOP/s"), "unknown");
}

TEST(FormatTest, Bytes)
{
    EXPECT_EQ(formatBytes(0), "0 B");
    EXPECT_EQ(formatBytes(1023), "1023 B");
    EXPECT_EQ(formatBytes(1024), "1 KiB");
    EXPECT_EQ(formatBytes(1610612736), "1.5 GiB");
    EXPECT_EQ(formatBytes(std::int64_t{1} << 50), "1 PiB");
}

TEST(FormatTest, RatiosAndCounts)
{
    EXPECT_EQ(formatRatio(3.2), "3.2 x");
    EXPECT_EQ(formatRatio(0.0312), "0.0312 x");
    EXPECT_EQ(formatRatio(1234.4), "1 230 x");
    EXPECT_EQ(formatRatio(notANumber), "unknown");
    EXPECT_EQ(formatFactor(3.2), "3.2"); // its sentence has the words: "3.2 times as fast"
    EXPECT_EQ(formatCount(459000), "459 000");
    EXPECT_EQ(formatCount(1060), "1 060");
    EXPECT_EQ(formatCount(999), "999");
    EXPECT_EQ(formatCount(0.001), "0.001");
    EXPECT_EQ(formatCount(-12345678), "-12 345 678");
    EXPECT_EQ(formatCount(1e-5), "1e-05");
}

TEST(FormatTest, ANumberIsTheWholeText)
{
    EXPECT_EQ(parsedNumber("2.5"), 2.5);
    EXPECT_EQ(parsedNumber("-1e-3"), -1e-3);
    for (const char *text : {"", "2,5", "2.5 ", "2.5s", "nan", "inf", "1e400"})
        EXPECT_FALSE(parsedNumber(text)) << text;
}

TEST(FormatTest, ARangeHasTheDigitsThatTellItsEndsFromEachOtherAndFromOne)
{
    EXPECT_EQ(rangeDigits(3.127, 3.341, 2), 2);
    EXPECT_EQ(rangeDigits(0.953, 1.004, 2), 4);
    EXPECT_EQ(rangeDigits(0.9996, 1.2, 3), 4);
    EXPECT_EQ(rangeDigits(3.1212, 3.1249, 2), 4);
    EXPECT_EQ(rangeDigits(1, 1, 3), 3);
    EXPECT_EQ(rangeDigits(2.5 - 1e-12, 2.5 + 1e-12, 3), 3) << "as good as one number";
    EXPECT_EQ(rangeDigits(2.5, std::numeric_limits<double>::infinity(), 3), 3);
    EXPECT_EQ(rangeDigits(notANumber, notANumber, 3), 3);
}

} // namespace
} // namespace overtake
