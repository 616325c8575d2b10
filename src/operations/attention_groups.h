// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole causal attentions in a Program: which operations they are made of. Part of groups.cpp.
#pragma once

#include "program/program_links.h"

#include <optional>
#include <vector>

namespace overtake
{

/// Nobody else reads the values between; those of the forward part that the derivatives read are among them.
struct AttentionOperations {
    std::vector<std::size_t> forward;  ///< as Group::Kind::Attention has them
    std::vector<std::size_t> backward; ///< as AttentionGradient; empty where nothing is differentiated
    std::vector<TensorId> unwritten;   ///< all but the softmax and the results
};

/// The one that begins with this SplitHeads.
std::optional<AttentionOperations> findAttention(const Program &program, const ProgramLinks &links, std::size_t split);

} // namespace overtake
