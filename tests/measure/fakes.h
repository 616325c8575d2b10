// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A clock, engines and a workload that are what a test says they are: an engine's seconds per step follow a known law
// with known noise, so that what is measured can be compared with the truth. Times in seconds. By default time is
// only counted (FakeClock); an engine that really waits spends it, for tests of the window.
#pragma once

#include "engines/precision.h"
#include "machine/machine_watch.h"
#include "measure/time/clock.h"
#include "registry/engine_registry.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>
#include <ostream>
#include <random>
#include <stdexcept>
#include <utility>

namespace overtake::fakes
{

class FakeClock : public Clock
{
public:
    double now() override { return m_now; }
    void advance(double seconds) { m_now += seconds; }

private:
    double m_now = 1000;
};

/// Two cores, both of which this process computes on, and beside it what a test says. Counts on the fake clock.
class FakeWatch : public MachineWatch
{
public:
    explicit FakeWatch(FakeClock &clock) : m_clock(clock), m_last(clock.now()) {}

    std::optional<MachineTotals> totals() override
    {
        ++readings;
        const double now = m_clock.now();
        const double passed = now - std::exchange(m_last, now);
        m_totals.seconds = now;
        m_totals.ownSeconds += (cores() - others) * passed;
        m_totals.busySeconds += cores() * passed;
        m_totals.stolenSeconds += stolen * passed;
        if (waited)
            m_totals.waitedSeconds = m_totals.waitedSeconds.value_or(0) + *waited * passed;
        return isBlind ? std::nullopt : std::optional(m_totals);
    }
    void waitForStarted() override
    {
        ++waits;
        whileWaiting();
    }
    double clockGhz() override { return ghz; }
    std::optional<std::int64_t> throttles() override { return heat; }
    std::unique_ptr<GpuWatch> nvidiaGpu(const std::string &name, const std::string &pciAddress) override
    {
        gpusAskedFor.push_back(name + " at " + pciAddress);
        return gpu ? std::make_unique<FakeGpuWatch>(*this) : nullptr;
    }
    int cores() const override { return 2; }

    std::function<void()> whileWaiting = [] {};
    double others = 0;                ///< cores that other programs use
    std::optional<double> waited = 0; ///< cores that this process asks for and does not get
    double stolen = 0;
    double ghz = 3;
    std::optional<std::int64_t> heat = {}; ///< how often it has slowed the cores down
    std::optional<GpuState> gpu = {};      ///< what its driver says
    std::vector<std::string> gpusAskedFor; ///< "GeForce at 0000:01:00.0"
    bool isBlind = false;
    int waits = 0; ///< until workers sleep
    int readings = 0;
    int gpuReadings = 0;

private:
    class FakeGpuWatch : public GpuWatch
    {
    public:
        explicit FakeGpuWatch(FakeWatch &watch) : m_watch(watch) {}
        std::optional<GpuState> state() override
        {
            ++m_watch.gpuReadings;
            return m_watch.gpu;
        }

    private:
        FakeWatch &m_watch;
    };

    FakeClock &m_clock;
    double m_last;
    MachineTotals m_totals;
};

/// Factors around 1, one per call of Execution::run; their median is 1 (but for drift).
class Noise
{
public:
    static Noise none() { return {Kind::None, 0, 0}; }
    /// exp(sigma N(0, 1)).
    static Noise logNormal(double sigma) { return {Kind::LogNormal, sigma, 0}; }
    /// 1 + size (X - 1) with X of Pareto's law, exponent 1.5: its variance is infinite.
    static Noise heavyTailed(double size) { return {Kind::HeavyTailed, size, 0}; }
    /// exp(sigma z) with a first-order process z whose correlation from call to call is rho.
    static Noise swings(double sigma, double rho) { return {Kind::Swings, sigma, rho}; }
    /// Slower by `share` with every call, from 1 on.
    static Noise drift(double share) { return {Kind::Drift, share, 0}; }

