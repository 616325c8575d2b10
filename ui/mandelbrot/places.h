// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The well-known places of the viewer's menu.
#pragma once

#include <QString>
#include <vector>

namespace overtake
{

struct Bookmark {
    QString name;
    QString place; ///< for placeFromText
};
std::vector<Bookmark> wellKnownPlaces();

} // namespace overtake
