// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race.h"

#include "measure/statistics.h"
#include "model/predictor.h"
#include "picture/palette.h"
#include "picture/smooth_count.h"
#include "text/error.h"
#include "words/core_text.h"
#include "workloads/mandelbrot.h"

#include <algorithm>
#include <new>

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

void throwIfStopped(const std::stop_token &stop)
{
    if (stop.stop_requested())
        throw Cancelled();
}

class LaneRun
{
public:
    LaneRun(RaceLane &lane, const MandelbrotPlace &place, Engine &engine, Clock &clock, const std::stop_token &stop)
        : m_lane(lane), m_place(place), m_engine(engine), m_clock(clock), m_stop(stop)
    {
        for (int i = 0; i < place.size.width(); ++i)
            m_work.x.push_back(place.x(i));
        for (int j = 0; j < place.size.height(); ++j)
            m_work.y.push_back(place.y(j));
        m_work.iterations = place.iterations;
        m_work.doublePrecision = place.needsDouble();
        m_lane.rowsPerBand = (place.size.height() + bands - 1) / bands;
    }

    void run(const Look &look)
    {
        const double inBands = runBands(look);
        m_lane.runs = 1;
        m_lane.seconds = inBands;
        if (inBands < longSeconds)
            runWhole();
        // Bands are for the eye; their starts and ends cost a fast engine much. The time is that of the whole.
        for (double &end : m_lane.bandEnds)
            end *= inBands > 0 ? m_lane.seconds / inBands : 1;
        m_lane.bandEnds.back() = m_lane.seconds; // exact, without rounding
    }

private:
    MandelbrotProgram program(std::int64_t rowsPerStep) const { return mandelbrotProgram(m_work, rowsPerStep); }

    std::unique_ptr<Execution> prepare(const MandelbrotProgram &made)
    {
        return m_engine.prepare(
            made.program, std::make_shared<const Inputs>(mandelbrotInputs(m_work)),
            m_engine.description().options.complete(m_lane.use.options, sentence("engine %1", m_lane.use.id)));
    }

    double timed(Execution &execution, std::int64_t step)
    {
        throwIfStopped(m_stop);
        const double start = m_clock.now();
        execution.run(step, 1);
        return m_clock.now() - start;
    }

    /// The picture, and when its rows are ready; wakes threads and builds kernels, too. Returns the seconds of it all.
    double runBands(const Look &look)
    {
        const std::int64_t width = m_place.size.width();
        const MandelbrotProgram made = program(m_lane.rowsPerBand);
        const auto execution = prepare(made);
        execution->run(0, 1); // the first time is slower
        std::vector<float> smooth(static_cast<std::size_t>(width * m_place.size.height()));
        double seconds = 0;
        for (std::int64_t band = 0; band < made.program.stepsPerEpoch(); ++band) {
            seconds += timed(*execution, band);
            m_lane.bandEnds.push_back(seconds);
            const std::int64_t first = band * m_lane.rowsPerBand;
            const std::int64_t rows = std::min<std::int64_t>(m_lane.rowsPerBand, m_place.size.height() - first);
            const auto read = [&](TensorId id) {
                auto values = execution->read(id);
                values.resize(static_cast<std::size_t>(m_lane.rowsPerBand * width));
                return values;
            };
            const auto counts = read(made.program.output);
            smoothCounts(counts.data(), read(made.re).data(), read(made.im).data(), rows * width, m_work.horizon,
                         Inside::Zero, smooth.data() + first * width);
            const auto done = execution->read(made.program.countedItems);
            for (std::size_t row = 0; row < std::min(done.size(), static_cast<std::size_t>(rows)); ++row)
                m_lane.iterations += static_cast<double>(done[row]);
        }
        m_lane.image = QImage(m_place.size, QImage::Format_RGB32);
        FlatColours(paletteByName(look.palette.toStdString()), look.phase)
            .colour(smooth.data(), static_cast<std::int64_t>(smooth.size()),
                    reinterpret_cast<Colour *>(m_lane.image.bits()));
        return seconds;
    }

    void runWhole()
    {
        const MandelbrotProgram made = program(m_place.size.height());
        const auto execution = prepare(made);
        timed(*execution, 0); // its memory is touched for the first time
        std::vector<double> samples;
        double sum = 0;
        while (samples.size() < fewestRuns || (sum < enoughSeconds && samples.size() < mostRuns)) {
            samples.push_back(timed(*execution, 0));
            sum += samples.back();
        }
        m_lane.runs = static_cast<int>(samples.size());
        m_lane.seconds = median(samples);
    }

    RaceLane &m_lane;
    const MandelbrotPlace &m_place;
    Engine &m_engine;
    Clock &m_clock;
    const std::stop_token &m_stop;
    MandelbrotWork m_work;
};

} // namespace

int RaceLane::rowsAt(double time) const
{
    const auto ready = std::upper_bound(bandEnds.begin(), bandEnds.end(), time) - bandEnds.begin();
    return std::min(static_cast<int>(ready) * rowsPerBand, image.height());
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
        const bool isListed =
            std::any_of(uses.begin(), uses.end(), [&](const auto &use) { return use.id == description.id; });
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
                              std::stop_token stop)
{
    const auto turn = engines.turns().take(stop);
    // The CPU's peak, for its share; at most two seconds, once.
    if (Engine *model = engines.find("model:cpu"); model && predictorOf(*model))
        predictorOf(*model)->device(stop);
    std::vector<RaceLane> lanes;
    for (const EngineUse &use : uses) {
        RaceLane lane;
        lane.use = use;
        try {
            throwIfStopped(stop);
            Engine &engine = engines.require(use.id);
            lane.label = labelText(engine.labelFor(engine.description().options.complete(use.options, use.id)));
            LaneRun(lane, place, engine, clock, stop).run(look);
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &error) {
            lane.problem = coreMessage(error);
        } catch (const std::bad_alloc &) {
            lane.problem = MandelbrotRenderer::tr("Memory ran out: make the window smaller.");
        }
        lanes.push_back(std::move(lane));
        if (progress)
            progress(static_cast<int>(lanes.size()));
    }
    return lanes;
}

int baseOf(const std::vector<RaceLane> &lanes)
{
    const auto base =
        std::find_if(lanes.begin(), lanes.end(), [](const RaceLane &one) { return one.problem.isEmpty(); });
    return base == lanes.end() ? -1 : static_cast<int>(base - lanes.begin());
}

double speedUpOf(const std::vector<RaceLane> &lanes, std::size_t lane)
{
    const int base = baseOf(lanes);
    if (base < 0 || !lanes[lane].problem.isEmpty() || !(lanes[lane].seconds > 0))
        return 0;
    return lanes[static_cast<std::size_t>(base)].seconds / lanes[lane].seconds;
}

} // namespace overtake
