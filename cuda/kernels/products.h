// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matrix products without a library: those that are too small for one, where its call would cost more than the work and
// bias and activation are fused at no cost, and those of any size where there is none. Uses rows.h.

// C (m, n) = activation(alpha op(A) op(B) + beta C + bias), bias (n) where withBias, activation as in add_bias; C is
// not read when beta is 0. op(A) is (m, k), stored (k, m) when transposed; op(B) (k, n), or (n, k). `lanes`
// neighbouring work-items share an element of C and take every lanes-th product.
DEVICE_KERNEL(overtake_small_product)
(INPUT(float, a), INPUT(float, b), INPUT(float, bias), INOUT(float, c), Index m, Index n, Index k, Index transposeA,
 Index transposeB, Index withBias, Index activation, Index lanes, float alpha, float beta)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT a = AT(a);
    GLOBAL const float *RESTRICT b = AT(b);
    GLOBAL const float *RESTRICT bias = AT(bias);
    GLOBAL float *c = AT(c);
    // Small by definition: 32 bits hold every index, and divide faster.
    const int columns = (int)n;
    const int count = (int)m * columns;
    const int length = (int)k;
    const int nextRowOfA = transposeA ? 1 : length;
    const int nextColumnOfA = transposeA ? (int)m : 1;
    const int nextRowOfB = transposeB ? 1 : columns;
    const int nextColumnOfB = transposeB ? length : 1;
    for (int base = (int)GROUP_ID * ROWS_PER_GROUP; base < count; base += (int)GROUP_COUNT * ROWS_PER_GROUP) {
        const int element = base + MY_ROW;
        const int row = element / columns;
        const int column = element - row * columns;
        float sum = 0;
        if (element < count) {
            GLOBAL const float *fromA = a + row * nextRowOfA;
            GLOBAL const float *fromB = b + column * nextColumnOfB;
            for (int i = MY_LANE; i < length; i += (int)lanes)
                sum += fromA[i * nextColumnOfA] * fromB[i * nextRowOfB];
        }
        sum = laneSum(scratch, sum, (int)lanes);
        if (element < count && MY_LANE == 0) {
            float value = alpha * sum;
            if (beta != 0)
                value += beta * c[element];
            if (withBias)
                value += bias[column];
            c[element] = activate(value, (int)activation);
        }
    }
}

#define PRODUCT_TILE 64  // rows and columns of C that a group computes at a time, 4 by 4 by each work-item
#define PRODUCT_DEPTH 16 // terms of the sum between two barriers
#define PRODUCT_PITCH (PRODUCT_TILE + 1)

// A tile of an operand into local memory, (PRODUCT_DEPTH, PRODUCT_TILE): `lines` of C's rows or columns from firstLine,
// terms of the sum from firstTerm, zeros beyond them. Neighbouring work-items read neighbouring elements, however the
// operand is stored.
DEVICE_FUNCTION void loadProductTile(LOCAL float *tile, GLOBAL const float *from, Index firstLine, Index lines,
                                     Index firstTerm, Index terms, Index nextLine, Index nextTerm)
{
    for (int i = LOCAL_ID; i < PRODUCT_TILE * PRODUCT_DEPTH; i += GROUP_SIZE) {
        const int line = nextTerm == 1 ? i / PRODUCT_DEPTH : i % PRODUCT_TILE;
        const int term = nextTerm == 1 ? i % PRODUCT_DEPTH : i / PRODUCT_TILE;
        const bool inside = firstLine + line < lines && firstTerm + term < terms;
        tile[term * PRODUCT_PITCH + line] =
            inside ? from[(firstLine + line) * nextLine + (firstTerm + term) * nextTerm] : 0;
    }
}

// C (m, n) = alpha op(A) op(B) + beta C, `batches` times with contiguous operands; C is not read when beta is 0. op(A)
// is (m, k), stored (k, m) when transposed; op(B) (k, n), or (n, k).
DEVICE_KERNEL(overtake_tiled_product)
(INPUT(float, a), INPUT(float, b), INOUT(float, c), Index batches, Index m, Index n, Index k, Index transposeA,
 Index transposeB, float alpha, float beta)
{
    LOCAL_ARRAY(float, tileOfA, PRODUCT_DEPTH *PRODUCT_PITCH);
    LOCAL_ARRAY(float, tileOfB, PRODUCT_DEPTH *PRODUCT_PITCH);
    const Index down = (m + PRODUCT_TILE - 1) / PRODUCT_TILE;
    const Index across = (n + PRODUCT_TILE - 1) / PRODUCT_TILE;
    const int myRow = LOCAL_ID / 16 * 4;
    const int myColumn = LOCAL_ID % 16; // and every 16th: neighbours write neighbouring elements
    for (Index tile = GROUP_ID; tile < batches * down * across; tile += GROUP_COUNT) {
        const Index batch = tile / (down * across);
        const Index row = tile / across % down * PRODUCT_TILE;
        const Index column = tile % across * PRODUCT_TILE;
        GLOBAL const float *fromA = AT(a) + batch * m * k;
        GLOBAL const float *fromB = AT(b) + batch * k * n;
        GLOBAL float *to = AT(c) + batch * m * n;
        float sums[4][4] = {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
        for (Index first = 0; first < k; first += PRODUCT_DEPTH) {
            loadProductTile(tileOfA, fromA, row, m, first, k, transposeA ? 1 : k, transposeA ? m : 1);
            loadProductTile(tileOfB, fromB, column, n, first, k, transposeB ? k : 1, transposeB ? 1 : n);
            BARRIER();
            for (int term = 0; term < PRODUCT_DEPTH; ++term) {
                LOCAL const float *rows = tileOfA + term * PRODUCT_PITCH + myRow;
                LOCAL const float *columns = tileOfB + term * PRODUCT_PITCH + myColumn;
                for (int i = 0; i < 4; ++i) {
                    for (int j = 0; j < 4; ++j)
                        sums[i][j] = FMA(rows[i], columns[16 * j], sums[i][j]);
                }
            }
            BARRIER();
        }
        for (int i = 0; i < 4; ++i) {
            for (int j = 0; j < 4; ++j) {
                if (row + myRow + i >= m || column + myColumn + 16 * j >= n)
                    continue;
                GLOBAL float *element = to + (row + myRow + i) * n + column + myColumn + 16 * j;
                *element = beta == 0 ? alpha * sums[i][j] : alpha * sums[i][j] + beta * *element;
            }
        }
    }
}
