// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/number_scale.h"

#include "text/format.h"
#include "workloads/divisibility.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace overtake
{
namespace
{

// Fine enough that a slider as wide as a screen reaches every value of two digits.
constexpr int finePositions = 1000;
constexpr double smallSeries[] = {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8};
constexpr double largeSeries[] = {1, 2, 5};
constexpr double tolerance = 1e-9;

/// The nearest number of the series above `value`, or below it; of whole numbers only where `whole`.
double neighbourInSeries(double value, std::span<const double> series, bool whole, bool above)
{
    const double least = (whole ? 1 : value * 1e-3) / 10;
    for (double decade = std::pow(10.0, std::floor(std::log10(value))); std::isfinite(decade) && decade > least;
         decade = above ? decade * 10 : decade / 10) {
        for (std::size_t i = 0; i < series.size(); ++i) {
            const double candidate = roundedTo(series[above ? i : series.size() - 1 - i] * decade, 2);
            const bool isPast = above ? candidate > value * (1 + tolerance) : candidate < value * (1 - tolerance);
            if (isPast && (!whole || std::abs(candidate - std::round(candidate)) < tolerance * candidate))
                return candidate;
        }
    }
    return value;
}

} // namespace

NumberScale::NumberScale(const ParameterSpec &spec)
    : m_minimum(spec.minimum), m_maximum(spec.maximum), m_whole(spec.kind == ParameterKind::Integer),
      m_logarithmic(spec.scale == Scale::Logarithmic && spec.minimum > 0),
      m_lastPosition(!m_logarithmic && m_whole && m_maximum - m_minimum < finePositions
                         ? static_cast<int>(m_maximum - m_minimum)
                         : finePositions)
{
}

double NumberScale::clamped(double value) const
{
    return std::clamp(m_whole ? std::round(value) : value, m_minimum, m_maximum);
}

double NumberScale::rounded(double value) const
{
    return clamped(roundedTo(value, 2));
}

int NumberScale::positionOf(double value) const
{
    const double inside = std::clamp(value, m_minimum, m_maximum);
    if (m_maximum <= m_minimum)
        return 0;
    const double share = m_logarithmic ? std::log(inside / m_minimum) / std::log(m_maximum / m_minimum)
                                       : (inside - m_minimum) / (m_maximum - m_minimum);
    return static_cast<int>(std::lround(share * m_lastPosition));
}

double NumberScale::valueAt(int position) const
{
    return nearestFitting(m_fitting, anyValueAt(position));
}

double NumberScale::anyValueAt(int position) const
{
    if (position <= 0 || m_lastPosition == 0)
        return m_minimum;
    if (position >= m_lastPosition)
        return m_maximum;
    const double share = static_cast<double>(position) / m_lastPosition;
    if (m_logarithmic)
        return rounded(m_minimum * std::pow(m_maximum / m_minimum, share));
    const double value = m_minimum + share * (m_maximum - m_minimum);
    return m_lastPosition < finePositions ? clamped(value) : clamped(roundedTo(value, 3));
}

double NumberScale::stepped(double value, int count, Step step) const
{
    const double next = nearestFitting(m_fitting, anyStepped(value, count, step));
    if (m_fitting.empty() || (count > 0 ? next > value : next < value))
        return next;
    // The step was shorter than to the next that fits.
    if (count > 0) {
        const auto above = std::ranges::upper_bound(m_fitting, value);
        return above == m_fitting.end() ? m_fitting.back() : *above;
    }
    const auto here = std::ranges::lower_bound(m_fitting, value);
    return here == m_fitting.begin() ? m_fitting.front() : *std::prev(here);
}

double NumberScale::anyStepped(double value, int count, Step step) const
{
    const auto series =
        step == Step::Small ? std::span<const double>(smallSeries) : std::span<const double>(largeSeries);
    if (!m_logarithmic) {
        const double range = m_maximum - m_minimum;
        const double small = m_whole ? 1 : roundedTo(range / 100, 1);
        const double large = std::max(small, roundedTo(range / 10, 1));
        return clamped(value + count * (step == Step::Small ? small : large));
    }
    double result = std::clamp(value, m_minimum, m_maximum);
    for (int i = 0; i < std::abs(count); ++i)
        result = neighbourInSeries(result, series, m_whole, count > 0);
    return std::clamp(result, m_minimum, m_maximum);
}

} // namespace overtake
