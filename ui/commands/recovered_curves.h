// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace overtake
{

class Autosave;
class CurveStore;
class ResultView;
class ShelfPanel;
class StudyModel;

/// Reads, beside the window's thread, what a window that was killed left: these curves are in the list, and the user
/// is asked once what becomes of them. All must outlive `autosave`.
void takeOverUnsaved(Autosave &autosave, CurveStore &curves, const StudyModel &model, ShelfPanel &shelf,
                     ResultView &results, QWidget &window);

} // namespace overtake
