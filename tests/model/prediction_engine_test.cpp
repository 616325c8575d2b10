// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Predictions as engines: they go into a comparison by their own path, marked, and never pass for a measurement.
#include "model/prediction_engine.h"

#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/tasks/image_layout.h"
#include "engines/cpu/tasks/tasks.h"
#include "error_of.h"
#include "file/cache_folder.h"
#include "job.h"
#include "machine/machine.h"
#include "measure/compare/measurer.h"
#include "measure/compare/predicted.h"
#include "measure/compare/sweeper.h"
#include "measure/fakes.h"
#include "model/made_up_costs.h"
#include "model/work_pieces.h"
#include "operations/matmul.h"
#include "report/csv.h"
#include "report/run_file.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using testing::HasSubstr;

class PredictionEngineTest : public testing::Test
{
protected:
    PredictionEngineTest()
    {
        laboratory.add({.id = "cpu", .label = "CPU", .law = [](const Program &program) {
                            return 2e-6 * program.parameters.real("hidden");
                        }});
        auto engines = laboratory.registry.engines();
        for (const char *gpu : {"rtx-2070", "a100-sxm"})
            engines.push_back(
                std::make_shared<PredictionEngine>(*DeviceDatabase::builtIn().find(gpu, DeviceKind::Gpu)));
        Device other = *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
        other.costs = fakes::madeUpCosts();
        engines.push_back(std::make_shared<PredictionEngine>(other));
        laboratory.registry = EngineRegistry(engines);
        options.rule = rule.get();
    }

    Comparison compare(const std::vector<std::string> &ids)
    {
        std::vector<EngineUse> uses;
        for (const auto &id : ids)
            uses.push_back({id, {}, {}});
        Measurer measurer(laboratory.registry, laboratory.clock);
        return measurer.compare(workload, workload.parameters().defaults(), uses, options);
    }

    fakes::FakeLaboratory laboratory;
    const Workload &workload = workloadById("mlp");
    std::unique_ptr<StopRule> rule = quickRule();
    MeasureOptions options;
};

TEST_F(PredictionEngineTest, StandBesideMeasurementsAndAreMarked)
{
    const Comparison comparison = compare({"cpu", "model:rtx-2070"});
    const Measurement &measured = comparison.measurements[0];
    const Measurement &predicted = comparison.measurements[1];
    EXPECT_EQ(measured.status, PointStatus::Measured);
    EXPECT_EQ(predicted.status, PointStatus::Predicted);
    EXPECT_THAT(toText(predicted.label), HasSubstr("predicted"));
    EXPECT_THAT(predicted.reason.text(), HasSubstr("Predicted, not measured"));
    EXPECT_TRUE(predicted.samples.empty());
    EXPECT_EQ(predicted.setupSeconds, 0);
    EXPECT_GT(predicted.epochSeconds, 0);
    EXPECT_FALSE(predicted.firstLoss.has_value());
    ASSERT_TRUE(predicted.profile.has_value());
    EXPECT_NEAR(comparison.speedUps[1].median, measured.epochSeconds / predicted.epochSeconds, 1e-9);
    const double above = comparison.speedUps[1].ci95.high / comparison.speedUps[1].median;
    EXPECT_NEAR(above, predicted.epochSeconds / epochInterval(predicted).low, 0.1);
    EXPECT_GT(above, 1.3) << "small work: launches, of which nothing is published";
}

