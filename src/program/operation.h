// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The operations a Program is made of, and the one rule per operation: shapes, floating-point operations, bytes and
// derivative. Engines give each kind its kernel; nothing else in the house knows an operation by name.
#pragma once

#include "program/tensor.h"

#include <string_view>
#include <vector>

namespace overtake
{

/// Shapes are row-major; b = batch rows. Inputs -> outputs.
enum class OperationKind {
    TransferIn,              ///< host array (all of it, or the rows of this batch) -> device
    TransferOut,             ///< device -> host
    GatherRows,              ///< resident dataset (samples, ...) -> rows of this batch in the epoch's order (b, ...)
    SliceRows,               ///< the same where the order is sequential: engines may hand out a view
    Multiply,                ///< a, b -> a * b, element by element
    Add,                     ///< a, b -> a + b
    MatMul,                  ///< a, b [, c] -> alpha op(a) op(b) [+ beta c]; op transposes where the attribute says so
    AddBias,                 ///< x (b, n), bias (n) -> x + bias in every row
    Relu,                    ///< x -> max(x, 0)
    ReluGrad,                ///< y = relu(x), dy -> dx = dy where y > 0, else 0
    Sigmoid,                 ///< x -> 1 / (1 + exp(-x))
    SigmoidGrad,             ///< y = sigmoid(x), dy -> dx = dy y (1 - y)
    SoftmaxCrossEntropy,     ///< logits (b, c), labels int32 (b) -> mean loss (1), probabilities (b, c)
    SoftmaxCrossEntropyGrad, ///< probabilities (b, c), labels (b), dloss (1) -> dlogits (b, c)
    BinaryCrossEntropy,      ///< logits (b, 1), labels int32 (b) -> mean loss (1), probabilities (b, 1)
    BinaryCrossEntropyGrad,  ///< probabilities (b, 1), labels (b), dloss (1) -> dlogits (b, 1)
    RowSum,                  ///< x (b, n) -> sum over n (b)
    ColumnSum,               ///< x (b, n) -> sum over b (n)
    BroadcastRows,           ///< v (n), like (b, n) -> v in every row (derivative of ColumnSum)
    BroadcastColumns,        ///< v (b), like (b, n) -> v in every column (derivative of RowSum)
    Fill,                    ///< like (any) -> the attribute `alpha` everywhere, in the shape of `like`
    CountStep,               ///< t (1) -> t + 1, in place
    Sgd,                     ///< p, dp -> p - learningRate dp, in place
    Adam,                    ///< p, dp, m, v, t (1) -> p, m, v in place (Kingma & Ba 2015, algorithm 1)
    ArgMax,                  ///< x (b, c) -> index of the first largest, int32 (b)
    Threshold,               ///< x (b, 1) -> 1 where x > alpha else 0, int32 (b)
    Accuracy,                ///< predicted int32 (b), labels int32 (b) -> share that agrees (1)
    Mandelbrot,              ///< x (w), y (b), both float32 or float64 -> counts int32 (b, w), final z: re, im (b, w),
                             ///< iterations done in each row, int32 (b); see mandelbrotFlopsPerIteration
    Reshape, ///< x -> the same elements, row-major, as (..., attribute shape); a view where x is a value

    // Images: b pictures, c channels, height h, width w. Windows of Conv2d move by 1, those of MaxPool2d by their size.
    Conv2d,            ///< x (b, c, h, w), weights (o, c, k, k) -> (b, o, h', w'), h' = h + 2 padding - k + 1
    Conv2dInputGrad,   ///< dy (b, o, h', w'), weights (o, c, k, k), like x -> dx (b, c, h, w)
    Conv2dWeightGrad,  ///< x (b, c, h, w), dy (b, o, h', w'), like weights -> dweights (o, c, k, k)
    AddChannelBias,    ///< x (b, c, h, w), bias (c) -> x + bias in every channel
    ChannelSum,        ///< x (b, c, h, w) -> sum over b, h, w (c)
    BroadcastChannels, ///< v (c), like (b, c, h, w) -> v in every channel (derivative of ChannelSum)
    MaxPool2d,         ///< x (b, c, h, w) -> largest of each window (b, c, h / window, w / window); a rest is left out
    MaxPool2dGrad,     ///< x, y = maxPool2d(x), dy -> dx: dy at the first largest of each window, else 0

    // Sequences: b of them, t positions each (the attribute `context`), so b t rows of c channels; v words, h heads,
    // d = c / h.
    Embedding,         ///< table (v, c), tokens int32 (b, t) -> the tokens' rows (b t, c)
    EmbeddingGrad,     ///< dy (b t, c), tokens int32 (b, t), like table -> dtable (v, c): each row to its token's
    AddPositions,      ///< x (b t, c), positions (t, c) -> x + positions in every sequence
    SumPositions,      ///< x (b t, c), like positions -> sum over b (t, c)
    LayerNorm,         ///< x (n, c), gain (c) -> y = gain (x - mean) / deviation, mean (n), 1 / deviation (n), where
                       ///< deviation = sqrt(variance + epsilon), variance over c (Ba et al. 2016)
    LayerNormGrad,     ///< dy (n, c), x, gain (c), mean (n), 1 / deviation (n) -> dx (n, c)
    LayerNormGainGrad, ///< dy (n, c), x, mean (n), 1 / deviation (n) -> dgain (c)
    Gelu,              ///< x -> x (1 + erf(x / sqrt 2)) / 2 (Hendrycks & Gimpel 2016)
    GeluGrad,          ///< x, dy -> dx
    SplitHeads,        ///< x (b t, parts c) -> `parts` tensors (b h, t, d)
    JoinHeads,         ///< any number of (b h, t, d) -> (b t, parts c): undoes SplitHeads
    BatchedMatMul,     ///< a (g, m, k), b (g, k, n) -> alpha op(a) op(b) (g, m, n), g products; op as in MatMul
    CausalSoftmax,     ///< x (g, t, t) -> softmax over columns j <= i of each row i, 0 beyond
    CausalSoftmaxGrad, ///< y = causalSoftmax(x), dy -> dx, 0 beyond the diagonal

