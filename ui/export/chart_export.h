// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures as files: PNG, SVG or PDF, light, whatever the window's theme, the caption below. Files are written whole or
// not at all; failures throw Error. Needs a QApplication, a display is not needed (platform "offscreen"). Sizes in
// pixels; `scale` multiplies the pixels, not the layout.
#pragma once

#include "charts/sheet.h"
#include "report/run_file.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

namespace overtake
{

struct PictureOptions {
    int width = 1280;
    int height = 800;
    double scale = 1;
    bool dark = false;
};

enum class PictureFormat { Png, Svg, Pdf };

/// In pixels, of a PNG.
QSize pictureSize(const PictureOptions &options);

/// Throws UsageError when a size is out of range, Error when it does not fit in memory; so do the next two.
QImage renderPicture(const Picture &picture, const PictureOptions &options);
/// The file's content.
QByteArray encodePicture(const Picture &picture, const PictureOptions &options, PictureFormat format);
void writePicture(const Picture &picture, const PictureOptions &options, PictureFormat format, const QString &path);

/// The whole of `overtake --export RUN.json --chart NAME --png FILE`: returns the exit status, 0 when written, 1 when a
/// file cannot be read or written, 2 on wrong use; the reason goes to standard error. `chart`: time, throughput,
/// speedup or all.
int exportFromRunFile(const QString &runPath, const QString &chart, const QString &pngPath, int width, int height,
                      double scale);

/// Writes time.png, throughput.png and speedup.png into `folder`, which is made when missing.
bool exportAllCharts(const RunRecord &record, const QString &folder, QString *error);

} // namespace overtake
