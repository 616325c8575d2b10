// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_study.h"

namespace overtake
{

Study studyOf(const Work &work)
{
    Study study;
    study.workload = work.workload->id();
    study.preset = work.preset;
    study.parameters = work.parameters;
    study.sweepKey = work.axis;
    study.from = work.from;
    study.to = work.to;
    study.sweepValues = work.values;
    for (const EngineUse &use : work.engines)
        study.engines.push_back({use, true});
    return study;
}

} // namespace overtake
