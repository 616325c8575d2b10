// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Program's tensors in main memory, for engines that run there: datasets are the Inputs themselves (small ones are
// copied if they are not aligned), everything else is in buffers aligned to 64 bytes, in huge pages where the system
// has them. Made once, at set-up; parameters hold their initial values, states zeros. Used by one thread at a time.
#pragma once

#include "data/inputs.h"
#include "schedule/schedule.h"

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <span>
#include <vector>

namespace overtake
{

class HostStorage
{
public:
    /// Datasets only: place() gives everything else its memory. Throws Error when the Inputs do not fit the Program.
    HostStorage(const Program &program, InputsPtr inputs);
    /// Both at once.
    HostStorage(const Program &program, InputsPtr inputs, const Schedule &schedule);

    /// Memory for parameters, states and the schedule's buffers. Views (SliceRows, Reshape) need none: they point to
    /// where the first step will have them. Throws OutOfMemoryError.
    void place(const Program &program, const Schedule &schedule);
    float *floats(TensorId id) const { return static_cast<float *>(m_data[indexOf(id)]); }
    std::int32_t *ints(TensorId id) const { return static_cast<std::int32_t *>(m_data[indexOf(id)]); }
    double *doubles(TensorId id) const { return static_cast<double *>(m_data[indexOf(id)]); }
    std::span<void *const> tensors() const { return m_data; } ///< by TensorId
    void *data(TensorId id) const { return m_data[indexOf(id)]; }
    /// Points `view` `firstRow` rows into `source` (SliceRows, Reshape); called in each step.
    void setView(TensorId view, TensorId source, std::int64_t firstRow, std::int64_t bytesPerRow);

    /// Values as float, in the full shape. The last, smaller batch fills only the first rows; where that is a view, it
    /// ends with the dataset, and the rows beyond are zero. Throws Error for a value that the schedule does not keep.
    std::vector<float> read(const Tensor &tensor, TensorId id) const;
    /// Everything that it holds, the Inputs included.
    std::int64_t bytes() const;
    void write(const Tensor &tensor, TensorId id, std::span<const float> values);

private:
    struct FreeDeleter {
        void operator()(void *bytes) const { std::free(bytes); }
    };

    struct Piece {
        std::byte *next = nullptr; ///< free
        std::int64_t left = 0;
    };

    Piece newPiece(std::int64_t bytes);
    /// Zeros. place() has made room for what is large.
    std::byte *take(std::int64_t bytes);

    InputsPtr m_inputs;
    std::vector<std::unique_ptr<void, FreeDeleter>> m_owned; ///< pieces
    Piece m_chunk;
    Piece m_large;
    std::int64_t m_ownedBytes = 0;
    std::vector<void *> m_data;           ///< by TensorId; datasets are only ever read through it
    std::vector<const std::byte *> m_end; ///< by TensorId: of the dataset, for it and its views; else null
    std::vector<bool> m_kept;             ///< by TensorId: see Schedule
};

/// A schedule with its buffers, for an engine whose values all lie in main memory. Throws OutOfMemoryError before
/// anything is allocated when these and the parameters do not fit.
Schedule inHostMemory(Schedule schedule, const Program &program, Sharing sharing = Sharing::Allowed);

} // namespace overtake
