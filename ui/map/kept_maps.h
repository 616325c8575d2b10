// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The last maps, measured here or opened, each with the study and the words that belong to it: going back to a study
// shows its map again. Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "measure/compare/speed_up_map.h"
#include "report/run_file.h"
#include "study/study.h"

#include <QString>
#include <memory>
#include <string>
#include <vector>

namespace overtake
{

struct KeptMap {
    Study study;
    std::string secondKey;
    ChartContext context;
    std::shared_ptr<const SpeedUpMap> map;        ///< null: not a point is measured yet
    std::shared_ptr<const RunRecord> opened = {}; ///< the file's run; null: measured here
    QString path = {};
};

class KeptMaps
{
public:
    /// In place of one of the same study; the oldest goes when there are too many.
    void keep(KeptMap map);
    /// Null when there is none.
    const KeptMap *find(const Study &study, const std::string &secondKey) const;
    /// Replaces the points of the map by those measured so far; does nothing if there is no such map.
    void update(const Study &study, const std::string &secondKey, std::shared_ptr<const SpeedUpMap> map);

private:
    std::vector<KeptMap> m_maps; ///< the newest last
};

} // namespace overtake
