// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/product_methods.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <ostream>
#include <utility>

namespace overtake::opencl
{

namespace
{

constexpr double mostAtOnce = 0.5;
constexpr double callsToMeasure = 10; // for both methods together
constexpr double firstRate = 1e10;    // FLOP/s, before anything is known of the device
constexpr double firstLargest = 1e7;
constexpr ProductMethod bothMethods[] = {ProductMethod::ClBlast, ProductMethod::Tiled};

int octaveOf(std::int64_t extent)
{
    return std::bit_width(static_cast<std::uint64_t>(extent));
}

} // namespace

bool fitsClBlast(const gpu::Product &product, const gpu::ProductMemory &memory)
{
    const std::int64_t largest =
        std::max({product.m * product.k, product.k * product.n, product.m * product.n}) * product.batches;
    std::int64_t elements = std::max({largest, memory.workspace / 4, memory.taken / 4});
    for (const gpu::View &view : {product.a, product.b, product.c})
        elements = std::max(elements, view.buffer ? view.buffer->bytes() / 4 : 0);
    return elements <= std::numeric_limits<std::int32_t>::max();
}

const char *nameOf(ProductMethod method)
{
    return method == ProductMethod::Tiled ? "tiled" : "clblast";
}

std::ostream &operator<<(std::ostream &out, ProductMethod method)
{
    return out << nameOf(method);
}

std::istream &operator>>(std::istream &in, ProductMethod &method)
{
    return readName(in, bothMethods, method);
}

ProductMethods::ProductMethods(Timer timer, std::optional<CacheFile> file, Clock clock)
    : MeasuredChoice(mostAtOnce, std::move(file), std::move(clock)), m_timer(std::move(timer)), m_rate(firstRate),
      m_largest(firstLargest)
{
}

ProductMethod ProductMethods::choose(const gpu::Product &product)
{
    const ProductKind kind{octaveOf(product.m), octaveOf(product.n), octaveOf(product.k),
                           product.transposeA,  product.transposeB,  product.batches > 1};
    const double flops = 2.0 * static_cast<double>(product.batches) * static_cast<double>(product.m) *
                         static_cast<double>(product.n) * static_cast<double>(product.k);
    return answerTo(
               kind, false, callsToMeasure * flops / m_rate, [&] { return timed(product, flops); },
               [] { return Answer(); })
        .method;
}

ProductMethods::Answer ProductMethods::timed(const gpu::Product &product, double flops)
{
    const auto library = m_timer(product, ProductMethod::ClBlast);
    const auto own = library ? m_timer(product, ProductMethod::Tiled) : std::nullopt;
    if (!own)
        return {};
    if (flops >= m_largest) { // the launch dominates smaller products
        m_largest = flops;
        m_rate = flops / std::max({*own, *library, 1e-9});
    }
    return fastest({{ProductMethod::ClBlast, *library}, {ProductMethod::Tiled, *own}}, clearlyFaster);
}

} // namespace overtake::opencl
