// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The smooth counts of a picture (below 0: inside, see picture/smooth_count.h), and how many iterations each of its
// pixels took; those that took none yet show the nearest coarse one. Used by the thread that renders.
#pragma once

#include "mandelbrot/place.h"

#include <QRect>
#include <vector>

namespace overtake
{

class Field
{
public:
    /// Takes over what `place` has in common with what was there before; returns how many pixels that is.
    std::int64_t moveTo(const MandelbrotPlace &place);
    /// Forgets everything: another engine computes.
    void clear();

    const MandelbrotPlace &place() const { return m_place; }
    const std::vector<float> &smooth() const { return m_smooth; }
    /// Iterations of all exact pixels: counts by the definition.
    double iterations() const;
    /// Rectangles that cover all pixels which are not exact, rows from the top.
    std::vector<QRect> missing() const;

    /// `values` and `counts`: rect.width() * rect.height() of them; a count of 0 is inside.
    void setExact(const QRect &rect, const float *values, const float *counts);
    /// Fills the missing pixels of `rect`: each value stands for `stride` columns and rows.
    void setCoarse(const QRect &rect, int stride, const std::vector<float> &values, int columns);

private:
    MandelbrotPlace m_place;
    std::vector<float> m_smooth;
    std::vector<std::int32_t> m_iterations; ///< 0: not exact
};

} // namespace overtake
