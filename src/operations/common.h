// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common parts of many operations: shapes, FLOPs, row dependence, and element-wise loops. For the files of this folder.
#pragma once

#include "operations/case_builder.h"
#include "program/loop_arguments.h"

#include <algorithm>
#include <cmath>

namespace overtake::operations
{

using Ids = std::vector<TensorId>;
using Shapes = std::vector<Shape>;

inline Shapes sameAsFirst(const ShapeArguments &a)
{
    return {a.in[0]};
}

inline Shapes twoAlike(const ShapeArguments &a)
{
    a.require(a.in[0] == a.in[1]);
    return {a.in[0]};
}

/// x (b, n) -> (b)
inline Shapes firstExtent(const ShapeArguments &a)
{
    a.require(a.in[0].size() == 2);
    return {{a.in[0][0]}};
}

/// For n values in each row, n - 1 sums or comparisons.
inline double rowReductionFlops(const ShapeArguments &a)
{
    return a.count() - a.rows();
}

template <int flops>
double perElement(const ShapeArguments &a)
{
    return flops * a.count();
}

inline RowDependence sameElement(const Operation &, std::size_t)
{
    return RowDependence::SameElement;
}

inline RowDependence sameRow(const Operation &, std::size_t)
{
    return RowDependence::SameRow;
}

/// The second input is a table or a vector for all rows: every row depends on all of it.
inline RowDependence sameRowOfFirst(const Operation &, std::size_t input)
{
    return input == 1 ? RowDependence::Everything : RowDependence::SameRow;
}

inline RowDependence summedRows(const Operation &, std::size_t)
{
    return RowDependence::Summed;
}

inline RowDependence sameSequence(const Operation &, std::size_t)
{
    return RowDependence::SameSequence;
}

/// out[i] = function(i)
template <typename Function>
void forEach(const LoopArguments &a, Function function)
{
    const auto size = a.size();
    for (std::int64_t i = 0; i < size; ++i)
        a.out()[i] = function(i);
}

} // namespace overtake::operations
