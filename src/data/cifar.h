// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// CIFAR-10's binary files: data_batch_1.bin to data_batch_5.bin for training, test_batch.bin for the test; each picture
// is a byte of its class and 3072 of its red, green and blue planes. Every message names the file. If a record is
// wrong, it names the byte, too.
#pragma once

#include "data/pictures.h"

#include <string>

namespace overtake
{

enum class CifarPart { Training, Test };

/// How many pictures there are, by the files' sizes. `place`: the folder, or any file in it. Throws Error.
std::int64_t countCifar(const std::string &place, CifarPart part);
/// x: (pictures, 3, 32, 32) float32, bytes / 255; labels: (pictures) int32. Throws Error, Cancelled.
Inputs readCifar(const std::string &place, CifarPart part, std::stop_token stop = {});

} // namespace overtake
