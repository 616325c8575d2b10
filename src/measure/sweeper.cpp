// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/sweeper.h"

#include "measure/failed_point.h"
#include "measure/messages.h"
#include "measure/time_left.h"
#include "text/error.h"
#include "text/format.h"
#include "workloads/divisibility.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace overtake
{

namespace
{

/// Extra points for one change of sign: eight halvings narrow even a 200 000-fold step to 5 %.
constexpr int mostPointsPerCrossing = 8;

double numberOf(const ParameterValue &value)
{
    const auto *whole = std::get_if<std::int64_t>(&value);
    return whole ? static_cast<double>(*whole) : std::get<double>(value);
}

std::vector<double> distinct(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// One sweep under way.
class SweepRun
{
public:
    SweepRun(Measurer &measurer, Clock &clock, const Workload &workload, const SweepRequest &request,
             const MeasureOptions &options, const SweepCallbacks &callbacks)
        : m_measurer(measurer), m_clock(clock), m_workload(workload), m_request(request), m_options(options),
          m_callbacks(callbacks), m_spec(workload.parameters().require(request.key, "workload " + workload.id())),
          m_timeLeft(options.rule->budget() * static_cast<double>(request.engines.size())), m_start(clock.now())
    {
        requireSweepable(m_spec);
        if (request.values.empty())
            throw UsageError(sentence("The sweep over %1 has no values.", request.key));
        for (const double value : request.values) {
            // A value out of range is an error here; clamping it would hide that.
            workload.parameters().check(m_spec, m_spec.kind == ParameterKind::Integer
                                                    ? ParameterValue(static_cast<std::int64_t>(std::llround(value)))
                                                    : ParameterValue(value));
            m_pending.push_back(numberOf(valueFromNumber(m_spec, value)));
        }
        m_pending = distinct(std::move(m_pending));

        m_sweep.workload = workload.id();
        m_sweep.preset = request.preset;
        m_sweep.parameters = workload.parameters().complete(request.parameters, "workload " + workload.id());
        m_sweep.key = request.key;
        m_sweep.engines = request.engines;
        m_sweep.crossovers.resize(request.engines.size());
    }

    Sweep run()
    {
        while (!m_pending.empty() && !m_sweep.cancelled) {
            const double value = m_pending.front();
            if (isOutOfTime())
                skip(value);
            else
                measure(value, false);
            m_pending.erase(m_pending.begin());
        }
        m_wrong.throwIfAll(m_sweep.points.size()); // the cause is not the values
        if (m_request.refine)
            refine();
        return std::move(m_sweep);
    }

private:
    bool isOutOfTime() const
    {
        return m_request.budgetSeconds > 0 && m_clock.now() - m_start >= m_request.budgetSeconds;
    }

    ParameterValues parametersAt(double value) const
    {
        ParameterValues parameters = m_sweep.parameters;
        parameters.set(m_spec.key, valueFromNumber(m_spec, value));
        return parameters;
    }

    void measure(double value, bool refined)
    {
        if (m_options.stop.stop_requested()) {
            m_sweep.cancelled = true;
            return;
        }
        reportProgress(value, refined);
        const double start = m_clock.now();
        Comparison comparison =
            m_wrong.compare(m_measurer, m_workload, parametersAt(value), m_request.engines, m_options);
        learn(value, m_clock.now() - start, comparison);
        const auto &all = comparison.measurements;
        m_sweep.cancelled = std::any_of(all.begin(), all.end(), [](const Measurement &measurement) {
            return measurement.status == PointStatus::Cancelled;
        });
        insert({value, refined, std::move(comparison)});
    }

    void learn(double value, double seconds, const Comparison &comparison)
    {
        double roundSeconds = 0;
        std::size_t samples = 0;
        for (const auto &measurement : comparison.measurements) {
            if (measurement.status == PointStatus::Measured)
                roundSeconds += measurement.step.median;
            samples = std::max(samples, measurement.samples.size());
        }
        m_timeLeft.add(value, seconds, roundSeconds, samples);
    }

    void skip(double value)
    {
        const std::string reason = message("sweep-budget", {formatSeconds(m_request.budgetSeconds)});
        insert({value, false, m_measurer.skipped(m_workload, parametersAt(value), m_request.engines, reason)});
    }

    void insert(SweepPoint point)
    {
        auto &points = m_sweep.points;
        const auto place = std::upper_bound(points.begin(), points.end(), point.value,
                                            [](double value, const SweepPoint &other) { return value < other.value; });
        const auto inserted = points.insert(place, std::move(point));
        for (std::size_t engine = 1; engine < m_sweep.engines.size(); ++engine)
            m_sweep.crossovers[engine] = findCrossover(points, engine, axisNumbersOf(m_sweep));
        if (m_callbacks.point)
            m_callbacks.point(m_sweep, static_cast<std::size_t>(inserted - points.begin()));
    }

    void refine()
    {
        for (std::size_t engine = 1; engine < m_sweep.engines.size(); ++engine) {
            // Each bracket of the first points is refined separately, even if it turns out to contain several.
            const auto brackets = m_sweep.crossovers[engine].brackets;
            for (const auto &bracket : brackets) {
                for (int extra = 0; extra < mostPointsPerCrossing; ++extra) {
                    const auto value = refinementWithin(bracket, engine);
                    if (!value || isOutOfTime() || m_sweep.cancelled)
                        break;
                    measure(*value, true);
                }
            }
        }
    }

    std::optional<double> refinementWithin(const Crossover::Bracket &outer, std::size_t engine) const
    {
        for (const auto &bracket : m_sweep.crossovers[engine].brackets) {
            if (bracket.low < outer.low || bracket.high > outer.high)
                continue;
            if (const auto value = refinementOf(bracket, engine))
                return value;
        }
        return std::nullopt;
    }

    /// Where to measure next to narrow a bracket; nothing when it is narrow enough. Points inside it that were too
    /// close to call stay inside: then the wider of the gaps beside them is halved, so that the edges close in on them.
    std::optional<double> refinementOf(const Crossover::Bracket &bracket, std::size_t engine) const
    {
        double lowestInside = bracket.high;
        double highestInside = bracket.low;
        for (const auto &point : m_sweep.points) {
            const bool isTooClose = point.comparison.speedUps[engine].verdict == Verdict::TooClose;
            if (isTooClose && point.value > bracket.low && point.value < bracket.high) {
                lowestInside = std::min(lowestInside, point.value);
                highestInside = std::max(highestInside, point.value);
            }
        }
        auto below = halved(bracket.low, lowestInside);
        auto above = halved(highestInside, bracket.high);
        if (below && above)
            return lowestInside * highestInside > bracket.low * bracket.high ? below : above;
        return below ? below : above;
    }

    /// The geometric middle; nothing when the gap is narrow or its middle was tried before and failed.
    std::optional<double> halved(double low, double high) const
    {
        if (isNarrowBracket(low, high, axisNumbersOf(m_sweep)))
            return std::nullopt;
        const double middle =
            nearestFitting(fittingNumbers(m_workload, m_sweep.parameters, m_spec.key),
                           numberOf(valueFromNumber(m_spec, low > 0 ? std::sqrt(low * high) : (low + high) / 2)));
        const auto &points = m_sweep.points;
        const bool wasTried =
            std::any_of(points.begin(), points.end(), [&](const SweepPoint &point) { return point.value == middle; });
        return wasTried ? std::nullopt : std::optional(middle);
    }

    void reportProgress(double value, bool refining) const
    {
        if (!m_callbacks.progress)
            return;
        SweepProgress progress;
        progress.pointsDone = static_cast<int>(m_sweep.points.size());
        progress.pointsExpected = progress.pointsDone + static_cast<int>(m_pending.size());
        for (const double pending : m_pending)
            progress.secondsLeft += m_timeLeft.secondsAt(pending);
        if (m_request.refine) {
            for (const auto &crossover : m_sweep.crossovers) {
                for (const auto &bracket : crossover.brackets) {
                    const int extra = halvingsOf(bracket);
                    progress.pointsExpected += extra;
                    progress.secondsLeft += extra * m_timeLeft.secondsAt(bracket.high);
                }
            }
        }
        if (m_request.budgetSeconds > 0)
            progress.secondsLeft = std::min(progress.secondsLeft, m_request.budgetSeconds - (m_clock.now() - m_start));
        progress.value = value;
        progress.refining = refining;
        m_callbacks.progress(progress);
    }

    int halvingsOf(const Crossover::Bracket &bracket) const
    {
        int count = 0;
        double low = bracket.low;
        while (count < mostPointsPerCrossing && !isNarrowBracket(low, bracket.high, axisNumbersOf(m_sweep))) {
            low = low > 0 ? std::sqrt(low * bracket.high) : (low + bracket.high) / 2;
            ++count;
        }
        return count;
    }

    Measurer &m_measurer;
    Clock &m_clock;
    const Workload &m_workload;
    const SweepRequest &m_request;
    const MeasureOptions &m_options;
    const SweepCallbacks &m_callbacks;
    const ParameterSpec &m_spec;
    TimeLeft m_timeLeft;
    double m_start;
    std::vector<double> m_pending; ///< first points still to come, ascending
    Sweep m_sweep;
    WrongPoints m_wrong;
};

} // namespace

Sweeper::Sweeper(Measurer &measurer, Clock &clock) : m_measurer(measurer), m_clock(clock) {}

Sweep Sweeper::run(const Workload &workload, const SweepRequest &request, const MeasureOptions &options,
                   const SweepCallbacks &callbacks)
{
    return SweepRun(m_measurer, m_clock, workload, request, options, callbacks).run();
}

std::vector<double> sweepValues(const ParameterSpec &spec, double from, double to, int points)
{
    requireSweepable(spec);
    if (points < 1)
        throw UsageError(sentence("A sweep needs at least 1 point."));
    const ParameterTable table({spec});
    for (const double end : {from, to})
        table.check(spec, table.parse(spec, toText(ParameterValue(end))));
    const bool geometric = spec.scale == Scale::Logarithmic && from > 0 && to > 0;
    std::vector<double> values;
    for (int i = 0; i < points; ++i) {
        const double share = points > 1 ? static_cast<double>(i) / (points - 1) : 0;
        const double value = geometric ? from * std::pow(to / from, share) : std::lerp(from, to, share);
        values.push_back(numberOf(valueFromNumber(spec, value)));
    }
    return distinct(std::move(values));
}

} // namespace overtake
