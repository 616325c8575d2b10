// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Convolutions and pooling. Images are (b, channels, height, width), weights (filters, channels, size, size).
//
// The three convolutions are matrix products whose left operand is gathered from an image on the fly: P (m, k) Q (k,
// n). A group computes TILE_M x TILE_N results, TILE_K products of each at a time, from local memory; each work-item 4
// x 4 of them: rows MY_TILE_ROW + 32 r, so that neighbours read and write neighbouring addresses, and columns
// MY_TILE_COLUMN + c. Tiles over n are consecutive. Indices within a tensor fit in an int: the planner ensures it.
//
// conv2d and conv2d_input_grad test their loop over k at its end: there are always products to add. PoCL 6.0 takes the
// barriers of a loop that might not run at all for barriers under a condition, and now and then (7 of 180
// compilations) it compiled these kernels wrong.

#define TILE_M 128
#define TILE_N 32
// Row length in local memory: one more, so that work-items that store to the same column hit different banks.
#define PITCH_M (TILE_M + 1)
#define PITCH_N (TILE_N + 1)
#define TILE_K 16
#define MY_TILE_ROW (LOCAL_ID & 31)
#define MY_TILE_COLUMN ((LOCAL_ID >> 5) * 4)

// The shape of a convolution: x (b, channels, height, width), y (b, filters, outHeight, outWidth).
#define CONVOLUTION_SHAPE                                                                                              \
    Index batch, Index channels, Index height, Index width, Index filters, Index size, Index padding
#define CONVOLUTION_LOCALS                                                                                             \
    const int c = (int)channels, h = (int)height, w = (int)width, f = (int)filters, s = (int)size, pad = (int)padding; \
    const int outH = h + 2 * pad - s + 1, outW = w + 2 * pad - s + 1

DEVICE_FUNCTION void multiplyTiles(LOCAL const float *p, LOCAL const float *q, float *sums)
{
    const int row = MY_TILE_ROW;
    const int column = MY_TILE_COLUMN;
    for (int k = 0; k < TILE_K; ++k) {
        const float p0 = p[k * PITCH_M + row];
        const float p1 = p[k * PITCH_M + row + 32];
        const float p2 = p[k * PITCH_M + row + 64];
        const float p3 = p[k * PITCH_M + row + 96];
        for (int j = 0; j < 4; ++j) {
            const float v = q[k * PITCH_N + column + j];
            sums[j] += p0 * v;
            sums[4 + j] += p1 * v;
            sums[8 + j] += p2 * v;
            sums[12 + j] += p3 * v;
        }
    }
}

// x, weights, bias (filters) -> y = activation(convolution + bias). m: places of y in all pictures, n: filters, k:
// weights of a filter. activation: 0 none, 1 ReLU; without withBias, bias is not read. One group for each tile.
DEVICE_KERNEL(overtake_conv2d)
(INPUT(float, x), INPUT(float, weights), INPUT(float, bias), INOUT(float, y), CONVOLUTION_SHAPE, Index withBias,
 Index activation)
{
    LOCAL_ARRAY(float, p, TILE_K *PITCH_M);
    LOCAL_ARRAY(float, q, TILE_K *PITCH_N);
    CONVOLUTION_LOCALS;
    const int outArea = outH * outW;
    const int area = h * w;
    const int ss = s * s;
    const int depth = c * ss;
    const int rows = (int)batch * outArea;
    const int tilesN = (f + TILE_N - 1) / TILE_N;
    const int firstM = (int)(GROUP_ID / tilesN) * TILE_M;
    const int firstN = (int)(GROUP_ID % tilesN) * TILE_N;
    GLOBAL const float *RESTRICT xs = AT(x);
    GLOBAL const float *RESTRICT ws = AT(weights);

    // This work-item fetches for one place of y, every second of the weights; and two weights.
    const int m = firstM + (LOCAL_ID & (TILE_M - 1));
    const int picture = m / outArea;
    const int place = m - picture * outArea;
    const int top = place / outW - pad;
    const int left = place - place / outW * outW - pad;
    const int kOfQ = LOCAL_ID & (TILE_K - 1);
    float sums[16];
    for (int i = 0; i < 16; ++i)
        sums[i] = 0;
    int first = 0;
    do {
        for (int t = LOCAL_ID / TILE_M; t < TILE_K; t += GROUP_SIZE / TILE_M) {
            const int k = first + t;
            float value = 0;
            if (m < rows && k < depth) {
                const int channel = k / ss;
                const int i = (k - channel * ss) / s;
                const int row = top + i;
                const int column = left + k - channel * ss - i * s;
                if (row >= 0 && row < h && column >= 0 && column < w)
                    value = xs[(picture * c + channel) * area + row * w + column];
            }
            p[t * PITCH_M + (LOCAL_ID & (TILE_M - 1))] = value;
        }
        for (int j = LOCAL_ID / TILE_K; j < TILE_N; j += GROUP_SIZE / TILE_K)
            q[kOfQ * PITCH_N + j] =
                first + kOfQ < depth && firstN + j < f ? ws[(firstN + j) * depth + first + kOfQ] : 0.0f;
        BARRIER();
        multiplyTiles(p, q, sums);
        BARRIER();
        first += TILE_K;
    } while (first < depth);

    GLOBAL const float *RESTRICT bs = AT(bias);
    GLOBAL float *RESTRICT ys = AT(y);
    for (int r = 0; r < 4; ++r) {
        const int mine = firstM + MY_TILE_ROW + 32 * r;
        const int inPicture = mine / outArea;
        for (int j = 0; j < 4; ++j) {
            const int n = firstN + MY_TILE_COLUMN + j;
            if (mine < rows && n < f) {
                const float sum = sums[4 * r + j] + (withBias ? bs[n] : 0.0f);
                ys[(inPicture * f + n) * outArea + mine - inPicture * outArea] = activation == 1 ? reluLane(sum) : sum;
            }
        }
    }
}

