// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A map as a file or on the clipboard: the picture light, whatever the window's theme, with the caption below. Files
// are written whole or not at all; failures throw Error.
#pragma once

#include "charts/map_picture.h"
#include "report/run_file.h"

#include <QImage>
#include <QString>

namespace overtake
{

QImage mapImage(const MapDrawing &drawing, const QString &caption);
/// By the ending of `path`: SVG, CSV (of `record`), else PNG.
void writeMap(const MapDrawing &drawing, const QString &caption, const RunRecord &record, const QString &path);

} // namespace overtake
