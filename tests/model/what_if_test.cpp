// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the table says of half and twice a figure is what a sweep with that figure finds.
#include "measure/compare/what_if.h"

#include "machine/device_database.h"
#include "measure/compare/sweeper.h"
#include "measure/fakes.h"
#include "model/made_up_costs.h"
#include "model/own_gpu.h"
#include "model/prediction_engine.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class WhatIfTest : public testing::Test
{
protected:
    WhatIfTest()
    {
        laboratory.add({.id = "cpu", .label = "CPU", .law = [](const Program &program) {
                            return 2e-6 * program.parameters.real("hidden");
                        }});
        auto engines = laboratory.registry.engines();
        engines.push_back(std::make_shared<PredictionEngine>(card));
        Device other = *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
        other.costs = fakes::madeUpCosts();
        engines.push_back(std::make_shared<PredictionEngine>(other));
        laboratory.registry = EngineRegistry(engines);
        options.rule = rule.get();
    }

    Sweep sweep(const std::string &base, const ParameterValues &figures, const std::string &work = "mlp",
                const std::string &key = "hidden")
    {
        SweepRequest request;
        request.key = key;
        request.values = {2, 8, 32, 128, 512, 2048, 8192};
        request.engines = {{base, {}, {}}, {"model:rtx-2070", figures, {}}};
        Measurer measurer(laboratory.registry, laboratory.clock);
        return runSweep(measurer, laboratory.clock, workloadById(work), request, options);
    }

    /// Whether the sweep's bracket holds the place; a sweep without a bracket must not contradict it.
    static void expectAgreement(const Overtaking &told, const Crossover &found, const std::string &what)
    {
        if (found.kind == Crossover::Kind::Crossings) {
            ASSERT_EQ(told.kind, Overtaking::Kind::From) << what;
            EXPECT_GE(told.value, found.brackets.front().low) << what;
            EXPECT_LE(told.value, found.brackets.front().high) << what;
        } else if (found.tooClose == 0) {
            EXPECT_EQ(told.kind, found.kind == Crossover::Kind::AlwaysFaster ? Overtaking::Kind::Everywhere
                                                                             : Overtaking::Kind::Nowhere)
                << what;
        }
    }

    const Device &card = *DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu);
    fakes::FakeLaboratory laboratory;
    std::unique_ptr<StopRule> rule = quickRule();
    MeasureOptions options;
    KeptPlans plans;
};

TEST_F(WhatIfTest, AgreesWithSweepingTheFigure)
{
    for (const char *base : {"cpu", "model:i7-8700"}) {
        const Sweep own = sweep(base, {});
        const std::optional<WhatIf> told = whatIf(own, 1, laboratory.registry, plans);
        ASSERT_TRUE(told) << base;
        expectAgreement(told->now, own.crossovers[1], base);
        std::size_t checked = 0;
        for (const OwnFigure &figure : ownFigures(false)) {
            const auto value = ownValue(figure, card);
            if (!value)
                continue;
            const WhatIf::Row &row = told->rows.at(checked++);
            ASSERT_EQ(row.label.text(), figure.label);
            for (const auto &[factor, there] : {std::pair{0.5, row.half}, {2.0, row.twice}}) {
                ParameterValues figures;
                figures.set(figure.key, *value * factor);
                expectAgreement(there, sweep(base, figures).crossovers[1],
                                std::string(base) + ' ' + figure.key + " x " + std::to_string(factor));
            }
        }
        EXPECT_EQ(checked, 7U) << "tf32 and bf16 are not known of this card";
    }
}

TEST_F(WhatIfTest, PlansOnceACurveAndNotOnceAGpu)
{
    const Sweep own = sweep("cpu", {});
    ASSERT_TRUE(whatIf(own, 1, laboratory.registry, plans));
    const std::size_t made = plans.made();
    EXPECT_LT(made, own.points.size() + 24 + 40) << "its places, and those of the crossovers among them";
    ASSERT_TRUE(whatIf(own, 1, laboratory.registry, plans));
    EXPECT_EQ(plans.made(), made);
}

