// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/matmul.h"

#include "operations/common.h"
#include "operations/optimisers.h"

namespace overtake::operations
{

namespace
{

// y = alpha op(a) op(b), so d op(a) = alpha dy op(b)^T and d op(b) = alpha op(a)^T dy; a transposed operand gets the
// transpose of that.
Ids gradientOfFactors(const GradientArguments &g)
{
    const bool ta = g.attributes<MatMulAttributes>().transposeA;
    const bool tb = g.attributes<MatMulAttributes>().transposeB;
    const auto product = [&](TensorId x, bool tx, TensorId y, bool ty) {
        const MatMulAttributes attributes{tx, ty, g.attributes<MatMulAttributes>().alpha};
        return g.builder.append(g.operation.kind, {x, y}, attributes)[0];
    };
    Ids result = {noTensor, noTensor};
    if (g.needed[0])
        result[0] = ta ? product(g.in(1), tb, g.dy(), true) : product(g.dy(), false, g.in(1), !tb);
    if (g.needed[1])
        result[1] = tb ? product(g.dy(), true, g.in(0), ta) : product(g.in(0), !ta, g.dy(), false);
    return result;
}

std::string transposed(const MatMulAttributes &attributes)
{
    return std::string(attributes.transposeA ? " A^T" : "") + (attributes.transposeB ? " B^T" : "");
}

/// On values that the precision represents exactly, so that only the sums may differ; also as the gradient of an
/// update, which engines add to the weights at once.
void matMulCases(CaseBuilder &cases)
{
    struct Extent {
        std::int64_t m, n, k;
    };
    const std::vector<Extent> extents = {{1, 1, 1},
                                         {1, 5, 3},
                                         {3, 1, 7},
                                         {32, 5, 2},
                                         {32, 2, 5},
                                         {2, 5, 32},
                                         {5, 2, 32},
                                         {7, 33, 13},
                                         {17, 16, 31},
                                         {31, 100, 100},
                                         {256, 1, 100},
                                         {100, 1, 256},
                                         {97, 2, 64},
                                         {65, 129, 67},
                                         {32, 300, 301},
                                         {301, 300, 32},
                                         {130, 131, 515},
                                         {257, 601, 259},
                                         // Larger than a core's cache, where engines use other methods.
                                         {32, 700, 433},
                                         {17, 611, 500},
                                         {611, 467, 33},
                                         {467, 611, 33}};
    for (const auto &e : extents) {
        for (int variant = 0; variant < 8; ++variant) {
            const bool updates = variant & 4;
            MatMulAttributes attributes;
            attributes.transposeA = variant & 1;
            attributes.transposeB = variant & 2;
            attributes.alpha = updates ? -0.5F : 1.0F;
            cases.begin();
            const auto a = cases.factors(attributes.transposeA ? Shape{e.k, e.m} : Shape{e.m, e.k});
            const auto b = cases.factors(attributes.transposeB ? Shape{e.n, e.k} : Shape{e.k, e.n});
            const auto out = matmul(cases.builder, a, b, attributes);
            const std::string name = cases.shapes() + transposed(attributes);
            if (!updates) {
                cases.finish({out}, name);
                continue;
            }
            const auto p = cases.builder.parameter("p", {e.m, e.n}, {Initialiser::Kind::Uniform, 1});
            sgd(cases.builder, p, out, 0.5F);
            cases.finish({p}, name + " + Sgd");
        }
    }
}

void batchedMatMulCases(CaseBuilder &cases)
{
    struct Products {
        std::int64_t g, m, n, k;
    };
    const std::vector<Products> all = {{1, 1, 1, 1},    {3, 1, 5, 2},     {2, 7, 1, 3},     {5, 5, 5, 5},
                                       {3, 17, 15, 9},  {4, 16, 16, 8},   {2, 33, 31, 65},  {12, 64, 64, 32},
                                       {7, 64, 32, 64}, {2, 129, 67, 64}, {1, 256, 256, 64}};
    for (const auto &p : all) {
        for (int variant = 0; variant < 4; ++variant) {
            MatMulAttributes attributes;
            attributes.transposeA = variant & 1;
            attributes.transposeB = variant & 2;
            attributes.alpha = p.g > 2 ? 0.25F : 1.0F;
            cases.begin();
            const auto a = cases.factors(attributes.transposeA ? Shape{p.g, p.k, p.m} : Shape{p.g, p.m, p.k});
            const auto b = cases.factors(attributes.transposeB ? Shape{p.g, p.n, p.k} : Shape{p.g, p.k, p.n});
            const auto out = batchedMatmul(cases.builder, a, b, attributes);
            cases.finish({out}, cases.shapes() + transposed(attributes));
        }
    }
}

} // namespace

constinit const OperationType MatMul{
    .name = "MatMul",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const auto &in = a.in;
        const bool ta = a.attributes<MatMulAttributes>().transposeA;
        const bool tb = a.attributes<MatMulAttributes>().transposeB;
        a.require(in[0].size() == 2 && in[1].size() == 2);
        a.require(in[0][ta ? 0 : 1] == in[1][tb ? 1 : 0]);
        return {Shape{in[0][ta ? 1 : 0], in[1][tb ? 0 : 1]}};
    },
    .flops =
        [](const ShapeArguments &a) {
            const auto n = static_cast<double>(a.in[1][a.attributes<MatMulAttributes>().transposeB ? 0 : 1]);
            return 2 * n * a.count(); // a has m k elements
        },
    .loop =
        [](const LoopArguments &a) {
            const auto &at = a.attributes<MatMulAttributes>();
            const bool ta = at.transposeA;
            const bool tb = at.transposeB;
            const auto m = a.shape(0)[ta ? 1 : 0];
            const auto k = a.shape(0)[ta ? 0 : 1];
            const auto n = a.shape(1)[tb ? 0 : 1];
            const float *x = a.in(0);
            const float *y = a.in(1);
            for (std::int64_t i = 0; i < m; ++i) {
                for (std::int64_t j = 0; j < n; ++j) {
                    double sum = 0;
                    for (std::int64_t l = 0; l < k; ++l)
                        sum +=
                            static_cast<double>(ta ? x[l * m + i] : x[i * k + l]) * (tb ? y[j * k + l] : y[l * n + j]);
                    a.out()[i * n + j] = static_cast<float>(at.alpha * sum);
                }
            }
        },
    .cases = matMulCases,
    .gradient = gradientOfFactors,
    .rowDependence =
        [](const Operation &operation, std::size_t input) {
            if (operation.attributes.as<MatMulAttributes>().transposeA)
                return RowDependence::Summed;
            return input == 1 ? RowDependence::Everything : RowDependence::SameRow;
        },
    .matrixWork = MatrixWork::Product,
};

