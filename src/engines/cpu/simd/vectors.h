// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which vector instructions the kernels use: the best of this CPU, or narrower ones if an execution asks for them
// (engine option 'vectors'). An execution sets them for its thread while it prepares and while it runs.
#pragma once

#include "engines/host/vector_row.h"
#include "program/parameter.h"
#include "text/label.h"

#include <cstddef>
#include <string>
#include <vector>

namespace overtake
{

struct Vectors {
    std::string name;    ///< "avx2", as typed
    std::string label;   ///< "AVX2", as read
    std::size_t row = 0; ///< row of vector_row.h
    int lanes = 0;       ///< floats at once; 0: the processor decides
};

inline constexpr const char *vectorsKey = "vectors";

/// The choices on this CPU, from one lane ("scalar") to the best, which is the default.
const std::vector<Vectors> &vectorsHere();
ParameterSpec vectorsOption();
/// The choice in an engine's options; the best if they name none.
const Vectors &vectorsOf(const ParameterValues &options);
/// Names the vectors in a label, except the best.
void addVectors(Label &label, const ParameterValues &options);

/// This thread's kernels use `vectors` until the end of the scope.
class VectorsScope
{
public:
    explicit VectorsScope(const Vectors &vectors) : m_before(simdTarget) { simdTarget = vectors.row; }
    ~VectorsScope() { simdTarget = m_before; }
    VectorsScope(const VectorsScope &) = delete;
    VectorsScope &operator=(const VectorsScope &) = delete;

private:
    std::size_t m_before;
};

/// The choice of this thread.
const Vectors &vectorsInUse();

} // namespace overtake
