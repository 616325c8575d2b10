// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Program as an engine runs it: the steps, each of one or several operations, in an order in which they can run. A
// fusion is made wherever nothing else reads the values between and no other operation would read or write a different
// value than in the Program's order. Plain data; operations are named by their index.
#pragma once

#include "schedule/fusion.h"

#include <vector>

namespace overtake
{

struct Step {
    std::vector<std::size_t> operations; ///< in the Program's order
    std::vector<TensorId> reads;         ///< values that other steps made
    std::vector<TensorId> writes;        ///< for others
    TensorId mayOverwrite = noTensor;    ///< one of `reads` that the first of `writes` may overwrite in place
};

/// Memory for values of a step that do not live at the same time.
struct SharedBuffer {
    std::int64_t bytes = 0;
    std::vector<TensorId> tensors;
};

struct Schedule {
    std::vector<Step> steps;      ///< every operation is in exactly one
    std::vector<bool> kept;       ///< by TensorId: false where the tensor cannot be read after the step
    std::vector<bool> holdsOther; ///< by TensorId: not kept, but its memory holds something else (Fusion::holds)
    std::vector<SharedBuffer> buffers;

    std::int64_t bufferBytes() const;
};

/// A step, for the functions that make an engine's work of it.
struct StepArguments {
    const Program &program;
    const Schedule &schedule;
    Step &step;
    Operation operation = resultInFirst(program, step);

    const Operation &member(std::size_t i) const { return program.operations[step.operations[i]]; }
    const Operation &last() const { return member(step.operations.size() - 1); }
    bool isFused() const { return step.operations.size() > 1; }
    /// The step's operation of this kind; null: it has none.
    const Operation *find(OperationKind kind) const;
    /// The other term of the Add that ends the step, which the kernel adds to its result; noTensor: it has none.
    TensorId plus() const;

    template <typename T>
    const T &attributes() const
    {
        return operation.attributes.as<T>();
    }
    const Shape &shape(TensorId id) const { return program.tensor(id).shape; }
    // Sizes of the first input.
    const Shape &shape() const { return shape(operation.inputs[0]); }
    std::int64_t count() const { return elementCount(shape()); }
    std::int64_t rows() const { return shape()[0]; }
    std::int64_t columns() const { return shape().size() > 1 ? shape()[1] : 1; }

private:
    /// The step's first operation, with the result of the last in the place of its own.
    static Operation resultInFirst(const Program &program, const Step &step);
};

/// Each operation by itself where the environment says OVERTAKE_FUSION=off, for tests of what fusion changes.
Schedule scheduleOf(const Program &program, const Fusions &fusions);

/// Which memory views use instead of their own, by TensorId: noTensor if it is not a view.
std::vector<TensorId> viewsOf(const Program &program);

/// Whether values that do not live at the same time share a buffer. If not, each can be read after the step.
enum class Sharing { Allowed, None };

/// Gives the values of the steps, in the order in which these are, to buffers: as few bytes as live at once, or hardly
/// more. Results, which nothing in the step reads, and gradients of parameters live to its end, constants always.
/// `views`: see viewsOf(). `apart`: by TensorId, those that the engine places itself.
void planMemory(Schedule &schedule, const Program &program, const std::vector<TensorId> &views,
                const std::vector<bool> &apart, Sharing sharing = Sharing::Allowed);

/// Bytes that a Program takes on an engine that runs this schedule (without buffers): its values share memory.
MemoryNeed memoryNeed(const Program &program, Schedule schedule);

} // namespace overtake