// dy, weights -> dx. m: places of x in all pictures, n: channels, k: filters' places.
DEVICE_KERNEL(overtake_conv2d_input_grad)
(INPUT(float, dy), INPUT(float, weights), INOUT(float, dx), CONVOLUTION_SHAPE)
{
    LOCAL_ARRAY(float, p, TILE_K *PITCH_M);
    LOCAL_ARRAY(float, q, TILE_K *PITCH_N);
    CONVOLUTION_LOCALS;
    const int outArea = outH * outW;
    const int area = h * w;
    const int ss = s * s;
    const int depth = f * ss;
    const int rows = (int)batch * area;
    const int tilesN = (c + TILE_N - 1) / TILE_N;
    const int firstM = (int)(GROUP_ID / tilesN) * TILE_M;
    const int firstN = (int)(GROUP_ID % tilesN) * TILE_N;
    GLOBAL const float *RESTRICT dys = AT(dy);
    GLOBAL const float *RESTRICT ws = AT(weights);

    const int m = firstM + (LOCAL_ID & (TILE_M - 1));
    const int picture = m / area;
    const int place = m - picture * area;
    const int bottom = place / w + pad;
    const int right = place - place / w * w + pad;
    const int kOfQ = LOCAL_ID & (TILE_K - 1);
    float sums[16];
    for (int i = 0; i < 16; ++i)
        sums[i] = 0;
    int first = 0;
    do {
        for (int t = LOCAL_ID / TILE_M; t < TILE_K; t += GROUP_SIZE / TILE_M) {
            const int k = first + t;
            float value = 0;
            if (m < rows && k < depth) {
                const int filter = k / ss;
                const int i = (k - filter * ss) / s;
                const int row = bottom - i;
                const int column = right - (k - filter * ss - i * s);
                if (row >= 0 && row < outH && column >= 0 && column < outW)
                    value = dys[(picture * f + filter) * outArea + row * outW + column];
            }
            p[t * PITCH_M + (LOCAL_ID & (TILE_M - 1))] = value;
        }
        const int k = first + kOfQ;
        const int filter = k / ss;
        for (int j = LOCAL_ID / TILE_K; j < TILE_N; j += GROUP_SIZE / TILE_K)
            q[kOfQ * PITCH_N + j] =
                k < depth && firstN + j < c ? ws[(filter * c + firstN + j) * ss + k - filter * ss] : 0.0f;
        BARRIER();
        multiplyTiles(p, q, sums);
        BARRIER();
        first += TILE_K;
    } while (first < depth);

    GLOBAL float *RESTRICT dxs = AT(dx);
    for (int r = 0; r < 4; ++r) {
        const int mine = firstM + MY_TILE_ROW + 32 * r;
        const int inPicture = mine / area;
        for (int j = 0; j < 4; ++j) {
            const int n = firstN + MY_TILE_COLUMN + j;
            if (mine < rows && n < c)
                dxs[(inPicture * c + n) * area + mine - inPicture * area] = sums[4 * r + j];
        }
    }
}

