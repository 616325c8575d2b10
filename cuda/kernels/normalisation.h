// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layer normalisation (Ba et al. 2016) and its derivatives; rows and lanes as in rows.h. A row is read several times:
// after the first it comes from the caches. Uses elementwise.h.

DEVICE_FUNCTION float sumOfUnit(float4 v)
{
    return (v.x + v.y) + (v.z + v.w);
}

// x (rows, columns), gain (columns) -> y = gain (x - mean) / deviation, mean (rows), inverse = 1 / deviation (rows),
// deviation = sqrt(variance + epsilon). x is a; with `adds` it is a + b, and left in x; else x is the same buffer as a.
DEVICE_KERNEL(overtake_layer_norm)
(INPUT(float, a), INPUT(float, b), INPUT(float, gain), INOUT(float, x), INOUT(float, y), INOUT(float, mean),
 INOUT(float, inverse), Index rows, Index columns, Index adds, Index lanes, float epsilon)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *a = AT(a);
    GLOBAL const float *RESTRICT b = AT(b);
    GLOBAL const float *RESTRICT gain = AT(gain);
    GLOBAL float *x = AT(x);
    GLOBAL float *RESTRICT y = AT(y);
    const int wide = (columns & 3) == 0 && ALIGNED(a) && ALIGNED(b) && ALIGNED(gain) && ALIGNED(x) && ALIGNED(y);
    const Index units = wide ? columns >> 2 : columns;
    const float share = 1.0f / (float)columns;
    for (Index base = GROUP_ID * ROWS_PER_GROUP; base < rows; base += ROW_STRIDE) {
        const Index row = base + MY_ROW;
        const Index at = row * units;
        const Index end = row < rows ? units : 0;
        float sum = 0;
        for (Index j = MY_LANE; j < end; j += lanes) {
            float4 v = loadUnit(a, at + j, wide);
            if (adds) {
                v = addQuads(v, loadUnit(b, at + j, wide));
                storeUnit(x, at + j, v, wide);
            }
            sum += sumOfUnit(v);
        }
        const float centre = laneSum(scratch, sum, (int)lanes) * share;
        // From here on a lane reads of x what it wrote itself.
        float squares = 0;
        for (Index j = MY_LANE; j < end; j += lanes) {
            float4 v = loadUnit(x, at + j, wide);
            v.x -= centre;
            squares += v.x * v.x;
            if (wide) {
                v.y -= centre;
                v.z -= centre;
                v.w -= centre;
                squares += v.y * v.y + (v.z * v.z + v.w * v.w);
            }
        }
        const float scale = 1 / SQRT(laneSum(scratch, squares, (int)lanes) * share + epsilon);
        for (Index j = MY_LANE; j < end; j += lanes) {
            float4 v = loadUnit(x, at + j, wide);
            const float4 g = loadUnit(gain, j, wide);
            v.x = (v.x - centre) * scale * g.x;
            v.y = (v.y - centre) * scale * g.y;
            v.z = (v.z - centre) * scale * g.z;
            v.w = (v.w - centre) * scale * g.w;
            storeUnit(y, at + j, v, wide);
        }
        if (row < rows && MY_LANE == 0) {
            AT(mean)[row] = centre;
            AT(inverse)[row] = scale;
        }
    }
}

