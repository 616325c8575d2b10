// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/kept_maps.h"

#include <algorithm>

namespace overtake
{
namespace
{

constexpr std::size_t mapsKept = 8;

} // namespace

bool KeptMap::isOf(const Study &other, const std::string &otherKey) const
{
    if (isRetired || secondKey != otherKey || study.workload != other.workload || study.sweepKey != other.sweepKey ||
        !other.parameters.has(secondKey))
        return false;
    Study moved = study;
    moved.parameters.set(secondKey, other.parameters.at(secondKey));
    return sameCurve(moved, other);
}

void KeptMaps::keep(KeptMap map)
{
    std::erase_if(m_maps, [&](const KeptMap &old) {
        const bool isPartOfIt = map.measurement != 0 && old.measurement == map.measurement;
        return isPartOfIt || (old.isOf(map.study, map.secondKey) &&
                              (!old.isUnsaved() || (!map.opened && old.measurement == map.measurement)));
    });
    while (m_maps.size() >= mapsKept) {
        const auto oldest = std::ranges::find_if(m_maps, [](const KeptMap &old) { return !old.isUnsaved(); });
        if (oldest == m_maps.end())
            break;
        m_maps.erase(oldest);
    }
    m_maps.push_back(std::move(map));
}

void KeptMaps::setSaved(const std::shared_ptr<const SpeedUpMap> &map, const QString &path)
{
    for (KeptMap &kept : m_maps)
        if (kept.map == map)
            kept.path = path;
}

const KeptMap *KeptMaps::find(const Study &study, const std::string &secondKey, int before) const
{
    for (auto map = m_maps.rbegin(); map != m_maps.rend(); ++map)
        if (map->isOf(study, secondKey) && before-- == 0)
            return &*map;
    return nullptr;
}

void KeptMaps::showPrevious(const Study &study, const std::string &secondKey)
{
    const auto isSame = [&](const KeptMap &one) { return one.isOf(study, secondKey); };
    const auto oldest = std::ranges::find_if(m_maps, isSame);
    const auto afterNewest = std::find_if(m_maps.rbegin(), m_maps.rend(), isSame).base();
    if (oldest < afterNewest)
        std::rotate(oldest, afterNewest - 1, afterNewest);
}

void KeptMaps::retire(const std::function<bool(const EngineUse &)> &isOfWorker)
{
    for (KeptMap &map : m_maps) {
        const std::vector<EngineUse> uses = enginesToMeasure(map.study);
        if (!map.opened && std::ranges::any_of(uses, isOfWorker))
            map.isRetired = true;
    }
}

} // namespace overtake