    double factor(std::mt19937_64 &random)
    {
        std::normal_distribution<double> normal;
        switch (m_kind) {
        case Kind::None:
            break;
        case Kind::LogNormal:
            return std::exp(m_size * normal(random));
        case Kind::HeavyTailed: {
            constexpr double alpha = 1.5;
            const double uniform = std::uniform_real_distribution<double>(1e-9, 1)(random);
            const auto raw = [&](double x) { return 1 + m_size * (x - 1); };
            return raw(std::pow(uniform, -1 / alpha)) / raw(std::pow(2.0, 1 / alpha));
        }
        case Kind::Swings:
            m_state = m_calls++ == 0 ? normal(random) : m_rho * m_state + std::sqrt(1 - m_rho * m_rho) * normal(random);
            return std::exp(m_size * m_state);
        case Kind::Drift:
            return 1 + m_size * m_calls++;
        }
        return 1;
    }

    /// For the names of tests: "heavy tails of 0.05".
    friend std::ostream &operator<<(std::ostream &out, const Noise &noise)
    {
        constexpr std::array names{"none", "log-normal", "heavy tails", "swings", "drift"};
        return out << names[static_cast<std::size_t>(noise.m_kind)] << " of " << noise.m_size;
    }

private:
    enum class Kind { None, LogNormal, HeavyTailed, Swings, Drift };
    Noise(Kind kind, double size, double rho) : m_kind(kind), m_size(size), m_rho(rho) {}

    Kind m_kind;
    double m_size;
    double m_rho;
    double m_state = 0;
    int m_calls = 0;
};

/// What an engine is. All but id, label and kind may be changed between measurements (FakeEngine::behaviour).
struct FakeBehaviour {
    std::string id = "cpu";
    std::string label = "CPU";
    std::vector<Message> labelDetails = {};
    EngineKind kind = EngineKind::Cpu;
    /// Seconds of a full step.
    std::function<double(const Program &)> law = [](const Program &) { return 1e-3; };
    Noise noise = Noise::none();
    std::uint64_t seed = 1;
    double setupSeconds = 0.01;
    double coldSeconds = 0.02;  ///< added to the first step
    double wayThereSeconds = 0; ///< of each call, before a worker begins with it
    bool runsEpochs = false;    ///< draws their orders itself
    double loss = 0.6931;
    bool worksInCaller = false;
    bool choosesPrecision = false; ///< has the option
    std::uint32_t pciVendor = 0;
    std::vector<DeviceAttribute> attributes = {};
    /// Not empty: the sentence of the Error that preparing this Program throws.
    std::function<std::string(const Program &)> failure = [](const Program &) { return std::string(); };
    /// Called before each run, e.g. to throw or to cancel.
    std::function<void(std::int64_t firstStep, std::int64_t steps)> beforeRun = [](std::int64_t, std::int64_t) {};
    std::function<void()> beforeRead = [] {};
    std::function<StepProfile()> profile = [] { return StepProfile(); }; ///< may throw
    std::function<void()> whileDeviceIsMeasured = [] {};                 ///< may throw
    double queueSeconds = 0; ///< above 0: it can queue a step, which takes so long; the step follows
};

class FakeEngine : public Engine
{
public:
    struct Call {
        std::int64_t firstStep;
        std::int64_t steps;
    };

    /// Counts its time on `clock`; without a clock it really waits.
    explicit FakeEngine(FakeBehaviour given, FakeClock *clock = nullptr)
        : behaviour(std::move(given)), random(behaviour.seed), m_clock(clock)
    {
        m_description.id = behaviour.id;
        m_description.label = behaviour.label;
        m_description.device = "fake " + behaviour.label;
        m_description.kind = behaviour.kind;
        m_description.pciVendor = behaviour.pciVendor;
        std::vector<ParameterSpec> options = {{.key = "threads",
                                               .label = "threads",
                                               .unit = "",
                                               .help = "",
                                               .minimum = 1,
                                               .maximum = 64,
                                               .defaultValue = std::int64_t{2}}};
        if (behaviour.choosesPrecision)
            options.push_back(precisionOption({Precision::Fp32, Precision::Bf16}));
        m_description.options = ParameterTable(std::move(options));
    }

    const EngineDescription &description() const override { return m_description; }
    Label labelFor(const ParameterValues &options) const override
    {
        Label label{m_description.label, behaviour.labelDetails};
        addPrecision(label, options);
        return label;
    }
    std::int64_t freeBytes() const override { return -1; }
    std::vector<DeviceAttribute> attributes() const override { return behaviour.attributes; }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr, const ParameterValues &) override;

