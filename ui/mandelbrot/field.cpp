// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/field.h"

#include <algorithm>
#include <numeric>

namespace overtake
{
namespace
{

using Iterations = std::vector<std::int32_t>::const_iterator;

std::int64_t exactOf(Iterations begin, Iterations end)
{
    return std::count_if(begin, end, [](std::int32_t iterations) { return iterations != 0; });
}

} // namespace

std::int64_t Field::moveTo(const MandelbrotPlace &place)
{
    const auto width = static_cast<std::int64_t>(place.size.width());
    const auto height = static_cast<std::int64_t>(place.size.height());
    const auto size = static_cast<std::size_t>(width * height);
    const bool same = !m_smooth.empty() && m_place.step == place.step && m_place.iterations == place.iterations &&
                      m_place.needsDouble() == place.needsDouble();
    const auto oldWidth = static_cast<std::int64_t>(m_place.size.width());
    const auto oldHeight = static_cast<std::int64_t>(m_place.size.height());
    const std::int64_t dx = same ? m_place.left - place.left : width; // an old column's place in the new picture
    const std::int64_t dy = same ? place.top - m_place.top : height;
    if (same && dx == 0 && dy == 0 && m_place.size == place.size) {
        m_place = place;
        return exactOf(m_iterations.begin(), m_iterations.end());
    }
    m_place = place;
    std::vector<float> smooth(size, 0.0F);
    std::vector<std::int32_t> iterations(size, 0);
    std::int64_t kept = 0;
    const std::int64_t first = std::max<std::int64_t>(0, dx);
    const std::int64_t last = std::min(width, oldWidth + dx);
    for (std::int64_t row = std::max<std::int64_t>(0, dy); row < std::min(height, oldHeight + dy) && first < last;
         ++row) {
        const auto from = (row - dy) * oldWidth + first - dx;
        std::copy_n(m_smooth.begin() + from, last - first, smooth.begin() + row * width + first);
        std::copy_n(m_iterations.begin() + from, last - first, iterations.begin() + row * width + first);
        kept += exactOf(iterations.begin() + row * width + first, iterations.begin() + row * width + last);
    }
    m_smooth = std::move(smooth);
    m_iterations = std::move(iterations);
    return kept;
}

void Field::clear()
{
    m_smooth.clear();
    m_iterations.clear();
}

std::vector<QRect> Field::missing() const
{
    std::vector<QRect> rects;
    const int width = m_place.size.width();
    for (int row = 0; row < m_place.size.height(); ++row) {
        const auto begin = m_iterations.begin() + static_cast<std::ptrdiff_t>(row) * width;
        const auto end = begin + width;
        const auto first = std::find(begin, end, 0);
        if (first == end)
            continue;
        const auto last = std::find(std::make_reverse_iterator(end), std::make_reverse_iterator(begin), 0);
        const int left = static_cast<int>(first - begin);
        const int count = static_cast<int>(last.base() - first);
        if (!rects.empty() && rects.back().bottom() + 1 == row && rects.back().left() == left &&
            rects.back().width() == count)
            rects.back().setBottom(row);
        else
            rects.emplace_back(left, row, count, 1);
    }
    return rects;
}

double Field::iterations() const
{
    return std::accumulate(m_iterations.begin(), m_iterations.end(), 0.0);
}

void Field::setExact(const QRect &rect, const float *values, const float *counts)
{
    const std::int32_t inside = m_place.iterations;
    for (int row = rect.top(); row <= rect.bottom(); ++row, values += rect.width(), counts += rect.width()) {
        const auto at = static_cast<std::ptrdiff_t>(row) * m_place.size.width() + rect.left();
        std::copy_n(values, rect.width(), m_smooth.begin() + at);
        std::transform(counts, counts + rect.width(), m_iterations.begin() + at,
                       [=](float count) { return count > 0 ? static_cast<std::int32_t>(count) + 1 : inside; });
    }
}

void Field::setCoarse(const QRect &rect, int stride, const std::vector<float> &values, int columns)
{
    for (int row = rect.top(); row <= rect.bottom(); ++row) {
        const auto from = static_cast<std::size_t>((row - rect.top()) / stride * columns);
        for (int column = rect.left(); column <= rect.right(); ++column) {
            const auto at = static_cast<std::size_t>(row) * static_cast<std::size_t>(m_place.size.width()) +
                            static_cast<std::size_t>(column);
            if (!m_iterations[at])
                m_smooth[at] = values[from + static_cast<std::size_t>((column - rect.left()) / stride)];
        }
    }
}

} // namespace overtake
