// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measuring of a sweep or a map under way: the first points, those in doubt again, those that close in on a change
// of the lead, and what is in doubt by then. Values that contradict each other (channels not divisible by the heads),
// or for which the work cannot even be described, make a failed point like any other. Only if all points fail so, the
// first of these errors is thrown. One thread.
#pragma once

#include "measure/compare/repeats.h"
#include "measure/compare/sweeper.h"
#include "text/error.h"

#include <algorithm>
#include <cstddef>
#include <exception>
#include <functional>
#include <tuple>
#include <utility>
#include <vector>

namespace overtake
{

/// `Spot`: what names a point of the Result.
template <typename Request, typename Result, typename Spot>
class PointRun
{
public:
    using Point = typename decltype(Result::points)::value_type;
    using Place = Repeats::Place;

    /// All references outlive this. `progress` may be empty.
    PointRun(Measurer &measurer, Clock &clock, const Workload &workload, const Request &request,
             const MeasureOptions &options, const std::function<void(const SweepProgress &)> &progress)
        : m_measurer(measurer), m_clock(clock), m_workload(workload), m_request(request), m_options(options),
          m_progress(progress), m_start(clock.now()), m_repeats(*options.rule, request.budgetSeconds, clock)
    {
        m_result.workload = workload.id();
        m_result.preset = request.preset;
        m_result.parameters = workload.completed(request.parameters);
        m_result.engines = request.engines;
    }
    virtual ~PointRun() = default;

    Result run()
    {
        measurePending(false);
        if (m_firstError && m_errors == m_result.points.size())
            std::rethrow_exception(m_firstError); // the cause is not the values
        m_repeats.endFirstPass();
        repeatDoubtful();
        refine();
        m_repeats.endRefinement();
        if (repeatDoubtful())
            refine();
        return std::move(m_result);
    }

protected:
    virtual Spot spotOf(const Point &point) const = 0;
    /// The swept values there; 0 for the second of a sweep.
    virtual Place placeOf(Spot spot) const = 0;
    virtual ParameterValues parametersAt(Spot spot) const = 0;
    /// The spots to be measured next.
    virtual std::vector<Spot> &pending() = 0;
    /// Nothing more is to be measured.
    virtual bool isAtEnd() const { return m_result.cancelled; }
    /// The budget was used up before this one.
    virtual void leaveOut(Spot spot) = 0;
    /// Keeps what was measured in `seconds`, unless a cancel left less than is there already.
    virtual void keep(Spot spot, bool refined, Comparison comparison, double seconds) = 0;
    virtual void refine() = 0;
    /// The numbers of points and the time left.
    virtual SweepProgress expected() const = 0;

    void measurePending(bool refined)
    {
        while (!pending().empty() && !isAtEnd()) {
            const Spot spot = pending().front();
            if (m_repeats.isOutOfTime())
                leaveOut(spot);
            else
                measure(spot, refined);
            if (!isAtEnd())
                pending().erase(pending().begin());
        }
    }

    bool isWorthRepeating(const Point &point) const
    {
        return m_repeats.isWorthIt(placeOf(spotOf(point)), point.comparison) && m_repeats.hasTime();
    }

    /// Round by round: what disturbs one point may be over when the others are done. Returns whether there were any.
    bool repeatDoubtful()
    {
        bool any = false;
        for (bool again = true; again;) {
            std::vector<Spot> spots;
            for (const Point &point : m_result.points)
                if (isWorthRepeating(point))
                    spots.push_back(spotOf(point));
            again = false;
            for (const Spot &spot : spots) {
                if (isAtEnd() || !m_repeats.hasTime())
                    return any;
                measure(spot, false);
                any = again = true;
            }
        }
        return any;
    }

    void measure(Spot spot, bool refined)
    {
        if (m_options.stop.stop_requested()) {
            m_result.cancelled = true;
            return;
        }
        const Place place = placeOf(spot);
        if (m_progress) {
            SweepProgress progress = expected();
            std::tie(progress.value, progress.secondValue) = place;
            progress.refining = refined;
            progress.repeating = m_repeats.timesAt(place) > 0;
            m_progress(progress);
        }
        m_repeats.begin(place);
        const double start = m_clock.now();
        MeasureOptions options = m_options;
        options.rule = &m_repeats.ruleAt(place);
        Comparison comparison = compared(parametersAt(spot), options);
        const double seconds = m_clock.now() - start;
        m_result.cancelled = (m_options.keepsStopped && m_options.stop.stop_requested()) ||
                             std::ranges::any_of(comparison.measurements,
                                                 [](const auto &one) { return one.status == PointStatus::Cancelled; });
        m_repeats.note(place, comparison);
        keep(spot, refined, std::move(comparison), seconds);
    }

    double passed() const { return m_clock.now() - m_start; }

    Measurer &m_measurer;
    Clock &m_clock;
    const Workload &m_workload;
    const Request &m_request;
    const MeasureOptions &m_options;
    const std::function<void(const SweepProgress &)> &m_progress;
    double m_start;
    Repeats m_repeats;
    Result m_result;

private:
    Comparison compared(const ParameterValues &parameters, const MeasureOptions &options)
    {
        try {
            return m_measurer.compare(m_workload, parameters, m_request.engines, options);
        } catch (const Cancelled &) {
            throw;
        } catch (const std::exception &) {
            if (!m_firstError)
                m_firstError = std::current_exception();
            ++m_errors;
            Comparison failed = m_measurer.skipped(m_workload, parameters, m_request.engines,
                                                   failureSentence(term(m_workload.label())));
            for (Measurement &measurement : failed.measurements)
                measurement.status = PointStatus::Failed;
            return failed;
        }
    }

    std::exception_ptr m_firstError;
    std::size_t m_errors = 0;
};

} // namespace overtake