/// Planner, admission and model ask the engine what it fuses.
TEST_F(PredictionEngineTest, MemoryIsThatOfTheEnginesSchedule)
{
    const Program program = workload.build(workload.parameters().defaults());
    const auto need = [&](const char *id) {
        return memoryNeed(program, scheduleOf(program, laboratory.registry.require(id).fusions()));
    };
    const Comparison comparison = compare({"cpu", "model:i7-8700", "model:rtx-2070"});
    const auto &all = comparison.measurements;
    EXPECT_EQ(all[0].memoryBytes, need("cpu").onHostEngine()) << "its Execution cannot tell";
    EXPECT_EQ(all[1].memoryBytes, need("model:i7-8700").onHostEngine());
    EXPECT_EQ(all[2].memoryBytes, need("model:rtx-2070").onGpu());
    EXPECT_LT(all[1].memoryBytes, all[0].memoryBytes) << "it fuses";
    EXPECT_LT(all[0].memoryBytes, program.memory().onHostEngine()) << "values share memory";
    EXPECT_EQ(&laboratory.registry.require("model:i7-8700").fusions(), &CpuEngine("a CPU", 1).fusions());
}

/// The copies of images that the cpu engine lays out count.
TEST_F(PredictionEngineTest, MemoryOfACpuIsThatOfLaidOutImages)
{
    const Workload &cnn = workloadById("cnn");
    const Program program = cnn.build(cnn.parameters().defaults());
    const Program laidOut = layOutImages(program).program;
    ASSERT_GT(laidOut.operations.size(), program.operations.size());
    EXPECT_EQ(PlannedWork(program).step(DeviceKind::Cpu, program.batchRows).memory.onHostEngine(),
              memoryNeed(laidOut, scheduleOf(laidOut, cpuFusions())).onHostEngine());
}

TEST_F(PredictionEngineTest, TwoModelsNeedNoMachine)
{
    const double before = laboratory.clock.now();
    const Comparison comparison = compare({"model:i7-8700", "model:rtx-2070"});
    EXPECT_EQ(laboratory.clock.now(), before) << "nothing ran";
    EXPECT_EQ(comparison.measurements[0].status, PointStatus::Predicted);
    EXPECT_EQ(toText(comparison.measurements[0].label), "Core i7-8700, 6 threads, predicted");
    EXPECT_THAT(comparison.measurements[0].reason.text(), HasSubstr("within a factor of 2"));
    EXPECT_GT(comparison.speedUps[1].median, 0);
    const Measurement &base = comparison.measurements[0];
    const Measurement &other = comparison.measurements[1];
    EXPECT_NEAR(std::log(comparison.speedUps[1].ci95.high / comparison.speedUps[1].median),
                std::hypot(std::log(epochInterval(base).high / base.epochSeconds),
                           std::log(other.epochSeconds / epochInterval(other).low)),
                1e-6)
        << "both may be off, not by the same cause";
}

/// The host draws the order of an epoch whoever computes: what is measured has it, too.
TEST_F(PredictionEngineTest, AnEpochHasItsOrderDrawn)
{
    const Measurement predicted = compare({"model:i7-8700", "model:rtx-2070"}).measurements[1];
    const Program program = workload.build(workload.parameters().defaults());
    ASSERT_TRUE(program.shuffled);
    EXPECT_GT(predicted.shuffleSeconds, 1e-10 * static_cast<double>(program.samples));
    EXPECT_LT(predicted.shuffleSeconds, 1e-6 * static_cast<double>(program.samples));
    const double steps = predicted.step.median * static_cast<double>(predicted.stepsPerEpoch);
    EXPECT_NEAR(predicted.epochSeconds, steps + predicted.shuffleSeconds, 1e-3 * steps);
    EXPECT_NEAR(predicted.flopsPerSecond, predicted.flopsPerStep / predicted.step.median,
                1e-3 * predicted.flopsPerSecond);
}

/// A smaller last batch has less to do in less time.
TEST_F(PredictionEngineTest, IsNeverFasterThanThePeakForASmallerLastBatch)
{
    ParameterValues parameters = workload.parameters().defaults();
    for (const auto &[key, value] : {std::pair("samples", 4097), {"batch", 4096}, {"hidden", 2000}, {"features", 2000}})
        parameters.set(key, std::int64_t{value});
    Measurer measurer(laboratory.registry, laboratory.clock);
    const Measurement predicted =
        measurer.compare(workload, parameters, {{"model:rtx-2070", {}, {}}}, options).measurements[0];
    EXPECT_LT(predicted.flopsPerSecond,
              *DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu)->value(DeviceQuantity::Fp32));
    EXPECT_GT(predicted.flopsPerSecond, 0.5 * predicted.flopsPerStep / predicted.step.median);
}

