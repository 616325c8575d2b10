// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A card whose figures a user changes: at its own figures it is the card, to the last bit; better figures are never
// slower; and what was changed stays with the results.
#include "model/own_gpu.h"

#include "error_of.h"
#include "job.h"
#include "machine/device_database.h"
#include "measure/compare/measurer.h"
#include "measure/engine_device.h"
#include "measure/engine_use.h"
#include "measure/fakes.h"
#include "model/prediction_engine.h"
#include "report/run_file.h"

#include <gmock/gmock.h>
#include <list>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using testing::AllOf;
using testing::HasSubstr;
using Q = DeviceQuantity;

std::vector<Device> predictableGpus()
{
    std::vector<Device> gpus;
    for (const Device &device : DeviceDatabase::builtIn().devices())
        if (device.kind == DeviceKind::Gpu && whyUnpredictable(device).empty())
            gpus.push_back(device);
    Device measured = gpus.front(); // as one of this machine
    measured.id = "cuda:0";
    for (const auto &[quantity, value] : {std::pair{Q::Fp32, 7e12},
                                          {Q::Bandwidth, 3.9e11},
                                          {Q::LaunchLatency, 7.3e-6},
                                          {Q::LaunchInterval, 1.9e-6},
                                          {Q::PinnedIn, 11.3e9},
                                          {Q::PinnedOut, 12.7e9}})
        measured.set(quantity, Figure::Kind::Measured, value, "a test");
    gpus.push_back(measured);
    return gpus;
}

void expectSame(const Prediction &a, const Prediction &b, const std::string &what)
{
    EXPECT_EQ(a.stepSeconds, b.stepSeconds) << what;
    EXPECT_EQ(a.epochSeconds, b.epochSeconds) << what;
    EXPECT_EQ(a.low, b.low) << what;
    EXPECT_EQ(a.high, b.high) << what;
    EXPECT_EQ(a.share, b.share) << what;
    EXPECT_EQ(a.basis.text(), b.basis.text()) << what;
    EXPECT_EQ(a.memoryBytes, b.memoryBytes) << what;
}

class OwnGpuTest : public testing::Test
{
protected:
    OwnGpuTest()
    {
        laboratory.add({.id = "cpu", .label = "CPU", .law = [](const Program &program) {
                            return 2e-6 * program.parameters.real("hidden");
                        }});
        auto engines = laboratory.registry.engines();
        for (const Device &gpu : predictableGpus())
            engines.push_back(std::make_shared<PredictionEngine>(gpu));
        laboratory.registry = EngineRegistry(engines);
    }

    EngineUse use(const std::string &text) const
    {
        return parseEngineUse(text, laboratory.registry, workload.parameters());
    }
    std::string refusal(const std::string &text) const
    {
        return test::errorOf<UsageError>([&] { use(text); });
    }

    Measurement measure(const std::string &text)
    {
        Measurer measurer(laboratory.registry, laboratory.clock);
        MeasureOptions options;
        options.rule = rule.get();
        return measurer.compare(workload, workload.parameters().defaults(), {use(text)}, options).measurements[0];
    }

    fakes::FakeLaboratory laboratory;
    const Workload &workload = workloadById("mlp");
    std::unique_ptr<StopRule> rule = quickRule();
};

TEST_F(OwnGpuTest, AtItsOwnFiguresACardIsItself)
{
    std::list<PlannedWork> works;
    for (const char *id : {"mlp", "cnn", "gpt", "vector-multiply", "matrix-multiply"})
        works.emplace_back(workloadById(id).build(workloadById(id).parameters().defaults()));
    for (const Device &gpu : predictableGpus()) {
        PredictionEngine engine(gpu);
        const ParameterValues plain = engine.description().options.defaults();
        ParameterValues all = plain;
        std::vector<ParameterValues> given;
        for (const OwnFigure &figure : ownFigures(gpu.sharedMemory)) {
            if (const auto value = ownValue(figure, gpu)) {
                ParameterValues &one = given.emplace_back(plain);
                one.set(figure.key, *value);
                all.set(figure.key, *value);
            }
        }
        given.push_back(all);
        EXPECT_GE(given.size(), 5U) << gpu.id;
        for (const PlannedWork &work : works) {
            const Prediction card = engine.predict(work, plain);
            for (const ParameterValues &options : given)
                expectSame(engine.predict(work, engine.description().options.complete(options, gpu.id)), card, gpu.id);
        }
        EXPECT_EQ(toText(engine.labelFor(all)), toText(engine.labelFor(plain)));
    }
}

TEST_F(OwnGpuTest, BetterFiguresAreNeverSlower)
{
    for (const char *id : {"mlp", "cnn", "vector-multiply", "matrix-multiply"}) {
        const PlannedWork work = workloadById(id).build(workloadById(id).parameters().defaults());
        for (const Device &gpu : predictableGpus()) {
            PredictionEngine engine(gpu);
            const double before = engine.predict(work, engine.description().options.defaults()).stepSeconds;
            for (const OwnFigure &figure : ownFigures(gpu.sharedMemory)) {
                const auto value = ownValue(figure, gpu);
                for (double factor : {1.01, 2.0, 8.0}) {
                    ParameterValues options = engine.description().options.defaults();
                    if (!value)
                        continue;
                    options.set(figure.key, figure.isTime() ? *value / factor : *value * factor);
                    EXPECT_LE(engine.predict(work, options).stepSeconds, before * (1 + 1e-12))
                        << id << ' ' << gpu.id << ' ' << figure.key << ' ' << factor;
                }
            }
        }
    }
}

