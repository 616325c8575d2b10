// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Our medians beside those of Google Benchmark, which nobody here wrote, around the same calls of the same Execution,
// in turn. On an idle machine they are within 3 % of each other.
//
//     timer_agreement [ROUNDS]        (default 5: about 20 s)
#include "bench/timing.h"
#include "engines/host/thread_waiting.h"
#include "measure/compare/measurer.h"
#include "measure/time/stop_rule.h"
#include "registry/engine_registry.h"
#include "workloads/workload.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>

using namespace overtake;

namespace
{

constexpr double wanted = 0.03;

/// The CPU engine, whose one Execution stays: prepared twice, it differs by as much as is looked for here. Remembers
/// how many steps were asked for at once.
class KeptEngine : public Engine
{
public:
    explicit KeptEngine(Engine &engine) : m_engine(engine) {}

    const EngineDescription &description() const override { return m_engine.description(); }
    std::int64_t freeBytes() const override { return m_engine.freeBytes(); }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override
    {
        if (!kept)
            kept = m_engine.prepare(program, std::move(inputs), options);
        return std::make_unique<Borrowed>(*this);
    }

    std::unique_ptr<Execution> kept;
    std::int64_t stepsAtOnce = 1;

private:
    class Borrowed : public Execution
    {
    public:
        explicit Borrowed(KeptEngine &engine) : m_owner(engine) {}
        void beginEpoch(std::span<const std::int32_t> order) override { m_owner.kept->beginEpoch(order); }
        void run(std::int64_t firstStep, std::int64_t steps) override
        {
            m_owner.stepsAtOnce = std::max(m_owner.stepsAtOnce, steps);
            m_owner.kept->run(firstStep, steps);
        }
        std::vector<float> read(TensorId id) const override { return m_owner.kept->read(id); }
        void write(TensorId id, std::span<const float> values) override { m_owner.kept->write(id, values); }
        int threadsUsed() const override { return m_owner.kept->threadsUsed(); }

    private:
        KeptEngine &m_owner;
    };

    Engine &m_engine;
};

/// Seconds of each repetition's iteration.
class Collector : public benchmark::BenchmarkReporter
{
public:
    bool ReportContext(const Context &) override { return true; }
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs)
            if (run.run_type == Run::RT_Iteration && run.iterations > 0)
                seconds.push_back(run.real_accumulated_time / static_cast<double>(run.iterations));
    }

    std::vector<double> seconds;
};

struct Case {
    const char *name;
    const char *workload;
    std::vector<std::pair<const char *, std::int64_t>> parameters;
};

/// One step, by Google Benchmark's clock.
double secondsOfTheOther(KeptEngine &engine)
{
    Collector collector;
    const std::int64_t steps = engine.stepsAtOnce;
    benchmark::ClearRegisteredBenchmarks();
    benchmark::RegisterBenchmark("steps",
                                 [&](benchmark::State &state) {
                                     for ([[maybe_unused]] const auto turn : state)
                                         engine.kept->run(0, steps);
                                 })
        ->UseRealTime()
        ->MinTime(0.01)
        ->Repetitions(25);
    benchmark::RunSpecifiedBenchmarks(&collector);
    return bench::medianOf(collector.seconds) / static_cast<double>(steps);
}

bool agree(Engine &cpu, const Case &work, std::int64_t threads, int rounds)
{
    const Workload &workload = workloadById(work.workload);
    ParameterValues values;
    for (const auto &[key, value] : work.parameters)
        values.set(key, value);
    EngineUse use{"cpu", {{"threads", threads}}, {}};
    const auto kept = std::make_shared<KeptEngine>(cpu);
    const EngineRegistry registry({kept});
    SteadyClock clock;
    Measurer measurer(registry, clock);
    const auto rule = carefulRule(1);
    MeasureOptions options;
    options.rule = rule.get();
    std::vector<double> ours;
    std::vector<double> theirs;
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        const Measurement m = measurer.compare(workload, values, {use}, options).measurements.at(0);
        if (m.status != PointStatus::Measured) {
            std::printf("%s: %s\n", work.name, m.reason.text().c_str());
            return false;
        }
        ours.push_back(m.step.median);
        theirs.push_back(secondsOfTheOther(*kept));
        ratios.push_back(ours.back() / theirs.back());
    }
    const double ratio = bench::medianOf(ratios);
    const bool within = ratio <= 1 + wanted && ratio >= 1 / (1 + wanted);
    std::printf("%-36s %2lld threads  ours %11.3f us  Google Benchmark %11.3f us  ratio %.4f  %s\n", work.name,
                static_cast<long long>(threads), bench::medianOf(ours) * 1e6, bench::medianOf(theirs) * 1e6, ratio,
                within ? "within 3 %" : "NOT within 3 %");
    std::fflush(stdout);
    return within;
}

} // namespace

int main(int count, char **arguments)
{
    chooseThreadWaiting(arguments);
    const int rounds = count > 1 ? std::max(1, std::atoi(arguments[1])) : 5;
    const std::vector<Case> cases = {
        // Of 1000 elements a step takes 70 ns, of which the loops of both cost some per cent.
        {"multiply two vectors of 10^4", "vector-multiply", {{"elements", 10000}}},
        {"multiply two vectors of 10^6", "vector-multiply", {{"elements", 1000000}}},
        {"matrix product, 512", "matrix-multiply", {{"n", 512}}},
        {"logistic inference, 100 features",
         "logistic-regression",
         {{"samples", 10000}, {"features", 100}, {"batch", 256}}},
        {"MLP step, 2-20-20-2, batch 32", "mlp", {{"hidden", 20}, {"samples", 32768}}},
        {"MLP step, 2-512-512-2, batch 32", "mlp", {{"hidden", 512}, {"samples", 32768}}},
    };
    const auto engines = EngineRegistry::discover();
    Engine &cpu = engines.require("cpu");
    const auto all = static_cast<std::int64_t>(cpu.description().options.find("threads")->maximum);
    bool within = true;
    for (const std::int64_t threads : {std::int64_t{1}, all})
        for (const Case &work : cases)
            within = agree(cpu, work, threads, rounds) && within;
    return within ? 0 : 1;
}
