// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From profiled steps to the table: medians, shares, rates and the peaks they are set against.
#include "measure/explain/profile_table.h"

#include "job.h"
#include "measure/explain/part_work.h"
#include "model/work_pieces.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

std::vector<WorkPiece> piecesOf(const Program &program)
{
    return workPieces(program, scheduleOf(program, commonFusions()));
}

/// Three steps of an MLP in pieces; the second step is slow in its first part.
Measurement mlp()
{
    const Program program = test::builtProgram("mlp");
    Measurement result;
    result.workload = "mlp";
    result.parameters = program.parameters;
    result.status = PointStatus::Measured;
    result.step.median = 1e-3;
    result.flopsPerStep = program.flopsPerStep();
    result.flopsPerSecond = result.flopsPerStep / result.step.median;
    std::vector<StepProfile> steps(3);
    for (std::size_t step = 0; step < steps.size(); ++step) {
        for (const WorkPiece &piece : piecesOf(program)) {
            StepPart part;
            for (const std::size_t index : piece.operations)
                part.name += (part.name.empty() ? "" : " + ") + std::string(program.operations[index].kind->name);
            part.operations = piece.operations;
            part.startSeconds = steps[step].totalSeconds;
            part.seconds = step == 1 && steps[step].parts.empty() ? 1e-3 : 1e-5;
            steps[step].totalSeconds += part.seconds;
            steps[step].parts.push_back(part);
        }
        steps[step].totalSeconds += 4e-5;
    }
    result.profile = middleOf(steps);
    return result;
}

Device device()
{
    Device result;
    result.name = "round chip";
    result.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e12, "a test");
    result.set(DeviceQuantity::Bf16, Figure::Kind::Specified, 8e12, "a test");
    return result;
}

const ProfileRow &rowNamed(const ProfileTable &table, std::string_view name)
{
    for (const ProfileRow &row : table.rows)
        if (row.name == name)
            return row;
    throw std::runtime_error("no row " + std::string(name));
}

TEST(ProfileTable, TakesTheMedianOfEachPart)
{
    const Measurement measurement = mlp();
    EXPECT_EQ(measurement.profile->totals.size(), 3U);
    const Device chip = device();
    const ProfileTable table = profileTable(measurement, &chip);
    EXPECT_EQ(table.steps, 3);
    EXPECT_NEAR(table.restSeconds, 4e-5, 1e-12);
    double share = table.restSeconds /
                   (table.restSeconds + 1e-5 * static_cast<double>(piecesOf(test::builtProgram("mlp")).size()));
    double total = 0;
    int calls = 0;
    for (const ProfileRow &row : table.rows) {
        share += row.share;
        total += row.totalSeconds;
        calls += row.calls;
        EXPECT_NEAR(row.meanSeconds * row.calls, row.totalSeconds, 1e-15);
        EXPECT_NEAR(row.seconds, 1e-5 * row.calls / 3, 1e-12)
            << row.name; // the slow part's median is that of the others
    }
    EXPECT_NEAR(share, 1, 1e-9);
    EXPECT_EQ(calls, 3 * static_cast<int>(measurement.profile->parts.size()));
    EXPECT_NEAR(total, 1e-5 * calls + 1e-3 - 1e-5, 1e-9); // but all that was spent is in the total
}

TEST(ProfileTable, AllFlopsAreInIt)
{
    const Measurement measurement = mlp();
    const Device chip = device();
    double flops = 0;
    for (const ProfileRow &row : profileTable(measurement, &chip).rows) {
        flops += row.flopsPerSecond.value_or(0) * row.seconds;
        if (row.shareOfPeak) {
            EXPECT_NEAR(*row.shareOfPeak, *row.flopsPerSecond / 1e12, 1e-12) << row.name;
        }
    }
    // Constants and what is gathered once cost no part of a step.
    EXPECT_NEAR(flops / measurement.flopsPerStep, 1, 1e-3);
}

