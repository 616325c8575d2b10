// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures as files: PNG, SVG or PDF, light, whatever the window's theme, the caption below. A picture is painted on
// the window's thread; its file, which takes longer, can be made on any. Files are written whole or not at all;
// failures throw Error. Needs a QApplication, a display is not needed (platform "offscreen"). Sizes in pixels; `scale`
// multiplies the pixels, not the layout.
#pragma once

#include "charts/sheet.h"
#include "report/run_file.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>

namespace overtake
{

inline constexpr int smallestPictureSide = 200;
inline constexpr int largestPictureSide = 8192;
inline constexpr double smallestPictureScale = 0.25;
inline constexpr double largestPictureScale = 8;

struct PictureOptions {
    int width = 1280;
    int height = 800;
    double scale = 1;
};

enum class PictureFormat { Png, Svg, Pdf };

/// A picture with its caption as pixels, or as the content of an SVG or PDF file.
struct PaintedPicture {
    QImage image;
    std::map<std::string, std::string> texts; ///< for a PNG file
    QByteArray document;                      ///< where there is no image
};

/// Window thread. Throws UsageError when a size is out of range, Error when there are too many pixels; so do all that
/// take a Picture.
PaintedPicture paintPicture(const Picture &picture, const PictureOptions &options, PictureFormat format);
/// Any thread. `progress` gets 0 to 1, of a PNG. Throws Cancelled when stopped.
void writePicture(const PaintedPicture &picture, const QString &path, const std::function<void(double)> &progress = {},
                  const std::stop_token &stop = {});

/// `scale`: other than that of the options, for a preview.
QImage renderPicture(const Picture &picture, const PictureOptions &options, std::optional<double> scale = {});

/// The whole of `overtake --export RUN.json --chart NAME --png FILE`: returns the exit status, 0 when written, 1 when a
/// file cannot be read or written, 2 on wrong use; the reason goes to standard error. `chart`: time, throughput,
/// speedup or all.
int exportFromRunFile(const QString &runPath, const QString &chart, const QString &pngPath, int width, int height,
                      double scale);

/// Writes time.png, throughput.png and speedup.png into `folder`, which is made when missing.
void exportAllCharts(const RunRecord &record, const QString &folder);

} // namespace overtake
