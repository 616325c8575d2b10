// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs independent blocks on all threads of the machine. Threads are started per call and end with it: an OpenMP pool
// would outlive the call, and its threads would wait beside an engine's while that is measured.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace overtake
{

/// Calls work(0) … work(blocks - 1), each once, in no order; `work` must not throw. Throws Cancelled when stopped: a
/// block should take well under 20 ms.
void parallelBlocks(std::int64_t blocks, const std::stop_token &stop, const std::function<void(std::int64_t)> &work);

} // namespace overtake
