// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race.h"

#include "mandelbrot/place_run.h"
#include "measure/statistics.h"
#include "measure/time/activity_recorder.h"
#include "model/predictor.h"
#include "text/error.h"
#include "words/core_text.h"

#include <algorithm>
#include <new>
#include <utility>

namespace overtake
{
namespace
{

constexpr int bands = 25;
/// A picture that takes so long is timed once, band by band: bands cost nothing there, and it can be cancelled.
constexpr double longSeconds = 0.5;
constexpr double enoughSeconds = 0.3; ///< sum of a short one's runs
constexpr std::size_t fewestRuns = 3;
constexpr std::size_t mostRuns = 25;

/// Runs with a clock around each, and what else the machine did meanwhile.
class WatchedRuns
{
public:
    WatchedRuns(PlaceRun &run, const Engine &engine, Clock &clock, MachineWatch *watch)
        : m_run(run), m_clock(clock), m_isWatchedThere(!watch || engine.description().isElsewhere),
          m_activity(m_isWatchedThere ? nullptr : watch, m_isWatchedThere ? nullptr : gpuBehind(engine, watch))
    {
        m_run.run(0); // the first time is slower: it wakes threads, builds kernels and touches memory
        if (m_isWatchedThere)
            m_run.execution().watchItsMachine();
    }

    double timed(std::int64_t step, const std::stop_token &stop)
    {
        throwIfStopped(stop);
        m_activity.beforeSample();
        const double start = m_clock.now();
        m_run.run(step);
        const double seconds = m_clock.now() - start;
        m_activity.afterSample(m_run.execution().threadsUsed());
        return seconds;
    }

