// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/kept_peaks.h"

#include "file/cache_folder.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using Q = DeviceQuantity;

PeakReading readingOf(double bandwidth, bool quiet)
{
    PeakReading reading;
    reading.device.id = "cpu";
    reading.device.name = "Test CPU";
    reading.device.kind = DeviceKind::Cpu;
    reading.device.set(Q::Bandwidth, Figure::Kind::Measured, bandwidth, "reading");
    reading.device.set(Q::Cores, Figure::Kind::Specified, 2, "hwloc");
    reading.device.measuredOn = "2026-11-23";
    reading.quiet = quiet;
    return reading;
}

double bandwidthOf(const Device &device)
{
    return *device.value(Q::Bandwidth);
}

TEST(KeptPeaks, AreTheMediansOfTheFirstQuietBlock)
{
    std::vector<PeakReading> readings;
    for (const double value : {90.0, 10.0, 50.0, 30.0, 40.0, 20.0, 60.0})
        readings.push_back(readingOf(value, value < 90));
    const PeakReading best = medianOfBestBlock(readings);
    EXPECT_TRUE(best.quiet);
    EXPECT_DOUBLE_EQ(bandwidthOf(best.device), 30); // of 10, 50, 30, 40, 20
    EXPECT_EQ(best.device.value(Q::Cores), 2);

    readings[3].quiet = false; // then no block of five is quiet, and the first ones are as good as any
    EXPECT_FALSE(medianOfBestBlock(readings).quiet);
    const PeakReading single = medianOfBestBlock({readingOf(7, true)}); // there was no time for more
    EXPECT_DOUBLE_EQ(bandwidthOf(single.device), 7);
    EXPECT_FALSE(single.quiet);
}

const auto calm = [] { return true; };

TEST(KeptPeaks, StayUntilTheyAreMeasuredAnew)
{
    const test::CacheFolder folder;
    const CacheFile file("peaks", "Test CPU");
    std::vector<PeakReading> next{readingOf(10, true)};
    int measured = 0;
    const auto measure = [&] {
        ++measured;
        return next.back();
    };
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Kept, calm, measure)), 10);
    next.push_back(readingOf(20, true));
    const Device kept = keptPeaks(file, Peaks::Kept, calm, measure);
    EXPECT_DOUBLE_EQ(bandwidthOf(kept), 10);
    EXPECT_EQ(kept.measuredOn, "2026-11-23");
    EXPECT_EQ(measured, 1);
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Anew, calm, measure)), 20);
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Kept, calm, measure)), 20);
    EXPECT_EQ(measured, 2);
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(CacheFile("peaks", "more memory"), Peaks::Kept, calm, measure)), 20);
    EXPECT_EQ(measured, 3);
}

TEST(KeptPeaks, OfADisturbedTimeGiveWayToThoseOfACalmOne)
{
    const test::CacheFolder folder;
    const CacheFile file("peaks", "Test CPU");
    const auto measured = [](double value, bool quiet) { return [=] { return readingOf(value, quiet); }; };
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Kept, calm, measured(10, false))), 10);
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Kept, calm, measured(5, false))), 10) << "they do not wander";
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(
                         file, Peaks::Kept, [] { return false; }, measured(15, true))),
                     10)
        << "nobody waits for what is kept while other programs run";
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Kept, calm, measured(15, true))), 15);
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Kept, calm, measured(1, true))), 15);
    file.store("{}");
    EXPECT_DOUBLE_EQ(bandwidthOf(keptPeaks(file, Peaks::Kept, calm, measured(7, true))), 7)
        << "a damaged file counts as absent";
}

} // namespace
} // namespace overtake
