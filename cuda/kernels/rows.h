// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels on a matrix (rows, columns), row-major. `lanes` neighbouring work-items share a row (a power of two, at most
// GROUP_SIZE), so that a group processes GROUP_SIZE / lanes rows at a time: narrow rows keep all work-items busy, wide
// ones are read with coalesced accesses, and no element costs a division. Any number of groups.

#define ROWS_PER_GROUP (GROUP_SIZE / (int)lanes)
#define MY_LANE (LOCAL_ID & ((int)lanes - 1))
#define MY_ROW (LOCAL_ID / (int)lanes)
#define FIRST_ROW (GROUP_ID * ROWS_PER_GROUP + MY_ROW)
#define ROW_STRIDE (GROUP_COUNT * ROWS_PER_GROUP)

// data (samples, columns), order (samples) -> y (rows, columns): y[row] = data[order[first + row]], where first =
// position[0] + firstRow; without `ordered`, data[first + row]. Bits are copied, whatever the type.
DEVICE_KERNEL(overtake_gather_rows)
(INPUT(int, data), INPUT(int, order), INPUT(int, position), INOUT(int, y), Index firstRow, Index rows, Index columns,
 Index ordered, Index lanes)
{
    GLOBAL const int *RESTRICT data = AT(data);
    GLOBAL const int *RESTRICT order = AT(order);
    GLOBAL int *RESTRICT y = AT(y);
    const Index first = firstRow + AT(position)[0];
    const int wide = (columns & 3) == 0 && ALIGNED(data) && ALIGNED(y);
    const Index quads = columns >> 2;
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        const Index sample = ordered ? (Index)order[first + row] : first + row;
        GLOBAL const int *from = data + sample * columns;
        GLOBAL int *to = y + row * columns;
        if (wide) {
            for (Index j = MY_LANE; j < quads; j += lanes)
                ((GLOBAL int4 *)to)[j] = ((GLOBAL const int4 *)from)[j];
        } else {
            for (Index j = MY_LANE; j < columns; j += lanes)
                to[j] = from[j];
        }
    }
}

DEVICE_FUNCTION float activate(float x, int activation)
{
    if (activation == 1)
        return reluLane(x);
    return activation == 2 ? sigmoidLane(x) : x;
}

// x (rows, columns), bias (columns) -> y = activation(x + bias); y may be x. activation: 0 none, 1 ReLU, 2 sigmoid.
DEVICE_KERNEL(overtake_add_bias)
(INOUT(float, x), INPUT(float, bias), INOUT(float, y), Index rows, Index columns, Index activation, Index lanes)
{
    GLOBAL float *x = AT(x);
    GLOBAL const float *RESTRICT bias = AT(bias);
    GLOBAL float *y = AT(y);
    const int wide = (columns & 3) == 0 && ALIGNED(x) && ALIGNED(bias) && ALIGNED(y);
    const Index quads = columns >> 2;
    const int act = (int)activation;
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        GLOBAL float *from = x + row * columns;
        GLOBAL float *to = y + row * columns;
        if (wide) {
            for (Index j = MY_LANE; j < quads; j += lanes) {
                const float4 p = ((GLOBAL float4 *)from)[j];
                const float4 b = ((GLOBAL const float4 *)bias)[j];
                float4 r;
                r.x = activate(p.x + b.x, act);
                r.y = activate(p.y + b.y, act);
                r.z = activate(p.z + b.z, act);
                r.w = activate(p.w + b.w, act);
                ((GLOBAL float4 *)to)[j] = r;
            }
        } else {
            for (Index j = MY_LANE; j < columns; j += lanes)
                to[j] = activate(from[j] + bias[j], act);
        }
    }
}

// v (columns) -> y (rows, columns), v in every row
DEVICE_KERNEL(overtake_broadcast_rows)(INPUT(float, v), INOUT(float, y), Index rows, Index columns, Index lanes)
{
    GLOBAL const float *RESTRICT v = AT(v);
    GLOBAL float *RESTRICT y = AT(y);
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        for (Index j = MY_LANE; j < columns; j += lanes)
            y[row * columns + j] = v[j];
    }
}

// v (rows) -> y (rows, columns), v in every column
DEVICE_KERNEL(overtake_broadcast_columns)(INPUT(float, v), INOUT(float, y), Index rows, Index columns, Index lanes)
{
    GLOBAL const float *RESTRICT v = AT(v);
    GLOBAL float *RESTRICT y = AT(y);
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        const float value = v[row];
        for (Index j = MY_LANE; j < columns; j += lanes)
            y[row * columns + j] = value;
    }
}