TEST(ProfileTable, ProductsAreSetAgainstThePeakOfTheirPrecision)
{
    Measurement measurement = mlp();
    measurement.use.options.set("precision", std::string("bf16"));
    const Device chip = device();
    const ProfileTable table = profileTable(measurement, &chip);
    ASSERT_TRUE(table.peak.has_value());
    EXPECT_EQ(table.peak->precision, "bf16");
    const ProfileRow &product = rowNamed(table, "MatMul");
    EXPECT_NEAR(*product.shareOfPeak, *product.flopsPerSecond / 8e12, 1e-12);
    const ProfileRow &other = rowNamed(table, "ReluGrad");
    EXPECT_NEAR(*other.shareOfPeak, *other.flopsPerSecond / 1e12, 1e-12);

    measurement.use.options.set("precision", std::string("tf32")); // nothing is known of it
    const ProfileTable unknown = profileTable(measurement, &chip);
    EXPECT_FALSE(unknown.peak.has_value());
    EXPECT_FALSE(rowNamed(unknown, "MatMul").shareOfPeak.has_value());
    EXPECT_TRUE(rowNamed(unknown, "MatMul").flopsPerSecond.has_value());
}

/// The CPU engine multiplies it in fp32, whatever its option says.
TEST(ProfileTable, AttentionOnACpuIsSetAgainstThePeakOfFp32)
{
    const Program program = test::builtProgram("gpt");
    Measurement measurement = mlp();
    measurement.workload = "gpt";
    measurement.parameters = program.parameters;
    measurement.profile.emplace();
    for (std::size_t i = 0; i < program.operations.size(); ++i) {
        StepPart &part = measurement.profile->parts.emplace_back();
        part.name = program.operations[i].kind->name;
        part.operations = {i};
        part.seconds = 1;
        measurement.profile->totalSeconds += 1;
    }
    const Device chip = device();
    const auto teraflops = [&](EngineKind kind, const char *precision, const char *name) {
        measurement.kind = kind;
        measurement.use.options.set("precision", std::string(precision));
        const ProfileRow row = rowNamed(profileTable(measurement, &chip), name);
        return *row.flopsPerSecond / *row.shareOfPeak / 1e12;
    };
    const auto hasOnePeak = [&] { return utilisationOf(measurement, chip).has_value(); };
    EXPECT_NEAR(teraflops(EngineKind::Cpu, "bf16", "MatMul"), 8, 1e-9);
    EXPECT_NEAR(teraflops(EngineKind::Cpu, "bf16", "BatchedMatMul"), 1, 1e-9);
    EXPECT_FALSE(hasOnePeak());
    EXPECT_NEAR(teraflops(EngineKind::Cpu, "fp32", "BatchedMatMul"), 1, 1e-9);
    EXPECT_TRUE(hasOnePeak());
    EXPECT_NEAR(teraflops(EngineKind::Gpu, "bf16", "BatchedMatMul"), 8, 1e-9);
    EXPECT_TRUE(hasOnePeak());
}

/// An engine may do a convolution with fewer FLOPs than the Program counts, but no matrix product.
TEST(ProfileTable, AConvolutionHasNoRateAboveThePeak)
{
    const Program program = test::builtProgram("cnn");
    Measurement measurement = mlp();
    measurement.workload = "cnn";
    measurement.parameters = program.parameters;
    measurement.profile.emplace();
    for (const double seconds : {1e-12, 1.0}) {
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            StepPart &part = measurement.profile->parts.emplace_back();
            part.name = program.operations[i].kind->name + std::string(seconds < 1 ? ", fast" : "");
            part.operations = {i};
            part.seconds = seconds;
            measurement.profile->totalSeconds += seconds;
        }
        const Device chip = device();
        const ProfileTable table = profileTable(measurement, &chip);
        if (seconds < 1) {
            EXPECT_FALSE(rowNamed(table, "Conv2d, fast").flopsPerSecond.has_value());
            EXPECT_FALSE(rowNamed(table, "Conv2d, fast").shareOfPeak.has_value());
            EXPECT_GT(*rowNamed(table, "MatMul, fast").shareOfPeak, 1);
        } else {
            EXPECT_GT(*rowNamed(table, "Conv2d").flopsPerSecond, 0);
        }
    }
}

