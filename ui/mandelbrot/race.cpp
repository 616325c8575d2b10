// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race.h"

#include "charts/core_text.h"
#include "picture/palette.h"
#include "picture/smooth_count.h"
#include "program/error.h"
#include "workloads/mandelbrot.h"

#include <algorithm>

namespace overtake
{
namespace
{

/// Few enough bands that their start costs a GPU little, enough to see a lane fill.
constexpr int bands = 25;

/// Every engine does everything twice, as its first time builds kernels and wakes threads; the second counts.
void runLane(RaceLane &lane, const MandelbrotPlace &place, const Look &look, Engine &engine, Clock &clock,
             std::stop_token stop)
{
    const int width = place.size.width();
    const int height = place.size.height();
    MandelbrotWork work;
    for (int i = 0; i < width; ++i)
        work.x.push_back(place.x(i));
    for (int j = 0; j < height; ++j)
        work.y.push_back(place.y(j));
    work.iterations = place.iterations;
    work.doublePrecision = place.needsDouble();
    lane.rowsPerBand = (height + bands - 1) / bands;
    const MandelbrotProgram made =
        mandelbrotProgram(width, height, work.iterations, work.horizon, work.doublePrecision, false, lane.rowsPerBand);
    const ParameterValues options = engine.description().options.complete(lane.use.options, "engine " + lane.use.id);
    const auto execution =
        engine.prepare(made.program, std::make_shared<const Inputs>(mandelbrotInputs(work)), options);
    execution->run(0, 1);

    std::vector<float> smooth(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (std::int64_t band = 0; band < made.program.stepsPerEpoch(); ++band) {
        if (stop.stop_requested())
            throw Cancelled();
        const double start = clock.now();
        execution->run(band, 1);
        lane.seconds += clock.now() - start;
        lane.bandEnds.push_back(lane.seconds);
        // Reading it back and colouring are the picture's, not the race's.
        const std::int64_t first = band * lane.rowsPerBand;
        const std::int64_t points = std::min<std::int64_t>(lane.rowsPerBand, height - first) * width;
        const auto read = [&](TensorId id) {
            auto values = execution->read(id);
            values.resize(static_cast<std::size_t>(lane.rowsPerBand * width));
            return values;
        };
        const auto counts = read(made.program.output);
        smoothCounts(counts.data(), read(made.re).data(), read(made.im).data(), points, work.horizon, Inside::Zero,
                     smooth.data() + first * width);
        const auto done = execution->read(made.program.countedItems);
        for (std::size_t row = 0; row < std::min(done.size(), static_cast<std::size_t>(points / width)); ++row)
            lane.iterations += static_cast<double>(done[row]);
    }
    lane.image = QImage(place.size, QImage::Format_RGB32);
    FlatColours(paletteByName(look.palette.toStdString()), look.phase)
        .colour(smooth.data(), static_cast<std::int64_t>(smooth.size()), reinterpret_cast<Colour *>(lane.image.bits()));
}

} // namespace

int RaceLane::rowsAt(double time) const
{
    const auto ready = std::upper_bound(bandEnds.begin(), bandEnds.end(), time) - bandEnds.begin();
    return std::min(static_cast<int>(ready) * rowsPerBand, image.height());
}

std::vector<EngineUse> usualLanes(const EngineRegistry &engines)
{
    std::vector<EngineUse> uses;
    if (engines.find("reference"))
        uses.push_back({"reference", {}, {}});
    if (const Engine *cpu = engines.find("cpu")) {
        ParameterValues one;
        one.set("threads", std::int64_t{1});
        const ParameterSpec *threads = cpu->description().options.find("threads");
        if (threads && threads->maximum > 1)
            uses.push_back({"cpu", one, {}});
        uses.push_back({"cpu", {}, {}});
    }
    for (const auto &engine : engines.engines()) {
        const EngineDescription &description = engine->description();
        if (description.kind == EngineKind::Gpu && description.unavailable.empty() && !description.predicted) {
            uses.push_back({description.id, {}, {}});
            break;
        }
    }
    return uses;
}

std::vector<RaceLane> runRace(const MandelbrotPlace &place, const Look &look, const std::vector<EngineUse> &uses,
                              const EngineRegistry &engines, Clock &clock, const std::function<void(int)> &progress,
                              std::stop_token stop)
{
    std::vector<RaceLane> lanes;
    for (const EngineUse &use : uses) {
        RaceLane lane;
        lane.use = use;
        try {
            Engine &engine = engines.require(use.id);
            lane.label = coreText(engine.labelFor(engine.description().options.complete(use.options, use.id)));
            runLane(lane, place, look, engine, clock, stop);
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &error) {
            lane.problem = QString::fromStdString(error.what());
        }
        lanes.push_back(std::move(lane));
        if (progress)
            progress(static_cast<int>(lanes.size()));
    }
    return lanes;
}

double speedUpOf(const std::vector<RaceLane> &lanes, std::size_t lane)
{
    const auto base =
        std::find_if(lanes.begin(), lanes.end(), [](const RaceLane &one) { return one.problem.isEmpty(); });
    if (base == lanes.end() || !lanes[lane].problem.isEmpty() || !(lanes[lane].seconds > 0))
        return 0;
    return base->seconds / lanes[lane].seconds;
}

} // namespace overtake
