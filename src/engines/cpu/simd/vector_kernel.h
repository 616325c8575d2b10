// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A kernel in vector code, compiled for every vector extension. It is called like a function, and then the one for this
// thread's vectors runs (vector_row.h). vector_dispatch.h defines it.
#pragma once

#include "engines/host/vector_row.h"

#include <cstddef>

namespace overtake
{

/// Row of Highway's function tables for the best vectors of this CPU. Before it is set, 0: the table finds them.
extern const std::size_t bestVectorRow;

/// The row for this thread's vectors.
inline std::size_t vectorRow()
{
    return simdTarget ? simdTarget : bestVectorRow;
}

template <typename Function>
class VectorKernel;

template <typename Result, typename... Arguments>
class VectorKernel<Result(Arguments...)>
{
public:
    using Function = Result (*)(Arguments...);

    constexpr explicit VectorKernel(const Function *table) : m_table(table) {}

    Result operator()(Arguments... arguments) const { return m_table[vectorRow()](arguments...); }

private:
    const Function *m_table;
};

} // namespace overtake
