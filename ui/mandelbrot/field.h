// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The smooth counts of a picture, and which of its pixels are exact; the others show the nearest coarse one. Used by
// the thread that renders.
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
    std::int64_t moveTo(const MandelbrotPlace &place, bool doublePrecision);
    /// Forgets everything: another engine computes.
    void clear();

    const MandelbrotPlace &place() const { return m_place; }
    bool isDouble() const { return m_double; }
    const std::vector<float> &smooth() const { return m_smooth; }
    /// Rectangles that cover all pixels which are not exact, rows from the top.
    std::vector<QRect> missing() const;

    /// `values`: rect.width() * rect.height() of them.
    void setExact(const QRect &rect, const float *values);
    /// Fills the missing pixels of `rect`: each value stands for `stride` columns and rows.
    void setCoarse(const QRect &rect, int stride, const std::vector<float> &values, int columns);

private:
    MandelbrotPlace m_place;
    bool m_double = false;
    std::vector<float> m_smooth;
    std::vector<std::uint8_t> m_exact;
};

} // namespace overtake