// x, dy -> dweights (parts, filters, channels, size, size), which are to be added up: each part has its share of the
// places of dy. m: weights of a filter, n: filters, k: places in all pictures. One group for each tile of each part.
DEVICE_KERNEL(overtake_conv2d_weight_grad)
(INPUT(float, x), INPUT(float, dy), INOUT(float, dweights), CONVOLUTION_SHAPE, Index parts)
{
    LOCAL_ARRAY(float, p, TILE_K *PITCH_M);
    LOCAL_ARRAY(float, q, TILE_K *PITCH_N);
    CONVOLUTION_LOCALS;
    const int outArea = outH * outW;
    const int area = h * w;
    const int ss = s * s;
    const int rows = c * ss;
    const int depth = (int)batch * outArea;
    const int tilesN = (f + TILE_N - 1) / TILE_N;
    const int tiles = tilesN * ((rows + TILE_M - 1) / TILE_M);
    const int part = (int)(GROUP_ID / tiles);
    const int tile = (int)(GROUP_ID % tiles);
    const int firstM = tile / tilesN * TILE_M;
    const int firstN = tile % tilesN * TILE_N;
    const int blocks = (depth + TILE_K - 1) / TILE_K;
    const int from = (int)((Index)blocks * part / parts) * TILE_K;
    const int end = (int)((Index)blocks * (part + 1) / parts) * TILE_K;
    const int to = end < depth ? end : depth;
    GLOBAL const float *RESTRICT xs = AT(x);
    GLOBAL const float *RESTRICT dys = AT(dy);

    // This work-item fetches, at one place, for every sixteenth weight and every sixteenth filter.
    const int mine = LOCAL_ID & (TILE_K - 1);
    float sums[16];
    for (int i = 0; i < 16; ++i)
        sums[i] = 0;
    for (int first = from; first < to; first += TILE_K) {
        const int k = first + mine;
        const int picture = k / outArea;
        const int place = k - picture * outArea;
        const int top = place / outW - pad;
        const int left = place - place / outW * outW - pad;
        for (int t = LOCAL_ID / TILE_K; t < TILE_M; t += GROUP_SIZE / TILE_K) {
            const int m = firstM + t;
            float value = 0;
            if (m < rows && k < to) {
                const int channel = m / ss;
                const int i = (m - channel * ss) / s;
                const int row = top + i;
                const int column = left + m - channel * ss - i * s;
                if (row >= 0 && row < h && column >= 0 && column < w)
                    value = xs[(picture * c + channel) * area + row * w + column];
            }
            p[mine * PITCH_M + t] = value;
        }
        for (int j = LOCAL_ID / TILE_K; j < TILE_N; j += GROUP_SIZE / TILE_K)
            q[mine * PITCH_N + j] = k < to && firstN + j < f ? dys[(picture * f + firstN + j) * outArea + place] : 0.0f;
        BARRIER();
        multiplyTiles(p, q, sums);
        BARRIER();
    }

    GLOBAL float *RESTRICT out = AT(dweights) + (Index)part * f * rows;
    for (int r = 0; r < 4; ++r) {
        const int m = firstM + MY_TILE_ROW + 32 * r;
        for (int j = 0; j < 4; ++j) {
            const int n = firstN + MY_TILE_COLUMN + j;
            if (m < rows && n < f)
                out[n * rows + m] = sums[4 * r + j];
        }
    }
}

// x (images, channels, area), bias (channels) -> y = x + bias of the channel; y may be x. Rows are those of (images
// channels, area). activation as above.
DEVICE_KERNEL(overtake_add_channel_bias)
(INOUT(float, x), INPUT(float, bias), INOUT(float, y), Index rows, Index columns, Index channels, Index activation,
 Index lanes)
{
    GLOBAL float *x = AT(x);
    GLOBAL const float *RESTRICT bias = AT(bias);
    GLOBAL float *y = AT(y);
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        const float b = bias[row % channels];
        for (Index j = MY_LANE; j < columns; j += lanes)
            y[row * columns + j] = activate(x[row * columns + j] + b, (int)activation);
    }
}

