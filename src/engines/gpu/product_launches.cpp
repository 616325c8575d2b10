// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/plan_launches.h"
#include "operations/activations.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/reductions.h"

namespace overtake::gpu
{

namespace
{

/// Largest product, in multiplications, for which our own launch is used. On PoCL with 2 cores of an AMD EPYC, against
/// CLBlast: (32, 2) x (2, 5) 3.9 and 13.5 us, (32, 16) x (16, 16) 10.3 and 11.4 us, (32, 32) x (32, 32) 24.4 and 16.1
/// us.
constexpr std::int64_t smallProduct = std::int64_t{1} << 13;

/// Whether a launch of our own does this product (and its bias and activation) faster than a library.
bool isSmall(const Product &product)
{
    // Our kernel does not round operands.
    return product.precision == Precision::Fp32 && product.batches == 1 &&
           product.m * product.n * product.k <= smallProduct;
}

PlanStep smallProductLaunch(const LaunchArguments &l, const Product &product)
{
    const Operation *bias = l.find(operations::AddBias);
    const std::int64_t elements = product.m * product.n;
    std::int64_t lanes = 1;
    while (lanes < groupSize && 4 * lanes <= product.k && elements * lanes < std::int64_t{groupSize} * l.computeUnits())
        lanes *= 2;
    return launchOf(KernelId::SmallProduct, {l.in(0), l.in(1), bias ? bias->inputs[1] : l.in(1), l.out()},
                    {{"m", product.m},
                     {"n", product.n},
                     {"k", product.k},
                     {"transposeA", product.transposeA},
                     {"transposeB", product.transposeB},
                     {"withBias", bias != nullptr},
                     {"activation", static_cast<std::int64_t>(l.activation())},
                     {"lanes", lanes}},
                    {{"alpha", product.alpha}, {"beta", product.beta}},
                    groupsFor(ceilDivide(elements * lanes, groupSize), 65535));
}

/// MatMul or BatchedMatMul. With Sgd behind it, p -= rate * product.
PlanStep productOf(const LaunchArguments &l)
{
    const Shape &a = l.shape();
    const Shape &c = l.shape(l.out());
    const auto &attributes = l.attributes<operations::MatMulAttributes>();
    PlanStep step;
    step.kind = PlanStep::Kind::Product;
    step.buffers = {l.in(0), l.in(1), l.out()};
    Product &product = step.product;
    product.batches = c.size() > 2 ? c[0] : 1;
    product.m = c[c.size() - 2];
    product.n = c.back();
    product.k = a[a.size() - (attributes.transposeA ? 2 : 1)];
    product.transposeA = attributes.transposeA;
    product.transposeB = attributes.transposeB;
    product.alpha = attributes.alpha;
    product.precision = l.target.precision;
    if (const Operation *update = l.find(operations::Sgd)) {
        product.alpha *= -update->attributes.as<operations::SgdAttributes>().learningRate;
        product.beta = 1;
    }
    return step;
}

/// By a library or, if it is small, by a launch of our own, which also adds the bias and activates.
std::vector<PlanStep> productLaunches(const LaunchArguments &l)
{
    PlanStep step = productOf(l);
    if (isSmall(step.product))
        step = smallProductLaunch(l, step.product);
    const Operation *bias = l.find(operations::AddBias);
    if (!bias || step.kind == PlanStep::Kind::Launch)
        return {step};
    // The bias is added in place.
    return firstAndRest(l, std::move(step), addBiasLaunch(l, l.out(), bias->inputs[1], l.shape(l.out())));
}

} // namespace

using namespace operations;

static const LaunchKernel productKernels[] = {
    {MatMul, productLaunches, {{{{MatMul, "..", "x"}, {AddBias, "x.", "y"}, {Sigmoid, "y"}}}}},
    {BatchedMatMul, productLaunches},
};

static const RegisteredLaunches registeredProductLaunches("products", productKernels);

} // namespace overtake::gpu
