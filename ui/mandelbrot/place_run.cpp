// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/place_run.h"

#include "picture/smooth_count.h"
#include "text/error.h"

#include <algorithm>
#include <numeric>

namespace overtake
{
namespace
{

MandelbrotWork workFor(const MandelbrotPlace &place, const QRect &pixels, std::int32_t shortcuts, int stride)
{
    MandelbrotWork work;
    for (int i = pixels.left(); i <= pixels.right(); i += stride)
        work.x.push_back(place.x(std::min(i + stride / 2, pixels.right())));
    for (int j = pixels.top(); j <= pixels.bottom(); j += stride)
        work.y.push_back(place.y(std::min(j + stride / 2, pixels.bottom())));
    work.iterations = place.iterations;
    work.doublePrecision = place.needsDouble();
    work.shortcuts = shortcuts;
    return work;
}

} // namespace

PlaceRun::PlaceRun(const EngineRegistry &engines, const EngineUse &use, const MandelbrotPlace &place,
                   const QRect &pixels, std::int64_t rowsPerStep, std::int32_t shortcuts, int stride)
    : m_engine(use.id), m_work(workFor(place, pixels, shortcuts, stride)), m_rowsPerStep(rowsPerStep),
      m_made(mandelbrotProgram(m_work, rowsPerStep))
{
    Engine &engine = engines.require(use.id);
    m_execution = engine.prepare(m_made.program, std::make_shared<const Inputs>(mandelbrotInputs(m_work)),
                                 engine.completed(use.options));
}

PlaceRun::Rows PlaceRun::read(std::int64_t step) const
{
    Rows rows;
    rows.first = step * m_rowsPerStep;
    rows.count = std::min(m_rowsPerStep, static_cast<std::int64_t>(m_work.y.size()) - rows.first);
    const std::int64_t points = rows.count * columns();
    const auto values = [&](TensorId id, std::int64_t count) {
        std::vector<float> all = m_execution->read(id);
        if (all.size() < static_cast<std::size_t>(count)) // a worker's answer may be anything
            rows.isWhole = false;
        all.resize(static_cast<std::size_t>(count));
        return all;
    };
    rows.counts = values(m_made.program.output, points);
    const std::vector<float> re = values(m_made.re, points);
    const std::vector<float> im = values(m_made.im, points);
    const std::vector<float> done = values(m_made.program.countedItems, rows.count);
    rows.iterations = std::accumulate(done.begin(), done.end(), 0.0);
    rows.smooth.resize(rows.counts.size());
    smoothCounts(rows.counts.data(), re.data(), im.data(), points, m_work.horizon, Inside::Negative,
                 rows.smooth.data());
    return rows;
}

PlaceRun::Rows PlaceRun::readWhole(std::int64_t step) const
{
    Rows rows = read(step);
    if (!rows.isWhole)
        throw Error("A defect, please report it: " + m_engine + " gave fewer points than the picture has.");
    return rows;
}

} // namespace overtake
