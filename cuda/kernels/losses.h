// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Losses and accuracy: per row as in rows.h, then one number. Each group leaves its sum, times `scale`, in sums[group]:
// with one group that is the result; with more, overtake_finish_sum adds them up. No atomics: the result is the same in
// every run.

DEVICE_FUNCTION void leaveSum(LOCAL float *scratch, float value, GLOBAL float *sums, float scale)
{
    const float sum = laneSum(scratch, value, GROUP_SIZE);
    if (LOCAL_ID == 0)
        sums[GROUP_ID] = sum * scale;
}

// sums (count) -> y (1) = scale * their sum; one group
DEVICE_KERNEL(overtake_finish_sum)(INPUT(float, sums), INOUT(float, y), Index count, float scale)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT sums = AT(sums);
    float sum = 0;
    for (Index i = LOCAL_ID; i < count; i += GROUP_SIZE)
        sum += sums[i];
    leaveSum(scratch, sum, AT(y), scale);
}

// Takes a value into a lane's partial softmax: the largest value, and the sum of exp(value - largest).
DEVICE_FUNCTION void takeIn(float value, float *largest, float *sum)
{
    if (value > *largest) {
        *sum = *sum * EXP(*largest - value) + 1;
        *largest = value;
    } else if (!(value == -INFINITY)) {
        *sum += EXP(value - *largest);
    }
}

// logits (rows, classes), labels int32 (rows) -> y (rows, classes), the probabilities, and sums (groups) of each row's
// loss log(sum exp(logits)) - logits[label]. With `derivative` they are left in `probabilities`, and y is at once what
// overtake_softmax_cross_entropy_grad makes of them with dloss (1).
DEVICE_KERNEL(overtake_softmax_cross_entropy)
(INPUT(float, logits), INPUT(int, labels), INPUT(float, dloss), INOUT(float, y), INOUT(float, probabilities),
 INOUT(float, sums), Index rows, Index classes, Index derivative, Index lanes, float scale)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT logits = AT(logits);
    GLOBAL const int *RESTRICT labels = AT(labels);
    GLOBAL float *RESTRICT y = AT(y);
    GLOBAL float *RESTRICT probabilities = AT(probabilities); // not touched without derivative: it may then be y
    const int wide = (classes & 3) == 0 && ALIGNED(logits) && ALIGNED(y) && ALIGNED(probabilities);
    const int each = wide ? 4 : 1;
    const Index units = wide ? classes >> 2 : classes;
    const float dlogits = derivative ? AT(dloss)[0] / (float)rows : 1;
    float total = 0;
    for (Index base = GROUP_ID * ROWS_PER_GROUP; base < rows; base += ROW_STRIDE) {
        const Index row = base + MY_ROW;
        const Index end = row < rows ? units : 0;
        const Index at = row * units;
        float largest = -INFINITY;
        float sum = 0;
        for (Index j = MY_LANE; j < end; j += lanes) {
            const float4 p = loadUnit(logits, at + j, wide);
            takeIn(p.x, &largest, &sum);
            if (wide) {
                takeIn(p.y, &largest, &sum);
                takeIn(p.z, &largest, &sum);
                takeIn(p.w, &largest, &sum);
            }
        }
        const float most = laneMax(scratch, largest, (int)lanes);
        // A lane without a value has nothing to sum (and no largest, whose difference would be no number).
        sum = laneSum(scratch, sum == 0 ? 0 : sum * EXP(largest - most), (int)lanes);
        const float share = 1 / sum;
        const float inverse = dlogits / sum;
        const int label = row < rows ? labels[row] : 0;
        for (Index j = MY_LANE; j < end; j += lanes) {
            float4 p = loadUnit(logits, at + j, wide);
            p.x = EXP(p.x - most);
            p.y = EXP(p.y - most);
            p.z = EXP(p.z - most);
            p.w = EXP(p.w - most);
            if (derivative) {
                float4 kept = p;
                kept.x *= share;
                kept.y *= share;
                kept.z *= share;
                kept.w *= share;
                storeUnit(probabilities, at + j, kept, wide);
            }
            p.x *= inverse;
            p.y *= inverse;
            p.z *= inverse;
            p.w *= inverse;
            if (derivative) {
                const int mine = label - each * (int)j;
                p.x -= mine == 0 ? dlogits : 0;
                p.y -= mine == 1 ? dlogits : 0;
                p.z -= mine == 2 ? dlogits : 0;
                p.w -= mine == 3 ? dlogits : 0;
            }
            storeUnit(y, at + j, p, wide);
        }
        if (row < rows && MY_LANE == 0)
            total += LOG(sum) + (most - logits[row * classes + label]);
    }
    leaveSum(scratch, total, AT(sums), scale);
}

