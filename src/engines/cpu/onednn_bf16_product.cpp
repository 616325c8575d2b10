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

using dnnl::memory;

memory::desc matrix(std::int64_t rows, std::int64_t columns, bool transposed, memory::data_type type)
{
    return {{rows, columns}, type, transposed ? memory::dims{1, rows} : memory::dims{columns, 1}};
}

/// An operand as it lies, and a copy of it rounded to bf16 before each product: what it holds may have changed.
class RoundedOperand
{
public:
    RoundedOperand(const dnnl::engine &engine, std::int64_t count)
        : m_from({{count}, memory::data_type::f32, memory::dims{1}}, engine, DNNL_MEMORY_NONE),
          m_to({{count}, memory::data_type::bf16, memory::dims{1}}, engine), m_rounding(m_from, m_to)
    {
    }

    void *data() const { return m_to.get_data_handle(); }

    void round(dnnl::stream &stream, const float *values)
    {
        m_from.set_data_handle(const_cast<float *>(values));
        m_rounding.execute(stream, m_from, m_to);
    }

private:
    memory m_from, m_to;
    dnnl::reorder m_rounding;
};

class Bf16Product : public Product
{
public:
    Bf16Product(const ProductSpec &spec, int threads)
        : m_spec(spec), m_threads(threadsFor(spec.flops(), 0, threads)), m_engine(dnnl::engine::kind::cpu, 0),
          m_stream(m_engine), m_a(m_engine, spec.m * spec.k), m_b(m_engine, spec.k * spec.n),
          m_c(matrix(spec.m, spec.n, false, memory::data_type::f32), m_engine, DNNL_MEMORY_NONE),
          m_bias({{1, spec.n}, memory::data_type::f32, memory::dims{spec.n, 1}}, m_engine, DNNL_MEMORY_NONE)
    {
        const auto a = matrix(spec.m, spec.k, spec.transposeA, memory::data_type::bf16);
        const auto b = matrix(spec.k, spec.n, spec.transposeB, memory::data_type::bf16);
        dnnl::primitive_attr attributes;
        if (spec.alpha != 1)
            attributes.set_output_scales(0, {spec.alpha});
        // After the scale, in this order: plus C, plus bias (which alpha must not scale), ReLU.
        dnnl::post_ops after;
        if (spec.accumulate)
            after.append_sum(1.0F);
        const int biasAt = after.len();
        if (spec.bias)
            after.append_binary(dnnl::algorithm::binary_add, m_bias.get_desc());
        if (spec.relu)
            after.append_eltwise(1.0F, dnnl::algorithm::eltwise_relu, 0.0F, 0.0F);
        attributes.set_post_ops(after);
        attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
        const dnnl::matmul::primitive_desc primitive(dnnl::matmul::desc(a, b, m_c.get_desc()), attributes, m_engine);
        m_primitive = dnnl::matmul(primitive);
        m_arguments = {{DNNL_ARG_SRC, memory(a, m_engine, m_a.data())},
                       {DNNL_ARG_WEIGHTS, memory(b, m_engine, m_b.data())},
                       {DNNL_ARG_DST, m_c},
                       {DNNL_ARG_SCRATCHPAD, memory(primitive.scratchpad_desc(), m_engine)}};
        if (spec.bias)
            m_arguments.emplace(DNNL_ARG_ATTR_MULTIPLE_POST_OP(biasAt) | DNNL_ARG_SRC_1, m_bias);
    }

    int threads() const override { return m_threads; }

    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        const ThreadLimit limit(m_threads);
        m_a.round(m_stream, a);
        m_b.round(m_stream, b);
        m_c.set_data_handle(c);
        if (m_spec.bias)
            m_bias.set_data_handle(const_cast<float *>(bias));
        m_primitive.execute(m_stream, m_arguments);
        m_stream.wait();
    }

private:
    ProductSpec m_spec;
    int m_threads;
    dnnl::engine m_engine;
    dnnl::stream m_stream;
    RoundedOperand m_a, m_b;
    memory m_c, m_bias;
    dnnl::matmul m_primitive;
    std::unordered_map<int, memory> m_arguments;
};

} // namespace

bool hasBf16Products()
{
    // Without the instructions oneDNN would emulate them, many times slower than fp32: no choice worth offering.
    const auto isa = dnnl::get_effective_cpu_isa();
    return isa == dnnl::cpu_isa::avx512_core_bf16 || isa == dnnl::cpu_isa::avx512_core_amx;
}

std::unique_ptr<Product> makeBf16Product(const ProductSpec &spec, int threads)
{
    try {
        const ThreadLimit limit(threadsFor(spec.flops(), 0, threads));
        return std::make_unique<Bf16Product>(spec, threads);
    } catch (const dnnl::error &error) {
        if (error.status == dnnl_out_of_memory)
            throw std::bad_alloc();
        throw Error(std::string("oneDNN cannot do this matrix product in bf16: ") + error.what() + ".");
    }
}

} // namespace overtake
