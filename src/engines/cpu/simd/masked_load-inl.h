// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loads part of a vector, given by a mask. Included once for each vector extension, after <hwy/foreach_target.h>.
#if defined(OVERTAKE_MASKED_LOAD_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef OVERTAKE_MASKED_LOAD_INL_H
#undef OVERTAKE_MASKED_LOAD_INL_H
#else
#define OVERTAKE_MASKED_LOAD_INL_H
#endif

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

/// The leading floats of a vector that `mask` selects, and zeros; touches no memory beyond them. Where there is no
/// masked load, as on NEON or SSE4, Highway's reads the whole vector. AVX2 has one.
HWY_INLINE hwy::HWY_NAMESPACE::Vec<hwy::HWY_NAMESPACE::ScalableTag<float>>
loadMasked(hwy::HWY_NAMESPACE::Mask<hwy::HWY_NAMESPACE::ScalableTag<float>> mask, const float *from)
{
    namespace hn = hwy::HWY_NAMESPACE;
    const hn::ScalableTag<float> d;
#if HWY_MEM_OPS_MIGHT_FAULT && HWY_TARGET != HWY_AVX2
    HWY_ALIGN float buffer[HWY_MAX_BYTES / sizeof(float)];
    const std::size_t count = hn::CountTrue(d, mask);
    for (std::size_t i = 0; i < hn::Lanes(d); ++i)
        buffer[i] = i < count ? from[i] : 0;
    return hn::Load(d, buffer);
#else
    return hn::MaskedLoad(mask, d, from);
#endif
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
