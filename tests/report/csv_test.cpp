// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv.h"

#include "report/sample_run.h"
#include "report/temporary_folder.h"

#include <clocale>
#include <gtest/gtest.h>
#include <map>

namespace overtake
{
namespace
{

/// RFC 4180 read back by a second, independent hand.
std::vector<std::vector<std::string>> parseCsv(const std::string &text)
{
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> row(1);
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c != '"')
                row.back() += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                row.back() += text[++i];
            else
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            row.emplace_back();
        } else if (c == '\r') {
            EXPECT_EQ(text.at(++i), '\n');
            rows.push_back(std::exchange(row, std::vector<std::string>(1)));
        } else {
            row.back() += c;
        }
    }
    EXPECT_EQ(row, std::vector<std::string>(1)) << "the last line must end too";
    return rows;
}

using Table = std::vector<std::map<std::string, std::string>>;

Table tableOf(const std::string &text)
{
    const auto rows = parseCsv(text);
    Table table;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].size(), rows[0].size());
        auto &line = table.emplace_back();
        for (std::size_t column = 0; column < rows[0].size(); ++column)
            EXPECT_TRUE(line.emplace(rows[0][column], rows[i].at(column)).second) << rows[0][column] << " twice";
    }
    return table;
}

TEST(CsvTest, OneRowPerPointAndEngine)
{
    const Table table = tableOf(toCsv(test::sampleRun()));
    ASSERT_EQ(table.size(), 8U);
    auto first = table[0];
    EXPECT_EQ(first["workload"], "mlp");
    EXPECT_EQ(first["swept"], "hidden");
    EXPECT_EQ(first["value"], "5");
    EXPECT_EQ(first["engine"], "cpu,threads=2,batch=512");
    EXPECT_EQ(first["threads"], "2");
    EXPECT_EQ(Table(table)[1]["threads"], "") << "a GPU's work is not done by threads of the processor";
    EXPECT_EQ(first["device"], "Intel(R) \"Core\", 6 cores");
    EXPECT_EQ(first["status"], "measured");
    EXPECT_EQ(first["step_median_s"], "1e-04");
    EXPECT_EQ(first["repetitions"], "4");
    EXPECT_EQ(first["memory_bytes"], "123456789012");
    EXPECT_EQ(first["learning_rate"], "0.001");
    EXPECT_EQ(first["optimizer"], "sgd");
    EXPECT_EQ(first["remarks"], "2 outliers; drift of 3 %, \"slower\"");
    auto second = table[1];
    EXPECT_EQ(second["speedup"], "0.5");
    EXPECT_EQ(second["verdict"], "");
    EXPECT_EQ(second["why_no_verdict"], "disturbed");
    EXPECT_EQ(second["provisional_verdict"], "baseline_faster");
    auto calm = table[3];
    EXPECT_EQ(calm["verdict"], "other_faster");
    EXPECT_EQ(calm["why_no_verdict"], "");
    EXPECT_EQ(second["loss"], "");
    EXPECT_EQ(second["quick"], "true");
}

TEST(CsvTest, WhatWasNotMeasuredIsEmpty)
{
    const Table table = tableOf(toCsv(test::sampleRun()));
    auto failed = table.at(5);
    EXPECT_EQ(failed["status"], "failed");
    EXPECT_EQ(failed["reason"], "needs 80 GiB,\nand 2 GiB are free");
    EXPECT_EQ(failed["setup_s"], "0.5");
    for (const char *name : {"first_run_s", "step_median_s", "step_min_s", "epoch_s", "throughput_per_s", "speedup",
                             "speedup_ci95_low", "loss", "accuracy", "threads"})
        EXPECT_EQ(failed[name], "") << name;
}

TEST(CsvTest, WhatTheMachineDidMeanwhileStandsBesideAPoint)
{
    const Table table = tableOf(toCsv(test::sampleRun()));
    EXPECT_EQ(table[0].at("disturbed"), "true");
    EXPECT_EQ(table[0].at("others_cores"), "1.25");
    EXPECT_EQ(table[0].at("stolen_cores"), "0.125");
    EXPECT_EQ(table[0].at("clock_ghz"), "2.875");
    EXPECT_EQ(table[0].at("clock_drop"), "0.0625");
    EXPECT_EQ(table[1].at("disturbed"), ""); // nobody watched
}

TEST(CsvTest, ARangeIsNoIntervalOf95PerCent)
{
    const Table table = tableOf(toCsv(test::sampleRun()));
    EXPECT_EQ(table[0].at("step_ci95_low_s"), "");
    EXPECT_EQ(table[0].at("step_range_low_s"), "9e-05");
    EXPECT_EQ(table[0].at("step_range_high_s"), "0.00012");
    EXPECT_EQ(table[1].at("step_ci95_high_s"), "0.00024");
    EXPECT_EQ(table[1].at("step_range_high_s"), "");
    EXPECT_EQ(table[1].at("speedup_ci95_low"), "0.4");
    EXPECT_EQ(table[1].at("speedup_range_low"), "");
}

TEST(CsvTest, NoFigureIsNotANumber)
{
    RunRecord record = test::sampleRun();
    record.sweep.points[0].comparison.measurements[0].throughput = std::numeric_limits<double>::infinity();
    record.sweep.points[0].comparison.measurements[0].loss = std::numeric_limits<double>::quiet_NaN();
    auto first = tableOf(toCsv(record)).at(0);
    EXPECT_EQ(first["throughput_per_s"], "");
    EXPECT_EQ(first["loss"], "");
}

TEST(CsvTest, AFileOfASweepWithoutPointsHasItsHeader)
{
    RunRecord record = test::sampleRun();
    record.sweep.points.clear();
    const test::TemporaryFolder folder;
    writeCsv(folder.file("empty.csv"), record);
    EXPECT_EQ(parseCsv(test::contentOf(folder.file("empty.csv"))).size(), 1U);
}

} // namespace
} // namespace overtake