// probabilities (rows, classes), labels (rows), dloss (1) -> dlogits = (probabilities - one at the label) dloss / rows
DEVICE_KERNEL(overtake_softmax_cross_entropy_grad)
(INPUT(float, probabilities), INPUT(int, labels), INPUT(float, dloss), INOUT(float, dlogits), Index rows, Index classes,
 Index lanes)
{
    GLOBAL const float *RESTRICT probabilities = AT(probabilities);
    GLOBAL const int *RESTRICT labels = AT(labels);
    GLOBAL float *RESTRICT dlogits = AT(dlogits);
    const float scale = AT(dloss)[0] / (float)rows;
    for (Index row = FIRST_ROW; row < rows; row += ROW_STRIDE) {
        const Index label = labels[row];
        for (Index j = MY_LANE; j < classes; j += lanes)
            dlogits[row * classes + j] = (probabilities[row * classes + j] - (j == label ? 1.0f : 0.0f)) * scale;
    }
}

// logits (rows), labels int32 0 or 1 (rows) -> probabilities (rows), sums (groups) of each row's loss
DEVICE_KERNEL(overtake_binary_cross_entropy)
(INPUT(float, logits), INPUT(int, labels), INOUT(float, probabilities), INOUT(float, sums), Index rows, float scale)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const float *RESTRICT logits = AT(logits);
    GLOBAL const int *RESTRICT labels = AT(labels);
    GLOBAL float *RESTRICT probabilities = AT(probabilities);
    float total = 0;
    for (Index row = GLOBAL_ID; row < rows; row += GLOBAL_COUNT) {
        const float z = logits[row];
        total += FMAX(z, 0.0f) - z * (float)labels[row] + LOG1P(EXP(-FABS(z)));
        probabilities[row] = sigmoidLane(z);
    }
    leaveSum(scratch, total, AT(sums), scale);
}

// probabilities (rows), labels (rows), dloss (1) -> dlogits = (probabilities - labels) dloss / rows
DEVICE_KERNEL(overtake_binary_cross_entropy_grad)
(INPUT(float, probabilities), INPUT(int, labels), INPUT(float, dloss), INOUT(float, dlogits), Index rows)
{
    GLOBAL const float *RESTRICT probabilities = AT(probabilities);
    GLOBAL const int *RESTRICT labels = AT(labels);
    GLOBAL float *RESTRICT dlogits = AT(dlogits);
    const float scale = AT(dloss)[0] / (float)rows;
    for (Index row = GLOBAL_ID; row < rows; row += GLOBAL_COUNT)
        dlogits[row] = (probabilities[row] - (float)labels[row]) * scale;
}

// predicted, labels int32 (rows) -> sums (groups): how many agree, times scale
DEVICE_KERNEL(overtake_accuracy)
(INPUT(int, predicted), INPUT(int, labels), INOUT(float, sums), Index rows, float scale)
{
    LOCAL_ARRAY(float, scratch, GROUP_SIZE);
    GLOBAL const int *RESTRICT predicted = AT(predicted);
    GLOBAL const int *RESTRICT labels = AT(labels);
    float hits = 0;
    for (Index row = GLOBAL_ID; row < rows; row += GLOBAL_COUNT)
        hits += predicted[row] == labels[row] ? 1.0f : 0.0f;
    leaveSum(scratch, hits, AT(sums), scale);
}
