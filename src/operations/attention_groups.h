// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds whole causal attentions in a Program: the operations they consist of. Part of groups.cpp.
#pragma once

#include "program/program_links.h"

#include <optional>
#include <vector>

namespace overtake
{

/// Nothing else reads the values between, including those of the forward pass that the derivatives read.
struct AttentionOperations {
    std::vector<std::size_t> forward;  ///< as Group::Kind::Attention has them
    std::vector<std::size_t> backward; ///< as AttentionGradient; empty where nothing is differentiated
    std::vector<TensorId> unwritten;   ///< all values but the softmax and the results
};

/// The one that begins with this SplitHeads.
std::optional<AttentionOperations> findAttention(const Program &program, const ProgramLinks &links, std::size_t split);

} // namespace overtake
