// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A kernel in vector code, compiled for every vector extension. It is called like a function, and then the one for this
// thread's vectors runs (vector_row.h). vector_dispatch.h defines it.
#pragma once

#include <cstddef>

namespace overtake
{

/// Row of Highway's function tables for this thread's vectors.
std::size_t vectorRow();

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