    EngineDescription &describe() { return m_description; }
    void measureDevice() override
    {
        behaviour.whileDeviceIsMeasured();
        measured = peak > 0;
    }
    std::optional<Device> measuredDevice() const override
    {
        if (!measured)
            return std::nullopt;
        Device device;
        device.id = m_description.id;
        device.name = m_description.device;
        device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, peak, "a test");
        return device;
    }

    /// Returns for how much longer it really waited, as other programs may have had the core.
    double spend(double seconds)
    {
        if (m_clock) {
            m_clock->advance(seconds);
            return 0;
        }
        SteadyClock clock;
        const double end = clock.now() + seconds;
        double now = clock.now();
        while (now < end)
            now = clock.now();
        return now - end;
    }

    FakeBehaviour behaviour;
    std::mt19937_64 random;
    double peak = 0; ///< FLOP/s, found by measureDevice(); 0: it has no device of its own
    std::atomic<bool> measured{false};
    std::vector<Call> calls;                       ///< all runs of all executions, in order
    std::vector<std::vector<std::int32_t>> orders; ///< all orders handed over
    struct Epochs {
        std::int64_t times;
        std::optional<std::uint32_t> seed;
    };
    std::vector<Epochs> epochs; ///< those run in one call
    int mostQueued = 0;         ///< steps at once

private:
    FakeClock *m_clock;
    EngineDescription m_description;
};

class FakeExecution : public Execution
{
public:
    FakeExecution(FakeEngine &engine, Program program) : m_engine(engine), m_program(std::move(program)) {}

    void beginEpoch(std::span<const std::int32_t> order) override
    {
        m_engine.orders.emplace_back(order.begin(), order.end());
        goThere();
    }
    double communicationSeconds() const override { return m_communicationSeconds; }
    bool runEpochs(std::int64_t times, std::optional<std::uint32_t> seed) override
    {
        if (m_engine.behaviour.runsEpochs)
            m_engine.epochs.push_back({times, seed});
        for (std::int64_t i = 0; m_engine.behaviour.runsEpochs && i < times; ++i)
            run(0, m_program.stepsPerEpoch());
        return m_engine.behaviour.runsEpochs;
    }
    void run(std::int64_t firstStep, std::int64_t steps) override
    {
        if (firstStep < 0 || steps < 1 || firstStep + steps > m_program.stepsPerEpoch())
            throw std::logic_error("steps run past the epoch's end");
        m_engine.behaviour.beforeRun(firstStep, steps);
        m_engine.calls.push_back({firstStep, steps});
        auto fullSteps = static_cast<double>(steps);
        if (firstStep + steps == m_program.stepsPerEpoch()) // the last batch costs by its rows
            fullSteps += static_cast<double>(m_program.lastBatchRows()) / static_cast<double>(m_program.batchRows) - 1;
        double seconds =
            fullSteps * m_engine.behaviour.law(m_program) * m_engine.behaviour.noise.factor(m_engine.random);
        if (std::exchange(m_isCold, false))
            seconds += m_engine.behaviour.coldSeconds;
        m_communicationSeconds += m_engine.spend(seconds); // the law holds on a busy machine too
        goThere();
    }
    bool queue(std::int64_t) override
    {
        m_engine.spend(m_engine.behaviour.queueSeconds);
        m_queued += m_engine.behaviour.queueSeconds > 0 ? 1 : 0;
        m_engine.mostQueued = std::max(m_engine.mostQueued, m_queued);
        return m_engine.behaviour.queueSeconds > 0;
    }
    void finishQueued() override
    {
        for (; m_queued > 0; --m_queued)
            run(0, 1);
    }
    std::vector<float> read(TensorId id) const override
    {
        m_engine.behaviour.beforeRead();
        const Tensor &tensor = m_program.tensor(id);
        const auto count = tensor.role == Role::Parameter ? elementCount(tensor.shape) : 1;
        return std::vector<float>(static_cast<std::size_t>(count), static_cast<float>(m_engine.behaviour.loss));
    }
    void write(TensorId, std::span<const float>) override {}
    StepProfile profile(std::int64_t) override { return m_engine.behaviour.profile(); }
    int threadsUsed() const override { return 2; }
    bool worksInCaller() const override { return m_engine.behaviour.worksInCaller; }

private:
    void goThere()
    {
        if (m_engine.behaviour.wayThereSeconds > 0) {
            m_engine.spend(m_engine.behaviour.wayThereSeconds);
            m_communicationSeconds += m_engine.behaviour.wayThereSeconds;
        }
    }