    Measurement timing()
    {
        m_activity.endBlock();
        Measurement timing;
        timing.systemActivity = m_isWatchedThere ? m_run.execution().systemActivity() : m_activity.systemActivity();
        timing.disturbed = timing.systemActivity && isDisturbed(*timing.systemActivity);
        return timing;
    }

private:
    PlaceRun &m_run;
    Clock &m_clock;
    bool m_isWatchedThere; ///< by the process that does the work
    ActivityRecorder m_activity;
};

/// The picture, and when its rows are ready.
void runBands(RaceLane &lane, const PlaceRun &run, WatchedRuns &runs, const std::stop_token &stop,
              std::vector<float> &smooth)
{
    double seconds = 0;
    for (std::int64_t band = 0; band < run.steps(); ++band) {
        seconds += runs.timed(band, stop);
        lane.bandEnds.push_back(seconds);
        const PlaceRun::Rows rows = run.read(band);
        smooth.insert(smooth.end(), rows.smooth.begin(), rows.smooth.end());
        lane.iterations += rows.iterations;
    }
}

/// Seconds of each run of the whole picture.
std::vector<double> runWhole(WatchedRuns &runs, const std::stop_token &stop)
{
    std::vector<double> samples;
    double sum = 0;
    while (samples.size() < fewestRuns || (sum < enoughSeconds && samples.size() < mostRuns)) {
        samples.push_back(runs.timed(0, stop));
        sum += samples.back();
    }
    return samples;
}

void runLane(RaceLane &lane, const MandelbrotPlace &place, const Look &look, const EngineRegistry &engines,
             Clock &clock, const std::stop_token &stop, MachineWatch *watch)
{
    const QRect all(QPoint(), place.size);
    const auto runOf = [&](int rows) { return PlaceRun(engines, lane.use, place, all, rows); };
    const auto watched = [&](PlaceRun &run) { return WatchedRuns(run, engines.require(lane.use.id), clock, watch); };
    lane.rowsPerBand = (place.size.height() + bands - 1) / bands;
    std::vector<float> smooth;
    {
        PlaceRun run = runOf(lane.rowsPerBand);
        WatchedRuns runs = watched(run);
        runBands(lane, run, runs, stop, smooth);
        lane.timing = runs.timing();
    }
    lane.image = coloured(look, place.size, smooth);
    const double inBands = lane.bandEnds.back();
    std::vector<double> samples{inBands};
    if (inBands < longSeconds) {
        PlaceRun run = runOf(place.size.height());
        WatchedRuns runs = watched(run);
        samples = runWhole(runs, stop);
        lane.timing = runs.timing();
    }
    lane.runs = static_cast<int>(samples.size());
    lane.seconds = median(samples);
    // Bands are for the eye; their starts and ends cost a fast engine much. The time is that of the whole.
    for (double &end : lane.bandEnds)
        end *= inBands > 0 ? lane.seconds / inBands : 1;
    lane.bandEnds.back() = lane.seconds; // exact, without rounding
}

} // namespace

int RaceLane::rowsAt(double time) const
{
    const auto ready = std::ranges::upper_bound(bandEnds, time) - bandEnds.begin();
    return std::min(static_cast<int>(ready) * rowsPerBand, image.height());
}

QString laneLabel(const EngineUse &use, const EngineRegistry &engines)
{
    const Engine &engine = engines.require(use.id);
    return labelText(engine.labelFor(engine.completed(use.options)));
}

std::vector<EngineUse> possibleLanes(const EngineRegistry &engines)
{
    std::vector<EngineUse> uses;
    ParameterValues one;
    one.set("threads", std::int64_t{1});
    if (engines.find("reference"))
        uses.push_back({"reference", {}, {}});
    if (engines.find("eigen")) // shares nothing but products
        uses.push_back({"eigen", one, {}});
    if (const Engine *cpu = engines.find("cpu")) {
        const ParameterSpec *threads = cpu->description().options.find("threads");
        if (threads && threads->defaultValue != ParameterValue(std::int64_t{1}))
            uses.push_back({"cpu", one, {}});
        uses.push_back({"cpu", {}, {}});
    }
    for (const auto &engine : engines.engines()) {
        const EngineDescription &description = engine->description();
        const bool isListed = std::ranges::any_of(uses, [&](const auto &use) { return use.id == description.id; });
        if (!isListed && description.unavailable.empty() && !description.predicted)
            uses.push_back({description.id, {}, {}});
    }
    return uses;
}

std::vector<EngineUse> usualLanes(const EngineRegistry &engines)
{
    std::vector<EngineUse> uses;
    bool hasGpu = false;
    for (EngineUse &use : possibleLanes(engines)) {
        const bool isGpu = engines.find(use.id)->description().kind == EngineKind::Gpu;
        if (isGpu ? !std::exchange(hasGpu, true) : use.id == "cpu" || use.id == "reference")
            uses.push_back(std::move(use));
    }
    return uses;
}

std::vector<RaceLane> runRace(const MandelbrotPlace &place, const Look &look, const std::vector<EngineUse> &uses,
                              const EngineRegistry &engines, Clock &clock, const std::function<void(int)> &progress,
                              std::stop_token stop, MachineWatch *watch)
{
    const auto turn = engines.turns().take(stop);
    // The CPU's peak, for its share; at most two seconds, once.
    if (Engine *model = engines.find("model:cpu"); model && predictorOf(*model))
        predictorOf(*model)->device(stop);
    std::vector<RaceLane> lanes;
    for (const EngineUse &use : uses) {
        RaceLane &lane = lanes.emplace_back();
        lane.use = use;
        try {
            throwIfStopped(stop);
            lane.label = laneLabel(use, engines);
            if (watch)
                watch->waitForStarted(); // a worker may have had the lane before
            runLane(lane, place, look, engines, clock, stop, watch);
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &error) {
            lane.problem = coreMessage(error);
        } catch (const std::bad_alloc &) {
            lane.problem = MandelbrotRenderer::tr("Memory ran out: make the window smaller.");
        }
        if (progress)
            progress(static_cast<int>(lanes.size()));
    }
    return lanes;
}

const RaceLane *baseOf(const std::vector<RaceLane> &lanes)
{
    const auto base = std::ranges::find_if(lanes, [](const RaceLane &one) { return one.problem.isEmpty(); });
    return base == lanes.end() ? nullptr : &*base;
}

double speedUpOf(const std::vector<RaceLane> &lanes, std::size_t lane)
{
    const RaceLane *base = baseOf(lanes);
    if (!base || !lanes[lane].problem.isEmpty() || !(lanes[lane].seconds > 0))
        return 0;
    return base->seconds / lanes[lane].seconds;
}

} // namespace overtake
