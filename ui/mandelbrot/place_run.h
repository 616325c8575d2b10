// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pixels of a place on an engine, some rows in a step: for the picture on show, a file and the race. Any thread, if
// it has the turn among those that use engines.
#pragma once

#include "mandelbrot/place.h"
#include "measure/measurement.h"
#include "registry/engine_registry.h"
#include "workloads/mandelbrot.h"

#include <QRect>
#include <memory>
#include <string>
#include <vector>

namespace overtake
{

class PlaceRun
{
public:
    /// `pixels` of the place's picture; with a stride, one for each square of so many. Throws Error.
    PlaceRun(const EngineRegistry &engines, const EngineUse &use, const MandelbrotPlace &place, const QRect &pixels,
             std::int64_t rowsPerStep, std::int32_t shortcuts = 0, int stride = 1);
    PlaceRun(const PlaceRun &) = delete;
    PlaceRun &operator=(const PlaceRun &) = delete;

    std::int64_t columns() const { return static_cast<std::int64_t>(m_work.x.size()); }
    std::int64_t steps() const { return m_made.program.stepsPerEpoch(); }
    void run(std::int64_t step) { m_execution->run(step, 1); }
    Execution &execution() const { return *m_execution; }

    struct Rows {
        std::int64_t first = 0, count = 0;
        std::vector<float> counts; ///< 0: inside
        std::vector<float> smooth; ///< below 0: inside (picture/smooth_count.h)
        double iterations = 0;     ///< really done
        bool isWhole = true;
    };
    /// Result of a step that has run. What the engine does not give is 0.
    Rows read(std::int64_t step) const;
    /// The same. Throws Error if the engine does not give all of it.
    Rows readWhole(std::int64_t step) const;

private:
    std::string m_engine;
    MandelbrotWork m_work;
    std::int64_t m_rowsPerStep;
    MandelbrotProgram m_made; ///< outlives the execution
    std::unique_ptr<Execution> m_execution;
};

} // namespace overtake
