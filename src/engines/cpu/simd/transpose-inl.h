// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Four rows of four floats transposed in registers. Included once for each vector extension, after
// <hwy/foreach_target.h>.
#if defined(OVERTAKE_TRANSPOSE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef OVERTAKE_TRANSPOSE_INL_H
#undef OVERTAKE_TRANSPOSE_INL_H
#else
#define OVERTAKE_TRANSPOSE_INL_H
#endif

#include <cstdint>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace overtake::HWY_NAMESPACE
{

#if HWY_TARGET != HWY_SCALAR
/// Three times as fast as element by element.
HWY_INLINE void turnFour(const float *from, std::int64_t stride, float *to, std::int64_t toStride)
{
    namespace hn = hwy::HWY_NAMESPACE;
    const hn::FixedTag<float, 4> d;
    const hn::FixedTag<std::uint64_t, 2> wide; // pairs of floats, moved as one
    const auto a = hn::LoadU(d, from);
    const auto b = hn::LoadU(d, from + stride);
    const auto c = hn::LoadU(d, from + 2 * stride);
    const auto e = hn::LoadU(d, from + 3 * stride);
    const auto abLow = hn::BitCast(wide, hn::InterleaveLower(d, a, b));
    const auto abHigh = hn::BitCast(wide, hn::InterleaveUpper(d, a, b));
    const auto ceLow = hn::BitCast(wide, hn::InterleaveLower(d, c, e));
    const auto ceHigh = hn::BitCast(wide, hn::InterleaveUpper(d, c, e));
    hn::StoreU(hn::BitCast(d, hn::InterleaveLower(wide, abLow, ceLow)), d, to);
    hn::StoreU(hn::BitCast(d, hn::InterleaveUpper(wide, abLow, ceLow)), d, to + toStride);
    hn::StoreU(hn::BitCast(d, hn::InterleaveLower(wide, abHigh, ceHigh)), d, to + 2 * toStride);
    hn::StoreU(hn::BitCast(d, hn::InterleaveUpper(wide, abHigh, ceHigh)), d, to + 3 * toStride);
}
#endif

} // namespace overtake::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif // include guard