TEST_F(PredictionEngineTest, UsesThePeakAtThePrecisionOrSaysThatItDoesNotKnow)
{
    Measurer measurer(laboratory.registry, laboratory.clock);
    const ParameterValues large{{"hidden", 8000}, {"batch", 8192}};
    const auto use = [](const char *id, const char *precision) {
        return EngineUse{id, {{"precision", std::string(precision)}}, {}};
    };
    const Comparison comparison = measurer.compare(workload, workload.parameters().complete(large, "mlp"),
                                                   {use("model:a100-sxm", "fp32"), use("model:a100-sxm", "tf32"),
                                                    use("model:a100-sxm", "bf16"), use("model:rtx-2070", "bf16")},
                                                   options);
    const auto &all = comparison.measurements;
    EXPECT_LT(all[1].epochSeconds, 0.5 * all[0].epochSeconds) << "156 against 19.5 TFLOP/s";
    EXPECT_LT(all[2].epochSeconds, all[1].epochSeconds);
    EXPECT_THAT(toText(all[2].label), HasSubstr("bf16"));
    EXPECT_EQ(all[3].status, PointStatus::Failed);
    EXPECT_THAT(all[3].reason.text(), HasSubstr("GeForce RTX 2070 in bf16: its peak rate, bf16 is not known"));
}

TEST_F(PredictionEngineTest, SaysWhatARangeRestsOn)
{
    const Workload &mlp = workloadById("mlp");
    const ParameterValues large{{"hidden", 4096}, {"batch", 4096}};
    const std::vector<EngineUse> uses{{"model:a100-sxm", {}, {}}};
    Measurer measurer(laboratory.registry, laboratory.clock);
    const Comparison comparison = measurer.compare(mlp, mlp.parameters().complete(large, "mlp"), uses, options);
    EXPECT_THAT(comparison.measurements[0].reason.text(), HasSubstr("holds 80 % of the published times"));
}

TEST_F(PredictionEngineTest, RoundsMatrixProductsButNoConvolutions)
{
    const Workload &cnn = workloadById("cnn");
    const ParameterValues values{{"batch", 4096}, {"samples", 4096}};
    const auto epochSeconds = [&](const char *precision) {
        EngineUse use{"model:a100-sxm", {{"precision", std::string(precision)}}, {}};
        Measurer measurer(laboratory.registry, laboratory.clock);
        return measurer.compare(cnn, cnn.parameters().complete(values, "cnn"), {use}, options)
            .measurements[0]
            .epochSeconds;
    };
    EXPECT_GT(epochSeconds("bf16"), 0.8 * epochSeconds("fp32")) << "nearly all of it is convolutions";
    EXPECT_LT(epochSeconds("tf32"), 0.8 * epochSeconds("fp32")) << "cuDNN's";
}

TEST_F(PredictionEngineTest, AttentionIsProductsToo)
{
    const Program program =
        test::builtProgram("gpt", {{"layers", 1}, {"channels", 256}, {"heads", 4}, {"context", 1024}, {"batch", 64}});
    const Device &card = *DeviceDatabase::builtIn().find("a100-sxm", DeviceKind::Gpu);
    const auto secondsOfAttention = [&](Precision precision) {
        double seconds = 0;
        for (const StepPart &part : predict(program, card, 0, precision).profile.parts)
            seconds += part.name == "BatchedMatMul" ? part.seconds : 0;
        return seconds;
    };
    double flops = 0;
    for (const WorkPiece &piece : fakes::piecesOn(card.kind, program))
        flops += piece.kind == operations::BatchedMatMul ? piece.flops : 0;
    EXPECT_GT(secondsOfAttention(Precision::Fp32), flops / *card.value(DeviceQuantity::Fp32));
    EXPECT_LT(secondsOfAttention(Precision::Fp32), 2 * flops / *card.value(DeviceQuantity::Fp32));
    EXPECT_LT(secondsOfAttention(Precision::Tf32), 0.7 * secondsOfAttention(Precision::Fp32));
}

