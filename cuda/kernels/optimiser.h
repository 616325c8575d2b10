// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What training a GPT needs beside the derivatives: the gradients' norm, its limit, the learning rate of a step and
// AdamW. All numbers that change from step to step are read from the device, so that steps can be replayed. Tensors
// that lie side by side go in one launch. Uses losses.h.

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

// t (1), counted from 1 -> rate (1), as cosineRate() in src/program/operation.h has it
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

#define ADAM_W_LANE(p, g, m, v)                                                                                        \
    {                                                                                                                  \
        const float d = g * factor;                                                                                    \
        m = beta1 * m + restOfBeta1 * d;                                                                               \
        v = beta2 * v + restOfBeta2 * d * d;                                                                           \
        p = (p - shrink * p) - rate * (m * firstCorrection) / (SQRT(v * secondCorrection) + epsilon);                  \
    }

// Loshchilov & Hutter 2019, algorithm 2: overtake_adam on the gradient times factor (1) with the learning rate in rate
// (1), after p shrank by rate * decay * p
DEVICE_KERNEL(overtake_adam_w)
(INOUT(float, p), INPUT(float, g), INOUT(float, m), INOUT(float, v), INPUT(float, t), INPUT(float, rate),
 INPUT(float, factor), Index count, float decay, float beta1, float restOfBeta1, float logBeta1, float beta2,
 float restOfBeta2, float logBeta2, float epsilon)
{
    GLOBAL float *RESTRICT p = AT(p);
    GLOBAL const float *RESTRICT g = AT(g);
    GLOBAL float *RESTRICT m = AT(m);
    GLOBAL float *RESTRICT v = AT(v);
    const float steps = AT(t)[0];
    const float rate = AT(rate)[0];
    const float factor = AT(factor)[0];
    const float shrink = rate * decay;
    const float firstCorrection = -1 / EXPM1(steps * logBeta1);
    const float secondCorrection = -1 / EXPM1(steps * logBeta2);
    Index first = 0;
    if (ALIGNED(p) && ALIGNED(g) && ALIGNED(m) && ALIGNED(v)) {
        const Index quads = count >> 2;
        for (Index i = GLOBAL_ID; i < quads; i += GLOBAL_COUNT) {
            float4 x = ((GLOBAL float4 *)p)[i];
            const float4 y = ((GLOBAL const float4 *)g)[i];
            float4 a = ((GLOBAL float4 *)m)[i];
            float4 b = ((GLOBAL float4 *)v)[i];
            ADAM_W_LANE(x.x, y.x, a.x, b.x)
            ADAM_W_LANE(x.y, y.y, a.y, b.y)
            ADAM_W_LANE(x.z, y.z, a.z, b.z)
            ADAM_W_LANE(x.w, y.w, a.w, b.w)
            ((GLOBAL float4 *)p)[i] = x;
            ((GLOBAL float4 *)m)[i] = a;
            ((GLOBAL float4 *)v)[i] = b;
        }
        first = quads << 2;
    }
    for (Index i = first + GLOBAL_ID; i < count; i += GLOBAL_COUNT) {
        float x = p[i];
        const float y = g[i];
        float a = m[i];
        float b = v[i];
        ADAM_W_LANE(x, y, a, b)
        p[i] = x;
        m[i] = a;
        v[i] = b;
    }
}