    // What an optimiser needs besides.
    SquareSum,  ///< any number of tensors -> sum of the squares of all elements (1)
    ClipFactor, ///< squares (1) -> min(1, alpha / (sqrt(squares) + 1e-6)) (1): scales gradients to the norm alpha
    CosineRate, ///< t (1), counted from 1 -> learning rate (1); see cosineRate
    AdamW,      ///< p, dp, m, v, t (1), rate (1), factor (1) -> p, m, v in place: Adam on factor dp with this rate,
                ///< after p shrank by rate weightDecay p (Loshchilov & Hutter 2019, algorithm 2)
};

/// z = 0; for n = 0 ... iterations - 1, while |z| < horizon: count = n, z = z z + c; a count of iterations - 1 becomes
/// 0. Every product and every sum is rounded (no fused multiply-add), so that all engines give the same counts. One
/// iteration is x x, y y, x x - y y, + cx, x y, x y + x y, + cy: 3 products and 4 sums. The test |z| < horizon is not
/// counted: an engine need not make it in every iteration. How many iterations there are depends on the data.
constexpr double mandelbrotFlopsPerIteration = 7;
/// Ways of knowing that a point stays inside without doing all its iterations: the counts are the same, the work is
/// not. For the viewer only; no workload asks for them. Bits of Attributes::shortcuts.
constexpr std::int32_t mandelbrotBulbs = 1;  ///< the main cardioid and the largest bulb, by their formulas
constexpr std::int32_t mandelbrotCycles = 2; ///< an orbit that is where it was before, bit by bit, will be so for ever

struct Attributes {
    bool transposeA = false;
    bool transposeB = false;
    float alpha = 1;
    float beta = 0;
    float learningRate = 0;
    float beta1 = 0.9F;
    float beta2 = 0.999F;
    float epsilon = 1e-8F;
    bool batchRows = false;      ///< TransferIn: take the rows of this batch, not the whole array
    std::int32_t iterations = 0; ///< Mandelbrot: the most
    float horizon = 0;           ///< Mandelbrot: at least 4, so that what has left does not come back
    std::int32_t shortcuts = 0;  ///< Mandelbrot: mandelbrotBulbs, mandelbrotCycles
    Shape shape = {};            ///< Reshape: the trailing dimensions; the first is what is left
    std::int64_t padding = 0;    ///< Conv2d and its derivatives: rows and columns of zeros around each picture
    std::int64_t window = 0;     ///< MaxPool2d, MaxPool2dGrad
    std::int64_t context = 0;    ///< SplitHeads, JoinHeads, AddPositions, SumPositions: t
    std::int64_t heads = 0;      ///< SplitHeads, JoinHeads
    std::int64_t parts = 1;      ///< SplitHeads
    float weightDecay = 0;       ///< AdamW
    float minimumRate = 0;       ///< CosineRate; learningRate is the highest
    float warmupSteps = 0;       ///< CosineRate
    float decaySteps = 0;        ///< CosineRate: the step at which minimumRate is reached

    bool operator==(const Attributes &) const = default;
};

/// Learning rate of step t = 1, 2, ... as nanoGPT has it: with i = t - 1, linear up to learningRate over warmupSteps,
/// learningRate (i + 1) / (warmupSteps + 1), then half a cosine down to minimumRate at decaySteps, minimumRate beyond.
double cosineRate(const Attributes &attributes, double t);

struct Operation {
    OperationKind kind;
    std::vector<TensorId> inputs;
    std::vector<TensorId> outputs; ///< an output that is also an input is updated in place
    Attributes attributes = {};
};

struct Program;
class ProgramBuilder;

/// What the house knows of one operation kind.
struct OperationRule {
    OperationKind kind;
    const char *name; ///< "MatMul", as in reports
    int minimumInputs;
    int maximumInputs;
    /// Shapes of the outputs from those of the inputs; throws Error when they do not fit. `batch` serves the operations
    /// that take a batch's rows; the in-place ones return their input's shape.
    std::vector<Shape> (*shapes)(const Operation &, const std::vector<Shape> &inputs, std::int64_t batch);
    /// Exact count of floating-point additions, multiplications, divisions, comparisons and elementary functions (one
    /// each); a matrix product of (m, k) and (k, n) is 2 m n k. Where the data decide (Mandelbrot) it is the most there
    /// can be, and the Program says which tensor has what was really done (Program::countedItems).
    double (*flops)(const Operation &, const std::vector<Shape> &inputs);
    /// Appends the operations that give the derivative with respect to each needed input from those of the outputs
    /// (noTensor where an output has none). noTensor in the result for inputs that are not needed or have none. Null
    /// for kinds that nothing can be differentiated through.
    std::vector<TensorId> (*gradient)(ProgramBuilder &, const Operation &, const std::vector<TensorId> &outputGradients,
                                      const std::vector<bool> &needed);
    /// The input of which only the shape is used, -1 when there is none: it costs no memory traffic.
    int shapeOnlyInput = -1;
};

const OperationRule &ruleOf(OperationKind kind);
const std::vector<OperationRule> &allOperationRules();
inline const char *nameOf(OperationKind kind)
{
    return ruleOf(kind).name;
}

} // namespace overtake
