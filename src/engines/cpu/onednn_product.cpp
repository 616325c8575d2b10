// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product.h"
#include "engines/cpu/team.h"
#include "engines/cpu/thread_limit.h"
#include "program/error.h"

#include <dnnl.hpp>
#include <unordered_map>

namespace overtake
{

namespace
{

dnnl::memory::desc matrix(std::int64_t rows, std::int64_t columns, bool transposed)
{
    const auto strides = transposed ? dnnl::memory::dims{1, rows} : dnnl::memory::dims{columns, 1};
    return {{rows, columns}, dnnl::memory::data_type::f32, strides};
}

class OneDnnProduct : public Product
{
public:
    OneDnnProduct(const ProductSpec &spec, int threads)
        : m_threads(threadsFor(spec.flops(), 0, threads)), m_engine(dnnl::engine::kind::cpu, 0), m_stream(m_engine),
          m_hasBias(spec.bias)
    {
        const ThreadLimit limit(m_threads);
        const auto a = matrix(spec.m, spec.k, spec.transposeA);
        const auto b = matrix(spec.k, spec.n, spec.transposeB);
        const auto c = matrix(spec.m, spec.n, false);
        dnnl::primitive_attr attributes;
        if (spec.alpha != 1)
            attributes.set_output_scales(0, {spec.alpha});
        dnnl::post_ops after;
        const dnnl::memory::desc bias({1, spec.n}, dnnl::memory::data_type::f32, dnnl::memory::dims{spec.n, 1});
        // oneDNN scales its own bias with the sum; ours is not scaled.
        const bool biasAfterScale = spec.bias && spec.alpha != 1;
        if (spec.accumulate)
            after.append_sum(1.0F);
        if (biasAfterScale)
            after.append_binary(dnnl::algorithm::binary_add, bias);
        if (spec.relu)
            after.append_eltwise(1.0F, dnnl::algorithm::eltwise_relu, 0.0F, 0.0F);
        attributes.set_post_ops(after);
        attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
        const auto descriptor =
            spec.bias && !biasAfterScale ? dnnl::matmul::desc(a, b, bias, c) : dnnl::matmul::desc(a, b, c);
        const dnnl::matmul::primitive_desc primitive(descriptor, attributes, m_engine);
        m_primitive = dnnl::matmul(primitive);
        m_a = dnnl::memory(a, m_engine, DNNL_MEMORY_NONE);
        m_b = dnnl::memory(b, m_engine, DNNL_MEMORY_NONE);
        m_c = dnnl::memory(c, m_engine, DNNL_MEMORY_NONE);
        m_arguments = {{DNNL_ARG_SRC, m_a},
                       {DNNL_ARG_WEIGHTS, m_b},
                       {DNNL_ARG_DST, m_c},
                       {DNNL_ARG_SCRATCHPAD, dnnl::memory(primitive.scratchpad_desc(), m_engine)}};
        if (m_hasBias) {
            m_bias = dnnl::memory(bias, m_engine, DNNL_MEMORY_NONE);
            const int second = after.len() - (spec.relu ? 2 : 1); // place of the bias among the post-ops
            m_arguments.emplace(
                biasAfterScale ? DNNL_ARG_ATTR_MULTIPLE_POST_OP(second) | DNNL_ARG_SRC_1 : DNNL_ARG_BIAS, m_bias);
        }
    }

    int threads() const override { return m_threads; }

    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        // The arguments hold handles to the same memory objects; only where those point changes.
        m_a.set_data_handle(const_cast<float *>(a));
        m_b.set_data_handle(const_cast<float *>(b));
        m_c.set_data_handle(c);
        if (m_hasBias)
            m_bias.set_data_handle(const_cast<float *>(bias));
        const ThreadLimit limit(m_threads);
        m_primitive.execute(m_stream, m_arguments);
        m_stream.wait();
    }

private:
    int m_threads;
    dnnl::engine m_engine;
    dnnl::stream m_stream;
    bool m_hasBias;
    dnnl::matmul m_primitive;
    dnnl::memory m_a, m_b, m_c, m_bias;
    std::unordered_map<int, dnnl::memory> m_arguments;
};

} // namespace

std::unique_ptr<Product> makeOneDnnProduct(const ProductSpec &spec, int threads)
{
    try {
        return std::make_unique<OneDnnProduct>(spec, threads);
    } catch (const dnnl::error &error) {
        if (error.status == dnnl_out_of_memory)
            throw std::bad_alloc();
        throw Error(std::string("oneDNN cannot do this matrix product: ") + error.what() + ".");
    }
}

} // namespace overtake
