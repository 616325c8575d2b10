// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels of a GPT: tokens to rows and back, attention's heads and its causal softmax. Rows and lanes as in rows.h; the
// `wide` paths take four columns at once. Sums are taken in an order that does not change: no floats are added
// atomically.

DEVICE_FUNCTION float geluLane(float x)
{
    return 0.5f * x * (1 + ERF(x * 0.70710678118654752f));
}
// d gelu / dx = (1 + erf(x / sqrt 2)) / 2 + x exp(-x^2 / 2) / sqrt(2 pi)
DEVICE_FUNCTION float geluGradLane(float x, float dy)
{
    return dy * (0.5f * (1 + ERF(x * 0.70710678118654752f)) + x * 0.39894228040143268f * EXP(-0.5f * x * x));
}
ELEMENTWISE_1(overtake_gelu, geluLane)
ELEMENTWISE_2(overtake_gelu_grad, geluGradLane) // x, dy -> dx

// table (words, columns), tokens int32 (rows) -> y (rows, columns) = the tokens' rows; + positions[row % context],
// positions (context, columns), where context > 0
DEVICE_KERNEL(overtake_embedding)
(INPUT(float, table), INPUT(int, tokens), INPUT(float, positions), INOUT(float, y), Index rows, Index columns,
 Index context, Index lanes)
{
    GLOBAL const float *RESTRICT table = AT(table);
    GLOBAL const int *RESTRICT tokens = AT(tokens);
    GLOBAL const float *RESTRICT positions = AT(positions);
    GLOBAL float *RESTRICT y = AT(y);
    const int wide = (columns & 3) == 0 && ALIGNED(table) && ALIGNED(positions) && ALIGNED(y);
    const Index units = wide ? columns >> 2 : columns;
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        const Index word = (Index)tokens[row] * units;
        const Index position = context > 0 ? (Index)((int)row % (int)context) * units : 0;
        for (Index j = MY_LANE; j < units; j += lanes) {
            float4 value = loadUnit(table, word + j, wide);
            if (context > 0)
                value = addQuads(value, loadUnit(positions, position + j, wide));
            storeUnit(y, row * units + j, value, wide);
        }
    }
}

// Tokens that a group scans at a time.
#define TOKENS_AT_ONCE 1024

