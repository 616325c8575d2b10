// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/curve_store.h"

#include <functional>

class QWidget;

namespace overtake
{

class Autosave;
class ResultView;
class StudyModel;

/// Reads, beside the window's thread, what a window that was killed left: these curves are in the list, and the user
/// is asked once what becomes of them; `show` is called for the one to be shown. All must outlive `autosave`.
void takeOverUnsaved(Autosave &autosave, CurveStore &curves, const StudyModel &model, ResultView &results,
                     QWidget &window, std::function<void(CurveId)> show);

} // namespace overtake
