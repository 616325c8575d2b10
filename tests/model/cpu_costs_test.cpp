// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_costs.h"

#include "engines/cpu/cpu_engine.h"
#include "file/cache_folder.h"
#include "model/cpu_model.h"
#include "model/made_up_costs.h"
#include "operations/mandelbrot.h"
#include "operations/matmul.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <cmath>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

TEST(CostTableTest, GivesWhatWasMeasuredAndInterpolatesInLogarithms)
{
    const CostTable table({{{1, 1, 1}, 1}, {{16, 1, 1}, 4}, {{1, 100, 1}, 2}, {{16, 100, 1}, 8}});
    EXPECT_NEAR(table.secondsAt({16, 100, 1}), 8, 1e-12);
    EXPECT_NEAR(table.secondsAt({1, 1, 1}), 1, 1e-12);
    EXPECT_NEAR(table.secondsAt({4, 1, 1}), 2, 1e-12) << "half of the way in logarithms";
    EXPECT_NEAR(table.secondsAt({4, 10, 1}), std::sqrt(8.0), 1e-12);
    EXPECT_NEAR(table.secondsAt({48, 300, 1}), 8 * 9, 1e-9) << "in proportion beyond the largest";
    EXPECT_NEAR(table.secondsAt({1, 1, 7}), 7, 1e-12);
}

TEST(CostTableTest, OfTheSameSizesTheFastestCounts)
{
    EXPECT_NEAR(CostTable({{{5, 1, 1}, 3}, {{5, 1, 1}, 2}, {{5, 1, 1}, 4}}).secondsAt({5, 1, 1}), 2, 1e-12);
}

TEST(CostTableTest, FillsItsGapsAtTheBestRateOfWhatIsSmaller)
{
    // (64, 64) is missing; from (8, 64) it would take 8, from (64, 8) 4.
    const CostTable table({{{8, 8, 1}, 0.25}, {{8, 64, 1}, 1}, {{64, 8, 1}, 0.5}});
    EXPECT_NEAR(table.secondsAt({64, 64, 1}), 4, 1e-12);
    // (8, 8) has nothing smaller: it is in proportion to the nearest.
    EXPECT_NEAR(CostTable({{{8, 64, 1}, 4}, {{512, 8, 1}, 64}}).secondsAt({8, 8, 1}), 0.5, 1e-12);
    // In proportion (8, 8) would take 64, but what is larger took 2.
    EXPECT_NEAR(CostTable({{{1, 1, 1}, 1}, {{8, 64, 1}, 2}, {{64, 8, 1}, 2}}).secondsAt({8, 8, 1}), 2, 1e-12);
}

TEST(CostTableTest, NeverFallsWhereASizeGrows)
{
    std::vector<CostSample> samples; // the times of a machine that was disturbed now and then
    unsigned state = 7;
    for (double m = 1; m < 2000; m *= 8) {
        for (double n = 2; n < 2000; n *= 5) {
            for (double k = 1; k < 3000; k *= 7) {
                state = state * 1664525U + 1013904223U;
                samples.push_back({{m, n, k}, 1e-7 + 1e-10 * m * n * k * (state % 8 == 0 ? 9 : 1)});
            }
        }
    }
    const CostTable table(samples);
    for (const WorkSizes grows : {WorkSizes{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}}) {
        double before = 0;
        for (double step = 0; step < 9; step += 0.05) {
            const double seconds = table.secondsAt(
                {std::exp(1 + grows[0] * step), std::exp(2 + grows[1] * step), std::exp(0.5 + grows[2] * step)});
            ASSERT_GE(seconds, before);
            before = seconds;
        }
    }
}

TEST(CpuCostsTest, SurviveTheirFileAndNothingElseDoes)
{
    const auto costs = fakes::madeUpCosts();
    const std::string text = toText(*costs);
    const auto again = costsFromText(text);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->threads, costs->threads);
    EXPECT_EQ(again->flopsOne, costs->flopsOne);
    ASSERT_EQ(again->samples.size(), costs->samples.size());
    for (const auto &[key, samples] : costs->samples) {
        ASSERT_EQ(again->samples.at(key).size(), samples.size()) << key;
        for (std::size_t i = 0; i < samples.size(); ++i)
            EXPECT_NEAR(again->samples.at(key)[i].all / samples[i].all, 1, 1e-5) << key;
    }
    for (const char *other : {"", "0 1 1e11\nMatMul:NN 1 1 1 1 1\n", "2 1 1e11\n", "2 1 1e11\nMatMul:NN 1 1 1 1\n",
                              "2 1 1e11\nMatMul:NN 1 1 1 0 1\n", "2 1 1e11\nMatMul:NN 0.5 1 1 1 1\n",
                              "2 1 1e11\nMatMul:NN 1 1 1 nan 1\n", "2 1 1e11\nMatMul:NN 1 1 1 1 one\n"})
        EXPECT_FALSE(costsFromText(other).has_value()) << other;
}

