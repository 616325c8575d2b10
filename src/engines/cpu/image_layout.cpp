// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/image_layout.h"

#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"

#include <algorithm>

namespace overtake
{

namespace
{

class Layouter
{
public:
    explicit Layouter(const Program &program) : m_copies(program.tensors.size(), noTensor)
    {
        m_layout.program = program;
        m_layout.channelsLast.assign(program.tensors.size(), false);
    }

    ImageLayout layOut()
    {
        for (std::size_t i = 0; i < m_layout.program.operations.size(); ++i)
            layOutOperation(i);
        return std::move(m_layout);
    }

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
    bool isLast(TensorId id) const { return m_layout.channelsLast[at(id)]; }
    bool isImage(TensorId id) const { return m_layout.program.tensor(id).shape.size() == 4; }

    /// How many of its first inputs an operation reads as images; the others are weights, vectors or only shapes.
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
        const Operation &operation = m_layout.program.operations[i];
        const OperationKind kind = operation.kind;
        const std::vector<TensorId> inputs = operation.inputs;
        // Works on whatever layout its operands share; the host gets what it knows.
        const bool shared = kind->isElementwise(operation) &&
                            m_layout.program.tensor(operation.outputs[0]).place == Place::Device &&
                            std::any_of(inputs.begin(), inputs.end(), [this](TensorId id) { return isLast(id); });
        const int shapeOnly = kind->shapeOnlyInput;
        for (std::size_t j = 0; j < inputs.size(); ++j) {
            const bool wanted = shared || j < imageInputs(kind);
            if (isImage(inputs[j]) && isLast(inputs[j]) != wanted && static_cast<int>(j) != shapeOnly)
                m_layout.program.operations[i].inputs[j] = copyOf(inputs[j], wanted, i);
        }
        for (const auto id : m_layout.program.operations[i].outputs) {
            m_layout.channelsLast[at(id)] = isImage(id) && (shared || makesImage(kind));
            m_copies[at(id)] = noTensor;
        }
    }

    TensorId copyOf(TensorId id, bool channelsLast, std::size_t before)
    {
        if (m_copies[at(id)] != noTensor)
            return m_copies[at(id)];
        Tensor copy = m_layout.program.tensor(id);
        copy.role = Role::Value;
        copy.place = Place::Device;
        copy.inputIndex = -1;
        const auto copyId = static_cast<TensorId>(m_layout.program.tensors.size());
        m_layout.program.tensors.push_back(std::move(copy));
        m_layout.channelsLast.push_back(channelsLast);
        m_copies.push_back(noTensor);
        m_copies[at(id)] = copyId;
        m_layout.changes.push_back({before, id, copyId, channelsLast});
        return copyId;
    }

    ImageLayout m_layout;
    std::vector<TensorId> m_copies; ///< by TensorId: in the other layout, while it is still the same
};

} // namespace

ImageLayout layOutImages(const Program &program)
{
    return Layouter(program).layOut();
}

} // namespace overtake
