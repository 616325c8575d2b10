// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exponentials of non-positive numbers, all that softmax and GELU need: about half the work of Highway's Exp, which
// covers every input. Included once for each vector extension, after <hwy/foreach_target.h>.
#if defined(OVERTAKE_EXPONENTIAL_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef OVERTAKE_EXPONENTIAL_INL_H
#undef OVERTAKE_EXPONENTIAL_INL_H
#else
#define OVERTAKE_EXPONENTIAL_INL_H
#endif

#include "engines/cpu/simd/vector_parts-inl.h"

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

constexpr float log2OfE = 1.44269502F;
constexpr float log2OfERest = 1.92596299e-8F; ///< rounding error of the float above

/// Adding it to a small number rounds that to an integer, which then stands in the lowest bits.
HWY_INLINE V roundingShift()
{
    return hn::Set(D(), 12582912.0F); // 1.5 * 2^23
}

/// 2^(n + f): n as roundingShift() left it in `shifted`, from -126 to 0; f from -0.5 to 0.5. Minimax polynomial of its
/// degree: relative error 7.5e-8.
HWY_INLINE V powerOfTwo(V shifted, V f)
{
    const D d;
    const hn::RebindToSigned<D> di;
    V p = hn::Set(d, 0.001327647242F);
    p = hn::MulAdd(p, f, hn::Set(d, 0.009675541623F));
    p = hn::MulAdd(p, f, hn::Set(d, 0.05550713275F));
    p = hn::MulAdd(p, f, hn::Set(d, 0.2402211972F));
    p = hn::MulAdd(p, f, hn::Set(d, 0.6931469671F));
    p = hn::MulAdd(p, f, hn::Set(d, 1.000000072F));
    const auto n = hn::ShiftLeft<23>(hn::BitCast(di, shifted));
    return hn::BitCast(d, hn::Add(hn::BitCast(di, p), n)); // n is added to p's exponent
}

/// e^x for x <= 0 within 2e-7 of its value, 0 below -87, where floats end; NaN remains.
HWY_INLINE V expOfNegative(V x)
{
    const D d;
    const V shifted = hn::MulAdd(x, hn::Set(d, log2OfE), roundingShift());
    const V n = hn::Sub(shifted, roundingShift());
    const V f = hn::MulAdd(x, hn::Set(d, log2OfERest), hn::MulSub(x, hn::Set(d, log2OfE), n));
    return hn::IfThenZeroElse(hn::Lt(x, hn::Set(d, -87.0F)), powerOfTwo(shifted, f));
}

/// e^(-square / 2) within 1e-7 of the largest value, 1; 0 where that is less than 1e-36, and for NaN.
HWY_INLINE V bell(V square)
{
    const D d;
    const V rate = hn::Set(d, -0.5F * log2OfE);
    const V shifted = hn::MulAdd(square, rate, roundingShift());
    const V n = hn::Sub(shifted, roundingShift());
    return hn::IfThenElseZero(hn::Lt(square, hn::Set(d, 165.0F)), powerOfTwo(shifted, hn::MulSub(square, rate, n)));
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif // include guard