TEST(CpuCostsTest, AreTakenFromTheCacheFolder)
{
    const test::CacheFolder folder;
    const Machine machine = thisMachine();
    CpuCosts kept = *fakes::madeUpCosts();
    kept.threads = machine.threads;
    kept.flopsOne = 123;
    costsFile(machine).store(toText(kept));
    EXPECT_EQ(costsOf(machine)->flopsOne, 123);

    Machine other = machine;
    other.cpu += " of tomorrow";
    EXPECT_TRUE(costsFile(other).load().empty());
    other = machine;
    other.libraries.push_back({"oneDNN", "99"});
    EXPECT_TRUE(costsFile(other).load().empty());
}

TEST(CpuCostsTest, StayOnceNothingElseRan)
{
    const test::CacheFolder folder;
    const CacheFile file("costs", "Test CPU");
    const auto flops = [&](double flopsOne, bool quiet, Costs which = Costs::Kept, bool isQuietNow = true) {
        CpuCosts costs = *fakes::madeUpCosts();
        costs.threads = 2;
        costs.quiet = quiet;
        costs.flopsOne = flopsOne;
        return keptCosts(
                   file, 2, which, [&] { return isQuietNow; }, [&] { return costs; })
            ->flopsOne;
    };
    EXPECT_EQ(flops(1, false), 1);
    EXPECT_EQ(flops(2, false), 1) << "they do not wander";
    EXPECT_EQ(flops(3, true, Costs::Kept, false), 1) << "nobody waits for what is kept while other programs run";
    EXPECT_EQ(flops(3, true), 3);
    EXPECT_EQ(flops(4, true), 3);
    EXPECT_EQ(flops(5, false, Costs::Anew), 5) << "asked for";
    EXPECT_EQ(flops(6, true), 6);
}

TEST(CpuCostsTest, MeasuringStopsWhenAskedAndKeepsNothing)
{
    const test::CacheFolder folder;
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(costsOf(thisMachine(), Costs::Kept, stop.get_token()), Cancelled);
    EXPECT_TRUE(folder.files().empty());
}

TEST(CpuCostsTest, AreMeasuredOnTheEngine)
{
    CpuEngine engine("a CPU", 2);
    std::vector<Program> programs = calibrationPrograms();
    const std::vector<WorkPiece> pieces = workPieces(programs[0], scheduleOf(programs[0], engine.fusions()));
    const WorkSizes smallest = costSizes(pieces.front());
    programs.resize(2);
    const CpuCosts costs = measureCosts(engine, programs, 2);
    EXPECT_EQ(costs.threads, 2);
    EXPECT_GT(costs.flopsOne, 1e8);
    for (const WorkPiece &piece : pieces)
        EXPECT_TRUE(costs.samples.contains(costKey(piece))) << costKey(piece);
    const auto &first = costs.samples.at(costKey(pieces.front())).front();
    EXPECT_EQ(first.sizes, smallest);
    EXPECT_GT(first.one, 0);
    EXPECT_EQ(first.all, first.one) << "too small to be shared out";
    EXPECT_TRUE(costsFromText(toText(costs)).has_value());
}

TEST(CalibrationTest, KnowsEachKindOfWorkThatTheWorkloadsHave)
{
    const auto costs = fakes::madeUpCosts();
    for (const auto &workload : allWorkloads()) {
        std::vector<ParameterValues> variants{workload->parameters().defaults()};
        for (const char *key : {"mode", "optimizer", "transfers", "read_loss"}) {
            const ParameterSpec *spec = workload->parameters().find(key);
            for (const std::string &choice : spec ? spec->choices : std::vector<std::string>()) {
                variants.push_back(workload->parameters().defaults());
                variants.back().set(key, choice);
            }
        }
        for (const ParameterValues &values : variants) {
            for (const WorkPiece &piece : fakes::piecesOn(DeviceKind::Cpu, workload->build(values)))
                if (piece.kind != operations::Mandelbrot) { // its data decide what it costs
                    EXPECT_TRUE(costs->samples.contains(costKey(piece))) << workload->id() << ": " << costKey(piece);
                }
        }
    }
}

