// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost_table.h"

#include "text/contains.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

namespace
{

constexpr double gap = std::numeric_limits<double>::infinity();

WorkSizes logarithms(const WorkSizes &sizes)
{
    return {std::log(std::max(1.0, sizes[0])), std::log(std::max(1.0, sizes[1])), std::log(std::max(1.0, sizes[2]))};
}

} // namespace

CostTable::CostTable(const std::vector<CostSample> &samples)
{
    for (std::size_t axis = 0; axis < 3; ++axis) {
        auto &values = m_axes[axis];
        for (const CostSample &sample : samples)
            values.push_back(logarithms(sample.sizes)[axis]);
        std::ranges::sort(values);
        values.erase(std::unique(values.begin(), values.end()), values.end());
    }
    m_cells.assign(m_axes[0].size() * m_axes[1].size() * m_axes[2].size(), gap);
    for (const CostSample &sample : samples) {
        const WorkSizes sizes = logarithms(sample.sizes);
        Place place{};
        for (std::size_t axis = 0; axis < 3; ++axis)
            place[axis] =
                static_cast<std::size_t>(std::ranges::lower_bound(m_axes[axis], sizes[axis]) - m_axes[axis].begin());
        double &cell = m_cells[index(place)];
        cell = std::min(cell, std::log(sample.seconds));
    }
    fillGaps(samples);
    makeMonotone();
}

void CostTable::fillGaps(const std::vector<CostSample> &samples)
{
    if (!contains(m_cells, gap))
        return;
    std::vector<CostSample> known; // logarithms
    for (const CostSample &sample : samples)
        known.push_back({logarithms(sample.sizes), std::log(sample.seconds)});
    const std::size_t rows = m_axes[1].size();
    const std::size_t columns = m_axes[2].size();
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (m_cells[i] != gap)
            continue;
        const WorkSizes sizes{m_axes[0][i / columns / rows], m_axes[1][i / columns % rows], m_axes[2][i % columns]};
        double nearest = gap;
        double inProportion = gap;
        double bestRate = gap;
        double least = -gap; // bound by smaller sizes
        double most = gap;   // bound by larger sizes
        for (const CostSample &one : known) {
            double distance = 0;
            double growth = 0;
            bool isSmaller = true;
            bool isLarger = true;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const double step = sizes[axis] - one.sizes[axis];
                distance += std::abs(step);
                growth += step;
                isSmaller = isSmaller && step >= 0;
                isLarger = isLarger && step <= 0;
            }
            if (isSmaller) {
                bestRate = std::min(bestRate, one.seconds + growth);
                least = std::max(least, one.seconds);
            }
            if (isLarger)
                most = std::min(most, one.seconds);
            if (distance < nearest) {
                nearest = distance;
                inProportion = one.seconds + growth;
            }
        }
        m_cells[i] = std::max(least, std::min(most, bestRate != gap ? bestRate : inProportion));
    }
}

/// Makes costs rise with each size: a cell becomes the mean of the highest cost of all smaller sizes and the lowest of
/// all larger ones, which one disturbed sample hardly moves.
void CostTable::makeMonotone()
{
    std::vector<double> rising = m_cells;
    std::vector<double> falling = m_cells;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const std::size_t j = m_cells.size() - 1 - i;
        std::size_t stride = 1;
        for (std::size_t axis = 3; axis-- > 0; stride *= m_axes[axis].size()) {
            if (i / stride % m_axes[axis].size() > 0)
                rising[i] = std::max(rising[i], rising[i - stride]);
            if (j / stride % m_axes[axis].size() + 1 < m_axes[axis].size())
                falling[j] = std::min(falling[j], falling[j + stride]);
        }
    }
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_cells[i] = (rising[i] + falling[i]) / 2;
}

double CostTable::secondsAt(const WorkSizes &sizes) const
{
    const WorkSizes wanted = logarithms(sizes);
    Place low{};
    WorkSizes share{}; // position between two places, 0 to 1
    double beyond = 0;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto &values = m_axes[axis];
        beyond += std::max(0.0, wanted[axis] - values.back());
        if (values.size() == 1)
            continue;
        const double size = std::clamp(wanted[axis], values.front(), values.back());
        const auto above = std::upper_bound(values.begin() + 1, values.end() - 1, size);
        low[axis] = static_cast<std::size_t>(above - values.begin()) - 1;
        share[axis] = (size - values[low[axis]]) / (values[low[axis] + 1] - values[low[axis]]);
    }
    double seconds = beyond;
    for (unsigned corner = 0; corner < 8; ++corner) {
        Place place = low;
        double weight = 1;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const bool isHigh = (corner >> axis & 1U) != 0;
            weight *= isHigh ? share[axis] : 1 - share[axis];
            place[axis] += isHigh ? 1 : 0;
        }
        if (weight > 0)
            seconds += weight * m_cells[index(place)];
    }
    return std::exp(seconds);
}

} // namespace overtake
