// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Composes a picture: one chart or all three, a legend for what the charts do not label themselves, and the caption.
// Text grows with the picture, so that it can be read at the size chosen.
#pragma once

#include "export/chart_export.h"

#include <qcustomplot.h>

namespace overtake
{

/// Fills the rectangle from (0, 0) to the options' width and height.
void paintPicture(QCPPainter &painter, const ChartSnapshot &snapshot, const PictureOptions &options);

} // namespace overtake
