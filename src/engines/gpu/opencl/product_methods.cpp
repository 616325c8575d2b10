// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/product_methods.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <sstream>

namespace overtake::opencl
{

namespace
{

constexpr double mostAtOnce = 0.5;
constexpr double shareOfTime = 0.1;
constexpr double callsToMeasure = 10; // for both methods together
constexpr double firstRate = 1e10;    // FLOP/s, before anything is known of the device
constexpr double firstLargest = 1e7;

const char *nameOf(ProductMethod method)
{
    return method == ProductMethod::Tiled ? "tiled" : "clblast";
}

int octaveOf(std::int64_t extent)
{
    return std::bit_width(static_cast<std::uint64_t>(extent));
}

} // namespace

ProductMethods::ProductMethods(Timer timer, Clock clock)
    : m_timer(std::move(timer)), m_clock(std::move(clock)), m_allowed(mostAtOnce), m_lastAsked(m_clock()),
      m_rate(firstRate), m_largest(firstLargest)
{
}

ProductMethods::Kind ProductMethods::kindOf(const gpu::Product &product)
{
    return {product.transposeA,  product.transposeB,  product.batches > 1,
            octaveOf(product.m), octaveOf(product.n), octaveOf(product.k)};
}

ProductMethod ProductMethods::choose(const gpu::Product &product)
{
    const Kind kind = kindOf(product);
    if (const auto known = m_answers.find(kind); known != m_answers.end())
        return known->second.method;
    const double flops = 2.0 * static_cast<double>(product.batches) * static_cast<double>(product.m) *
                         static_cast<double>(product.n) * static_cast<double>(product.k);
    const Answer answer = mayMeasure(flops) ? measured(product, flops) : Answer();
    m_answers[kind] = answer;
    return answer.method;
}

bool ProductMethods::mayMeasure(double flops)
{
    const double now = m_clock();
    m_allowed = std::min(mostAtOnce, m_allowed + shareOfTime * (now - m_lastAsked));
    m_lastAsked = now;
    return callsToMeasure * flops / m_rate <= m_allowed;
}

ProductMethods::Answer ProductMethods::measured(const gpu::Product &product, double flops)
{
    const double start = m_clock();
    const auto library = m_timer(product, ProductMethod::ClBlast);
    const auto own = library ? m_timer(product, ProductMethod::Tiled) : std::nullopt;
    m_lastAsked = m_clock();
    m_allowed -= m_lastAsked - start;
    if (!own)
        return {};
    if (flops >= m_largest) { // the launch dominates smaller products
        m_largest = flops;
        m_rate = flops / std::max({*own, *library, 1e-9});
    }
    return {*own * clearlyFaster < *library ? ProductMethod::Tiled : ProductMethod::ClBlast, true};
}

bool ProductMethods::uses(ProductMethod method) const
{
    return std::any_of(m_answers.begin(), m_answers.end(),
                       [method](const auto &one) { return one.second.method == method; });
}

std::string ProductMethods::toText() const
{
    std::ostringstream text;
    for (const auto &[kind, answer] : m_answers) {
        if (answer.isMeasured)
            text << kind.m << ' ' << kind.n << ' ' << kind.k << ' ' << kind.transposeA << ' ' << kind.transposeB << ' '
                 << kind.several << ' ' << nameOf(answer.method) << '\n';
    }
    return text.str();
}

void ProductMethods::addText(std::string_view text)
{
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        Kind kind;
        std::string method;
        words >> kind.m >> kind.n >> kind.k >> kind.transposeA >> kind.transposeB >> kind.several >> method;
        for (const ProductMethod one : {ProductMethod::ClBlast, ProductMethod::Tiled}) {
            if (words && method == nameOf(one))
                m_answers[kind] = {one, true};
        }
    }
}

} // namespace overtake::opencl