StepPart part(std::vector<std::size_t> operations, double seconds)
{
    StepPart one;
    one.operations = std::move(operations);
    one.seconds = seconds;
    return one;
}

TEST(CalibrationTest, TheClocksCostIsTakenFromEachPart)
{
    StepProfile profile;
    profile.parts = {part({0}, 3e-7), part({1}, 1.1e-6)};
    const StepProfile without = withoutClocks(profile, 1e-6); // two clocks took 0.4 us
    EXPECT_NEAR(without.parts[0].seconds, 1e-7, 1e-12);
    EXPECT_NEAR(without.parts[1].seconds, 9e-7, 1e-12);
    EXPECT_EQ(without.totalSeconds, 1e-6);
    double sum = 0; // no part vanishes, and together they are the step
    for (const StepPart &one : withoutClocks(profile, 2e-7).parts) {
        EXPECT_GT(one.seconds, 0);
        sum += one.seconds;
    }
    EXPECT_NEAR(sum, 2e-7, 1e-15);
}

TEST(CalibrationTest, ADisturbedPartLeavesTheOthersTheirTime)
{
    StepProfile profile;
    profile.parts = {part({0}, 1e-5), part({1}, 1e-5), part({2}, 1e-3)};
    EXPECT_NEAR(withoutClocks(profile, 3e-5).parts[0].seconds, 1e-5, 1e-9);
}

Device cpuLike(double flopsOne, int cores)
{
    Device device;
    device.kind = DeviceKind::Cpu;
    device.costs = fakes::madeUpCosts(2);
    device.set(DeviceQuantity::Cores, Figure::Kind::Measured, cores, "a test");
    device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, flopsOne * cores, "a test");
    device.set(DeviceQuantity::Bandwidth, Figure::Kind::Measured, 1e13, "a test");
    return device;
}

TEST(CpuModelTest, ManyThreadsAreAtMostAsManyTimesAsFast)
{
    Device here = cpuLike(1e11, 2);
    auto costs = std::make_shared<CpuCosts>(*here.costs);
    for (auto &[key, samples] : costs->samples)
        for (CpuCosts::Sample &sample : samples)
            sample.all = sample.one / 8; // another program had the other core while one thread was timed
    here.costs = costs;
    const Program program = calibrationPrograms().front();
    const std::vector<WorkPiece> pieces = fakes::piecesOn(DeviceKind::Cpu, program);
    EXPECT_GE(CpuModel(here, 2).step(program, pieces).totalSeconds,
              0.499 * CpuModel(here, 1).step(program, pieces).totalSeconds);
}

TEST(CalibrationTest, APartOfSeveralPiecesIsSharedOutByTheirWork)
{
    const WorkPiece small{.operations = {0, 1}, .kind = operations::MatMul, .flops = 100};
    const WorkPiece large{.operations = {2}, .kind = operations::MatMul, .flops = 100, .bytesRead = 200};
    const WorkPiece split{.operations = {3, 4}, .kind = operations::MatMul, .flops = 1};
    const WorkPiece elsewhere{.operations = {9}, .kind = operations::MatMul};
    StepProfile profile;
    profile.parts = {part({0, 1, 2}, 4), part({3}, 5), part({4}, 6), part({7}, 8)};
    EXPECT_THAT(secondsOfPieces({small, large, split, elsewhere}, profile), testing::ElementsAre(1, 3, 11, 0));
}

TEST(CpuModelTest, IsRightWhereItWasMeasuredAndInProportionElsewhere)
{
    const Device here = cpuLike(1e11, 2);
    for (const Program &program : calibrationPrograms()) {
        double one = 0;
        const std::vector<WorkPiece> pieces = fakes::piecesOn(DeviceKind::Cpu, program);
        for (const WorkPiece &piece : pieces)
            one += 5e-8 + (piece.flops + piece.bytes()) / 5e10;
        if (program.workload != "mlp")
            continue; // of the others some sizes lie between those of the products that were measured
        const double seconds = CpuModel(here, 1).step(program, pieces).totalSeconds;
        EXPECT_NEAR(seconds / one, 1, 0.25);
        EXPECT_LE(CpuModel(here, 2).step(program, pieces).totalSeconds, seconds);
        EXPECT_NEAR(CpuModel(cpuLike(4e11, 2), 1).step(program, pieces).totalSeconds, seconds / 4, 1e-9 * one)
            << "cores of four times the peak";
    }
}

} // namespace
} // namespace overtake
