// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The teacher's guide as a PDF file in the user's language: two pages of introduction, then two pages for each lesson,
// one for the teacher (from the manual's page on teaching) and a worksheet for the class (from the lesson itself).
// Needs a QGuiApplication.
#pragma once

#include <QString>

namespace overtake
{

/// Throws Error when the file cannot be written.
void writeLessonGuide(const QString &path);

} // namespace overtake
