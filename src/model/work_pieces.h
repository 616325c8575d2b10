// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Work and traffic of each step (schedule/schedule.h), with the fusions that every engine can do;
// constants and views cost nothing. Only bytes that enter or leave a step count. Pure; plain data.
#pragma once

#include "program/program.h"

#include <array>
#include <vector>

namespace overtake
{

struct WorkPiece {
    std::vector<std::size_t> operations; ///< indices in the Program
    OperationKind kind;                  ///< the operation that gives the piece its shape
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
    bool isElementwise = false; ///< its time depends on how many elements there are, not on the length of a row
    bool accumulates = false;   ///< C is read before it is written
    /// Differentiates max-pooling by this window and the convolution before it: of each window all derivatives but one
    /// are 0, and an engine may leave those products out. 1: no such piece.
    std::int64_t pooledBy = 1;
    std::int64_t channels = 1;    ///< an image's channels
    std::int64_t filterLines = 0; ///< lines of a convolution's filter
    std::int64_t filterLine = 0;  ///< numbers in each: contiguous if an engine keeps an image's channels last

    /// A convolution with a filter of at most 3 x 3: rows, columns and sum of each of the 36 products that Winograd's
    /// F(4 x 4, 3 x 3) makes of it (Lavin & Gray 2016); 0 otherwise.
    std::array<std::int64_t, 3> winograd{0, 0, 0};

    /// Derivatives of the convolved image that may not be 0; 0 if nothing was pooled.
    double pooledElements() const
    {
        return filterLine > 0 && pooledBy > 1
                   ? flops / (2.0 * static_cast<double>(filterLines * filterLine * pooledBy * pooledBy))
                   : 0;
    }

    double bytes() const { return bytesRead + bytesWritten; }
    /// FLOPs without the products that an engine may leave out because of pooling.
    double flopsLeft() const { return flops / static_cast<double>(pooledBy * pooledBy); }
    /// One large product: a CPU multiplies many small ones by other methods.
    bool isProduct() const;
};

std::vector<WorkPiece> workPieces(const Program &program);

/// Bytes that a step touches again and again: weights, optimiser state and values, without the data set.
double workingSetBytes(const Program &program);

} // namespace overtake
