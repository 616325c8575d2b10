// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What results files of older schemas have in another form.
#include "report/older_files.h"

#include "report/sample_run.h"
#include "text/catalogue.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

EngineKind kindOf(const std::string &id, const std::string &label, const ParameterValues &options = {})
{
    return kindOfOlderFile({id, options, {}}, labelOfOlderFile(label));
}

TEST(OlderEngine, LabelsSayTheSameAsBefore)
{
    for (const char *text :
         {"CPU", "CPU, 1 thread", "CPU, 2 threads", "CPU, 8 threads on 8 cores, AVX2, bf16",
          "CPU, 8 threads for 8 performance cores", "CPU, 2 threads under a quota of 2.5 CPUs",
          "CPU, 1 thread under a quota of 1 CPU", "CPU, 1 thread under a quota of 0.5 CPUs",
          "NVIDIA H200, CUDA graph, tf32, without cuBLAS, pageable", "Eigen, as written in an afternoon, 2 threads",
          "Core i7-8700, 6 threads, predicted", "A100 SXM 80 GB x 16, nvlink-3 and ethernet-100, predicted",
          "lab: CPU, 2 threads", "OpenCL on the CPU (PoCL)", "NumPy, 1 thread", ""})
        EXPECT_EQ(toText(labelOfOlderFile(text)), text);
    EXPECT_EQ(toText(labelOfOlderFile("RTX 2070, predicted, fp32")), "RTX 2070, fp32, predicted");
}

TEST(OlderEngine, PartsOfALabelAreToldApart)
{
    EXPECT_EQ(labelOfOlderFile("CPU, 2 threads, bf16"), (Label{"CPU", {threadsDetail(2), term("bf16")}}));
    EXPECT_EQ(labelOfOlderFile("Eigen, as written in an afternoon, 1 thread"),
              (Label{"Eigen, as written in an afternoon", {threadsDetail(1)}}));
    EXPECT_EQ(labelOfOlderFile("CPU, 4 threads on 4 cores").details[0], sentence("%1 threads on %1 cores", 4));
    EXPECT_TRUE(labelOfOlderFile("RTX 2070, predicted").predicted);
    const std::string digits(50000, '1'); // a stranger's file may have any
    EXPECT_EQ(labelOfOlderFile("CPU, " + digits), (Label{"CPU", {term(digits)}}));
}

TEST(OlderEngine, KindsAreWhatTheyWere)
{
    EXPECT_EQ(kindOf("reference", "textbook loop"), EngineKind::Reference);
    EXPECT_EQ(kindOf("lab/reference", "lab: textbook loop"), EngineKind::Reference);
    EXPECT_EQ(kindOf("cpu", "CPU, 2 threads"), EngineKind::Cpu);
    EXPECT_EQ(kindOf("numpy", "NumPy, 1 thread"), EngineKind::Cpu);
    EXPECT_EQ(kindOf("cuda:0", "NVIDIA H200, CUDA"), EngineKind::Gpu);
    EXPECT_EQ(kindOf("opencl:0", "OpenCL on the CPU (PoCL)"), EngineKind::Cpu);
    EXPECT_EQ(kindOf("lab/opencl:0", "lab: OpenCL on the CPU (PoCL)"), EngineKind::Cpu);
    EXPECT_EQ(kindOf("model:cpu", "CPU, 2 threads, predicted"), EngineKind::Cpu);
    EXPECT_EQ(kindOf("model:i7-8700", "Core i7-8700, 6 threads, predicted"), EngineKind::Cpu);
    EXPECT_EQ(kindOf("model:rtx-2070", "GeForce RTX 2070, predicted"), EngineKind::Gpu);
    ParameterValues options{{"device", "cuda:0"}};
    EXPECT_EQ(kindOf("torch", "PyTorch eager, cuda:0", options), EngineKind::Gpu);
    options.set("device", std::string("cpu"));
    EXPECT_EQ(kindOf("torch", "PyTorch eager, 2 threads", options), EngineKind::Cpu);
    options.set("device", std::int64_t{3}); // a stranger's file may have anything there
    EXPECT_EQ(kindOf("torch", "PyTorch", options), EngineKind::Cpu);
}

TEST(OlderEngine, AFileWithoutTheFieldsGetsThemOnReading)
{
    RunRecord run = test::sampleRun();
    Measurement &measured = run.sweep.points.at(0).comparison.measurements.at(0);
    nlohmann::json json = toJson(run);
    nlohmann::json &engine = json["points"][0]["measurements"][0]["engine"];
    for (const char *key : {"kind", "name", "details", "predicted"})
        engine.erase(key);
    const Measurement read = runRecordFromJson(json).sweep.points.at(0).comparison.measurements.at(0);
    EXPECT_EQ(read.label, measured.label);
    EXPECT_EQ(read.kind, measured.kind);
}

Message taken(const std::string &text)
{
    Measurement measurement;
    measurement.reason = foreign(text);
    takeOlderSentences(measurement);
    return measurement.reason;
}

TEST(OlderSentences, IdsBecomeSentences)
{
    const Message outliers = taken("outliers-up|2|1040|4.2");
    EXPECT_EQ(outliers.text(),
              "2 of 1 040 repetitions are outliers, up to 4.2 times the median; nothing was left out.");
    EXPECT_EQ(outliers, sentence("%1 of %2 repetitions are outliers, up to %3 times the median; nothing was left out.",
                                 2.0, 1040.0, 4.2));
    EXPECT_EQ(taken("gpu-slowed|heat, power limit").text(), "The GPU slowed its clock down: heat, power limit.");
    EXPECT_NE(Catalogue::of("de").inWords(taken("gpu-slowed|heat, power limit")).find("Leistung"), std::string::npos);
    EXPECT_EQ(taken("unconverged-1|2 s").text(), "Not converged: 1 repetition used up the time budget of 2 s.");
}

TEST(OlderSentences, OtherTextsStayAsTheyAre)
{
    for (const char *text : {"Stopped.", "The machine's speed swings slowly.", "a|b", "|"})
        EXPECT_EQ(taken(text), foreign(text));
    EXPECT_TRUE(taken("").empty());
}

TEST(OlderSentences, FilesOfOthersDoNoHarm)
{
    EXPECT_EQ(taken("heat").text(), "Heat slowed the processor down %1 times during the measurement.");
    EXPECT_EQ(taken("heat|1e999").text(), "Heat slowed the processor down 1e999 times during the measurement.");
    EXPECT_EQ(taken("swings|1|2").text(), taken("swings").text());
}

TEST(OlderSentences, DataIsAListAgain)
{
    Measurement measurement;
    measurement.data = foreign("mine.csv, 150 rows");
    takeOlderSentences(measurement);
    EXPECT_EQ(partsOf(measurement.data).size(), 2U);
    EXPECT_EQ(measurement.data.text(), "mine.csv, 150 rows");
}

} // namespace
} // namespace overtake