constinit const OperationType BatchedMatMul{
    .name = "BatchedMatMul",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const auto &in = a.in;
        const bool ta = a.attributes<MatMulAttributes>().transposeA;
        const bool tb = a.attributes<MatMulAttributes>().transposeB;
        a.require(in[0].size() == 3 && in[1].size() == 3 && in[0][0] == in[1][0]);
        a.require(in[0][ta ? 1 : 2] == in[1][tb ? 2 : 1]);
        return {{in[0][0], in[0][ta ? 2 : 1], in[1][tb ? 1 : 2]}};
    },
    .flops =
        [](const ShapeArguments &a) {
            const auto n = static_cast<double>(a.in[1][a.attributes<MatMulAttributes>().transposeB ? 1 : 2]);
            return 2 * n * a.count(); // a has g m k elements
        },
    .loop =
        [](const LoopArguments &a) {
            const auto &at = a.attributes<MatMulAttributes>();
            const bool ta = at.transposeA;
            const bool tb = at.transposeB;
            const auto m = a.shape(0)[ta ? 2 : 1];
            const auto k = a.shape(0)[ta ? 1 : 2];
            const auto n = a.shape(1)[tb ? 1 : 2];
            for (std::int64_t g = 0; g < a.shape(0)[0]; ++g) {
                const float *x = a.in(0) + g * m * k;
                const float *y = a.in(1) + g * k * n;
                for (std::int64_t i = 0; i < m; ++i) {
                    for (std::int64_t j = 0; j < n; ++j) {
                        double sum = 0;
                        for (std::int64_t l = 0; l < k; ++l)
                            sum += static_cast<double>(ta ? x[l * m + i] : x[i * k + l]) *
                                   (tb ? y[j * k + l] : y[l * n + j]);
                        a.out()[(g * m + i) * n + j] = static_cast<float>(at.alpha * sum);
                    }
                }
            }
        },
    .cases = batchedMatMulCases,
    .gradient = gradientOfFactors,
    .rowDependence = sameRow,
    .matrixWork = MatrixWork::Product,
};

static const RegisteredOperations registeredMatmul("matmul", {MatMul, BatchedMatMul});

TensorId matmul(ProgramBuilder &builder, TensorId a, TensorId b, const MatMulAttributes &attributes)
{
    return builder.append(MatMul, {a, b}, attributes)[0];
}

TensorId batchedMatmul(ProgramBuilder &builder, TensorId a, TensorId b, const MatMulAttributes &attributes)
{
    return builder.append(BatchedMatMul, {a, b}, attributes)[0];
}

} // namespace overtake::operations
