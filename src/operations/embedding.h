// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of a table by index, and what is added to each position of a sequence: b sequences of t positions, so b t rows
// of c channels; v words.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// For AddPositions and SumPositions.
struct PositionsAttributes {
    std::int64_t context = 0; ///< t

    bool operator==(const PositionsAttributes &) const = default;
};

extern const OperationType Embedding; ///< table (v, c), tokens int32 (b, t) -> the tokens' rows (b t, c)
/// dy (b t, c), tokens int32 (b, t), like table -> dtable (v, c): each row to its token's
extern const OperationType EmbeddingGrad;
extern const OperationType AddPositions; ///< x (b t, c), positions (t, c) -> x + positions in every sequence
extern const OperationType SumPositions; ///< x (b t, c), like positions -> sum over b (t, c)

TensorId embedding(ProgramBuilder &builder, TensorId table, TensorId tokens);
TensorId addPositions(ProgramBuilder &builder, TensorId x, TensorId positions);

} // namespace overtake::operations
