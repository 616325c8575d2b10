// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Program's tensors in main memory, for engines that run there: datasets are the Inputs themselves (never copied),
// all else lies in buffers aligned to 64 bytes, large ones in huge pages where the system has them. Made once, at
// set-up; parameters hold their initial values, states zeros. Used by one thread at a time.
#pragma once

#include "data/inputs.h"
#include "program/program.h"

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
    /// Throws OutOfMemoryError when the buffers do not fit, Error when the Inputs do not fit the Program.
    HostStorage(const Program &program, InputsPtr inputs);

    float *floats(TensorId id) const { return static_cast<float *>(m_data[static_cast<std::size_t>(id)]); }
    std::int32_t *ints(TensorId id) const { return static_cast<std::int32_t *>(m_data[static_cast<std::size_t>(id)]); }
    double *doubles(TensorId id) const { return static_cast<double *>(m_data[static_cast<std::size_t>(id)]); }
    void *data(TensorId id) const { return m_data[static_cast<std::size_t>(id)]; }
    /// Makes `view` point `firstRow` rows into `source` (SliceRows, Reshape). A Reshape's result has no buffer of its
    /// own; where its source is a view, it is set anew in each step.
    void setView(TensorId view, TensorId source, std::int64_t firstRow, std::int64_t bytesPerRow);

    /// Values as float, in the full shape (the last, smaller batch fills only the first rows).
    std::vector<float> read(const Tensor &tensor, TensorId id) const;
    void write(const Tensor &tensor, TensorId id, std::span<const float> values);

private:
    struct FreeDeleter {
        void operator()(void *bytes) const { std::free(bytes); }
    };

    InputsPtr m_inputs;
    std::vector<std::unique_ptr<void, FreeDeleter>> m_owned;
    std::vector<void *> m_data; ///< by TensorId; datasets are only ever read through it
};

} // namespace overtake
