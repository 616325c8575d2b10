// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The last maps, measured here or opened, each with its study: going back to a study shows its map again. What was
// measured here and is in no file stays: those before of the same study can be shown again. Window thread only.
#pragma once

#include "measure/compare/speed_up_map.h"
#include "report/run_file.h"
#include "study/study.h"

#include <QString>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace overtake
{

struct KeptMap {
    Study study;
    std::string secondKey;
    std::shared_ptr<const SpeedUpMap> map = {};
    std::shared_ptr<const RunRecord> opened = {}; ///< the file's run; null: measured here
    QString path = {};                            ///< opened from it, or saved to it
    int measurement = 0;                          ///< tells apart what was measured here
    std::string date = {};                        ///< when its newest point was measured here: ISO 8601, UTC
    bool isRetired = false;                       ///< one of its workers is another machine now: no study finds it

    /// Measured here, and in no file. A lesson's is not the user's to lose.
    bool isUnsaved() const { return path.isEmpty() && !study.visit; }
    /// All is equal but where the cross stands and how far the axes go.
    bool isOf(const Study &other, const std::string &otherKey) const;
};

class KeptMaps
{
public:
    int newMeasurement() { return ++m_measurements; }
    /// In place of one of the same study, but for one in no file of an earlier measurement. When there are too many,
    /// the oldest goes that is in a file.
    void keep(KeptMap map);
    /// The map is in that file, if it is still kept.
    void setSaved(const std::shared_ptr<const SpeedUpMap> &map, const QString &path);
    /// Null when there is none. `before`: so many of the same study come after it.
    const KeptMap *find(const Study &study, const std::string &secondKey, int before = 0) const;
    /// The newest of the study becomes its oldest.
    void showPrevious(const Study &study, const std::string &secondKey);
    /// Retires what was measured here with one of these engines.
    void retire(const std::function<bool(const EngineUse &)> &isOfWorker);
    const std::vector<KeptMap> &all() const { return m_maps; }

private:
    std::vector<KeptMap> m_maps; ///< the newest last
    int m_measurements = 0;
};

} // namespace overtake
