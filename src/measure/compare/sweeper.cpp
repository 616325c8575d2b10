// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/sweeper.h"

#include "measure/compare/one_point.h"
#include "measure/compare/point_run.h"
#include "measure/time/time_left.h"
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

/// The nearest number that the parameter allows.
double allowedNumber(const ParameterSpec &spec, double number)
{
    return *numberIn(valueFromNumber(spec, number));
}

/// One sweep under way. Its spots are values.
class SweepRun : public PointRun<SweepRequest, Sweep, double>
{
public:
    SweepRun(Measurer &measurer, Clock &clock, const Workload &workload, const SweepRequest &request,
             const MeasureOptions &options, const SweepCallbacks &callbacks)
        : PointRun(measurer, clock, workload, request, options, callbacks.progress), m_callbacks(callbacks),
          m_spec(workload.parameter(request.key)),
          m_timeLeft(options.rule->budget() * static_cast<double>(request.engines.size()))
    {
        requireSweepable(m_spec);
        if (request.values.empty())
            throw UsageError(sentence("The sweep over %1 has no values.", request.key));
        std::vector<double> values;
        for (const double value : request.values) {
            // A value out of range is an error here; clamping it would hide that.
            workload.parameters().check(m_spec, m_spec.kind == ParameterKind::Integer
                                                    ? ParameterValue(static_cast<std::int64_t>(std::llround(value)))
                                                    : ParameterValue(value));
            values.push_back(allowedNumber(m_spec, value));
        }
        m_result.pending = distinct(std::move(values));
        m_result.key = request.key;
        m_result.crossovers.resize(request.engines.size());
    }

private:
    double spotOf(const SweepPoint &point) const override { return point.value; }
    Place placeOf(double value) const override { return {value, 0}; }
    ParameterValues parametersAt(double value) const override
    {
        ParameterValues parameters = m_result.parameters;
        parameters.set(m_spec.key, valueFromNumber(m_spec, value));
        return parameters;
    }
    std::vector<double> &pending() override { return m_result.pending; }

    void leaveOut(double value) override
    {
        const Message reason =
            sentence("Skipped: the sweep's time budget of %1 was used up.", formatSeconds(m_request.budgetSeconds));
        insert({value, false, m_measurer.skipped(m_workload, parametersAt(value), m_request.engines, reason)});
    }

    void keep(double value, bool refined, Comparison comparison, double seconds) override
    {
        learn(value, seconds, comparison);
        if (!m_result.cancelled || !pointAt(value)) // a cancel keeps a point that is there already
            insert({value, refined, std::move(comparison)});
    }

    const SweepPoint *pointAt(double value) const
    {
        const auto &points = m_result.points;
        const auto found =
            std::ranges::find_if(points, [value](const SweepPoint &point) { return point.value == value; });
        return found == points.end() ? nullptr : &*found;
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

    void insert(SweepPoint point)
    {
        const std::size_t index = addPoint(m_result.points, std::move(point));
        findCrossovers(m_result);
        if (m_callbacks.point)
            m_callbacks.point(m_result, index);
    }

    void refine() override
    {
        if (!m_request.refine)
            return;
        for (std::size_t engine = 1; engine < m_result.engines.size(); ++engine) {
            // Nothing is closed in on between ends that are in doubt, unless a glance was all that was asked for.
            if (m_result.crossovers[engine].doubt > (m_options.rule->quick() ? Doubt::Quick : Doubt::None))
                continue;
            // Each bracket of the first points is refined separately, even if it turns out to contain several.
            const auto brackets = m_result.crossovers[engine].brackets;
            for (const auto &bracket : brackets) {
                for (int extra = 0; extra < mostPointsPerCrossing; ++extra) {
                    const auto value = refinementWithin(bracket, engine);
                    if (!value || m_repeats.isOutOfTime() || m_result.cancelled)
                        break;
                    measure(*value, true);
                    while (!m_result.cancelled && isWorthRepeating(*pointAt(*value)))
                        measure(*value, true);
                }
            }
        }
    }

    std::optional<double> refinementWithin(const Crossover::Bracket &outer, std::size_t engine) const
    {
        for (const auto &bracket : m_result.crossovers[engine].brackets) {
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
        for (const auto &point : m_result.points) {
            const bool isTooClose = verdictAt(point, engine) == Verdict::TooClose;
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

    Verdict verdictAt(const SweepPoint &point, std::size_t engine) const
    {
        const SpeedUp &speedUp = point.comparison.speedUps[engine];
        return m_options.rule->quick() ? speedUp.leaning() : speedUp.verdict;
    }

    /// The geometric middle; nothing when the gap is narrow or its middle was tried before and failed.
    std::optional<double> halved(double low, double high) const
    {
        if (isNarrowBracket(low, high, axisNumbersOf(m_result)))
            return std::nullopt;
        const double middle = nearestFitting(fittingNumbers(m_workload, m_result.parameters, m_spec.key),
                                             allowedNumber(m_spec, low > 0 ? std::sqrt(low * high) : (low + high) / 2));
        return pointAt(middle) ? std::nullopt : std::optional(middle);
    }

    SweepProgress expected() const override
    {
        SweepProgress progress;
        progress.pointsDone = static_cast<int>(m_result.points.size());
        progress.pointsExpected = progress.pointsDone + static_cast<int>(m_result.pending.size());
        for (const double value : m_result.pending)
            progress.secondsLeft += m_timeLeft.secondsAt(value);
        if (m_request.refine) {
            for (const auto &crossover : m_result.crossovers) {
                for (const auto &bracket : crossover.brackets) {
                    const int extra = halvingsOf(bracket);
                    progress.pointsExpected += extra;
                    progress.secondsLeft += extra * m_timeLeft.secondsAt(bracket.high);
                }
            }
        }
        if (m_request.budgetSeconds > 0)
            progress.secondsLeft = std::min(progress.secondsLeft, m_request.budgetSeconds - passed());
        return progress;
    }

    int halvingsOf(const Crossover::Bracket &bracket) const
    {
        int count = 0;
        double low = bracket.low;
        while (count < mostPointsPerCrossing && !isNarrowBracket(low, bracket.high, axisNumbersOf(m_result))) {
            low = low > 0 ? std::sqrt(low * bracket.high) : (low + bracket.high) / 2;
            ++count;
        }
        return count;
    }

    const SweepCallbacks &m_callbacks;
    const ParameterSpec &m_spec;
    TimeLeft m_timeLeft;
};

} // namespace

std::vector<double> distinct(std::vector<double> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

Sweep runSweep(Measurer &measurer, Clock &clock, const Workload &workload, const SweepRequest &request,
               const MeasureOptions &options, const SweepCallbacks &callbacks)
{
    return SweepRun(measurer, clock, workload, request, options, callbacks).run();
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
        values.push_back(allowedNumber(spec, value));
    }
    return distinct(std::move(values));
}

} // namespace overtake