TEST_F(PredictionEngineTest, OverridesCountAsForAnyEngine)
{
    Measurer measurer(laboratory.registry, laboratory.clock);
    EngineUse large{"model:rtx-2070", {}, {}};
    large.overrides.set("batch", std::int64_t{1024});
    const Comparison comparison =
        measurer.compare(workload, workload.parameters().defaults(), {{"model:rtx-2070", {}, {}}, large}, options);
    EXPECT_EQ(comparison.measurements[1].parameters.integer("batch"), 1024);
    EXPECT_LT(comparison.measurements[1].epochSeconds, comparison.measurements[0].epochSeconds);
}

TEST_F(PredictionEngineTest, SurvivesTheRunFileAndTheCsv)
{
    Sweep sweep;
    sweep.workload = "mlp";
    sweep.key = "hidden";
    sweep.parameters = workload.parameters().defaults();
    sweep.engines = {{"cpu", {}, {}}, {"model:rtx-2070", {}, {}}};
    sweep.crossovers.resize(2);
    sweep.points.push_back({512, false, compare({"cpu", "model:rtx-2070"})});
    const RunRecord record = makeRunRecord(sweep, Machine{});
    const RunRecord again = runRecordFromJson(nlohmann::json::parse(jsonText(toJson(record))));
    const Measurement &before = record.sweep.points[0].comparison.measurements[1];
    const Measurement &after = again.sweep.points[0].comparison.measurements[1];
    EXPECT_EQ(after.status, PointStatus::Predicted);
    EXPECT_EQ(after.epochSeconds, before.epochSeconds);
    EXPECT_EQ(after.step.ci95.high, before.step.ci95.high);
    ASSERT_TRUE(after.profile.has_value());
    EXPECT_EQ(after.profile->parts.size(), before.profile->parts.size());
    EXPECT_EQ(after.profile->parts[0].operations, before.profile->parts[0].operations);
    const std::string csv = toCsv(record);
    EXPECT_THAT(csv, HasSubstr(",predicted,"));

    // What is expected is no confidence interval, and is not called one.
    const nlohmann::json point = toJson(record)["points"][0];
    EXPECT_FALSE(point["measurements"][1].contains("setup_s")) << "nothing was set up";
    EXPECT_TRUE(point["measurements"][0]["step_s"].contains("range")); // of a few quick samples
    EXPECT_FALSE(point["measurements"][1]["step_s"].contains("ci95"));
    EXPECT_EQ(point["measurements"][1]["step_s"]["expected"].size(), 2U);
    EXPECT_FALSE(point["speedup"].contains("ci95"));
    EXPECT_EQ(point["speedup"]["expected"].size(), 2U);
    EXPECT_TRUE(again.sweep.points[0].comparison.speedUps[1].predicted);
    EXPECT_EQ(again.sweep.points[0].comparison.speedUps[1].ci95.high,
              record.sweep.points[0].comparison.speedUps[1].ci95.high);
    EXPECT_THAT(csv, HasSubstr("step_expected_low_s"));
    nlohmann::json older = toJson(record); // as it was called before
    nlohmann::json &speedUp = older["points"][0]["speedups"][1];
    speedUp["ci95"] = speedUp["expected"];
    speedUp.erase("expected");
    EXPECT_TRUE(runRecordFromJson(older).sweep.points[0].comparison.speedUps[1].predicted);
}

TEST_F(PredictionEngineTest, AModelRunsNothing)
{
    Engine &engine = laboratory.registry.require("model:rtx-2070");
    EXPECT_TRUE(engine.description().predicted);
    EXPECT_THROW(engine.prepare(workload.build(workload.parameters().defaults()), nullptr, {}), Error);
    EXPECT_TRUE(predictsAtOnce(laboratory.registry, {"model:rtx-2070", {}, {}}));
    EXPECT_FALSE(predictsAtOnce(laboratory.registry, {"cpu", {}, {}}));
}

