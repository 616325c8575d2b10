// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Name of one use of an engine as legends show it, kept as data: what it is called, how it differs from another use of
// the same engine, and whether a model predicts it. toMessage() makes one text of it. Pure data, for any thread.
#pragma once

#include "text/message.h"

#include <cstddef>
#include <string>
#include <vector>

namespace overtake
{

struct Label {
    std::string name = {};             ///< "CPU", "NVIDIA H200"; empty if the details say enough
    std::vector<Message> details = {}; ///< entries after the name: "2 threads"
    bool predicted = false;
    bool operator==(const Label &) const = default;
};

/// "2 threads"
Message threadsDetail(int count);

/// Makes "NVIDIA H200 x 2, CUDA" of "NVIDIA H200, CUDA".
void addDevices(Label &label, std::size_t count);
/// Makes "lab: CPU, 2 threads" of "CPU, 2 threads".
void addWorker(Label &label, const std::string &worker);
/// "NVIDIA H200 x 2" of "NVIDIA H200 x 2, CUDA"
Message beginningOf(const Label &label);

/// "CPU, 2 threads, bf16, predicted"
Message toMessage(const Label &label);
/// In English.
std::string toText(const Label &label);

} // namespace overtake
