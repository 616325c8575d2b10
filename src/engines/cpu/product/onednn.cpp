// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/onednn.h"

#include "engines/cpu/simd/vectors.h"
#include "engines/host/thread_limit.h"
#include "text/error.h"

#include <dnnl.hpp>
#include <optional>
#include <unordered_map>
#include <vector>

namespace overtake::onednn
{
namespace
{

using dnnl::memory;
using Tag = memory::format_tag;
using Type = memory::data_type;
using Arguments = std::unordered_map<int, memory>;

constexpr auto direct = dnnl::algorithm::convolution_direct;
const memory::dims oneByOne = {1, 1}; // the strides of every convolution

dnnl::primitive_attr ownScratch()
{
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    return attributes;
}

// The tensors of a convolution: images with their channels last, weights in the layout that the library prefers.
struct ConvolutionTensors {
    explicit ConvolutionTensors(const ConvolutionSpec &spec)
        : x({spec.batch, spec.channels, spec.height, spec.width}, Type::f32, Tag::nhwc),
          y({spec.batch, spec.filters, spec.outHeight(), spec.outWidth()}, Type::f32, Tag::nhwc),
          ourWeights({spec.filters, spec.channels, spec.size, spec.size}, Type::f32, Tag::oihw),
          weights({spec.filters, spec.channels, spec.size, spec.size}, Type::f32, Tag::any),
          bias(spec.bias ? memory::desc({spec.filters}, Type::f32, Tag::x) : memory::desc()),
          padding({spec.padding, spec.padding})
    {
    }

    memory::desc x, y, ourWeights, weights, bias;
    memory::dims padding;
};

using Forward = dnnl::convolution_forward;
using InputGrad = dnnl::convolution_backward_data;
using WeightGrad = dnnl::convolution_backward_weights;

// -- what differs between the versions: how primitives are described, and when a scale is given

#if DNNL_VERSION_MAJOR < 3

dnnl::matmul::primitive_desc describe(const dnnl::engine &engine, const memory::desc &a, const memory::desc &b,
                                      const memory::desc &bias, const memory::desc &c,
                                      const dnnl::primitive_attr &attributes)
{
    return {dnnl::matmul::desc(a, b, bias, c), attributes, engine};
}

Forward::primitive_desc describe(const dnnl::engine &engine, const ConvolutionTensors &t,
                                 const dnnl::primitive_attr &attributes)
{
    const Forward::desc forward(dnnl::prop_kind::forward_training, direct, t.x, t.weights, t.bias, t.y, oneByOne,
                                t.padding, t.padding);
    return {forward, attributes, engine};
}

InputGrad::primitive_desc describeInputGrad(const dnnl::engine &engine, const ConvolutionTensors &t)
{
    const InputGrad::desc backward(direct, t.x, t.weights, t.y, oneByOne, t.padding, t.padding);
    return {backward, ownScratch(), engine, describe(engine, t, {})};
}

WeightGrad::primitive_desc describeWeightGrad(const dnnl::engine &engine, const ConvolutionTensors &t)
{
    const WeightGrad::desc backward(direct, t.x, t.weights, t.bias, t.y, oneByOne, t.padding, t.padding);
    return {backward, ownScratch(), engine, describe(engine, t, {})};
}

void scaleProduct(dnnl::primitive_attr &attributes, Arguments &, const dnnl::engine &, float alpha)
{
    attributes.set_output_scales(0, {alpha});
}

void appendRelu(dnnl::post_ops &after)
{
    after.append_eltwise(1.0F, dnnl::algorithm::eltwise_relu, 0.0F, 0.0F);
}

#else

dnnl::matmul::primitive_desc describe(const dnnl::engine &engine, const memory::desc &a, const memory::desc &b,
                                      const memory::desc &bias, const memory::desc &c,
                                      const dnnl::primitive_attr &attributes)
{
    return {engine, a, b, bias, c, attributes};
}

Forward::primitive_desc describe(const dnnl::engine &engine, const ConvolutionTensors &t,
                                 const dnnl::primitive_attr &attributes)
{
    return {engine,    dnnl::prop_kind::forward_training,
            direct,    t.x,
            t.weights, t.bias,
            t.y,       oneByOne,
            t.padding, t.padding,
            attributes};
}

InputGrad::primitive_desc describeInputGrad(const dnnl::engine &engine, const ConvolutionTensors &t)
{
    return {engine, direct, t.x, t.weights, t.y, oneByOne, t.padding, t.padding, describe(engine, t, {}), ownScratch()};
}

WeightGrad::primitive_desc describeWeightGrad(const dnnl::engine &engine, const ConvolutionTensors &t)
{
    return {engine,      direct, t.x, t.weights, t.bias, t.y, oneByOne, t.padding, t.padding, describe(engine, t, {}),
            ownScratch()};
}

// The scale is passed as an argument to every run.
void scaleProduct(dnnl::primitive_attr &attributes, Arguments &arguments, const dnnl::engine &engine, float alpha)
{
    attributes.set_scales_mask(DNNL_ARG_WEIGHTS, 0);
    memory scale({{1}, Type::f32, memory::dims{1}}, engine);
    *static_cast<float *>(scale.get_data_handle()) = alpha;
    arguments.emplace(DNNL_ARG_ATTR_SCALES | DNNL_ARG_WEIGHTS, scale);
}

void appendRelu(dnnl::post_ops &after)
{
    after.append_eltwise(dnnl::algorithm::eltwise_relu, 0.0F, 0.0F);
}

#endif

// --

std::int64_t bytesOf(const memory &one)
{
    return static_cast<std::int64_t>(one.get_desc().get_size());
}

enum class Flow { In, Out };

// A tensor in the caller's memory. oneDNN's memory objects are handles: each run only changes where they point.
class Operand
{
public:
    // `theirs`: the layout that the primitive wants; if the caller's differs, the tensor is copied before or after.
    Operand(const dnnl::engine &engine, const memory::desc &ours, const memory::desc &theirs, Flow flow)
        : m_ours(ours, engine, DNNL_MEMORY_NONE)
    {
        if (ours == theirs)
            return;
        m_theirs = memory(theirs, engine);
        const auto &from = flow == Flow::In ? m_ours : *m_theirs;
        const auto &to = flow == Flow::In ? *m_theirs : m_ours;
        const dnnl::reorder::primitive_desc copying(engine, from.get_desc(), engine, to.get_desc(), ownScratch());
        m_copying = dnnl::reorder(copying);
        m_arguments = {
            {DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}, {DNNL_ARG_SCRATCHPAD, memory(copying.scratchpad_desc(), engine)}};
    }

