// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pixels of a small PNG file, to compare with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <png.h>
#include <string>
#include <utility>
#include <vector>

namespace overtake::test
{

struct PngPixels {
    std::size_t width = 0;
    std::vector<std::uint32_t> pixels; ///< 0xRRGGBB, row by row
};

/// Without pixels if the file cannot be read.
inline PngPixels pngPixels(const std::string &path)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, path.c_str()))
        return {};
    image.format = PNG_FORMAT_BGRA; // little-endian: 0xAARRGGBB
    std::vector<std::uint32_t> pixels(std::size_t{image.width} * image.height);
    if (!png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr))
        return {};
    for (std::uint32_t &pixel : pixels)
        pixel &= 0xffffffU;
    return {image.width, std::move(pixels)};
}

} // namespace overtake::test