TEST_F(WhatIfTest, SaysWhatHalvesTheCrossover)
{
    const std::optional<WhatIf> told = whatIf(sweep("cpu", {}), 1, laboratory.registry, plans);
    ASSERT_TRUE(told);
    const std::string text = toMessage(*told, sentence("hidden neurons")).text();
    EXPECT_THAT(text, HasSubstr("half the launch latency: from ")) << "the CPU takes 2 us a neuron: launches decide";
    EXPECT_THAT(text, HasSubstr("(hidden neurons); twice the memory bandwidth: no change."));
    const WhatIf::Row *decides = whatDecides(*told);
    ASSERT_TRUE(decides);
    EXPECT_EQ(decides->label.text(), "launch latency");
    EXPECT_LT(decides->half.value, told->now.value);
    EXPECT_GT(decides->twice.value, told->now.value);
}

TEST_F(WhatIfTest, AFasterCpuMovesTheCrossoverUp)
{
    const std::optional<WhatIf> told = whatIf(sweep("model:i7-8700", {}), 1, laboratory.registry, plans);
    ASSERT_TRUE(told);
    int rows = 0;
    for (const WhatIf::Row &row : told->rows) {
        if (!row.ofBase)
            continue;
        ++rows;
        EXPECT_LE(row.half.value, told->now.value) << row.label.text();
        EXPECT_TRUE(row.twice.kind == Overtaking::Kind::Nowhere || row.twice.value >= told->now.value)
            << row.label.text();
    }
    EXPECT_EQ(rows, 2);
}

TEST_F(WhatIfTest, ACpuHasAtLeastOneCore)
{
    Device here = *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
    here.id = "cpu";
    here.costs = fakes::madeUpCosts();
    here.set(DeviceQuantity::Cores, Figure::Kind::Specified, 1, "test");
    here.set(DeviceQuantity::Threads, Figure::Kind::Specified, 1, "test");
    auto engines = laboratory.registry.engines();
    engines.push_back(std::make_shared<PredictionEngine>(here));
    laboratory.registry = EngineRegistry(engines);
    const Sweep own = sweep("model:cpu", {});
    const auto told = whatIf(own, 1, laboratory.registry, plans);
    ASSERT_TRUE(told);
    const auto cores =
        std::ranges::find_if(told->rows, [](const WhatIf::Row &row) { return row.label.text() == "cores of the CPU"; });
    ASSERT_NE(cores, told->rows.end());
    EXPECT_EQ(cores->half.kind, told->now.kind) << "half a core is none";
    EXPECT_DOUBLE_EQ(cores->half.value, told->now.value);
}

TEST_F(WhatIfTest, NamesTheVectorsOfTheMeasuredCpu)
{
    Device here = *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
    here.id = "cpu";
    here.costs = fakes::madeUpCosts();
    here.set(DeviceQuantity::SimdLanes, Figure::Kind::Specified, 16, "AVX-512 registers");
    auto engines = laboratory.registry.engines();
    engines.push_back(std::make_shared<PredictionEngine>(here));
    laboratory.registry = EngineRegistry(engines);
    const Sweep own = sweep("cpu", {});
    std::optional<WhatIf> told = whatIf(own, 1, laboratory.registry, plans);
    ASSERT_TRUE(told);
    ASSERT_FALSE(own.crossovers[1].brackets.empty());
    const Crossover::Bracket &found = own.crossovers[1].brackets.front();
    EXPECT_EQ(told->bracket, found.high - found.low);
    const WhatIf::Row &vectors = told->rows.back();
    EXPECT_EQ(vectors.halfName.text(), "AVX2 instead of AVX-512");
    ASSERT_EQ(vectors.half.kind, Overtaking::Kind::From);
    EXPECT_LT(vectors.half.value, 0.9 * told->now.value) << "the CPU takes longer, so the GPU overtakes earlier";
    const ParameterValues fewer{{"vectors", "avx2"}};
    Sweep limited = own;
    limited.engines.front().options = fewer;
    const auto ofFewer = whatIf(limited, 1, laboratory.registry, plans);
    ASSERT_TRUE(ofFewer);
    EXPECT_TRUE(ofFewer->rows.back().halfName.empty()) << "it does not use AVX-512 at all";
    told->bracket = 0;
    const Message axis = sentence("hidden neurons");
    EXPECT_THAT(toMessage(*told, axis).text(), HasSubstr("AVX2 instead of AVX-512: from "));
    told->bracket = told->now.value;
    EXPECT_THAT(toMessage(*told, axis).text(), Not(HasSubstr("AVX2"))) << "it moves within the bracket";
}

