// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Builds a Program: a workload names inputs, parameters and the forward computation; the builder infers shapes, derives
// gradients by one rule per operation, and appends the optimiser. Every method that returns a TensorId appends one
// operation. Shapes that do not fit throw Error at once.
#pragma once

#include "program/program.h"

namespace overtake
{

/// Where a step's data come from, and whether results go back: transfers are operations, never accidents.
enum class Transfers { Resident, PerBatch };

struct Optimiser {
    enum class Kind { Sgd, Adam, AdamW } kind = Kind::Sgd;
    float learningRate = 0.001F;

    // AdamW only, see OperationKind: the rate of each step by CosineRate, all gradients together no longer than
    // clipNorm.
    float minimumRate = 0;
    float warmupSteps = 0;
    float decaySteps = 0;
    float beta2 = 0.999F;
    float weightDecay = 0.01F; ///< of parameters with two dimensions or more
    float clipNorm = 1;
};

class ProgramBuilder
{
public:
    /// `samples` rows in an epoch, `batchRows` of them in a step.
    ProgramBuilder(std::string workload, ParameterValues parameters, std::int64_t samples, std::int64_t batchRows);

    // -- sources
    /// The next array of the Inputs, whole: (samples, ...) or any shape. On the device when transfers are Resident.
    /// `below`: what indices in it lie below, as whoever looks up by them relies on; 0: they are no indices.
    TensorId dataset(const std::string &name, Shape shape, DataType type, Transfers transfers, std::int64_t below = 0);
    TensorId parameter(const std::string &name, Shape shape, Initialiser initialiser);
    TensorId state(const std::string &name, Shape shape);
    /// The rows of this step: a copy to the device (PerBatch), a gather (Resident, shuffled) or a slice.
    TensorId takeBatch(TensorId dataset, bool shuffled);
    /// The whole array on the device: a copy where it lies on the host, else itself.
    TensorId takeAll(TensorId dataset);
    /// A copy on the host, made in every step.
    TensorId transferOut(TensorId device);

    // -- operations; see OperationKind for shapes
    TensorId multiply(TensorId a, TensorId b);
    TensorId add(TensorId a, TensorId b);
    TensorId matmul(TensorId a, TensorId b, Attributes attributes = {}, TensorId c = noTensor);
    TensorId addBias(TensorId x, TensorId bias);
    TensorId relu(TensorId x);
    TensorId sigmoid(TensorId x);
    struct Loss {
        TensorId loss;
        TensorId probabilities;
    };
    Loss softmaxCrossEntropy(TensorId logits, TensorId labels);
    Loss binaryCrossEntropy(TensorId logits, TensorId labels);
    TensorId rowSum(TensorId x);
    TensorId columnSum(TensorId x);
    TensorId argMax(TensorId x);
    TensorId threshold(TensorId x, float limit);
    TensorId accuracy(TensorId predicted, TensorId labels);
    TensorId fill(TensorId like, float value);
    /// The same elements as (..., trailing).
    TensorId reshape(TensorId x, Shape trailing);
    struct Mandelbrot {
        TensorId counts;
        TensorId re;
        TensorId im;
        TensorId done;
    };
    Mandelbrot mandelbrot(TensorId x, TensorId y, std::int32_t iterations, double horizon, std::int32_t shortcuts = 0);

    /// Appends any operation with new output tensors; the general form of the above.
    std::vector<TensorId> append(OperationKind kind, std::vector<TensorId> inputs, Attributes attributes = {},
                                 const std::string &name = {});
    /// Appends an operation that writes to tensors which exist (optimisers).
    void appendInPlace(OperationKind kind, std::vector<TensorId> inputs, std::vector<TensorId> outputs,
                       Attributes attributes);

    /// Appends the derivative of `loss` (shape (1)) with respect to each of `targets`; noTensor where it is zero.
    std::vector<TensorId> differentiate(TensorId loss, const std::vector<TensorId> &targets);
    /// Differentiates and appends the optimiser's step for every parameter.
    void minimise(TensorId loss, const Optimiser &optimiser);

    Program &program() { return m_program; }
    const Tensor &tensor(TensorId id) const { return m_program.tensor(id); }
    /// Hands the finished Program out; the builder is empty afterwards.
    Program finish();

private:
    /// For all pairs of m_program.gradients.
    void appendAdamW(TensorId stepCount, const Optimiser &optimiser);
    TensorId addTensor(Tensor tensor);
    std::string freshName(const std::string &name);

    Program m_program;
    int m_inputs = 0;
};

} // namespace overtake
