// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common parts of this engine's vector kernels: loops over arrays of any length, in whole vectors and a partial one at
// the end that touches no memory beyond the array. Included once for each vector extension, after
// <hwy/foreach_target.h>.
#if defined(OVERTAKE_VECTOR_PARTS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef OVERTAKE_VECTOR_PARTS_INL_H
#undef OVERTAKE_VECTOR_PARTS_INL_H
#else
#define OVERTAKE_VECTOR_PARTS_INL_H
#endif

#include <cstdint>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;
using D = hn::ScalableTag<float>;
using V = hn::Vec<D>;

HWY_INLINE std::int64_t lanes()
{
    return static_cast<std::int64_t>(hn::Lanes(D()));
}

/// Part of a vector, `count` < lanes numbers, without touching memory beyond them.
HWY_INLINE V loadPart(const float *from, std::int64_t count)
{
    HWY_ALIGN float buffer[HWY_MAX_BYTES / sizeof(float)] = {};
    for (std::int64_t i = 0; i < count; ++i)
        buffer[i] = from[i];
    return hn::Load(D(), buffer);
}

HWY_INLINE void storePart(V value, float *to, std::int64_t count)
{
    HWY_ALIGN float buffer[HWY_MAX_BYTES / sizeof(float)] = {}; // GCC 14 does not see that one lane has no part
    hn::Store(value, D(), buffer);
    for (std::int64_t i = 0; i < count; ++i)
        to[i] = buffer[i];
}

/// A whole vector, or the `left` numbers that there are and zeros.
HWY_INLINE V loadUpTo(const float *from, std::int64_t left)
{
    return left >= lanes() ? hn::LoadU(D(), from) : loadPart(from, left);
}

HWY_INLINE void storeUpTo(V value, float *to, std::int64_t left)
{
    if (left >= lanes())
        hn::StoreU(value, D(), to);
    else
        storePart(value, to, left);
}

/// out[i] = function(a[i]) in vectors, the rest in part of one.
template <typename Function>
HWY_INLINE void map1(const float *a, float *out, std::int64_t count, Function function)
{
    const D d;
    std::int64_t i = 0;
    for (; i + lanes() <= count; i += lanes())
        hn::StoreU(function(hn::LoadU(d, a + i)), d, out + i);
    if (i < count)
        storePart(function(loadPart(a + i, count - i)), out + i, count - i);
}

template <typename Function>
HWY_INLINE void map2(const float *a, const float *b, float *out, std::int64_t count, Function function)
{
    const D d;
    std::int64_t i = 0;
    for (; i + lanes() <= count; i += lanes())
        hn::StoreU(function(hn::LoadU(d, a + i), hn::LoadU(d, b + i)), d, out + i);
    if (i < count)
        storePart(function(loadPart(a + i, count - i), loadPart(b + i, count - i)), out + i, count - i);
}

HWY_INLINE float sumOf(V v)
{
    return hn::GetLane(hn::SumOfLanes(D(), v));
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif // include guard
