// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Fusion is a pattern of operations that an engine can run as one step, or as two (forward and derivative). An
// engine lists its own; schedule.h finds them. Plain data; operations are named by their index.
#pragma once

#include "program/program_links.h"
#include "program/registered.h"

#include <span>
#include <string>
#include <vector>

namespace overtake
{

/// Operations that match a pattern, in its order.
struct FusionMatch {
    const Program &program;
    const ProgramLinks &links;
    std::span<const std::size_t> operations;

    const Operation &operator[](std::size_t member) const { return program.operations[operations[member]]; }
};

struct Fusion {
    struct Member {
        OperationKind kind;
        /// A letter for each input and each result: the same letter, the same tensor. '.': any; "*": any number of any.
        std::string reads = "*";
        std::string writes = "*";
    };
    /// Each but the first reads or writes a tensor of one before it. A result that another member reads is never
    /// written, and nothing else may need it; one with a capital letter is written, for whoever reads it.
    std::vector<Member> members;
    /// Runs at the place of its last operation, else of its first.
    bool atLast = false;
    /// Members from this one on are a step of their own; 0: there is one step.
    std::size_t second = 0;
    std::string holds = {};   ///< results that are not written, whose memory takes something else from step to step
    std::string rereads = {}; ///< tensors that the second step reads besides its inputs
    /// The one member stands for any number of such operations that follow one another and do not depend on each other.
    bool repeats = false;
    /// A further condition, asked of a repeated member with the operations before it.
    bool (*fits)(const FusionMatch &) = nullptr;
};
using Fusions = std::vector<Fusion>;

/// A table of an engine's kernels, registered by the file that has them. Each row has a `kind`, and `fusions`: patterns
/// whose first operation is of that kind.
template <typename Row>
using RegisteredRows = Registered<std::span<const Row>>;

/// Null if there is none.
template <typename Row>
const Row *rowOf(OperationKind kind)
{
    static const auto tables = RegisteredRows<Row>::all();
    for (const auto &table : tables) {
        for (const Row &row : table)
            if (row.kind == kind)
                return &row;
    }
    return nullptr;
}

/// Every engine's: a product or a convolution with its bias and ReLU; a gradient that only Sgd reads, and that update.
Fusions commonFusions();
/// One operation and the sum of its result with another tensor.
Fusions withSum(OperationKind kind, const std::string &reads = "*");

/// The common ones and those of all rows.
template <typename Row>
Fusions fusionsOf()
{
    Fusions found = commonFusions();
    for (const auto &table : RegisteredRows<Row>::all())
        for (const Row &row : table)
            found.insert(found.end(), row.fusions.begin(), row.fusions.end());
    return found;
}

} // namespace overtake
