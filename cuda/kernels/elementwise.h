// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Element-wise kernels: all arrays have `count` elements. They are bound by memory bandwidth: four elements at once
// where the addresses allow, neighbouring work-items on neighbouring addresses, any number of groups (each work-item
// strides over the grid).

DEVICE_FUNCTION float4 addQuads(float4 a, float4 b)
{
    a.x += b.x;
    a.y += b.y;
    a.z += b.z;
    a.w += b.w;
    return a;
}

// The unit `i` of an array: four elements where wide, else one and three zeros.
DEVICE_FUNCTION float4 loadUnit(GLOBAL const float *from, Index i, int wide)
{
    if (wide)
        return ((GLOBAL const float4 *)from)[i];
    float4 one;
    one.x = from[i];
    one.y = 0;
    one.z = 0;
    one.w = 0;
    return one;
}
DEVICE_FUNCTION void storeUnit(GLOBAL float *to, Index i, float4 value, int wide)
{
    if (wide)
        ((GLOBAL float4 *)to)[i] = value;
    else
        to[i] = value.x;
}

// y[i] = lane(a[i]) and y[i] = lane(a[i], b[i]); `lane` is a macro or function of floats.
#define ELEMENTWISE_1(name, lane)                                                                                      \
    DEVICE_KERNEL(name)(INPUT(float, a), INOUT(float, y), Index count)                                                 \
    {                                                                                                                  \
        GLOBAL const float *RESTRICT a = AT(a);                                                                        \
        GLOBAL float *RESTRICT y = AT(y);                                                                              \
        Index first = 0;                                                                                               \
        if (ALIGNED(a) && ALIGNED(y)) {                                                                                \
            const Index quads = count >> 2;                                                                            \
            for (Index i = GLOBAL_ID; i < quads; i += GLOBAL_COUNT) {                                                  \
                const float4 p = ((GLOBAL const float4 *)a)[i];                                                        \
                float4 r;                                                                                              \
                r.x = lane(p.x);                                                                                       \
                r.y = lane(p.y);                                                                                       \
                r.z = lane(p.z);                                                                                       \
                r.w = lane(p.w);                                                                                       \
                ((GLOBAL float4 *)y)[i] = r;                                                                           \
            }                                                                                                          \
            first = quads << 2;                                                                                        \
        }                                                                                                              \
        for (Index i = first + GLOBAL_ID; i < count; i += GLOBAL_COUNT)                                                \
            y[i] = lane(a[i]);                                                                                         \
    }

#define ELEMENTWISE_2(name, lane)                                                                                      \
    DEVICE_KERNEL(name)(INPUT(float, a), INPUT(float, b), INOUT(float, y), Index count)                                \
    {                                                                                                                  \
        GLOBAL const float *RESTRICT a = AT(a);                                                                        \
        GLOBAL const float *RESTRICT b = AT(b);                                                                        \
        GLOBAL float *RESTRICT y = AT(y);                                                                              \
        Index first = 0;                                                                                               \
        if (ALIGNED(a) && ALIGNED(b) && ALIGNED(y)) {                                                                  \
            const Index quads = count >> 2;                                                                            \
            for (Index i = GLOBAL_ID; i < quads; i += GLOBAL_COUNT) {                                                  \
                const float4 p = ((GLOBAL const float4 *)a)[i];                                                        \
                const float4 q = ((GLOBAL const float4 *)b)[i];                                                        \
                float4 r;                                                                                              \
                r.x = lane(p.x, q.x);                                                                                  \
                r.y = lane(p.y, q.y);                                                                                  \
                r.z = lane(p.z, q.z);                                                                                  \
                r.w = lane(p.w, q.w);                                                                                  \
                ((GLOBAL float4 *)y)[i] = r;                                                                           \
            }                                                                                                          \
            first = quads << 2;                                                                                        \
        }                                                                                                              \
        for (Index i = first + GLOBAL_ID; i < count; i += GLOBAL_COUNT)                                                \
            y[i] = lane(a[i], b[i]);                                                                                   \
    }

DEVICE_FUNCTION float reluLane(float x)
{
    return x > 0 ? x : 0;
}
DEVICE_FUNCTION float sigmoidLane(float x)
{
    return 1 / (1 + EXP(-x));
}
DEVICE_FUNCTION float reluGradLane(float y, float dy)
{
    return y > 0 ? dy : 0;
}
DEVICE_FUNCTION float sigmoidGradLane(float y, float dy)
{
    return dy * y * (1 - y);
}
#define MULTIPLY_LANE(a, b) ((a) * (b))
#define ADD_LANE(a, b) ((a) + (b))

ELEMENTWISE_1(overtake_relu, reluLane)
ELEMENTWISE_1(overtake_sigmoid, sigmoidLane)
ELEMENTWISE_2(overtake_multiply, MULTIPLY_LANE)
ELEMENTWISE_2(overtake_add, ADD_LANE)
ELEMENTWISE_2(overtake_relu_grad, reluGradLane)       // y = relu(x), dy -> dx
ELEMENTWISE_2(overtake_sigmoid_grad, sigmoidGradLane) // y = sigmoid(x), dy -> dx

// y[i] = value
DEVICE_KERNEL(overtake_fill)(INOUT(float, y), Index count, float value)
{
    GLOBAL float *y = AT(y);
    for (Index i = GLOBAL_ID; i < count; i += GLOBAL_COUNT)
        y[i] = value;
}

// y[i] = x[i] > limit, as int32
DEVICE_KERNEL(overtake_threshold)(INPUT(float, x), INOUT(int, y), Index count, float limit)
{
    GLOBAL const float *RESTRICT x = AT(x);
    GLOBAL int *RESTRICT y = AT(y);
    for (Index i = GLOBAL_ID; i < count; i += GLOBAL_COUNT)
        y[i] = x[i] > limit ? 1 : 0;
}

// t (1) += 1
DEVICE_KERNEL(overtake_count_step)(INOUT(float, t))
{
    if (GLOBAL_ID == 0)
        AT(t)[0] += 1;
}

// position (1) += rows: where the next step's batch begins, for steps that are replayed
DEVICE_KERNEL(overtake_advance_position)(INOUT(int, position), Index rows)
{
    if (GLOBAL_ID == 0)
        AT(position)[0] += (int)rows;
}

// p -= rate g
DEVICE_KERNEL(overtake_sgd)(INOUT(float, p), INPUT(float, g), Index count, float rate)
{
    GLOBAL float *RESTRICT p = AT(p);
    GLOBAL const float *RESTRICT g = AT(g);
    Index first = 0;
    if (ALIGNED(p) && ALIGNED(g)) {
        const Index quads = count >> 2;
        for (Index i = GLOBAL_ID; i < quads; i += GLOBAL_COUNT) {
            float4 x = ((GLOBAL float4 *)p)[i];
            const float4 d = ((GLOBAL const float4 *)g)[i];
            x.x -= rate * d.x;
            x.y -= rate * d.y;
            x.z -= rate * d.z;
            x.w -= rate * d.w;
            ((GLOBAL float4 *)p)[i] = x;
        }
        first = quads << 2;
    }
    for (Index i = first + GLOBAL_ID; i < count; i += GLOBAL_COUNT)
        p[i] -= rate * g[i];
}
