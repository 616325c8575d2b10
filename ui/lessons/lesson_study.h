// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Between what a lesson or a link holds and the study that the window shows.
#pragma once

#include "lessons/state.h"
#include "study/study.h"
#include "words/shared.h"

namespace overtake
{

Study studyOf(const Work &work);

/// Its points in the study's range, with their crossovers: the curve may have others, of a wider range before.
Shared<Sweep> inRangeOf(const Study &study, Shared<Sweep> sweep);

/// Here: an engine's own id. Anywhere: "gpu" for the first GPU, so that it opens on a machine with another one.
enum class EngineNames { Here, Anywhere };
/// Values that differ from the preset or the defaults; files of the user's own are left out.
WorkState stateOf(const Study &study, const EngineRegistry &registry, EngineNames names);

} // namespace overtake
