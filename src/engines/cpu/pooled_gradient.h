// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What differentiates convolution, ReLU and max-pooling as one task, image by image: of each pooled window one element
// at most has a derivative, so three quarters and more of the products are with 0, and are left out; the image of
// derivatives between pooling and convolution is never written. With its channels last (see image_layout.h). A CNN's
// step (32 and 64 filters, batch 32) took 5.0 ms on one thread and 3.0 on two; with oneDNN's dense ones, another
// day, 7.7 and 5.4 (EPYC 9004, idle).
#pragma once

#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "operations/groups.h"

#include <memory>

namespace overtake
{

/// Of a Group::Kind::PooledGradient.
std::unique_ptr<Task> makePooledGradientTask(const Program &program, const Group &group, HostStorage &storage,
                                             int threads);

} // namespace overtake
