// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/matmul.h"

#include "operations/common.h"
#include "operations/optimisers.h"

namespace overtake::operations
{

namespace
{

// Extents of op(x). The matrices are the last two dimensions of x.
std::int64_t rowsOf(const Shape &x, bool transposed)
{
    return x[x.size() - (transposed ? 1 : 2)];
}

std::int64_t columnsOf(const Shape &x, bool transposed)
{
    return x[x.size() - (transposed ? 2 : 1)];
}

template <std::size_t rank>
Shapes productShapes(const ShapeArguments &a)
{
    const auto &at = a.attributes<MatMulAttributes>();
    const Shape &x = a.in[0];
    const Shape &y = a.in[1];
    a.require(x.size() == rank && y.size() == rank && (rank == 2 || x[0] == y[0]));
    a.require(columnsOf(x, at.transposeA) == rowsOf(y, at.transposeB));
    Shape out = x;
    out[rank - 2] = rowsOf(x, at.transposeA);
    out[rank - 1] = columnsOf(y, at.transposeB);
    return {out};
}

double productFlops(const ShapeArguments &a)
{
    const auto n = static_cast<double>(columnsOf(a.in[1], a.attributes<MatMulAttributes>().transposeB));
    return 2 * n * a.count(); // a has g m k elements
}

void productLoop(const LoopArguments &a)
{
    const auto &at = a.attributes<MatMulAttributes>();
    const bool ta = at.transposeA;
    const bool tb = at.transposeB;
    const auto products = a.shape(0).size() == 3 ? a.shape(0)[0] : 1;
    const auto m = rowsOf(a.shape(0), ta);
    const auto k = columnsOf(a.shape(0), ta);
    const auto n = columnsOf(a.shape(1), tb);
    for (std::int64_t g = 0; g < products; ++g) {
        const float *x = a.in(0) + g * m * k;
        const float *y = a.in(1) + g * k * n;
        for (std::int64_t i = 0; i < m; ++i) {
            for (std::int64_t j = 0; j < n; ++j) {
                double sum = 0;
                for (std::int64_t l = 0; l < k; ++l)
                    sum += static_cast<double>(ta ? x[l * m + i] : x[i * k + l]) * (tb ? y[j * k + l] : y[l * n + j]);
                a.out()[(g * m + i) * n + j] = static_cast<float>(at.alpha * sum);
            }
        }
    }
}

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
    .shapes = productShapes<2>,
    .flops = productFlops,
    .loop = productLoop,
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
    .shapes = productShapes<3>,
    .flops = productFlops,
    .loop = productLoop,
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