    FakeEngine &m_engine;
    Program m_program;
    bool m_isCold = true;
    int m_queued = 0;
    double m_communicationSeconds = 0;
};

inline std::unique_ptr<Execution> FakeEngine::prepare(const Program &program, InputsPtr, const ParameterValues &)
{
    if (const std::string reason = behaviour.failure(program); !reason.empty())
        throw Error(reason);
    spend(behaviour.setupSeconds);
    return std::make_unique<FakeExecution>(*this, program);
}

/// `size` means nothing but what an engine's law makes of it; `gibibytes` is memory that a step would need.
class FakeWorkload : public Workload
{
public:
    std::string id() const override { return "fake"; }
    std::string label() const override { return "Fake"; }
    std::string description() const override { return "Costs what a test says."; }
    std::string defaultSweepKey() const override { return "size"; }
    const ParameterTable &parameters() const override
    {
        static const ParameterTable table = makeTable();
        return table;
    }
    Program build(const ParameterValues &values) const override
    {
        Program program;
        program.workload = id();
        program.parameters = values;
        program.samples = values.integer("samples");
        program.batchRows = std::min(values.integer("batch"), program.samples);
        program.shuffled = values.flag("shuffled");
        program.tensors.push_back({.name = "loss", .shape = {1}, .place = lossPlace});
        program.tensors.push_back(
            {.name = "ballast", .shape = {values.integer("gibibytes") << 28}, .role = Role::State});
        program.loss = 0;
        checkBuild(values);
        return program;
    }
    Inputs generateInputs(const ParameterValues &, std::stop_token stop) const override
    {
        ++inputsMade;
        whileMakingInputs();
        if (stop.stop_requested())
            throw Cancelled();
        return {};
    }
    std::vector<std::string> inputKeys() const override { return {"samples", "seed"}; }
    ParameterValues smallSizes() const override { return {}; }

    mutable int inputsMade = 0;
    Place lossPlace = Place::Host;                   ///< Device: it is read every few steps
    std::function<void()> whileMakingInputs = [] {}; ///< e.g. to cancel or to throw
    std::function<void(const ParameterValues &)> checkBuild = [](const ParameterValues &) {}; ///< may throw

private:
    static ParameterTable makeTable()
    {
        const auto number = [](const char *key, double minimum, double maximum, std::int64_t value) {
            return ParameterSpec{.key = key,
                                 .label = key,
                                 .unit = "",
                                 .help = "",
                                 .scale = Scale::Logarithmic,
                                 .minimum = minimum,
                                 .maximum = maximum,
                                 .defaultValue = value};
        };
        auto batch = number("batch", 1, 1e6, 32);
        batch.perEngine = true;
        auto shuffled = number("shuffled", 0, 0, 0);
        shuffled.kind = ParameterKind::Flag;
        shuffled.defaultValue = false;
        auto rate = number("rate", 0.001, 10, 0);
        rate.kind = ParameterKind::Real;
        rate.defaultValue = 0.1;
        return ParameterTable({number("size", 1, 1e7, 100), number("samples", 1, 1e7, 3200000), batch,
                               number("gibibytes", 0, 1e6, 0), number("seed", 0, 4e9, 0), shuffled, rate});
    }
};

/// A clock, a workload and any number of engines on it.
struct FakeLaboratory {
    FakeEngine &add(FakeBehaviour behaviour)
    {
        auto engine = std::make_shared<FakeEngine>(std::move(behaviour), &clock);
        engines.push_back(engine);
        registry = EngineRegistry({engines.begin(), engines.end()});
        return *engine;
    }

    FakeClock clock;
    FakeWatch watch{clock};
    FakeWorkload workload;
    std::vector<std::shared_ptr<FakeEngine>> engines;
    EngineRegistry registry;
};

/// Seconds = fixed + perUnit * size^power.
inline std::function<double(const Program &)> powerLaw(double fixed, double perUnit, double power = 1)
{
    return [=](const Program &program) { return fixed + perUnit * std::pow(program.parameters.real("size"), power); };
}

} // namespace overtake::fakes