    const memory &argument() const { return m_theirs ? *m_theirs : m_ours; }
    // The scratch memory of copying is small and left out.
    std::int64_t bytes() const { return m_theirs ? bytesOf(*m_theirs) : 0; }
    void point(const float *data) { m_ours.set_data_handle(const_cast<float *>(data)); }
    void copy(const dnnl::stream &stream)
    {
        if (m_theirs)
            m_copying.execute(stream, m_arguments);
    }

private:
    memory m_ours;
    std::optional<memory> m_theirs;
    dnnl::reorder m_copying;
    Arguments m_arguments;
};

// A primitive, its operands and its memory; the product and the convolution that are made of it share this.
template <typename Made>
class Prepared : public Made
{
public:
    explicit Prepared(int threads) : m_threads(threads), m_engine(dnnl::engine::kind::cpu, 0), m_stream(m_engine) {}

    int threads() const override { return m_threads; }
    std::int64_t bytes() const override
    {
        return m_a->bytes() + m_b->bytes() + m_c->bytes() + bytesOf(m_arguments.at(DNNL_ARG_SCRATCHPAD));
    }

protected:
    void runOn(const float *a, const float *b, float *c, const float *bias)
    {
        const ThreadLimit limit(m_threads);
        m_a->point(a);
        m_b->point(b);
        m_c->point(c);
        if (m_bias)
            m_bias->point(bias);
        m_a->copy(m_stream);
        m_b->copy(m_stream);
        m_primitive.execute(m_stream, m_arguments);
        m_c->copy(m_stream);
        m_stream.wait();
    }
    void setPrimitive(const dnnl::primitive &primitive, const memory::desc &scratch)
    {
        m_primitive = primitive;
        m_arguments.emplace(DNNL_ARG_SCRATCHPAD, memory(scratch, m_engine));
    }
    void setOperands(const Operand &a, int aName, const Operand &b, int bName, const Operand &c, int cName)
    {
        m_a = a;
        m_b = b;
        m_c = c;
        m_arguments.insert({{aName, a.argument()}, {bName, b.argument()}, {cName, c.argument()}});
    }
    void setBias(const memory::desc &bias, int name)
    {
        m_bias = asItLies(bias);
        m_arguments.emplace(name, m_bias->argument());
    }
    Operand asItLies(const memory::desc &ours) const { return {m_engine, ours, ours, Flow::In}; }

