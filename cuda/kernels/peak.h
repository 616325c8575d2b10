// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the peak of a device; not used by any Program.

// y[i] of every work-item: eight independent chains of `rounds` x 16 multiply-adds in registers, so many that the
// loop's own instructions are few beside them. 256 operations a round and work-item; rounds: at most 2^30. With the
// `scale` and `shift` given nothing grows beyond what a float holds; the compiler cannot know.
DEVICE_KERNEL(overtake_multiply_add)(INOUT(float, y), Index rounds, float scale, float shift)
{
    const float start = (float)LOCAL_ID;
    float a = start, b = start + 1, c = start + 2, d = start + 3;
    float e = start + 4, f = start + 5, g = start + 6, h = start + 7;
    const int turns = (int)rounds;
    for (int i = 0; i < turns; ++i) {
#define ONCE                                                                                                           \
    a = FMA(a, scale, shift);                                                                                          \
    b = FMA(b, scale, shift);                                                                                          \
    c = FMA(c, scale, shift);                                                                                          \
    d = FMA(d, scale, shift);                                                                                          \
    e = FMA(e, scale, shift);                                                                                          \
    f = FMA(f, scale, shift);                                                                                          \
    g = FMA(g, scale, shift);                                                                                          \
    h = FMA(h, scale, shift);
#define FOUR_TIMES ONCE ONCE ONCE ONCE
        FOUR_TIMES FOUR_TIMES FOUR_TIMES FOUR_TIMES
#undef FOUR_TIMES
#undef ONCE
    }
    AT(y)[GLOBAL_ID] = ((a + b) + (c + d)) + ((e + f) + (g + h));
}
