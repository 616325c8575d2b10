// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures of any size as PNG files: computed in bands and written row by row, so that memory does not grow with the
// picture. The place is in the file's text chunks. Any thread.
#pragma once

#include "charts/sheet.h"
#include "mandelbrot/renderer.h"
#include "report/png_file.h"

#include <functional>
#include <stop_token>

namespace overtake
{

constexpr int mostPictureSide = 16384;

/// Writes the picture of request.place, whose size is that of the file. `progress` gets 0 to 1. Throws Error, and
/// Cancelled when stopped; then no file is left behind.
void writePicture(const QString &path, const RenderRequest &request, const EngineRegistry &engines,
                  const std::function<void(double)> &progress, std::stop_token stop);
/// The same as a sheet, for the dialog that asks for size and file. `engines` must outlive it.
Sheet computedSheet(const EngineRegistry &engines, const RenderRequest &request);

/// Texts in the file: the place, and how it was computed.
PngTexts textsOf(const MandelbrotPlace &place);
/// The place in a file that writePicture() wrote. Throws Error when it has none.
QString placeTextOf(const QString &path);

} // namespace overtake
