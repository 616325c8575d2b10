// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/convolution.h"
#include "engines/cpu/team.h"
#include "engines/cpu/thread_limit.h"
#include "program/error.h"

#include <dnnl.hpp>
#include <optional>
#include <unordered_map>

namespace overtake
{

namespace
{

using Memory = dnnl::memory;
using Tag = Memory::format_tag;
constexpr auto direct = dnnl::algorithm::convolution_direct;

Memory::desc floats(const Memory::dims &dims, Tag tag)
{
    return {dims, Memory::data_type::f32, tag};
}

/// The tensors of one convolution. Images with their channels last, the weights as the library likes them best.
struct Descriptors {
    explicit Descriptors(const ConvolutionSpec &spec)
        : x(floats({spec.batch, spec.channels, spec.height, spec.width}, Tag::nhwc)),
          y(floats({spec.batch, spec.filters, spec.outHeight(), spec.outWidth()}, Tag::nhwc)),
          ourWeights(floats({spec.filters, spec.channels, spec.size, spec.size}, Tag::oihw)),
          weights(floats({spec.filters, spec.channels, spec.size, spec.size}, Tag::any)),
          bias(spec.bias ? floats({spec.filters}, Tag::x) : Memory::desc()), padding({spec.padding, spec.padding})
    {
    }

    dnnl::convolution_forward::desc forward() const
    {
        return {dnnl::prop_kind::forward_training, direct, x, weights, bias, y, {1, 1}, padding, padding};
    }

    Memory::desc x, y, ourWeights, weights, bias;
    Memory::dims padding;
};

/// What the three have in common: the library's objects, and the weights' copy in its layout, made in every step.
class OneDnnConvolution : public Convolution
{
public:
    int threads() const override { return m_threads; }

protected:
    OneDnnConvolution(const ConvolutionSpec &spec, int threads)
        : m_threads(threadsFor(spec.flops(), 0, threads)), m_engine(dnnl::engine::kind::cpu, 0), m_stream(m_engine)
    {
    }

    static dnnl::primitive_attr ownScratch()
    {
        dnnl::primitive_attr attributes;
        attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
        return attributes;
    }
    Memory unbound(const Memory::desc &descriptor) const { return {descriptor, m_engine, DNNL_MEMORY_NONE}; }

    /// The primitive and its arguments; memory objects are handles, so that later only where they point changes.
    void prepare(const dnnl::primitive &primitive, const Memory::desc &scratch, int aName, const Memory &a, int bName,
                 const Memory &b, int cName, const Memory &c)
    {
        m_primitive = primitive;
        m_arguments = {{aName, a}, {bName, b}, {cName, c}, {DNNL_ARG_SCRATCHPAD, Memory(scratch, m_engine)}};
    }
    void addBias(int name, const Memory::desc &descriptor)
    {
        m_bias = unbound(descriptor);
        m_arguments.emplace(name, *m_bias);
    }

    /// Weights that the primitive reads (or leaves) in `theirs`, and we have in `ours`.
    Memory weightsBetween(const Memory::desc &ours, const Memory::desc &theirs, bool toTheirs)
    {
        m_ourWeights = unbound(ours);
        if (ours == theirs)
            return m_ourWeights;
        const Memory copy(theirs, m_engine);
        const auto &from = toTheirs ? m_ourWeights : copy;
        const auto &to = toTheirs ? copy : m_ourWeights;
        dnnl::primitive_attr attributes = ownScratch();
        const dnnl::reorder::primitive_desc descriptor(m_engine, from.get_desc(), m_engine, to.get_desc(), attributes);
        m_reorder = dnnl::reorder(descriptor);
        m_reorderArguments = {{DNNL_ARG_FROM, from},
                              {DNNL_ARG_TO, to},
                              {DNNL_ARG_SCRATCHPAD, Memory(descriptor.scratchpad_desc(), m_engine)}};
        return copy;
    }

    void execute()
    {
        m_primitive.execute(m_stream, m_arguments);
        m_stream.wait();
    }
    void reorderWeights()
    {
        if (m_reorderArguments.empty())
            return;
        m_reorder.execute(m_stream, m_reorderArguments);
        m_stream.wait();
    }
    static void point(Memory &memory, const float *data) { memory.set_data_handle(const_cast<float *>(data)); }