TEST_F(OwnGpuTest, EachFigureCountsWhereItsWorkIs)
{
    const auto seconds = [&](const std::string &text, const char *work, const ParameterValues &values) {
        const EngineUse own = use(text);
        Engine &engine = laboratory.registry.require(own.id);
        return predictorOf(engine)
            ->predict(test::builtProgram(work, values), engine.description().options.complete(own.options, own.id))
            .stepSeconds;
    };
    const ParameterValues large{{"n", 4096}, {"transfers", "per-batch"}};
    const double product = seconds("model:rtx-2070", "matrix-multiply", large);
    EXPECT_LT(seconds("model:rtx-2070,fp32=15.76e12", "matrix-multiply", large), 0.9 * product);
    EXPECT_LT(seconds("model:rtx-2070,copy=50e9", "matrix-multiply", large), product);
    const double small = seconds("model:rtx-2070", "mlp", {});
    EXPECT_LT(seconds("model:rtx-2070,launch=1e-6", "mlp", {}), 0.7 * small);
    EXPECT_LT(seconds("model:rtx-2070,copy-latency=1e-7", "mlp", {}), small);
    EXPECT_NEAR(seconds("model:rtx-2070,bandwidth=900e9", "mlp", {}), small, 0.1 * small);
}

TEST_F(OwnGpuTest, IsNamedAndMarked)
{
    const Measurement own = measure("model:rtx-2070,bandwidth=900e9,launch=1e-6");
    EXPECT_EQ(own.status, PointStatus::Predicted);
    EXPECT_EQ(toText(own.label), "my GPU (from GeForce RTX 2070), predicted");
    EXPECT_THAT(own.reason.text(), AllOf(HasSubstr("Predicted, not measured"), HasSubstr("of a GPU of your own")));
    EXPECT_LE(own.step.ci95.low, own.step.median / dataSheetSpread) << "nothing is published of it";
    EXPECT_EQ(toText(measure("model:rtx-2070,launch=1e-6,gpus=4,link=nvlink-3").label),
              "my GPU (from GeForce RTX 2070) x 4, nvlink-3, predicted");
    const auto device = deviceOf(use("model:rtx-2070,bandwidth=900e9"), laboratory.registry);
    ASSERT_TRUE(device);
    EXPECT_EQ(device->name, "my GPU (from GeForce RTX 2070)");
    EXPECT_EQ(device->value(Q::Bandwidth), 900e9);
    EXPECT_EQ(device->find(Q::Bandwidth)->source.text(), "a figure of your own");
    EXPECT_EQ(device->find(Q::Fp32)->kind, Figure::Kind::Specified);
}

TEST_F(OwnGpuTest, MoreWorkThanItsMemoryFails)
{
    const Measurement small = measure("model:rtx-2070,memory=1e6");
    EXPECT_EQ(small.status, PointStatus::Failed);
    EXPECT_THAT(small.reason.text(), HasSubstr("memory of GeForce RTX 2070"));
    EXPECT_EQ(measure("model:rtx-2070,memory=1e12").status, PointStatus::Predicted);
}

TEST_F(OwnGpuTest, RefusesWhatNoGpuHas)
{
    for (const char *value : {"0", "-1", "-1e9", "1e300", "1e-300"})
        EXPECT_THAT(refusal(std::string("model:rtx-2070,bandwidth=") + value),
                    AllOf(HasSubstr("bandwidth = "), HasSubstr("is out of range: allowed are 1000 to 1e+18")))
            << value;
    for (const char *value : {"nan", "inf", "-inf", "fast", ""})
        EXPECT_THAT(refusal(std::string("model:rtx-2070,launch=") + value), HasSubstr("is not a number for 'launch'"))
            << value;
    EXPECT_THAT(refusal("model:rtx-2070,bandwith=900e9"), HasSubstr("did you mean 'bandwidth'"));
    EXPECT_THAT(refusal("model:apple-m1-gpu,copy=1e9"), HasSubstr("has no parameter 'copy'"));
    EXPECT_THAT(refusal("cpu,bandwidth=900e9"), HasSubstr("no parameter"));
}

TEST_F(OwnGpuTest, StaysWithItsResults)
{
    Sweep sweep;
    sweep.workload = "mlp";
    sweep.key = "hidden";
    sweep.parameters = workload.parameters().defaults();
    sweep.engines = {use("model:rtx-2070"), use("model:rtx-2070,bandwidth=900e9,launch=1e-6")};
    sweep.crossovers.resize(2);
    Measurer measurer(laboratory.registry, laboratory.clock);
    MeasureOptions options;
    options.rule = rule.get();
    sweep.points.push_back({512, false, measurer.compare(workload, sweep.parameters, sweep.engines, options)});
    RunRecord record = makeRunRecord(sweep, Machine{});
    record.devices = devicesOf(sweep.engines, laboratory.registry);
    const RunRecord again = runRecordFromJson(nlohmann::json::parse(jsonText(toJson(record))));
    EXPECT_EQ(again.sweep.engines[1].options.real("bandwidth"), 900e9);
    EXPECT_EQ(again.sweep.engines[1].options.real("launch"), 1e-6);
    EXPECT_FALSE(again.sweep.engines[0].options.has("bandwidth"));
    const Measurement &own = again.sweep.points[0].comparison.measurements[1];
    EXPECT_EQ(toText(own.label), "my GPU (from GeForce RTX 2070), predicted");
    EXPECT_EQ(own.use.options.real("launch"), 1e-6);
    ASSERT_TRUE(again.devices[1]);
    EXPECT_EQ(again.devices[1]->name, "my GPU (from GeForce RTX 2070)");
    // What was saved is predicted again as it was.
    EXPECT_EQ(measure(toText(own.use)).epochSeconds, own.epochSeconds);
}

} // namespace
} // namespace overtake
