// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_calibration.h"

#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/simd/vectors.h"
#include "engines/profile_parts.h"
#include "machine/machine_watch.h"
#include "model/cpu_peaks.h"
#include "text/contains.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <algorithm>

namespace overtake
{

namespace
{

// A step of a network `in` -> `out` -> `in` has products of both orders in each direction.
constexpr std::array<std::int64_t, 4> batches = {1, 8, 64, 512};
constexpr std::array<std::int64_t, 4> widths = {2, 16, 128, 1000};
constexpr std::int64_t mostProducts = std::int64_t{1} << 25; ///< in a layer: larger ones are no more efficient
constexpr std::int64_t wide = 2048;                          ///< a square of so many weights fits into few caches

// Other programs come and go: a step gets several turns, far apart, and several times in each.
constexpr int turns = 2;
constexpr int leastTimes = 3; ///< in a turn
constexpr double secondsPerTurn = 4e-4;
constexpr double secondsPerSample = 3e-5; ///< many steps where they are shorter
constexpr double secondsPerStep = 25e-3;  ///< a step that had so much gets no other turn: disturbances are shorter

using Values = std::vector<std::pair<const char *, ParameterValue>>;

Program build(const char *workload, const Values &values)
{
    ParameterValues parameters;
    for (const auto &[key, value] : values)
        parameters.set(key, value);
    const Workload &work = workloadById(workload);
    return work.build(work.completed(parameters));
}

/// Data as one may draw them, fast: numbers from -1 to 1, indices within their range.
InputsPtr randomInputs(const Program &program)
{
    auto inputs = std::make_shared<Inputs>();
    std::uint32_t state = 1;
    const auto next = [&state] { return state = state * 1664525U + 1013904223U; };
    for (const Tensor &tensor : program.tensors) {
        if (tensor.role != Role::Dataset)
            continue;
        const auto count = static_cast<std::size_t>(elementCount(tensor.shape));
        HostArray array{tensor.name, tensor.shape, {}};
        if (tensor.type == DataType::Int32) {
            std::vector<std::int32_t> indices(count);
            const auto below = static_cast<std::uint32_t>(tensor.below > 0 ? tensor.below : 2);
            std::generate(indices.begin(), indices.end(),
                          [&] { return static_cast<std::int32_t>((next() >> 8U) % below); });
            array.values = std::move(indices);
        } else {
            std::vector<float> numbers(count);
            std::generate(numbers.begin(), numbers.end(),
                          [&] { return static_cast<float>(next() >> 8U) / (1 << 23) - 1; });
            array.values = std::move(numbers);
        }
        inputs->arrays.push_back(std::move(array));
    }
    return inputs;
}

std::vector<std::int32_t> shuffledOrder(std::int64_t samples)
{
    // A prime's multiples: every sample once, neighbours far apart.
    constexpr std::int64_t prime = 1000003;
    std::vector<std::int32_t> order(static_cast<std::size_t>(samples));
    for (std::int64_t i = 0; i < samples; ++i)
        order[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(i * prime % samples);
    return order;
}

/// The fastest time so far of a step and of each of its parts.
struct Fastest {
    double step = 1e30;
    StepProfile profile;
    double spent = 0; ///< on finding out
};

void measure(Execution &execution, std::int64_t stepsPerEpoch, Fastest &fastest)
{
    const double start = steadySeconds();
    execution.run(0, 1); // warms the caches
    const double once = steadySeconds() - start;
    const auto most = std::max<std::int64_t>(1, stepsPerEpoch - 1);
    const auto steps = std::clamp(static_cast<std::int64_t>(secondsPerSample / once), std::int64_t{1}, most);
    for (int times = 0; times < leastTimes || steadySeconds() - start < secondsPerTurn; ++times) {
        const double before = steadySeconds();
        execution.run(0, steps);
        fastest.step = std::min(fastest.step, (steadySeconds() - before) / static_cast<double>(steps));
        StepProfile profile = execution.profile(0);
        if (fastest.profile.parts.empty())
            fastest.profile = std::move(profile);
        else
            for (std::size_t i = 0; i < profile.parts.size(); ++i)
                fastest.profile.parts[i].seconds = std::min(fastest.profile.parts[i].seconds, profile.parts[i].seconds);
    }
    fastest.spent += steadySeconds() - start;
}

/// A Program whose steps are measured.
struct Candidate {
    Program program;
    Fastest one;
    Fastest all; ///< where more than one thread works, else without parts

    /// One turn of each. OutOfMemoryError where it does not fit.
    void takeTurn(Engine &engine, int threads)
    {
        if (one.spent > secondsPerStep)
            return;
        const InputsPtr inputs = randomInputs(program);
        const auto prepared = [&](int most) {
            ParameterValues options;
            options.set("threads", std::int64_t{most});
            auto execution = engine.prepare(program, inputs, engine.completed(options));
            if (program.shuffled)
                execution->beginEpoch(shuffledOrder(program.samples));
            return execution;
        };
        auto execution = prepared(threads);
        if (execution->threadsUsed() > 1) {
            measure(*execution, program.stepsPerEpoch(), all);
            execution.reset();
            execution = prepared(1);
        }
        measure(*execution, program.stepsPerEpoch(), one);
    }
};

} // namespace

std::vector<Program> calibrationPrograms()
{
    std::vector<Program> programs;
    const auto add = [&](const char *workload, Values values) { programs.push_back(build(workload, values)); };
    const auto addMlp = [&](std::int64_t batch, std::int64_t ends, const std::string &hidden, const char *optimizer) {
        // The data set: about half a megabyte, and some steps.
        const std::int64_t samples = std::max(4 * batch, (std::int64_t{1} << 17) / ends);
        add("mlp", {{"features", ends},
                    {"widths", hidden},
                    {"classes", ends},
                    {"batch", batch},
                    {"samples", samples},
                    {"optimizer", std::string(optimizer)}});
    };
    for (const std::int64_t batch : batches) {
        for (const std::int64_t in : widths) {
            for (const std::int64_t out : widths)
                if (batch * in * out <= mostProducts)
                    addMlp(batch, in, std::to_string(out), "sgd");
        }
    }
    for (const std::int64_t batch : {1, 8})
        addMlp(batch, widths.front(), std::to_string(wide) + ',' + std::to_string(wide), "sgd");
    for (const std::int64_t width : widths)
        addMlp(8, width, std::to_string(width), "adam");
    for (const std::int64_t batch : {8, 512}) {
        for (const std::int64_t features : {16, 1000}) {
            for (const char *mode : {"training", "inference"})
                add("logistic-regression",
                    {{"features", features}, {"batch", batch}, {"samples", 4 * batch}, {"mode", std::string(mode)}});
        }
    }
    for (const std::int64_t elements : {1000, 30000, 1000000})
        for (const char *transfers : {"resident", "per-batch"})
            add("vector-multiply", {{"elements", elements}, {"transfers", std::string(transfers)}});
    for (const std::int64_t batch : {1, 8}) {
        for (const std::int64_t filters : {4, 16})
            add("cnn",
                {{"filters", filters}, {"batch", batch}, {"samples", 2 * batch}, {"optimizer", std::string("sgd")}});
        for (const std::int64_t channels : {32, 128})
            add("gpt", {{"channels", channels}, {"batch", batch}, {"samples", 2 * batch}, {"layers", std::int64_t{1}}});
    }
    add("cnn", {{"filters", std::int64_t{64}},
                {"batch", std::int64_t{1}},
                {"samples", std::int64_t{2}},
                {"optimizer", std::string("sgd")}});
    // Products with Gelu and attention, which no other workload has, at a larger size.
    add("gpt", {{"channels", std::int64_t{512}},
                {"batch", std::int64_t{1}},
                {"samples", std::int64_t{2}},
                {"layers", std::int64_t{1}}});
    return programs;
}

StepProfile withoutClocks(StepProfile profile, double seconds)
{
    double shortest = seconds; // a clock takes no longer
    double all = 0;
    for (const StepPart &part : profile.parts) {
        shortest = std::min(shortest, part.seconds);
        all += part.seconds;
    }
    double sum = 0;
    for (StepPart &part : profile.parts) {
        if (part.seconds > seconds + shortest) // it was disturbed, and has what the others leave of the step
            part.seconds = std::max(shortest, seconds - (all - part.seconds));
        sum += part.seconds;
    }
    const double clock =
        std::max(0.0, sum - seconds) / static_cast<double>(std::max<std::size_t>(1, profile.parts.size()));
    double rest = 0;
    for (StepPart &part : profile.parts)
        rest += part.seconds = std::max({part.seconds - clock, part.seconds / 4, 1e-9});
    for (StepPart &part : profile.parts)
        part.seconds *= seconds / rest;
    profile.totalSeconds = seconds;
    return profile;
}

std::vector<double> secondsOfPieces(const std::vector<WorkPiece> &pieces, const StepProfile &profile)
{
    const auto holds = [](const std::vector<std::size_t> &all, const std::vector<std::size_t> &some) {
        return std::ranges::all_of(some, [&](std::size_t i) { return contains(all, i); });
    };
    std::vector<double> seconds(pieces.size());
    for (const StepPart &part : profile.parts) {
        double work = 0;
        for (const WorkPiece &piece : pieces)
            work += holds(part.operations, piece.operations) ? piece.flops + piece.bytes() : 0;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (holds(part.operations, pieces[i].operations))
                seconds[i] += part.seconds * (pieces[i].flops + pieces[i].bytes()) / work;
            else if (holds(pieces[i].operations, part.operations))
                seconds[i] += part.seconds;
    }
    return seconds;
}

CpuCosts measureCosts(Engine &engine, std::vector<Program> programs, int threads, const std::stop_token &stop)
{
    std::vector<Candidate> candidates;
    for (Program &program : programs)
        candidates.push_back({std::move(program), {}, {}});
    for (int turn = 0; turn < turns; ++turn) {
        for (Candidate &candidate : candidates) {
            throwIfStopped(stop);
            try {
                candidate.takeTurn(engine, threads);
            } catch (const OutOfMemoryError &) {
                // Work too large for this memory is extrapolated in proportion.
            }
        }
    }
    CpuCosts costs;
    costs.threads = threads;
    costs.flopsOne = measureCorePeak();
    // Among candidates with the same kind of work only the first counts: its sizes are a grid.
    std::map<std::string, std::string> workloads;
    for (const Candidate &candidate : candidates) {
        const Program &program = candidate.program;
        const std::vector<WorkPiece> pieces = workPieces(program, scheduleOf(program, engine.fusions()));
        const auto secondsIn = [&](const Fastest &fastest) {
            return secondsOfPieces(pieces, withoutClocks(fastest.profile, fastest.step));
        };
        const auto one = secondsIn(candidate.one);
        const auto all = candidate.all.profile.parts.empty() ? one : secondsIn(candidate.all);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const std::string key = costKey(pieces[i]);
            const bool isFirst = workloads.emplace(key, program.workload).first->second == program.workload;
            if (isFirst && one[i] > 0 && all[i] > 0)
                costs.samples[key].push_back({costSizes(pieces[i]), one[i], all[i]});
        }
    }
    return costs;
}

CacheFile costsFile(const Machine &machine)
{
    std::string key = "costs 5, Overtake " + std::string(overtakeVersion()) + ", " + machine.cpu + ", " +
                      std::to_string(machine.usable.usualThreads()) + " threads, " + vectorsHere().back().label +
                      librariesLimitedTo();
    for (const Library &library : machine.libraries)
        key += ", " + library.name + ' ' + library.version;
    return {"costs", key};
}

std::shared_ptr<const CpuCosts> keptCosts(const CacheFile &file, int threads, Costs which,
                                          const std::function<bool()> &isQuiet,
                                          const std::function<CpuCosts()> &measure)
{
    std::optional<CpuCosts> kept;
    if (which == Costs::Kept)
        kept = costsFromText(file.load());
    if (kept && kept->threads != threads)
        kept.reset();
    if (!kept || (!kept->quiet && isQuiet())) {
        CpuCosts costs = measure();
        if (!kept || costs.quiet) { // else neither is better, and predictions that stay can be compared
            file.store(toText(costs));
            kept = std::move(costs);
        }
    }
    return std::make_shared<const CpuCosts>(std::move(*kept));
}

std::shared_ptr<const CpuCosts> costsOf(const Machine &machine, Costs which, std::stop_token stop)
{
    const int threads = machine.usable.usualThreads();
    return keptCosts(costsFile(machine), threads, which, isQuietNow, [&] {
        CpuEngine engine(machine.cpu, threads);
        CpuCosts costs;
        const auto watch = watchThisMachine();
        costs.quiet =
            isQuietDuring(*watch, [&] { costs = measureCosts(engine, calibrationPrograms(), threads, stop); });
        return costs;
    });
}

} // namespace overtake
