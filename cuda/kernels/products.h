// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matrix products that are too small for a library: its call would cost more than the work, and bias and activation are
// fused at no cost. Uses rows.h.

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