// dy, x (rows, columns), gain (columns), mean, inverse (rows) -> dx (rows, columns); with n = (x - mean) inverse and
// g = gain dy: dx = (g - mean(g) - n mean(g n)) inverse, + other (rows, columns) where `adds`
DEVICE_KERNEL(overtake_layer_norm_grad)
(INPUT(float, dy), INPUT(float, x), INPUT(float, gain), INPUT(float, mean), INPUT(float, inverse), INPUT(float, other),
 INOUT(float, dx), Index rows, Index columns, Index adds, Index lanes)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT dy = AT(dy);
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL const float *RESTRICT gain = AT(gain);
    GLOBAL const float *RESTRICT other = AT(other);
    GLOBAL float *RESTRICT dx = AT(dx);
    const int wide = (columns & 3) == 0 && ALIGNED(dy) && ALIGNED(x) && ALIGNED(gain) && ALIGNED(other) && ALIGNED(dx);
    const Index units = wide ? columns >> 2 : columns;
    const float share = 1.0f / (float)columns;
    for (Index base = GROUP_ID * ROWS_PER_GROUP; base < rows; base += ROW_STRIDE) {
        const Index row = base + MY_ROW;
        const Index at = row * units;
        const Index end = row < rows ? units : 0;
        const float centre = row < rows ? AT(mean)[row] : 0;
        const float scale = row < rows ? AT(inverse)[row] : 0;
        float sum = 0;
        float sumWithN = 0;
        for (Index j = MY_LANE; j < end; j += lanes) {
            float4 g = loadUnit(dy, at + j, wide);
            const float4 p = loadUnit(gain, j, wide);
            const float4 v = loadUnit(x, at + j, wide);
            g.x *= p.x;
            g.y *= p.y;
            g.z *= p.z;
            g.w *= p.w;
            sum += sumOfUnit(g);
            // In a unit of one element, y, z and w of g are 0.
            sumWithN += (g.x * (v.x - centre) + g.y * (v.y - centre)) + (g.z * (v.z - centre) + g.w * (v.w - centre));
        }
        const float meanOfG = laneSum(scratch, sum, (int)lanes) * share;
        const float meanWithN = laneSum(scratch, sumWithN, (int)lanes) * share * scale;
        for (Index j = MY_LANE; j < end; j += lanes) {
            const float4 g = loadUnit(dy, at + j, wide);
            const float4 p = loadUnit(gain, j, wide);
            const float4 v = loadUnit(x, at + j, wide);
            float4 r;
            r.x = (g.x * p.x - meanOfG - (v.x - centre) * scale * meanWithN) * scale;
            r.y = (g.y * p.y - meanOfG - (v.y - centre) * scale * meanWithN) * scale;
            r.z = (g.z * p.z - meanOfG - (v.z - centre) * scale * meanWithN) * scale;
            r.w = (g.w * p.w - meanOfG - (v.w - centre) * scale * meanWithN) * scale;
            if (adds)
                r = addQuads(r, loadUnit(other, at + j, wide));
            storeUnit(dx, at + j, r, wide);
        }
    }
}

// dy, x (rows, columns), mean, inverse (rows) -> y (parts, columns): sums over rows of dy (x - mean) inverse, in parts
// and tiles as overtake_column_sum has them
DEVICE_KERNEL(overtake_layer_norm_gain_grad)
(INPUT(float, dy), INPUT(float, x), INPUT(float, mean), INPUT(float, inverse), INOUT(float, y), Index rows,
 Index columns, Index parts, Index lanes)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT dy = AT(dy);
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL const float *RESTRICT mean = AT(mean);
    GLOBAL const float *RESTRICT inverse = AT(inverse);
    GLOBAL float *RESTRICT y = AT(y);
    const int tiles = (int)((columns + lanes - 1) / lanes);
    const int part = (int)GROUP_ID / tiles;
    const Index column = (Index)((int)GROUP_ID % tiles) * lanes + MY_LANE;
    const Index stride = parts * ROWS_PER_GROUP;
    Index row = (Index)part * ROWS_PER_GROUP + MY_ROW;
    float sum = 0;
    if (column < columns) {
        // Loads of two rows in flight at a time.
        float sum1 = 0;
        for (; row + stride < rows; row += 2 * stride) {
            const Index at = row * columns + column;
            const Index next = at + stride * columns;
            sum += dy[at] * ((x[at] - mean[row]) * inverse[row]);
            sum1 += dy[next] * ((x[next] - mean[row + stride]) * inverse[row + stride]);
        }
        if (row < rows)
            sum += dy[row * columns + column] * ((x[row * columns + column] - mean[row]) * inverse[row]);
        sum += sum1;
    }
    scratch[LOCAL_ID] = sum;
    BARRIER();
    for (int step = ROWS_PER_GROUP >> 1; step > 0; step >>= 1) {
        if (MY_ROW < step)
            scratch[LOCAL_ID] += scratch[LOCAL_ID + step * (int)lanes];
        BARRIER();
    }
    if (MY_ROW == 0 && column < columns)
        y[(Index)part * columns + column] = scratch[LOCAL_ID];
}