TEST(ProfileTable, AskedOfNothingItIsEmpty)
{
    Measurement measurement = mlp();
    measurement.profile.reset();
    EXPECT_TRUE(profileTable(measurement, nullptr).rows.empty());
    measurement = mlp();
    measurement.workload = "of another version";
    const ProfileTable table = profileTable(measurement, nullptr);
    EXPECT_FALSE(table.rows.empty());
    EXPECT_FALSE(table.rows.front().bytes.has_value());
}

TEST(ProfileTable, SortsByAnyColumn)
{
    const Measurement measurement = mlp();
    const Device chip = device();
    std::vector<ProfileRow> rows = profileTable(measurement, &chip).rows;
    sortRows(rows, ProfileColumn::Name, true);
    for (std::size_t i = 1; i < rows.size(); ++i)
        EXPECT_LE(rows[i - 1].name, rows[i].name);
    for (const bool ascending : {false, true}) {
        sortRows(rows, ProfileColumn::Rate, ascending);
        EXPECT_TRUE(rows.front().flopsPerSecond.has_value());
        EXPECT_FALSE(rows.back().flopsPerSecond.has_value()) << "rows without the figure are last either way";
        EXPECT_EQ(*rows[0].flopsPerSecond < *rows[1].flopsPerSecond, ascending);
    }
}

TEST(PartWork, CountsWhatCrossesThePartsBorder)
{
    Measurement measurement = mlp();
    const Program program = test::builtProgram("mlp");
    const std::vector<PartWork> works = workOfParts(measurement, program);
    const std::vector<WorkPiece> pieces = piecesOf(program);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        EXPECT_EQ(works[i].flops, pieces[i].flops) << measurement.profile->parts[i].name;
        EXPECT_EQ(works[i].bytes, pieces[i].bytes()) << measurement.profile->parts[i].name;
    }
    // One operation in two launches is done once.
    measurement.profile->parts.push_back(measurement.profile->parts.front());
    double flops = 0;
    double before = 0;
    for (const PartWork &work : workOfParts(measurement, program))
        flops += work.bytes;
    for (const PartWork &work : works)
        before += work.bytes;
    EXPECT_EQ(flops, before);
}

TEST(PartWork, CountedWorkIsWhatWasDone)
{
    const Program program = test::builtProgram("mandelbrot");
    Measurement measurement;
    measurement.workload = "mandelbrot";
    measurement.parameters = program.parameters;
    measurement.flopsPerStep = program.flopsPerStep() / 8; // most points leave early
    StepProfile profile;
    for (std::size_t i = 0; i < program.operations.size(); ++i)
        profile.parts.push_back({StepPart::Kind::Compute, program.operations[i].kind->name, {i}, 1e-3});
    measurement.profile = profile;
    double flops = 0;
    for (const PartWork &work : workOfParts(measurement, program))
        flops += work.flops;
    EXPECT_NEAR(flops / measurement.flopsPerStep, 1, 1e-9);
}

TEST(Utilisation, IsOfThePeakAtThePrecisionUsed)
{
    Measurement measurement = mlp();
    measurement.flopsPerSecond = 2e11;
    const Device chip = device();
    const auto plain = utilisationOf(measurement, chip);
    ASSERT_TRUE(plain.has_value());
    EXPECT_NEAR(plain->share, 0.2, 1e-12);
    EXPECT_EQ(toMessage(plain->peak), "round chip: 1 TFLOP/s, fp32, measured");
    measurement.use.options.set("precision", std::string("bf16"));
    EXPECT_NEAR(utilisationOf(measurement, chip)->share, 0.025, 1e-12);
    measurement.use.options.set("precision", std::string("tf32"));
    EXPECT_FALSE(utilisationOf(measurement, chip).has_value()) << "another precision's peak does not stand in";

    Measurement doubles = measurement;
    doubles.use.options = {};
    doubles.workload = "mandelbrot";
    doubles.parameters = test::builtProgram("mandelbrot", {{"precision", "float64"}}).parameters;
    EXPECT_FALSE(utilisationOf(doubles, chip).has_value());
    Device both = chip;
    both.set(DeviceQuantity::Fp64, Figure::Kind::Specified, 4e11, "a test");
    EXPECT_NEAR(utilisationOf(doubles, both)->share, 0.5, 1e-12);
}

} // namespace
} // namespace overtake