    int m_threads;
    dnnl::engine m_engine;
    dnnl::stream m_stream;
    dnnl::primitive m_primitive;
    std::optional<Operand> m_a, m_b, m_c, m_bias;
    Arguments m_arguments;
};

class PreparedProduct : public Prepared<Product>
{
public:
    PreparedProduct(const ProductSpec &spec, int threads) : Prepared(threads)
    {
        const ThreadLimit limit(threads);
        const Type type = spec.precision == Precision::Bf16 ? Type::bf16 : Type::f32;
        const auto a = matrix(spec.m, spec.k, spec.transposeA, type);
        const auto b = matrix(spec.k, spec.n, spec.transposeB, type);
        const auto c = matrix(spec.m, spec.n, false, Type::f32);
        const memory::desc bias({1, spec.n}, Type::f32, memory::dims{spec.n, 1});
        // Added by the product itself, or after it: version 2 scales its own bias with the sum, ours is not scaled.
        const bool biasWithin = spec.bias && spec.alpha == 1;
        dnnl::primitive_attr attributes = ownScratch();
        if (spec.alpha != 1)
            scaleProduct(attributes, m_arguments, m_engine, spec.alpha);
        dnnl::post_ops after;
        if (spec.accumulate)
            after.append_sum(1.0F);
        const int biasAt = after.len();
        if (spec.bias && !biasWithin)
            after.append_binary(dnnl::algorithm::binary_add, bias);
        if (spec.relu)
            appendRelu(after);
        attributes.set_post_ops(after);
        const auto description = describe(m_engine, a, b, biasWithin ? bias : memory::desc(), c, attributes);
        setPrimitive(dnnl::matmul(description), description.scratchpad_desc());
        setOperands({m_engine, matrix(spec.m, spec.k, spec.transposeA, Type::f32), a, Flow::In}, DNNL_ARG_SRC,
                    {m_engine, matrix(spec.k, spec.n, spec.transposeB, Type::f32), b, Flow::In}, DNNL_ARG_WEIGHTS,
                    asItLies(c), DNNL_ARG_DST);
        if (spec.bias)
            setBias(bias, biasWithin ? DNNL_ARG_BIAS : DNNL_ARG_ATTR_MULTIPLE_POST_OP(biasAt) | DNNL_ARG_SRC_1);
    }

    void run(const float *a, const float *b, float *c, const float *bias) override { runOn(a, b, c, bias); }

private:
    static memory::desc matrix(std::int64_t rows, std::int64_t columns, bool transposed, Type type)
    {
        return {{rows, columns}, type, transposed ? memory::dims{1, rows} : memory::dims{columns, 1}};
    }
};

class PreparedConvolution : public Prepared<Convolution>
{
public:
    PreparedConvolution(ConvolutionPass pass, const ConvolutionSpec &spec, int threads) : Prepared(threads)
    {
        const ThreadLimit limit(threads);
        const ConvolutionTensors tensors(spec);
        switch (pass) {
        case ConvolutionPass::Forward:
            prepareForward(tensors, spec.relu);
            break;
        case ConvolutionPass::InputGrad:
            prepareInputGrad(tensors);
            break;
        case ConvolutionPass::WeightGrad:
            prepareWeightGrad(tensors);
            break;
        }
    }