TEST_F(PredictionEngineTest, MeasuresItsDeviceOnceAndOnlyWhenAsked)
{
    int measured = 0;
    Device known = *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
    known.id = "cpu";
    known.costs = fakes::madeUpCosts();
    PredictionEngine engine(known, [&](Peaks which, const std::stop_token &) {
        EXPECT_EQ(which, measured == 0 ? Peaks::Kept : Peaks::Anew);
        ++measured;
        return known;
    });
    EXPECT_FALSE(engine.isReady());
    EXPECT_EQ(toText(engine.labelFor(engine.description().options.defaults())), "CPU, 6 threads, predicted");
    EXPECT_EQ(measured, 0);
    const Program program = workload.build(workload.parameters().defaults());
    engine.predict(program, engine.description().options.defaults());
    engine.predict(program, engine.description().options.defaults());
    EXPECT_TRUE(engine.isReady());
    EXPECT_EQ(measured, 1);
    engine.measureAnew({});
    EXPECT_EQ(measured, 2);
}

TEST_F(PredictionEngineTest, AStopEndsTheMeasuringOfItsDevice)
{
    std::stop_source stop;
    Device known = *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
    known.id = "cpu";
    known.costs = fakes::madeUpCosts();
    auto engines = laboratory.registry.engines();
    engines.push_back(std::make_shared<PredictionEngine>(known, [&](Peaks, const std::stop_token &asked) {
        stop.request_stop();
        throwIfStopped(asked);
        return known;
    }));
    laboratory.registry = EngineRegistry(engines);
    options.stop = stop.get_token();
    EXPECT_EQ(compare({"model:cpu"}).measurements.front().status, PointStatus::Cancelled);
}

TEST_F(PredictionEngineTest, TheCrossoverIsWhereTheLawsSay)
{
    // The fake CPU takes 2 us a neuron; the model's time is known from asking it.
    SweepRequest request;
    request.key = "hidden";
    request.values = {5, 20, 80, 320, 1280};
    request.engines = {{"cpu", {}, {}}, {"model:rtx-2070", {}, {}}};
    Measurer measurer(laboratory.registry, laboratory.clock);
    const Sweep sweep = runSweep(measurer, laboratory.clock, workload, request, options);
    ASSERT_EQ(sweep.crossovers[1].kind, Crossover::Kind::Crossings);
    const auto &bracket = sweep.crossovers[1].brackets.front();
    double truth = 0;
    for (std::int64_t hidden = 5; hidden <= 1280 && truth == 0; ++hidden) {
        ParameterValues values = workload.parameters().defaults();
        values.set("hidden", hidden);
        const double predicted =
            predict(workload.build(values), *DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu)).stepSeconds;
        if (predicted < 2e-6 * static_cast<double>(hidden))
            truth = static_cast<double>(hidden);
    }
    EXPECT_LE(bracket.low, truth);
    EXPECT_GE(bracket.high, truth);
    EXPECT_TRUE(bracket.otherFasterAbove);
}

/// A card of this machine, which does a tenth of what its data sheet says.
class SlowCard : public fakes::FakeEngine
{
public:
    explicit SlowCard(const std::string &name) : FakeEngine({.id = "cuda:0", .kind = EngineKind::Gpu})
    {
        describe().device = describe().label = name;
    }
    void measureDevice() override
    {
        ++measurements;
        if (isLost)
            throw Error("It is lost.");
        m_device = *DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu);
        for (const auto quantity : {DeviceQuantity::Fp32, DeviceQuantity::Bandwidth})
            m_device->set(quantity, Figure::Kind::Measured, *m_device->value(quantity) / 10, "a test");
    }
    std::optional<Device> measuredDevice() const override { return m_device; }

    int measurements = 0;
    bool isLost = false;