// x (rows, columns) -> y (rows), the sum of each row
DEVICE_KERNEL(overtake_row_sum)(INPUT(float, x), INOUT(float, y), Index rows, Index columns, Index lanes)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL float *RESTRICT y = AT(y);
    const int wide = (columns & 3) == 0 && ALIGNED(x);
    const Index quads = columns >> 2;
    // The loop's count is that of the whole group, because all must take part in the reduction.
    for (Index base = GROUP_ID * ROWS_PER_GROUP; base < rows; base += ROW_STRIDE) {
        const Index row = base + MY_ROW;
        float sum = 0;
        if (row < rows && wide) {
            GLOBAL const float4 *from = (GLOBAL const float4 *)(x + row * columns);
            for (Index j = MY_LANE; j < quads; j += lanes) {
                const float4 p = from[j];
                sum += (p.x + p.y) + (p.z + p.w);
            }
        } else if (row < rows) {
            for (Index j = MY_LANE; j < columns; j += lanes)
                sum += x[row * columns + j];
        }
        sum = laneSum(scratch, sum, (int)lanes);
        if (row < rows && MY_LANE == 0)
            y[row] = sum;
    }
}

// x (rows, columns) -> y int32 (rows), the index of the first largest of each row
DEVICE_KERNEL(overtake_arg_max)(INPUT(float, x), INOUT(int, y), Index rows, Index columns, Index lanes)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    LOCAL_ARRAY(int, indices, GROUP_SIZE);
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL int *RESTRICT y = AT(y);
    for (Index base = GROUP_ID * ROWS_PER_GROUP; base < rows; base += ROW_STRIDE) {
        const Index row = base + MY_ROW;
        float best = -INFINITY;
        int index = 0x7fffffff;
        if (row < rows) {
            for (Index j = MY_LANE; j < columns; j += lanes) {
                const float value = x[row * columns + j];
                if (value > best || index == 0x7fffffff) {
                    best = value;
                    index = (int)j;
                }
            }
        }
        const float largest = laneMax(scratch, best, (int)lanes);
        index = laneMinimum(indices, best == largest ? index : 0x7fffffff, (int)lanes);
        if (row < rows && MY_LANE == 0)
            y[row] = index == 0x7fffffff ? 0 : index; // a row of not-a-numbers has no largest
    }
}

// x (rows, columns) -> y (parts, columns), y = alpha sum + beta y: each row of y sums every parts-th batch of rows;
// parts = 1 gives the sums, more are summed by a second launch. A group takes `lanes` columns of one part: group =
// part * tiles + tile, tiles = ceil(columns / lanes), and GROUP_SIZE / lanes rows at a time.
DEVICE_KERNEL(overtake_column_sum)
(INPUT(float, x), INOUT(float, y), Index rows, Index columns, Index parts, Index lanes, float alpha, float beta)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL float *RESTRICT y = AT(y);
    const int tiles = (int)((columns + lanes - 1) / lanes);
    const int part = (int)GROUP_ID / tiles;
    const Index column = (Index)((int)GROUP_ID % tiles) * lanes + MY_LANE;
    const Index stride = parts * ROWS_PER_GROUP;
    Index row = (Index)part * ROWS_PER_GROUP + MY_ROW;
    float sum = 0;
    if (column < columns) {
        // Four loads in flight at a time: with one, the memory would idle.
        float sum1 = 0;
        float sum2 = 0;
        float sum3 = 0;
        for (; row + 3 * stride < rows; row += 4 * stride) {
            sum += x[row * columns + column];
            sum1 += x[(row + stride) * columns + column];
            sum2 += x[(row + 2 * stride) * columns + column];
            sum3 += x[(row + 3 * stride) * columns + column];
        }
        for (; row < rows; row += stride)
            sum += x[row * columns + column];
        sum = (sum + sum1) + (sum2 + sum3);
    }
    scratch[LOCAL_ID] = sum;
    BARRIER();
    for (int step = ROWS_PER_GROUP >> 1; step > 0; step >>= 1) {
        if (MY_ROW < step)
            scratch[LOCAL_ID] += scratch[LOCAL_ID + step * (int)lanes];
        BARRIER();
    }
    if (MY_ROW == 0 && column < columns) {
        GLOBAL float *to = y + (Index)part * columns + column;
        const float result = alpha * scratch[LOCAL_ID];
        *to = beta == 0 ? result : result + beta * *to;
    }
}
