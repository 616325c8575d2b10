// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides which images the CPU engine keeps with their channels last, (b, h, w, c) in memory: those that convolutions
// and pooling produce, because their vectors then run over the channels, whatever the width of a picture, and what is
// made of them element by element. Datasets, parameters and the results of other operations keep the Program's layout.
// Plain data, made at set-up.
#pragma once

#include "program/program.h"

#include <vector>

namespace overtake
{

/// Operations that copy an image (b, c, h, w) to the other layout; only a laid-out Program has them.
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

/// Converts images [firstImage, lastImage) of `shape` (b, c, h, w), whatever the layout in memory.
void toChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage, std::int64_t lastImage);
void fromChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage,
                      std::int64_t lastImage);

} // namespace overtake
