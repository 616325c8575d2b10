// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Work and traffic of each step of a Schedule; constants and views cost nothing. Only bytes that enter or leave a step
// count. Pure; plain data.
#pragma once

#include "schedule/schedule.h"

#include <array>
#include <vector>

namespace overtake
{

struct WorkPiece {
    std::vector<std::size_t> operations; ///< indices in the Program
    OperationKind kind;                  ///< the operation that costs most and gives the piece its shape
    double flops = 0;
    double bytesRead = 0;
    double bytesWritten = 0;
    std::int64_t rows = 0;      ///< rows that the piece works on; a product: m
    std::int64_t columns = 0;   ///< elements of a row; a product: n
    std::int64_t rowLength = 0; ///< first operand's last dimension: the length that softmax and layer norm sum over
    std::int64_t k = 0;         ///< a product's k, else 0
    std::int64_t products = 1;  ///< number of products of that shape: attention has one for each sequence and head
    bool transposeA = false;
    bool transposeB = false;
    int launches = 1;           ///< by which a GPU does it
    bool isElementwise = false; ///< its time depends on how many elements there are, not on the length of a row
    /// Fused with it, and costing time of their own: not a bias, ReLU, sum or plain update.
    std::vector<OperationKind> others = {};

    /// A convolution with a filter of at most 3 x 3: rows, columns and sum of each of the 36 products that Winograd's
    /// F(4 x 4, 3 x 3) makes of it (Lavin & Gray 2016); 0 otherwise.
    std::array<std::int64_t, 3> winograd{0, 0, 0};

    double bytes() const { return bytesRead + bytesWritten; }
    /// One large product: a CPU multiplies many small ones by other methods.
    bool isProduct() const;
    /// Fewest FLOPs with which the cpu engine does the piece, if it is a product: it leaves out what max-pooling's
    /// derivative left 0, three quarters of a convolution's derivatives with the workloads' windows of 2 x 2.
    double leastFlops() const;
};

std::vector<WorkPiece> workPieces(const Program &program, const Schedule &schedule);

/// Bytes that a step touches again and again: weights, optimiser state and values, without the data set.
double workingSetBytes(const Program &program);

} // namespace overtake