private:
    std::optional<Device> m_device;
};

double predictedSeconds(Engine &engine, const Program &program)
{
    return predictorOf(engine)->predict(program, engine.description().options.defaults()).stepSeconds;
}

std::shared_ptr<Engine> modelOf(const std::shared_ptr<Engine> &card)
{
    const EngineRegistry registry(predictionEngines(thisMachine(), {card}, DeviceDatabase::builtIn()));
    Engine *model = registry.find("model:cuda:0");
    return model ? std::shared_ptr<Engine>(std::make_shared<EngineRegistry>(registry), model) : nullptr;
}

TEST(PresentGpu, IsPredictedFromWhatWasMeasured)
{
    const auto card = std::make_shared<SlowCard>("NVIDIA GeForce RTX 2070");
    const auto model = modelOf(card);
    ASSERT_NE(model, nullptr);
    EXPECT_TRUE(model->description().predicted);
    EXPECT_EQ(model->description().device, "NVIDIA GeForce RTX 2070");
    EXPECT_EQ(toText(model->description().label), "NVIDIA GeForce RTX 2070 (cuda:0)");
    EXPECT_FALSE(predictorOf(*model)->isReady());

    const Program program = test::builtProgram("mlp", {{"hidden", 4096}, {"batch", 1024}});
    const double fromDataSheet =
        predict(program, *DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu)).stepSeconds;
    EXPECT_GT(predictedSeconds(*model, program), 5 * fromDataSheet);
    EXPECT_TRUE(predictorOf(*model)->isReady());
    (void)predictedSeconds(*model, program);
    EXPECT_EQ(card->measurements, 1);
}

TEST(PresentGpu, ThatCannotBeMeasuredIsPredictedFromItsDataSheet)
{
    const auto card = std::make_shared<SlowCard>("NVIDIA GeForce RTX 2070");
    card->isLost = true;
    const Program program = workloadById("mlp").build(workloadById("mlp").parameters().defaults());
    EXPECT_EQ(predictedSeconds(*modelOf(card), program),
              predict(program, *DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu)).stepSeconds);

    const auto unknown = std::make_shared<SlowCard>("Card of tomorrow");
    unknown->isLost = true;
    EXPECT_THAT(test::errorOf([&] { predictedSeconds(*modelOf(unknown), program); }),
                HasSubstr("No prediction for Card of tomorrow"));
}

TEST(CpuOfTheDatabase, GoesByWhatWorkCostsHere)
{
    const test::CacheFolder folder;
    const Machine machine = thisMachine();
    CpuCosts costs = *fakes::madeUpCosts();
    costs.threads = machine.threads;
    costsFile(machine).store(toText(costs)); // measured by an earlier start
    const EngineRegistry registry(predictionEngines(machine, {}, DeviceDatabase::builtIn()));
    Engine &model = registry.require("model:i7-8700");
    EXPECT_FALSE(predictorOf(model)->isReady());
    EXPECT_THAT(model.description().detail.text(), HasSubstr("measured on this machine"));
    const Workload &mlp = workloadById("mlp");
    EXPECT_GT(predictedSeconds(model, mlp.build(mlp.parameters().defaults())), 1e-5);
    EXPECT_TRUE(predictorOf(model)->isReady());
    EXPECT_TRUE(predictorOf(registry.require("model:rtx-2070"))->isReady()) << "a GPU goes by its data sheet";
}

TEST(PresentGpu, IsNoCpuAndServes)
{
    const auto cpu = std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{.id = "opencl:0"});
    const EngineRegistry registry(predictionEngines(thisMachine(), {cpu}, DeviceDatabase::builtIn()));
    EXPECT_EQ(registry.find("model:opencl:0"), nullptr);
    const auto gone = std::make_shared<SlowCard>("NVIDIA GeForce RTX 2070");
    gone->describe().unavailable = foreign("It is gone.");
    EXPECT_EQ(modelOf(gone), nullptr);
}

} // namespace
} // namespace overtake
