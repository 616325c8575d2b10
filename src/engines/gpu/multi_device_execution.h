// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Program prepared on several devices, each with a share of every batch's rows, and the threads that work them. One
// thread at a time.
#pragma once

#include "engines/engine.h"
#include "engines/gpu/exchange.h"

#include <functional>

namespace overtake::gpu
{

/// One device's share: rows [first, first + rows) of each batch, and the same of an epoch's last, smaller one.
struct Share {
    std::int64_t first = 0;
    std::int64_t rows = 0;
    std::int64_t firstOfLast = 0;
    std::int64_t rowsOfLast = 0;
};

/// Shares as even as possible. Throws NotHere, with the reason, for a Program that devices cannot share.
std::vector<Share> sharesOf(const Program &program, std::size_t devices);
/// The Program of one device: its rows, and the sum of the gradients over all.
Program programOf(const Program &whole, const Share &share);

/// `executions`: of programOf() each share, in their order.
std::unique_ptr<Execution> makeMultiDeviceExecution(const Program &whole, std::vector<Share> shares,
                                                    std::vector<std::unique_ptr<Execution>> executions,
                                                    std::shared_ptr<Exchange> exchange);

} // namespace overtake::gpu
