// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the CPU engine keeps images with their channels last, (b, h, w, c) in memory: what convolutions and pooling
// make of them, as their vectors then run over the channels, whatever the width of a picture. Datasets, parameters and
// what other operations make stay as the Program has them. Plain data, made at set-up.
#pragma once

#include "program/program.h"

#include <vector>

namespace overtake
{

/// Copies of an image (b, c, h, w) in the other layout: operations of the laid-out Program.
extern const OperationType ToChannelsLast;
extern const OperationType FromChannelsLast;

struct ImageLayout {
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    Program program;                  ///< the given one with these copies, each before the operation that needs it
                                      ///< first; their tensors stand at the end
    std::vector<std::size_t> givenAs; ///< by operation: its index in the given Program; nowhere: a copy
    std::vector<bool> channelsLast;   ///< by TensorId
};

ImageLayout layOutImages(const Program &program);

/// Of images [firstImage, lastImage) of `shape` (b, c, h, w), whatever the layout in memory.
void toChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage, std::int64_t lastImage);
void fromChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage,
                      std::int64_t lastImage);

} // namespace overtake
