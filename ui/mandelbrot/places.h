// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the viewer has been, back and forward, and the well-known places of its menu.
#pragma once

#include "mandelbrot/place.h"

#include <vector>

namespace overtake
{

class PlaceHistory
{
public:
    /// A place that was come to; what lay ahead is forgotten.
    void add(const MandelbrotPlace &place);
    bool canGoBack() const { return m_now > 0; }
    bool canGoForward() const { return m_now + 1 < m_places.size(); }
    const MandelbrotPlace &back() { return m_places[--m_now]; }
    const MandelbrotPlace &forward() { return m_places[++m_now]; }

private:
    std::vector<MandelbrotPlace> m_places;
    std::size_t m_now = 0;
};

struct Bookmark {
    QString name;
    QString place; ///< for placeFromText
};
std::vector<Bookmark> wellKnownPlaces();

} // namespace overtake
