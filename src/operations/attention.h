// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Operations of attention besides products (matmul.h): splitting rows among heads, and a softmax over the positions so
// far. b sequences of t positions, c channels, h heads of d = c / h channels.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// For SplitHeads and JoinHeads.
struct HeadsAttributes {
    std::int64_t context = 0; ///< t
    std::int64_t heads = 0;
    std::int64_t parts = 1; ///< SplitHeads only

    bool operator==(const HeadsAttributes &) const = default;
};

extern const OperationType SplitHeads;        ///< x (b t, parts c) -> `parts` tensors (b h, t, d)
extern const OperationType JoinHeads;         ///< any number of (b h, t, d) -> (b t, parts c): undoes SplitHeads
extern const OperationType CausalSoftmax;     ///< x (g, t, t) -> softmax over columns j <= i of each row i, 0 beyond
extern const OperationType CausalSoftmaxGrad; ///< y = causalSoftmax(x), dy -> dx, 0 beyond the diagonal

std::vector<TensorId> splitHeads(ProgramBuilder &builder, TensorId x, std::int64_t context, std::int64_t heads,
                                 std::int64_t parts);
TensorId joinHeads(ProgramBuilder &builder, std::vector<TensorId> parts, std::int64_t context, std::int64_t heads);
TensorId causalSoftmax(ProgramBuilder &builder, TensorId x);

} // namespace overtake::operations
