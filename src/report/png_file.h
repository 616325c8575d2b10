// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// PNG files, row by row: a picture of any height is written in the memory of some rows. Atomic (file/atomic_file.h).
// Rows are 8-bit RGB, three bytes a pixel. Texts have a keyword in ASCII and a value in UTF-8: tEXt chunks where that
// is ASCII, too, else iTXt.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace overtake
{

using PngTexts = std::map<std::string, std::string>;

class PngWriter
{
public:
    /// Throws Error when the file cannot be made. `dotsPerMetre`: how large it is on paper; 0: no word of that.
    PngWriter(const std::string &path, std::int32_t width, std::int32_t height, const PngTexts &texts,
              double dotsPerMetre = 0);
    ~PngWriter(); ///< without finish() no file is left behind
    PngWriter(const PngWriter &) = delete;
    PngWriter &operator=(const PngWriter &) = delete;

    /// The next row: pixels as 0xRRGGBB.
    void writeRow(const std::uint32_t *pixels);
    /// After the last row.
    void finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// The texts of a picture. Throws Error naming the file if it is not a PNG.
PngTexts readPngTexts(const std::string &path);

} // namespace overtake
