// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/tasks/function_task.h"
#include "operations/activations.h"
#include "operations/elementwise.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/reductions.h"

namespace overtake
{

namespace
{

/// c = product of a and b; `bias` may be noTensor. `finish`, with `other`, is fused to the product; it cannot be
/// combined with bias.
struct ProductTaskSpec {
    ProductSpec product;
    TensorId a = noTensor;
    TensorId b = noTensor;
    TensorId c = noTensor;
    TensorId bias = noTensor;
    RowFinish finish = RowFinish::Nothing;
    TensorId other = noTensor;
};

class ProductTask : public Task
{
public:
    ProductTask(const ProductTaskSpec &spec, HostStorage &storage, std::unique_ptr<Product> product)
        : m_spec(spec), m_storage(storage), m_product(std::move(product))
    {
    }

    int threads() const override { return m_product->threads(); }
    std::int64_t bytes() const override { return m_product->bytes(); }

    void run(const BatchRange &) override
    {
        const auto m = m_spec.product.m;
        const auto n = m_spec.product.n;
        float *c = m_storage.floats(m_spec.c);
        const float *a = m_storage.floats(m_spec.a);
        const float *b = m_storage.floats(m_spec.b);
        float *other = m_spec.other == noTensor ? nullptr : m_storage.floats(m_spec.other);
        if (m_spec.finish != RowFinish::Nothing && m_product->runAndFinish(a, b, c, m_spec.finish, other))
            return;
        m_product->run(a, b, c, m_spec.bias == noTensor ? nullptr : m_storage.floats(m_spec.bias));
        if (m_spec.finish != RowFinish::Nothing)
            shareOut(m, 16, threads(), [&](std::int64_t first, std::int64_t last) {
                finishRows(m_spec.finish, c, other, n, first, last);
            });
    }

private:
    ProductTaskSpec m_spec;
    HostStorage &m_storage;
    std::unique_ptr<Product> m_product;
};

/// The product, with what follows it in the step.
ProductTaskSpec specOf(const TaskArguments &t)
{
    const Operation &op = t.member(0);
    ProductTaskSpec spec;
    spec.a = op.inputs[0];
    spec.b = op.inputs[1];
    spec.c = t.operation.outputs[0];
    const auto &attributes = t.attributes<operations::MatMulAttributes>();
    spec.product.transposeA = attributes.transposeA;
    spec.product.transposeB = attributes.transposeB;
    spec.product.alpha = attributes.alpha;
    spec.product.precision = t.precision;
    spec.product.m = t.out()[0];
    spec.product.n = t.out()[1];
    spec.product.k = t.in()[spec.product.transposeA ? 0 : 1];
    if (const Operation *bias = t.find(operations::AddBias)) {
        spec.bias = bias->inputs[1];
        spec.product.bias = true;
    }
    spec.product.relu = t.find(operations::Relu) != nullptr;
    if (t.plus() != noTensor) {
        spec.finish = RowFinish::Plus;
        spec.other = t.plus();
    } else if (const Operation *gradient = t.find(operations::GeluGrad)) {
        spec.finish = RowFinish::Times;
        spec.other = gradient->inputs[0];
    } else if (t.find(operations::Gelu)) {
        const bool leavesSlope = t.schedule.holdsOther[static_cast<std::size_t>(op.outputs[0])];
        spec.finish = leavesSlope ? RowFinish::GeluAndSlope : RowFinish::Gelu;
        spec.other = leavesSlope ? op.outputs[0] : noTensor;
    } else if (const Operation *update = t.find(operations::Sgd)) { // p -= rate * gradient
        spec.product.alpha *= -update->attributes.as<operations::SgdAttributes>().learningRate;
        spec.product.accumulate = true;
    }
    return spec;
}

std::unique_ptr<Task> productTask(const TaskArguments &t)
{
    const ProductTaskSpec spec = specOf(t);
    // Later parts of the product still read the operand that earlier ones would have overwritten.
    const bool isOperand = spec.other == spec.a || spec.other == spec.b;
    const ProductChoice choice = choiceFor(spec.product, t.threads);
    const bool isInPlace = !isOperand && finishesInPlace(spec.product, choice.method, spec.finish);
    t.step.mayOverwrite = isInPlace ? spec.other : noTensor;
    return std::make_unique<ProductTask>(spec, t.storage, makeProduct(spec.product, choice, t.scratch));
}

/// A product that makes Gelu leaves its slope for GeluGrad, in the place of its own result.
Fusions productFusions()
{
    using namespace operations;
    Fusions all = {
        {{{MatMul, "..", "x"}, {Gelu, "x"}}},
        {.members = {{MatMul, "..", "x"}, {Gelu, "x"}, {GeluGrad, "x."}}, .second = 2, .holds = "x"},
        {.members = {{MatMul, "..", "x"}, {Gelu, "x"}, {GeluGrad, "xd"}, {MatMul, "..", "d"}},
         .second = 2,
         .holds = "x"},
    };
    const Fusions sums = withSum(MatMul, "..");
    all.insert(all.end(), sums.begin(), sums.end());
    return all;
}

} // namespace

static const CpuKernel productKernels[] = {{operations::MatMul, productTask, productFusions()}};

static const RegisteredKernels registeredProductKernels("products", productKernels);

} // namespace overtake
