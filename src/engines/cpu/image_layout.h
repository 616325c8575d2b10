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

/// A copy in the other layout, made in every step before the operation that needs it first.
struct LayoutChange {
    std::size_t before = 0; ///< operation
    TensorId from = noTensor;
    TensorId to = noTensor;
    bool toChannelsLast = false;
};

struct ImageLayout {
    Program program;                ///< the given one, with the copies' tensors at the end and read where they serve
    std::vector<bool> channelsLast; ///< by TensorId
    std::vector<LayoutChange> changes;
};

/// The same tensors and changes for every number of batch rows.
ImageLayout layOutImages(const Program &program);

} // namespace overtake
