// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The points of one curve, all with the same parameters but the swept one: those of a sweep, careful or a first
// outline, and single quick ones where the slider was. Each place has one point: if it was measured again, the better
// stays (measure/compare/one_point.h). Plain data; a copy shares the points, and any thread may read it.
#pragma once

#include "measure/measurement.h"
#include "words/shared.h"

#include <functional>
#include <memory>
#include <vector>

namespace overtake
{

using PointPtr = std::shared_ptr<const SweepPoint>;

class CurvePoints
{
public:
    CurvePoints() = default;
    /// `header` is a sweep without points: workload, parameters, key, engines.
    explicit CurvePoints(Sweep header) : m_sweep(std::move(header)) {}

    const Sweep &sweep() const { return *m_sweep; }
    const std::vector<SweepPoint> &single() const { return *m_single; } ///< ascending in value
    const Shared<Sweep> &sharedSweep() const { return m_sweep; }        ///< for who keeps them
    const Shared<std::vector<SweepPoint>> &sharedSingle() const { return m_single; }
    std::vector<const SweepPoint *> every() const; ///< those of the sweep, then the single ones
    bool isEmpty() const { return m_sweep->points.empty() && m_single->empty(); }
    bool isCareful() const { return m_isCareful; } ///< the sweep is more than an outline
    bool isSwept(double value) const;              ///< the sweep has that very value
    /// Null when there is none. `counts`: which points there are to choose from.
    PointPtr nearest(double value, const std::function<bool(const SweepPoint &)> &counts = {}) const;
    /// Quick points of a moving slider have no profile: of the points that tell most, the nearest; null where none
    /// does.
    PointPtr nearestProfiled(double value) const;
    int changesOfSweep() const { return m_changes; }

    /// Replaces older single points that its marker would hide, unless they are better; a cancelled one changes
    /// nothing.
    void addSingle(double value, const Comparison &comparison);
    /// Adds the single points and this one to the sweep: an outline.
    void addToOutline(double value, const Comparison &comparison);
    /// A careful sweep begins: an outline's points are single ones from now on; those of a careful sweep stay.
    void beginSweep();
    /// All that the sweep has until now. Single points between its ends leave; what was cancelled is left out.
    void setSweep(Shared<Sweep> sweep);
    /// The sweep is whole: points between its ends that it did not measure again leave. Those beyond its ends stay.
    void endSweep();
    /// The sweep was stopped: the points of the outline before it are part of the curve again.
    void stopSweep();

    /// The same points for the engines of `header`, each comparison changed.
    CurvePoints changed(Sweep header, const std::function<void(Comparison &)> &change) const;

    /// A point lacks an engine that was added.
    std::vector<double> placesToComplete() const;
    /// All points as one sweep, with crossovers: for files.
    Shared<Sweep> all() const;

private:
    PointPtr shared(const SweepPoint *point) const;

    Shared<Sweep> m_sweep;
    Shared<std::vector<SweepPoint>> m_single;
    Shared<std::vector<SweepPoint>> m_before; ///< while a sweep is under way: what there was at its places
    std::vector<double> m_swept;              ///< the places of that sweep so far, ascending
    bool m_isCareful = false;
    bool m_wasOutline = false; ///< before the sweep that is under way
    int m_changes = 0;
};

} // namespace overtake
