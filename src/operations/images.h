// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common parts of the operations on images: b images, c channels, height h, width w. For the files of this folder.
#pragma once

#include "operations/common.h"

namespace overtake::operations
{

inline bool isImage(const Shape &shape)
{
    return shape.size() == 4;
}

/// A tensor of four dimensions, by its indices.
template <typename Number>
struct Four {
    Number *data;
    const Shape &shape;

    Number &operator()(std::int64_t i, std::int64_t j, std::int64_t k, std::int64_t l) const
    {
        return data[((i * shape[1] + j) * shape[2] + k) * shape[3] + l];
    }
    bool has(std::int64_t row, std::int64_t column) const
    {
        return row >= 0 && row < shape[2] && column >= 0 && column < shape[3];
    }
};

inline Four<const float> imageIn(const LoopArguments &a, std::size_t i)
{
    return {a.in(i), a.shape(i)};
}

inline Four<float> imageOut(const LoopArguments &a)
{
    return {a.out(), a.outShape()};
}

/// body(i, j, k, l) for all indices of `shape`.
template <typename Body>
void forAll(const Shape &shape, const Body &body)
{
    for (std::int64_t i = 0; i < shape[0]; ++i) {
        for (std::int64_t j = 0; j < shape[1]; ++j) {
            for (std::int64_t k = 0; k < shape[2]; ++k)
                for (std::int64_t l = 0; l < shape[3]; ++l)
                    body(i, j, k, l);
        }
    }
}

inline const std::vector<Shape> &oddImages()
{
    static const std::vector<Shape> shapes = {{1, 1, 2, 2},    {3, 1, 5, 7},   {2, 3, 4, 4},   {1, 17, 3, 9},
                                              {5, 16, 8, 8},   {2, 31, 6, 13}, {7, 32, 3, 3},  {3, 5, 33, 2},
                                              {33, 2, 11, 10}, {4, 67, 9, 17}, {32, 8, 15, 15}};
    return shapes;
}

struct ConvolutionCase {
    Shape x;
    std::int64_t filters = 1;
    std::int64_t size = 1;
    std::int64_t padding = 0;

    Shape weights() const { return {filters, x[1], size, size}; }
    Shape y() const { return {x[0], filters, x[2] + 2 * padding - size + 1, x[3] + 2 * padding - size + 1}; }
};

const std::vector<ConvolutionCase> &oddConvolutions();

} // namespace overtake::operations
