// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A matrix product by cuBLAS, ready to be queued: in fp32, in TF32, or with operands rounded to bfloat16 on the card
// first. Sums are fp32 always.
#pragma once

#include "cuda_context.h"
#include "cuda_memory.h"

#include <array>

namespace overtake::cuda
{

class ProductCommand : public gpu::Command
{
public:
    /// Throws DeviceError: a precision that the card or the environment does not have, extents too large.
    ProductCommand(ContextPtr context, const gpu::Product &product);

    void enqueue() override;
    void setOffset(std::size_t buffer, std::int64_t elements) override;
    void setInteger(std::size_t, std::int64_t) override {}

private:
    void multiply(const void *a, const void *b, cudaDataType inputs, cublasComputeType_t compute);
    const void *rounded(const gpu::View &from, std::int64_t count, std::int64_t place);

    ContextPtr m_context;
    gpu::Product m_product;
};

/// Bytes of workspace: room for both operands in bfloat16, where it rounds them.
std::int64_t productWorkspace(const gpu::Product &product);

} // namespace overtake::cuda
