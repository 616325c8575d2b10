// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Between what a lesson or a link holds and the study that the window shows.
#pragma once

#include "lessons/state.h"
#include "study/study.h"

namespace overtake
{

Study studyOf(const Work &work);

} // namespace overtake