TEST_F(WhatIfTest, SaysOfTheCpuWhatMovesTheCrossoverBeyondTheBracket)
{
    const auto from = [](double value) { return Overtaking{Overtaking::Kind::From, value}; };
    const Message avx2 = sentence("%1 instead of %2", "AVX2", "AVX-512");
    WhatIf told{from(210),
                20,
                {{sentence("launch latency"), {}, true, false, from(100), from(400)},
                 {sentence("cores of the CPU"), {}, true, true, from(150), from(225)},
                 {sentence("vector width of the CPU"), avx2, true, true, from(150), from(300)}}};
    const Message axis = sentence("hidden neurons");
    EXPECT_EQ(toMessage(told, axis).text(),
              "This would halve the crossover: half the launch latency: from 210 to 100 (hidden neurons). On the CPU's "
              "side: AVX2 instead of AVX-512: from 210 to 150 (hidden neurons).")
        << "twice the cores move it by 15";
    told.rows[1].twice = {Overtaking::Kind::Nowhere, 0};
    EXPECT_THAT(toMessage(told, axis).text(),
                HasSubstr("On the CPU's side: twice the cores of the CPU: the GPU is slower throughout; AVX2"));
    told.now = {Overtaking::Kind::Nowhere, 0};
    EXPECT_THAT(toMessage(told, axis).text(),
                HasSubstr("half the cores of the CPU: the GPU is faster from 150 (hidden neurons); AVX2"));
}

TEST_F(WhatIfTest, SaysNothingWhereTheGpuFallsBehind)
{
    const std::shared_ptr<Engine> gpu = laboratory.registry.engines().at(1);
    laboratory.add({.id = "rising", .label = "CPU", .law = [](const Program &program) {
                        return 1e-2 / program.parameters.real("hidden");
                    }});
    auto engines = laboratory.registry.engines();
    engines.push_back(gpu);
    laboratory.registry = EngineRegistry(engines);
    const Sweep falling = sweep("rising", {});
    ASSERT_FALSE(falling.crossovers[1].brackets.empty());
    ASSERT_FALSE(falling.crossovers[1].brackets.front().otherFasterAbove);
    EXPECT_FALSE(whatIf(falling, 1, laboratory.registry, plans)) << "nowhere, it said";
}

TEST_F(WhatIfTest, SaysNothingWithoutAModelOrACrossover)
{
    const Sweep own = sweep("cpu", {});
    EXPECT_FALSE(whatIf(own, 0, laboratory.registry, plans)) << "the baseline";
    Sweep measured = own;
    measured.engines[1].id = "cpu";
    EXPECT_FALSE(whatIf(measured, 1, laboratory.registry, plans)) << "no GPU, and no model of it here";
    WhatIf always;
    always.now.kind = Overtaking::Kind::Everywhere;
    EXPECT_TRUE(toMessage(always, sentence("hidden neurons")).empty());
    EXPECT_EQ(whatDecides(always), nullptr);
}

} // namespace
} // namespace overtake