// v (channels) -> y (images channels, area), v in every image
DEVICE_KERNEL(overtake_broadcast_channels)
(INPUT(float, v), INOUT(float, y), Index rows, Index columns, Index channels, Index lanes)
{
    GLOBAL const float *RESTRICT v = AT(v);
    GLOBAL float *RESTRICT y = AT(y);
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        const float value = v[row % channels];
        for (Index j = MY_LANE; j < columns; j += lanes)
            y[row * columns + j] = value;
    }
}

// x (images, channels, area) -> y (parts, channels): sums over the images' areas, each part a share of them. One group
// for each channel of each part.
DEVICE_KERNEL(overtake_channel_sum)
(INPUT(float, x), INOUT(float, y), Index images, Index channels, Index area, Index parts)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT x = AT(x);
    const int channel = (int)(GROUP_ID % channels);
    const Index part = GROUP_ID / channels;
    const int count = (int)(images * area);
    const int from = (int)(count * part / parts);
    const int to = (int)(count * (part + 1) / parts);
    float sum = 0;
    for (int i = from + LOCAL_ID; i < to; i += GROUP_SIZE) {
        const int image = i / (int)area;
        sum += x[((Index)image * channels + channel) * area + i - image * (int)area];
    }
    sum = laneSum(scratch, sum, GROUP_SIZE);
    if (LOCAL_ID == 0)
        AT(y)[part * channels + channel] = sum;
}

// x (planes, height, width) -> y (planes, height / window, width / window), the largest of each window
DEVICE_KERNEL(overtake_max_pool)
(INPUT(float, x), INOUT(float, y), Index planes, Index height, Index width, Index window)
{
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL float *RESTRICT y = AT(y);
    const int w = (int)width;
    const int rows = (int)(height / window);
    const int columns = (int)(width / window);
    const int count = (int)planes * rows * columns;
    for (int i = (int)GLOBAL_ID; i < count; i += (int)GLOBAL_COUNT) {
        const int line = i / columns;
        const int plane = line / rows;
        GLOBAL const float *from =
            x + (plane * (int)height + (line - plane * rows) * (int)window) * w + (i - line * columns) * (int)window;
        float most = from[0];
        for (int r = 0; r < (int)window; ++r) {
            for (int j = 0; j < (int)window; ++j)
                most = FMAX(most, from[r * w + j]);
        }
        y[i] = most;
    }
}

// x, y = pooled x, dy -> dx: dy at the first element of each window that is y, else 0. With throughRelu, x is the
// result of a ReLU whose derivative is included: dx is also 0 where y is 0.
DEVICE_KERNEL(overtake_max_pool_grad)
(INPUT(float, x), INPUT(float, y), INPUT(float, dy), INOUT(float, dx), Index planes, Index height, Index width,
 Index window, Index throughRelu)
{
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL const float *RESTRICT y = AT(y);
    GLOBAL const float *RESTRICT dy = AT(dy);
    GLOBAL float *RESTRICT dx = AT(dx);
    const int w = (int)width;
    const int h = (int)height;
    const int size = (int)window;
    const int rows = h / size;
    const int columns = w / size;
    const int count = (int)planes * h * w;
    for (int i = (int)GLOBAL_ID; i < count; i += (int)GLOBAL_COUNT) {
        const int line = i / w;
        const int plane = line / h;
        const int row = (line - plane * h) / size;
        const int column = (i - line * w) / size;
        float value = 0;
        if (row < rows && column < columns) {
            const int pooled = (plane * rows + row) * columns + column;
            const float largest = y[pooled];
            if (x[i] == largest && (!throughRelu || largest > 0)) {
                // The first in its window?
                const int top = (plane * h + row * size) * w + column * size;
                int isFirst = 1;
                for (int at = 0; at < size * size; ++at) {
                    const int other = top + at / size * w + at % size;
                    if (other >= i)
                        break;
                    isFirst &= x[other] != largest;
                }
                value = isFirst ? dy[pooled] : 0.0f;
            }
        }
        dx[i] = value;
    }
}
