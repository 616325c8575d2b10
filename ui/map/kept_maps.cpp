// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/kept_maps.h"

namespace overtake
{
namespace
{

constexpr std::size_t mapsKept = 8;

/// All is equal but where the cross stands and how far the axes go.
bool sameMap(const Study &a, const Study &b, const std::string &secondKey)
{
    if (a.workload != b.workload || a.sweepKey != b.sweepKey || !b.parameters.has(secondKey))
        return false;
    Study moved = a;
    moved.parameters.set(secondKey, b.parameters.at(secondKey));
    return sameCurve(moved, b);
}

} // namespace

void KeptMaps::keep(KeptMap map)
{
    std::erase_if(m_maps, [&](const KeptMap &old) {
        return old.secondKey == map.secondKey && sameMap(old.study, map.study, map.secondKey);
    });
    if (m_maps.size() >= mapsKept)
        m_maps.erase(m_maps.begin());
    m_maps.push_back(std::move(map));
}

void KeptMaps::update(const Study &study, const std::string &secondKey, std::shared_ptr<const SpeedUpMap> map)
{
    for (KeptMap &kept : m_maps)
        if (kept.secondKey == secondKey && sameMap(kept.study, study, secondKey))
            kept.map = map;
}

const KeptMap *KeptMaps::find(const Study &study, const std::string &secondKey) const
{
    for (const KeptMap &map : m_maps)
        if (map.secondKey == secondKey && sameMap(map.study, study, secondKey))
            return &map;
    return nullptr;
}

} // namespace overtake