// dy (rows, columns), tokens int32 (rows) -> y (parts, words, columns): row `word` of part p sums the rows of dy whose
// token is `word`, over every parts-th batch of TOKENS_AT_ONCE rows from p on. parts = 1 gives the sums, more are
// summed by overtake_column_sum. A group takes a row of y at a time: it lists its word's places in the order in which
// they occur, and `lanes` work-items add up four columns each, GROUP_SIZE / lanes places side by side.
DEVICE_KERNEL(overtake_embedding_grad)
(INPUT(float, dy), INPUT(int, tokens), INOUT(float, y), Index rows, Index columns, Index words, Index parts,
 Index lanes)
{
    LOCAL_ARRAY(float4, scratch, GROUP_SIZE);
    LOCAL_ARRAY(int, places, TOKENS_AT_ONCE);
    LOCAL_ARRAY(unsigned int, isPlace, TOKENS_AT_ONCE / 32);
    LOCAL_ARRAY(int, found, 1);
    GLOBAL const float *RESTRICT dy = AT(dy);
    GLOBAL const int *RESTRICT tokens = AT(tokens);
    GLOBAL float *RESTRICT y = AT(y);
    const int wide = (columns & 3) == 0 && ALIGNED(dy) && ALIGNED(y);
    const Index units = wide ? columns >> 2 : columns;
    const int perRound = ROWS_PER_GROUP;
    for (Index target = GROUP_ID; target < parts * words; target += GROUP_COUNT) {
        const Index part = target / words;
        const int word = (int)(target - part * words);
        for (Index base = 0; base < units; base += lanes) {
            const Index unit = base + MY_LANE;
            float4 sum;
            sum.x = 0;
            sum.y = 0;
            sum.z = 0;
            sum.w = 0;
            for (Index first = part * TOKENS_AT_ONCE; first < rows; first += parts * TOKENS_AT_ONCE) {
                if (LOCAL_ID < TOKENS_AT_ONCE / 32)
                    isPlace[LOCAL_ID] = 0;
                if (LOCAL_ID == 0)
                    found[0] = 0;
                BARRIER();
                for (int i = LOCAL_ID; i < TOKENS_AT_ONCE && first + i < rows; i += GROUP_SIZE) {
                    if (tokens[first + i] == word) {
                        LOCAL_OR(&isPlace[i >> 5], 1u << (i & 31));
                        LOCAL_ADD(&found[0], 1);
                    }
                }
                BARRIER();
                const int count = found[0];
                // Where each stands in the list: after the bits before its own.
                for (int i = LOCAL_ID; count > 0 && i < TOKENS_AT_ONCE; i += GROUP_SIZE) {
                    const unsigned int bits = isPlace[i >> 5];
                    if ((bits >> (i & 31)) & 1u) {
                        int at = COUNT_BITS(bits & ((1u << (i & 31)) - 1u));
                        for (int k = 0; k < i >> 5; ++k)
                            at += COUNT_BITS(isPlace[k]);
                        places[at] = i;
                    }
                }
                BARRIER();
                if (unit < units) {
                    // Four loads in flight at a time: with one, the memory would idle.
                    GLOBAL const float *from = dy + first * columns;
                    int i = MY_ROW;
                    for (; i + 3 * perRound < count; i += 4 * perRound) {
                        const float4 a = loadUnit(from, places[i] * units + unit, wide);
                        const float4 b = loadUnit(from, places[i + perRound] * units + unit, wide);
                        const float4 c = loadUnit(from, places[i + 2 * perRound] * units + unit, wide);
                        const float4 d = loadUnit(from, places[i + 3 * perRound] * units + unit, wide);
                        sum = addQuads(sum, addQuads(addQuads(a, b), addQuads(c, d)));
                    }
                    for (; i < count; i += perRound)
                        sum = addQuads(sum, loadUnit(from, places[i] * units + unit, wide));
                }
            }
            scratch[LOCAL_ID] = sum;
            BARRIER();
            for (int step = perRound >> 1; step > 0; step >>= 1) {
                if (MY_ROW < step)
                    scratch[LOCAL_ID] = addQuads(scratch[LOCAL_ID], scratch[LOCAL_ID + step * (int)lanes]);
                BARRIER();
            }
            if (MY_ROW == 0 && unit < units)
                storeUnit(y, target * units + unit, scratch[LOCAL_ID], wide);
        }
    }
}

// x (rows, parts * heads * depth), rows = sequences * context, and up to three heads' tensors (sequences * heads,
// context, depth): parts `firstPart` to firstPart + count - 1 of x's columns go to them, or come from them where
// `join`.
DEVICE_KERNEL(overtake_move_heads)
(INOUT(float, x), INOUT(float, first), INOUT(float, second), INOUT(float, third), Index rows, Index parts, Index heads,
 Index depth, Index context, Index firstPart, Index count, Index join, Index lanes)
{
    GLOBAL float *x = AT(x);
    GLOBAL float *first = AT(first);
    GLOBAL float *second = AT(second);
    GLOBAL float *third = AT(third);
    const int wide = (depth & 3) == 0 && ALIGNED(x) && ALIGNED(first) && ALIGNED(second) && ALIGNED(third);
    const int deep = (int)(wide ? depth >> 2 : depth);
    const int width = (int)heads * deep;
    const int units = (int)count * width;
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        const int sequence = (int)row / (int)context;
        const int position = (int)row - sequence * (int)context;
        const Index xAt = row * parts * width + firstPart * width;
        for (int j = MY_LANE; j < units; j += (int)lanes) {
            const int part = j / width;
            const int inPart = j - part * width;
            const int head = inPart / deep;
            const Index at = (((Index)sequence * heads + head) * context + position) * deep + (inPart - head * deep);
            GLOBAL float *other = part == 0 ? first : part == 1 ? second : third;
            if (join)
                storeUnit(x, xAt + j, loadUnit(other, at, wide), wide);
            else
                storeUnit(other, at, loadUnit(x, xAt + j, wide), wide);
        }
    }
}