    void run(const float *a, const float *b, float *c, float *bias) override { runOn(a, b, c, bias); }

private:
    void prepareForward(const ConvolutionTensors &t, bool relu)
    {
        dnnl::primitive_attr attributes = ownScratch();
        if (relu) {
            dnnl::post_ops after;
            appendRelu(after);
            attributes.set_post_ops(after);
        }
        const auto description = describe(m_engine, t, attributes);
        setPrimitive(Forward(description), description.scratchpad_desc());
        setOperands(asItLies(t.x), DNNL_ARG_SRC,                                                      //
                    {m_engine, t.ourWeights, description.weights_desc(), Flow::In}, DNNL_ARG_WEIGHTS, //
                    asItLies(t.y), DNNL_ARG_DST);
        if (!t.bias.is_zero())
            setBias(t.bias, DNNL_ARG_BIAS);
    }

    void prepareInputGrad(const ConvolutionTensors &t)
    {
        const auto description = describeInputGrad(m_engine, t);
        setPrimitive(InputGrad(description), description.scratchpad_desc());
        setOperands(asItLies(t.y), DNNL_ARG_DIFF_DST,                                                 //
                    {m_engine, t.ourWeights, description.weights_desc(), Flow::In}, DNNL_ARG_WEIGHTS, //
                    asItLies(t.x), DNNL_ARG_DIFF_SRC);
    }

    void prepareWeightGrad(const ConvolutionTensors &t)
    {
        const auto description = describeWeightGrad(m_engine, t);
        setPrimitive(WeightGrad(description), description.scratchpad_desc());
        setOperands(asItLies(t.x), DNNL_ARG_SRC,      //
                    asItLies(t.y), DNNL_ARG_DIFF_DST, //
                    {m_engine, t.ourWeights, description.diff_weights_desc(), Flow::Out}, DNNL_ARG_DIFF_WEIGHTS);
        if (!t.bias.is_zero())
            setBias(t.bias, DNNL_ARG_DIFF_BIAS);
    }
};

const Vectors *limit = nullptr; // set before any other thread uses the library

template <typename Kind, typename... Arguments>
std::unique_ptr<Kind> prepared(const char *what, const Arguments &...arguments)
{
    try {
        return std::make_unique<Kind>(arguments...);
    } catch (const dnnl::error &error) {
        if (error.status == dnnl_out_of_memory)
            throw std::bad_alloc();
        throw Error(sentence("oneDNN cannot do this %1: %2.", term(what), error.what()));
    }
}

} // namespace

std::unique_ptr<Product> product(const ProductSpec &spec, int threads)
{
    return prepared<PreparedProduct>(spec.precision == Precision::Bf16 ? phrase("matrix multiplication in bf16")
                                                                       : phrase("matrix multiplication"),
                                     spec, threads);
}

std::unique_ptr<Convolution> convolution(ConvolutionPass pass, const ConvolutionSpec &spec, int threads)
{
    return prepared<PreparedConvolution>(phrase("convolution"), pass, spec, threads);
}

bool keepsToVectors()
{
    const Vectors &vectors = vectorsInUse();
    if (vectors.row == 0)
        return limit == nullptr;
    // Each value is the set of bits of all that it includes.
    const auto allowed = vectors.name == "avx2"   ? static_cast<unsigned>(dnnl::cpu_isa::avx2_vnni)
                         : vectors.name == "sse4" ? static_cast<unsigned>(dnnl::cpu_isa::sse41)
                                                  : 0U;
    return allowed != 0 && (static_cast<unsigned>(dnnl::get_effective_cpu_isa()) & ~allowed) == 0;
}

void limitTo(const Vectors &vectors)
{
    const bool isSse4 = vectors.name == "sse4";
    if (vectors.row == 0 || !(isSse4 || vectors.name == "avx2"))
        return;
    if (dnnl::set_max_cpu_isa(isSse4 ? dnnl::cpu_isa::sse41 : dnnl::cpu_isa::avx2) == dnnl::status::success)
        limit = &vectors;
}

std::string limitedTo()
{
    return limit ? limit->name : "";
}

} // namespace overtake::onednn