    int m_threads;
    dnnl::engine m_engine;
    dnnl::stream m_stream;
    dnnl::primitive m_primitive;
    dnnl::primitive m_reorder;
    std::unordered_map<int, Memory> m_arguments;
    std::unordered_map<int, Memory> m_reorderArguments; ///< empty: both layouts are the same
    Memory m_ourWeights;
    Memory m_from, m_to;
    std::optional<Memory> m_bias;
};

class Forward : public OneDnnConvolution
{
public:
    Forward(const ConvolutionSpec &spec, int available) : OneDnnConvolution(spec, available)
    {
        const ThreadLimit limit(m_threads);
        const Descriptors d(spec);
        dnnl::primitive_attr attributes = ownScratch();
        if (spec.relu) {
            dnnl::post_ops after;
            after.append_eltwise(1.0F, dnnl::algorithm::eltwise_relu, 0.0F, 0.0F);
            attributes.set_post_ops(after);
        }
        const dnnl::convolution_forward::primitive_desc descriptor(d.forward(), attributes, m_engine);
        m_from = unbound(d.x);
        m_to = unbound(d.y);
        const Memory weights = weightsBetween(d.ourWeights, descriptor.weights_desc(), true);
        prepare(dnnl::convolution_forward(descriptor), descriptor.scratchpad_desc(), DNNL_ARG_SRC, m_from,
                DNNL_ARG_WEIGHTS, weights, DNNL_ARG_DST, m_to);
        if (spec.bias)
            addBias(DNNL_ARG_BIAS, d.bias);
    }

    void run(const float *x, const float *weights, float *y, float *bias) override
    {
        point(m_from, x);
        point(m_ourWeights, weights);
        point(m_to, y);
        if (m_bias)
            point(*m_bias, bias);
        const ThreadLimit limit(m_threads);
        reorderWeights();
        execute();
    }
};

class InputGrad : public OneDnnConvolution
{
public:
    InputGrad(const ConvolutionSpec &spec, int available) : OneDnnConvolution(spec, available)
    {
        const ThreadLimit limit(m_threads);
        const Descriptors d(spec);
        const dnnl::convolution_backward_data::desc backward(direct, d.x, d.weights, d.y, {1, 1}, d.padding, d.padding);
        const dnnl::convolution_backward_data::primitive_desc descriptor(
            backward, ownScratch(), m_engine, dnnl::convolution_forward::primitive_desc(d.forward(), m_engine));
        m_from = unbound(d.y);
        m_to = unbound(d.x);
        const Memory weights = weightsBetween(d.ourWeights, descriptor.weights_desc(), true);
        prepare(dnnl::convolution_backward_data(descriptor), descriptor.scratchpad_desc(), DNNL_ARG_DIFF_DST, m_from,
                DNNL_ARG_WEIGHTS, weights, DNNL_ARG_DIFF_SRC, m_to);
    }

    void run(const float *dy, const float *weights, float *dx, float *) override
    {
        point(m_from, dy);
        point(m_ourWeights, weights);
        point(m_to, dx);
        const ThreadLimit limit(m_threads);
        reorderWeights();
        execute();
    }
};

class WeightGrad : public OneDnnConvolution
{
public:
    WeightGrad(const ConvolutionSpec &spec, int available) : OneDnnConvolution(spec, available)
    {
        const ThreadLimit limit(m_threads);
        const Descriptors d(spec);
        const dnnl::convolution_backward_weights::desc backward(direct, d.x, d.weights, d.bias, d.y, {1, 1}, d.padding,
                                                                d.padding);
        const dnnl::convolution_backward_weights::primitive_desc descriptor(
            backward, ownScratch(), m_engine, dnnl::convolution_forward::primitive_desc(d.forward(), m_engine));
        m_from = unbound(d.x);
        m_to = unbound(d.y);
        const Memory weights = weightsBetween(d.ourWeights, descriptor.diff_weights_desc(), false);
        prepare(dnnl::convolution_backward_weights(descriptor), descriptor.scratchpad_desc(), DNNL_ARG_SRC, m_from,
                DNNL_ARG_DIFF_DST, m_to, DNNL_ARG_DIFF_WEIGHTS, weights);
        if (spec.bias)
            addBias(DNNL_ARG_DIFF_BIAS, d.bias);
    }

    void run(const float *x, const float *dy, float *dweights, float *dbias) override
    {
        point(m_from, x);
        point(m_to, dy);
        point(m_ourWeights, dweights);
        if (m_bias)
            point(*m_bias, dbias);
        const ThreadLimit limit(m_threads);
        execute();
        reorderWeights();
    }
};

template <typename Kind>
std::unique_ptr<Convolution> make(const ConvolutionSpec &spec, int threads)
{
    try {
        return std::make_unique<Kind>(spec, threads);
    } catch (const dnnl::error &error) {
        if (error.status == dnnl_out_of_memory)
            throw std::bad_alloc();
        throw Error(std::string("oneDNN cannot do this convolution: ") + error.what() + ".");
    }
}

} // namespace

std::unique_ptr<Convolution> makeConvolution(const ConvolutionSpec &spec, int threads)
{
    return make<Forward>(spec, threads);
}

std::unique_ptr<Convolution> makeConvolutionInputGrad(const ConvolutionSpec &spec, int threads)
{
    return make<InputGrad>(spec, threads);
}

std::unique_ptr<Convolution> makeConvolutionWeightGrad(const ConvolutionSpec &spec, int threads)
{
    return make<WeightGrad>(spec, threads);
}

} // namespace overtake
