// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// render: measures as `measure` does, then writes what was computed: the counts and the picture.
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/selection.h"
#include "data/npy.h"
#include "engines/stop_scope.h"
#include "picture/hill_shade.h"
#include "picture/smooth_count.h"
#include "remote/worker_commands.h"
#include "report/png_file.h"
#include "text/error.h"
#include "workloads/mandelbrot.h"

#include <filesystem>
#include <stop_token>
#include <utility>
#include <vector>

namespace overtake::cli
{
namespace
{

/// One step of the first engine, and what it left.
class Rendered
{
public:
    /// Throws Cancelled, as does writePicture().
    Rendered(const Selection &selection, const EngineUse &use, const EngineRegistry &engines, bool hasPicture,
             const std::stop_token &stop)
        : m_values(selection.parameters), m_width(m_values.integer("width")), m_height(m_values.integer("height"))
    {
        m_values.set("transfers", std::string("resident")); // what is read must not be a copy, for a worker neither
        const MandelbrotProgram made = mandelbrotProgram(
            m_width, m_height, static_cast<std::int32_t>(m_values.integer("iterations")), m_values.real("horizon"),
            m_values.text("precision") == "float64", false, m_height, m_values);
        Engine &engine = engines.require(use.id);
        const auto inputs = std::make_shared<const Inputs>(selection.workload->makeInputs(m_values, stop));
        const auto execution = engine.prepare(made.program, inputs, engine.completed(use.options));
        throwIfStopped(stop);
        execution->run(0, 1);
        throwIfStopped(stop);
        m_counts = execution->read(made.program.output);
        if (!hasPicture)
            return;
        throwIfStopped(stop);
        m_re = execution->read(made.re);
        throwIfStopped(stop);
        m_im = execution->read(made.im);
    }

    void writeCounts(const std::string &path) const
    {
        const std::vector<std::int32_t> whole(m_counts.begin(), m_counts.end());
        writeNpy(path, {m_height, m_width}, whole);
    }

    /// The hill-shaded picture of the reference case. The counts become its heights: a picture may have 268 million
    /// pixels.
    void writePicture(const std::string &path, const std::stop_token &stop) &&
    {
        smoothCounts(m_counts.data(), m_re.data(), m_im.data(), static_cast<std::int64_t>(m_counts.size()),
                     m_values.real("horizon"), Inside::AsFormula, m_counts.data());
        const std::vector<float> heights = std::move(m_counts);
        m_re = {};
        m_im = {};
        const HillShade relief(paletteByName("hot"));
        const ReliefRange range = relief.range(heights.data(), m_width, m_height, 0, m_height);
        PngTexts texts = {{"Software", "Overtake"}, {"Title", "Mandelbrot set"}};
        for (const char *key : {"centre_x", "centre_y", "span", "iterations", "precision"})
            texts[std::string("overtake:") + key] = toText(m_values.at(key));
        // The format of the window's viewer, which can open this place.
        texts["overtake:place"] =
            "x = " + toText(m_values.at("centre_x")) + ", y = " + toText(m_values.at("centre_y")) +
            ", span = " + toText(m_values.at("span")) + ", iterations = " + toText(m_values.at("iterations"));
        PngWriter writer(path, static_cast<std::int32_t>(m_width), static_cast<std::int32_t>(m_height), texts);
        std::vector<Colour> colours(static_cast<std::size_t>(m_width));
        for (std::int64_t row = 0; row < m_height; ++row) {
            throwIfStopped(stop);
            relief.colour(heights.data(), m_width, m_height, row, row + 1, range, colours.data());
            writer.writeRow(colours.data());
        }
        writer.finish();
    }

private:
    ParameterValues m_values;
    std::int64_t m_width;
    std::int64_t m_height;
    std::vector<float> m_counts, m_re, m_im;
};

} // namespace

int render(const CommandLine &line, const Environment &environment)
{
    const Selection selection = selectWork(line);
    if (selection.workload->id() != mandelbrotId)
        throw UsageError(
            sentence("render makes images of the workload mandelbrot only; %1 has none.", selection.workload->id()));
    const std::vector<EngineUse> fallback{{defaultEngine(environment.engines).description().id, {}, {}}};
    const std::vector<EngineUse> engines = selectEngines(line, selection, environment.engines, fallback);
    requireHonest(engines, sentence("An image"));
    const std::string &id = engines.front().id;
    const bool wantsFile = !line.counts.empty() || !line.png.empty();
    if (wantsFile && environment.engines.require(id).description().predicted)
        throw UsageError(sentence("'%1' is a model: it predicts and cannot run anything.", id));
    if (!line.png.empty() && worker::isFramework(std::filesystem::path(id).filename().string()))
        throw UsageError(sentence("'%1' gives the counts only: choose another engine for --png.", id));
    const int status = measure(line, environment);
    if (status != allMeasured || !wantsFile)
        return status;
    const StopScope scope(environment.stop);
    throwIfStopped(environment.stop);
    Rendered rendered(selection, engines.front(), environment.engines, !line.png.empty(), environment.stop);
    throwIfStopped(environment.stop);
    writeEach({{line.counts, [&](const std::string &path) { rendered.writeCounts(path); }},
               {line.png, [&](const std::string &path) { std::move(rendered).writePicture(path, environment.stop); }}});
    return status;
}

} // namespace overtake::cli
