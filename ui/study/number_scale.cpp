// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/number_scale.h"

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

double toSignificant(double value, int digits)
{
    if (value == 0)
        return 0;
    const double power = std::pow(10.0, digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value)))));
    return std::round(value * power) / power;
}

/// The nearest number of the series above `value`; of whole numbers only where `whole`.
double nextInSeries(double value, std::span<const double> series, bool whole)
{
    for (double decade = std::pow(10.0, std::floor(std::log10(value))); std::isfinite(decade); decade *= 10) {
        for (const double mantissa : series) {
            const double candidate = toSignificant(mantissa * decade, 2);
            const bool fits = !whole || std::abs(candidate - std::round(candidate)) < tolerance * candidate;
            if (fits && candidate > value * (1 + tolerance))
                return candidate;
        }
    }
    return value;
}

double previousInSeries(double value, std::span<const double> series, bool whole)
{
    const double least = whole ? 1 : value * 1e-3;
    for (double decade = std::pow(10.0, std::floor(std::log10(value))); decade > least / 10; decade /= 10) {
        for (auto mantissa = series.rbegin(); mantissa != series.rend(); ++mantissa) {
            const double candidate = toSignificant(*mantissa * decade, 2);
            const bool fits = !whole || std::abs(candidate - std::round(candidate)) < tolerance * candidate;
            if (fits && candidate < value * (1 - tolerance))
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
    return clamped(toSignificant(value, 2));
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
    return m_lastPosition < finePositions ? clamped(value) : clamped(toSignificant(value, 3));
}

double NumberScale::stepped(double value, int count, Step step) const
{
    const double next = nearestFitting(m_fitting, anyStepped(value, count, step));
    if (m_fitting.empty() || (count > 0 ? next > value : next < value))
        return next;
    // The step was shorter than to the next that fits.
    if (count > 0) {
        const auto above = std::upper_bound(m_fitting.begin(), m_fitting.end(), value);
        return above == m_fitting.end() ? m_fitting.back() : *above;
    }
    const auto here = std::lower_bound(m_fitting.begin(), m_fitting.end(), value);
    return here == m_fitting.begin() ? m_fitting.front() : *std::prev(here);
}

double NumberScale::anyStepped(double value, int count, Step step) const
{
    const auto series =
        step == Step::Small ? std::span<const double>(smallSeries) : std::span<const double>(largeSeries);
    if (!m_logarithmic) {
        const double range = m_maximum - m_minimum;
        const double small = m_whole ? 1 : toSignificant(range / 100, 1);
        const double large = std::max(small, toSignificant(range / 10, 1));
        return clamped(value + count * (step == Step::Small ? small : large));
    }
    double result = std::clamp(value, m_minimum, m_maximum);
    for (int i = 0; i < std::abs(count); ++i)
        result = count > 0 ? nextInSeries(result, series, m_whole) : previousInSeries(result, series, m_whole);
    return std::clamp(result, m_minimum, m_maximum);
}

} // namespace overtake
