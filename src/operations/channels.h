// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One value per channel of an image: added, summed, broadcast. b pictures, c channels, height h, width w.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

extern const OperationType AddChannelBias;    ///< x (b, c, h, w), bias (c) -> x + bias in every channel
extern const OperationType ChannelSum;        ///< x (b, c, h, w) -> sum over b, h, w (c)
extern const OperationType BroadcastChannels; ///< v (c), like (b, c, h, w) -> v everywhere (derivative of ChannelSum)

TensorId addChannelBias(ProgramBuilder &builder, TensorId x, TensorId bias);
TensorId channelSum(ProgramBuilder &builder, TensorId x);

} // namespace overtake::operations