// x (rows, context), rows = groups * context -> y: softmax over columns 0 to i of the rows with row % context = i, 0
// beyond
DEVICE_KERNEL(overtake_causal_softmax)(INPUT(float, x), INOUT(float, y), Index rows, Index context, Index lanes)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL float *RESTRICT y = AT(y);
    const int wide = (context & 3) == 0 && ALIGNED(x) && ALIGNED(y);
    const int quads = (int)(context >> 2);
    for (Index base = GROUP_ID * ROWS_PER_GROUP; base < rows; base += ROW_STRIDE) {
        const Index row = base + MY_ROW;
        const int end = row < rows ? (int)row % (int)context + 1 : 0;
        GLOBAL const float *from = x + row * context;
        GLOBAL float *to = y + row * context;
        float largest = -INFINITY;
        float sum = 0;
        if (wide) {
            for (int j = MY_LANE; 4 * j < end; j += (int)lanes) {
                const float4 p = ((GLOBAL const float4 *)from)[j];
                const int left = end - 4 * j;
                takeIn(p.x, &largest, &sum);
                if (left > 1)
                    takeIn(p.y, &largest, &sum);
                if (left > 2)
                    takeIn(p.z, &largest, &sum);
                if (left > 3)
                    takeIn(p.w, &largest, &sum);
            }
        } else {
            for (int j = MY_LANE; j < end; j += (int)lanes)
                takeIn(from[j], &largest, &sum);
        }
        const float most = laneMax(scratch, largest, (int)lanes);
        // A lane without a value has nothing to sum (and no largest, whose difference would be no number).
        sum = laneSum(scratch, sum == 0 ? 0 : sum * EXP(largest - most), (int)lanes);
        const float inverse = 1 / sum;
        if (row < rows && wide) {
            for (int j = MY_LANE; j < quads; j += (int)lanes) {
                const int left = end - 4 * j;
                float4 r;
                r.x = 0;
                r.y = 0;
                r.z = 0;
                r.w = 0;
                if (left > 0) {
                    const float4 p = ((GLOBAL const float4 *)from)[j];
                    r.x = EXP(p.x - most) * inverse;
                    r.y = left > 1 ? EXP(p.y - most) * inverse : 0;
                    r.z = left > 2 ? EXP(p.z - most) * inverse : 0;
                    r.w = left > 3 ? EXP(p.w - most) * inverse : 0;
                }
                ((GLOBAL float4 *)to)[j] = r;
            }
        } else if (row < rows) {
            for (int j = MY_LANE; j < (int)context; j += (int)lanes)
                to[j] = j < end ? EXP(from[j] - most) * inverse : 0;
        }
    }
}

// y = causal softmax, dy (rows, context) -> dx = y (dy - sum(y dy)). y is 0 beyond the diagonal, and so is dx,
// whatever dy has there: it is not read.
DEVICE_KERNEL(overtake_causal_softmax_grad)
(INPUT(float, y), INPUT(float, dy), INOUT(float, dx), Index rows, Index context, Index lanes)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT y = AT(y);
    GLOBAL const float *RESTRICT dy = AT(dy);
    GLOBAL float *RESTRICT dx = AT(dx);
    const int wide = (context & 3) == 0 && ALIGNED(y) && ALIGNED(dy) && ALIGNED(dx);
    const int units = (int)(wide ? context >> 2 : context);
    const int each = wide ? 4 : 1;
    for (Index base = GROUP_ID * ROWS_PER_GROUP; base < rows; base += ROW_STRIDE) {
        const Index row = base + MY_ROW;
        const int end = row < rows ? (int)row % (int)context + 1 : 0;
        const Index at = row * units;
        float sum = 0;
        for (int j = MY_LANE; each * j < end; j += (int)lanes) {
            const float4 p = loadUnit(y, at + j, wide);
            const float4 q = loadUnit(dy, at + j, wide);
            const int left = wide ? end - 4 * j : 1;
            sum += p.x * q.x;
            sum += left > 1 ? p.y * q.y : 0;
            sum += left > 2 ? p.z * q.z : 0;
            sum += left > 3 ? p.w * q.w : 0;
        }
        sum = laneSum(scratch, sum, (int)lanes);
        for (int j = MY_LANE; row < rows && j < units; j += (int)lanes) {
            const int left = end - each * j;
            float4 r;
            r.x = 0;
            r.y = 0;
            r.z = 0;
            r.w = 0;
            if (left > 0) {
                const float4 p = loadUnit(y, at + j, wide);
                const float4 q = loadUnit(dy, at + j, wide);
                r.x = p.x * (q.x - sum);
                r.y = left > 1 ? p.y * (q.y - sum) : 0;
                r.z = left > 2 ? p.z * (q.z - sum) : 0;
                r.w = left > 3 ? p.w * (q.w - sum) : 0;
            }
            storeUnit(dx, at + j, r, wide);
        }
    }
}
