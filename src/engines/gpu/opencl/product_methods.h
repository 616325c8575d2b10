// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The faster method on a device for each kind of product (engines/measured_choice.h), CLBlast or the shared kernel:
// CLBlast knows few devices, and takes others for an average of all. Products whose extents have the same octaves are
// of a kind. If there is no time to measure a kind, CLBlast serves. Seconds.
#pragma once

#include "engines/gpu/gpu_backend.h"
#include "engines/measured_choice.h"

#include <array>
#include <functional>
#include <iosfwd>
#include <optional>

namespace overtake::opencl
{

enum class ProductMethod { ClBlast, Tiled };

/// Ratio by which the tiled kernel must be faster than CLBlast: times measured on a busy machine are uncertain.
inline constexpr double clearlyFaster = 1.05;

/// Whether CLBlast can do it: it counts in 32 bits the elements of operands, of the buffers in which they lie, and of
/// temporary copies. Buffers may be missing.
bool fitsClBlast(const gpu::Product &product, const gpu::ProductMemory &memory);

const char *nameOf(ProductMethod method);
std::ostream &operator<<(std::ostream &out, ProductMethod method);
std::istream &operator>>(std::istream &in, ProductMethod &method);

/// Octaves of m, n and k, whether A and B are transposed, whether there are several.
using ProductKind = std::array<int, 6>;

class ProductMethods : public MeasuredChoice<ProductKind, ProductMethod>
{
public:
    /// How long one product takes by a method, or nothing where that cannot be measured.
    using Timer = std::function<std::optional<double>(const gpu::Product &, ProductMethod)>;

    ProductMethods(Timer timer, std::optional<CacheFile> file, Clock clock = steadySeconds);

    /// The views are ignored. One thread at a time: the timer works on the device.
    ProductMethod choose(const gpu::Product &product);

private:
    Answer timed(const gpu::Product &product, double flops);

    Timer m_timer;
    double m_rate;    ///< FLOP/s of the largest product measured
    double m_largest; ///< its FLOPs
};

} // namespace overtake::opencl
