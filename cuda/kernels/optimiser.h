// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels for training besides the derivatives: Adam, and for a GPT the gradients' norm, its limit, the learning rate
// of a step and AdamW. All values that change from step to step are read from the device, so that steps can be
// replayed. Tensors that are contiguous are updated in one launch. Uses losses.h.

// x (count) -> sums (groups), from sums[first] on: the sum of each group's squares
DEVICE_KERNEL(overtake_square_sum)(INPUT(float, x), INOUT(float, sums), Index count, Index first)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT x = AT(x);
    const Index quads = ALIGNED(x) ? count >> 2 : 0;
    float sum = 0;
    for (Index i = GLOBAL_ID; i < quads; i += GLOBAL_COUNT) {
        const float4 p = ((GLOBAL const float4 *)x)[i];
        sum += (p.x * p.x + p.y * p.y) + (p.z * p.z + p.w * p.w);
    }
    for (Index i = (quads << 2) + GLOBAL_ID; i < count; i += GLOBAL_COUNT)
        sum += x[i] * x[i];
    leaveSum(scratch, sum, AT(sums) + first, 1);
}

// sums (count) -> factor (1) = min(1, limit / (sqrt(their sum) + 1e-6)): what scales gradients to the norm `limit`; one
// group
DEVICE_KERNEL(overtake_clip_factor)(INPUT(float, sums), INOUT(float, factor), Index count, float limit)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT sums = AT(sums);
    float sum = 0;
    for (Index i = LOCAL_ID; i < count; i += GROUP_SIZE)
        sum += sums[i];
    sum = laneSum(scratch, sum, GROUP_SIZE);
    if (LOCAL_ID == 0) {
        const float scale = limit / (SQRT(sum) + 1e-6f);
        AT(factor)[0] = scale < 1 ? scale : 1;
    }
}

// t (1), counted from 1 -> rate (1), as cosineRate() in src/operations/optimisers.cpp has it
DEVICE_KERNEL(overtake_cosine_rate)
(INPUT(float, t), INOUT(float, rate), float highest, float lowest, float warmupSteps, float decaySteps)
{
    if (GLOBAL_ID == 0) {
        const float step = AT(t)[0] - 1;
        float result = lowest;
        if (step < warmupSteps)
            result = highest * (step + 1) / (warmupSteps + 1);
        else if (step <= decaySteps && decaySteps > warmupSteps)
            result += 0.5f * (1 + COS(3.14159265358979324f * ((step - warmupSteps) / (decaySteps - warmupSteps)))) *
                      (highest - lowest);
        AT(rate)[0] = result;
    }
}

// LANE(p, g, m, v) on each of the `count` elements, four at a time where all four arrays allow it
#define FOR_EACH_WEIGHT(LANE)                                                                                          \
    {                                                                                                                  \
        GLOBAL float *RESTRICT weights = AT(p);                                                                        \
        GLOBAL const float *RESTRICT slopes = AT(g);                                                                   \
        GLOBAL float *RESTRICT means = AT(m);                                                                          \
        GLOBAL float *RESTRICT squares = AT(v);                                                                        \
        const int aligned = ALIGNED(weights) && ALIGNED(slopes) && ALIGNED(means) && ALIGNED(squares);                 \
        const Index quads = aligned ? count >> 2 : 0;                                                                  \
        for (Index i = GLOBAL_ID; i < quads; i += GLOBAL_COUNT) {                                                      \
            float4 x = ((GLOBAL float4 *)weights)[i];                                                                  \
            const float4 y = ((GLOBAL const float4 *)slopes)[i];                                                       \
            float4 a = ((GLOBAL float4 *)means)[i];                                                                    \
            float4 b = ((GLOBAL float4 *)squares)[i];                                                                  \
            LANE(x.x, y.x, a.x, b.x)                                                                                   \
            LANE(x.y, y.y, a.y, b.y)                                                                                   \
            LANE(x.z, y.z, a.z, b.z)                                                                                   \
            LANE(x.w, y.w, a.w, b.w)                                                                                   \
            ((GLOBAL float4 *)weights)[i] = x;                                                                         \
            ((GLOBAL float4 *)means)[i] = a;                                                                           \
            ((GLOBAL float4 *)squares)[i] = b;                                                                         \
        }                                                                                                              \
        for (Index i = (quads << 2) + GLOBAL_ID; i < count; i += GLOBAL_COUNT) {                                       \
            LANE(weights[i], slopes[i], means[i], squares[i])                                                          \
        }                                                                                                              \
    }

// 1 - beta^t = -expm1(t log beta) keeps its digits while beta^t is near 1
#define ADAM_CORRECTIONS                                                                                               \
    const float firstCorrection = -1 / EXPM1(AT(t)[0] * logBeta1);                                                     \
    const float secondCorrection = -1 / EXPM1(AT(t)[0] * logBeta2);

#define ADAM_LANE(p, g, m, v)                                                                                          \
    m = beta1 * m + restOfBeta1 * g;                                                                                   \
    v = beta2 * v + restOfBeta2 * g * g;                                                                               \
    p -= rate * (m * firstCorrection) / (SQRT(v * secondCorrection) + epsilon);

// Kingma & Ba 2015, algorithm 1: moments m and v, then p; t (1) counts the steps from 1. restOfBeta: 1 - beta.
// logBeta: its natural logarithm.
DEVICE_KERNEL(overtake_adam)
(INOUT(float, p), INPUT(float, g), INOUT(float, m), INOUT(float, v), INPUT(float, t), Index count, float rate,
 float beta1, float restOfBeta1, float logBeta1, float beta2, float restOfBeta2, float logBeta2, float epsilon)
{
    ADAM_CORRECTIONS
    FOR_EACH_WEIGHT(ADAM_LANE)
}

#define ADAM_W_LANE(p, g, m, v)                                                                                        \
    {                                                                                                                  \
        const float scaled = g * factor;                                                                               \
        p -= shrink * p;                                                                                               \
        ADAM_LANE(p, scaled, m, v)                                                                                     \
    }

// Loshchilov & Hutter 2019, algorithm 2: overtake_adam on the gradient times factor (1) with the learning rate in rate
// (1), after p shrank by rate * decay * p
DEVICE_KERNEL(overtake_adam_w)
(INOUT(float, p), INPUT(float, g), INOUT(float, m), INOUT(float, v), INPUT(float, t), INPUT(float, rate),
 INPUT(float, factor), Index count, float decay, float beta1, float restOfBeta1, float logBeta1, float beta2,
 float restOfBeta2, float logBeta2, float epsilon)
{
    const float rate = AT(rate)[0];
    const float factor = AT(factor)[0];
    const float shrink = rate * decay;
    ADAM_CORRECTIONS
    FOR_EACH_WEIGHT(ADAM_W_LANE)
}
