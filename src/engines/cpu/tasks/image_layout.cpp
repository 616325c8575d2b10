// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/tasks/image_layout.h"

#include "engines/cpu/simd/transpose.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"
#include "program/loop_arguments.h"
#include "program/program_links.h"
#include "text/contains.h"

#include <algorithm>

namespace overtake
{

namespace
{

template <auto copy>
void copyImages(const LoopArguments &a)
{
    copy(a.shape(), a.in(0), a.out(), 0, a.shape()[0]);
}

std::vector<Shape> sameShape(const ShapeArguments &a)
{
    a.require(a.in[0].size() == 4);
    return {a.in[0]};
}

class Layouter
{
public:
    explicit Layouter(const Program &program)
        : m_given(program), m_links(program), m_copies(program.tensors.size(), noTensor)
    {
        m_layout.program = program;
        m_layout.program.operations.clear();
        m_layout.channelsLast.assign(program.tensors.size(), false);
    }

    ImageLayout layOut()
    {
        for (std::size_t i = 0; i < m_given.operations.size(); ++i)
            layOutOperation(i);
        return std::move(m_layout);
    }

private:
    bool isLast(TensorId id) const { return m_layout.channelsLast[indexOf(id)]; }
    bool isImage(TensorId id) const { return m_layout.program.tensor(id).shape.size() == 4; }

    /// How many leading inputs of an operation are images; the others are weights, vectors or inputs of which only the
    /// shape is used.
    static std::size_t imageInputs(OperationKind kind)
    {
        using namespace operations;
        if (kind == Conv2d || kind == Conv2dInputGrad || kind == AddChannelBias || kind == ChannelSum ||
            kind == MaxPool2d)
            return 1;
        if (kind == Conv2dWeightGrad)
            return 2;
        return kind == MaxPool2dGrad ? 3 : 0;
    }

    static bool makesImage(OperationKind kind)
    {
        return (imageInputs(kind) > 0 && kind != operations::Conv2dWeightGrad) || kind == operations::BroadcastChannels;
    }

    void layOutOperation(std::size_t i)
    {
        Operation operation = m_given.operations[i];
        const OperationKind kind = operation.kind;
        auto &inputs = operation.inputs;
        // Works in whatever layout its operands share; what goes to the host has the Program's layout, and what is
        // updated in place keeps its own.
        const bool updates = std::ranges::any_of(inputs, [&](TensorId id) { return contains(operation.outputs, id); });
        const bool shared = kind->isElementwise(operation) && !updates &&
                            m_given.tensor(operation.outputs[0]).place == Place::Device &&
                            std::ranges::any_of(inputs, [this](TensorId id) { return isLast(id); });
        for (std::size_t j = 0; j < inputs.size(); ++j) {
            const bool wanted = shared || j < imageInputs(kind);
            if (isImage(inputs[j]) && isLast(inputs[j]) != wanted && static_cast<int>(j) != kind->shapeOnlyInput)
                inputs[j] = copyOf(inputs[j], wanted);
        }
        for (const auto id : operation.outputs) {
            m_layout.channelsLast[indexOf(id)] = isImage(id) && (shared || makesImage(kind));
            if (updates)
                forgetCopiesOf(id);
        }
        append(std::move(operation), i);
    }

    /// Those of all tensors that share its memory.
    void forgetCopiesOf(TensorId changed)
    {
        for (std::size_t id = 0; id < m_given.tensors.size(); ++id)
            if (m_links.memoryOf(static_cast<TensorId>(id)) == m_links.memoryOf(changed))
                m_copies[id] = noTensor;
    }

    void append(Operation operation, std::size_t givenAs)
    {
        m_layout.program.operations.push_back(std::move(operation));
        m_layout.givenAs.push_back(givenAs);
    }

    TensorId copyOf(TensorId id, bool channelsLast)
    {
        if (m_copies[indexOf(id)] != noTensor)
            return m_copies[indexOf(id)];
        Tensor copy = m_layout.program.tensor(id);
        copy.role = Role::Value;
        copy.place = Place::Device;
        copy.inputIndex = -1;
        const auto copyId = static_cast<TensorId>(m_layout.program.tensors.size());
        m_layout.program.tensors.push_back(std::move(copy));
        m_layout.channelsLast.push_back(channelsLast);
        m_copies.push_back(noTensor);
        m_copies[indexOf(id)] = copyId;
        append({channelsLast ? ToChannelsLast : FromChannelsLast, {id}, {copyId}}, ImageLayout::nowhere);
        return copyId;
    }

    const Program &m_given;
    ProgramLinks m_links;
    ImageLayout m_layout;
    std::vector<TensorId> m_copies; ///< by TensorId: in the other layout, while it is still the same
};

double noFlops(const ShapeArguments &)
{
    return 0;
}

} // namespace

constinit const OperationType ToChannelsLast{
    .name = "ToChannelsLast",
    .inputs = 1,
    .shapes = sameShape,
    .flops = noFlops,
    .loop = copyImages<toChannelsLast>,
    .cases = [](CaseBuilder &) {},
};

constinit const OperationType FromChannelsLast{
    .name = "FromChannelsLast",
    .inputs = 1,
    .shapes = sameShape,
    .flops = noFlops,
    .loop = copyImages<fromChannelsLast>,
    .cases = [](CaseBuilder &) {},
};

void toChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage, std::int64_t lastImage)
{
    const std::int64_t area = shape[2] * shape[3];
    for (std::int64_t i = firstImage; i < lastImage; ++i)
        transpose(from + i * area * shape[1], area, to + i * area * shape[1], shape[1], 0, area);
}

void fromChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage, std::int64_t lastImage)
{
    const std::int64_t area = shape[2] * shape[3];
    for (std::int64_t i = firstImage; i < lastImage; ++i)
        transpose(from + i * area * shape[1], shape[1], to + i * area * shape[1], area, 0, shape[1]);
}

ImageLayout layOutImages(const Program &program)
{
    return Layouter(program).layOut();
}

} // namespace overtake
