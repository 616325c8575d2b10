// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/clblast_tuning.h"

#include "engines/opencl/product_methods.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake::opencl
{

namespace
{

using accelerator::Product;

constexpr int rounds = 5;           ///< of which the fastest counts: other programs only add to it
constexpr double hopeless = 1.25;   ///< times as long as the best so far: no further product is tried
constexpr double longEnough = 0.05; ///< for one product
constexpr double longestCube = 1;
constexpr double timesOfNext = 8; ///< as many multiplications has a cube of twice the extent
/// Of the time, for the kernel that comes first and serves most products of the usual networks.
constexpr double shareOfFirst = 0.6;

Product productOf(std::int64_t m, std::int64_t n, std::int64_t k, bool transposeA = false, bool transposeB = false)
{
    Product product;
    product.m = m;
    product.n = n;
    product.k = k;
    product.transposeA = transposeA;
    product.transposeB = transposeB;
    return product;
}

Product cube(std::int64_t extent)
{
    return productOf(extent, extent, extent);
}

/// A small one, and forward, weights' and input's gradient of 512 neurons to 512 for 128 samples.
std::vector<Product> directProducts()
{
    return {cube(64), productOf(128, 512, 512), productOf(512, 512, 128, true), productOf(128, 512, 512, false, true)};
}

/// Where a wrong kernel shows: extents that no tile divides, every way of storing, sums on top, several at once.
std::vector<Product> revealingProducts()
{
    std::vector<Product> products = {cube(64), productOf(256, 128, 192)};
    for (const bool transposeA : {false, true}) {
        for (const bool transposeB : {false, true})
            products.push_back(productOf(37, 71, 29, transposeA, transposeB));
    }
    products.back().alpha = 0.5;
    products.back().beta = 1;
    products.push_back(productOf(17, 35, 23));
    products.back().batches = 3;
    return products;
}

KernelParameters routingFrom(std::size_t extent)
{
    return {{routingExtent, extent}};
}

constexpr std::size_t never = std::size_t{1} << 20;

} // namespace

ClBlastTuning::ClBlastTuning(TuningBench bench, ClBlastParameters own, ClBlastParameters kept, Candidates candidates)
    : m_bench(std::move(bench)), m_own(std::move(own)), m_best(std::move(kept)), m_candidates(std::move(candidates))
{
}

ClBlastParameters ClBlastTuning::run(double seconds, Tuning::Progress progress, std::stop_token stop)
{
    m_start = m_bench.clock();
    m_seconds = seconds;
    m_progress = std::move(progress);
    m_stop = std::move(stop);
    tuneKernel(directKernel, shareOfFirst * seconds);
    tuneKernel(tiledKernel, seconds);
    tuneRouting();
    return m_best;
}

/// Whether something new may begin, until so many seconds after the start.
bool ClBlastTuning::mayGoOn(const char *kernel, double seconds)
{
    const double elapsed = m_bench.clock() - m_start;
    m_progress(elapsed < m_seconds ? elapsed / m_seconds : 1, kernel);
    const bool may = !m_stop.stop_requested() && elapsed < seconds;
    m_isWhole = m_isWhole && may;
    return may;
}

KernelParameters ClBlastTuning::bestOf(const char *kernel) const
{
    const auto best = m_best.find(kernel);
    return best == m_best.end() ? m_own.at(kernel) : best->second;
}

/// What is best, but this kernel with these values and for all products.
ClBlastParameters ClBlastTuning::routedTo(const char *kernel, const KernelParameters &values) const
{
    ClBlastParameters parameters = m_best;
    parameters[kernel] = values;
    parameters[routing] = routingFrom(kernel == std::string_view(directKernel) ? never : 0);
    return parameters;
}

/// The least time with each, measured in turn; nothing where one fails.
std::optional<ClBlastTuning::Pair> ClBlastTuning::secondsOfBoth(const ClBlastParameters &one,
                                                                const ClBlastParameters &other, const Product &product)
{
    Pair least{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    for (int round = 0; round < rounds; ++round) {
        for (const bool isOne : {true, false}) {
            if (!m_bench.use(isOne ? one : other))
                return std::nullopt;
            const auto seconds = m_bench.seconds(product);
            if (!seconds)
                return std::nullopt;
            double &fastest = isOne ? least.one : least.other;
            fastest = std::min(fastest, *seconds);
        }
    }
    return least;
}

/// Time with the one set by that with the other, in the geometric mean over the products.
std::optional<double> ClBlastTuning::timeRatio(const char *kernel, const KernelParameters &one,
                                               const KernelParameters &other, const std::vector<Product> &products,
                                               const std::stop_token &stop)
{
    double logs = 0;
    int count = 0;
    for (const Product &product : products) {
        const auto seconds = secondsOfBoth(routedTo(kernel, one), routedTo(kernel, other), product);
        if (!seconds || stop.stop_requested())
            return std::nullopt;
        logs += std::log(seconds->one / seconds->other);
        if (logs / ++count > std::log(hopeless))
            break;
    }
    return std::exp(logs / count);
}

bool ClBlastTuning::givesRightResults(const char *kernel, const KernelParameters &values)
{
    const auto products = revealingProducts();
    return m_bench.use(routedTo(kernel, values)) && std::all_of(products.begin(), products.end(), m_bench.isRight);
}

void ClBlastTuning::tuneKernel(const char *kernel, double until)
{
    const auto &candidates = m_candidates[kernel];
    if (!m_own.contains(kernel) || candidates.empty() || !mayGoOn(kernel, until))
        return;
    const auto products = kernel == std::string_view(directKernel) ? directProducts() : tiledProducts();
    TunedKernel result{kernel, 0, static_cast<int>(candidates.size()), 1};
    for (const KernelParameters &candidate : candidates) {
        if (!mayGoOn(kernel, until))
            break;
        ++result.tried;
        const auto ratio = timeRatio(kernel, candidate, bestOf(kernel), products, m_stop);
        if (ratio && *ratio * clearlyFaster < 1 && givesRightResults(kernel, candidate))
            m_best[kernel] = candidate;
    }
    // The steps to the best, one after the other, are less certain than a look at both ends.
    const auto ratio =
        m_best.contains(kernel) ? timeRatio(kernel, bestOf(kernel), m_own[kernel], products, {}) : std::nullopt;
    if (ratio && *ratio * clearlyFaster < 1)
        result.gain = 1 / *ratio;
    else
        m_best.erase(kernel);
    m_kernels.push_back(result);
}

/// Cubes, up to one that takes long enough to tell.
std::vector<Product> ClBlastTuning::tiledProducts()
{
    std::vector<Product> products;
    for (const std::int64_t extent : {512, 1024, 2048}) {
        products.push_back(cube(extent));
        const bool isSet = m_bench.use(routedTo(tiledKernel, bestOf(tiledKernel)));
        const auto seconds = isSet ? m_bench.seconds(products.back()) : std::nullopt;
        if (!seconds || timesOfNext * *seconds > longEnough)
            break;
    }
    return products;
}

/// From which extent on the tiled kernel is the faster one.
void ClBlastTuning::tuneRouting()
{
    if (!m_own.contains(routing) || !m_own.contains(directKernel) || !m_own.contains(tiledKernel))
        return;
    std::vector<std::pair<std::size_t, Pair>> cubes; // by extent, the direct kernel's time and the tiled one's
    for (const std::size_t extent : {64, 128, 256, 512, 1024, 2048}) {
        if (!mayGoOn(routing, std::numeric_limits<double>::infinity()))
            return;
        const auto seconds =
            secondsOfBoth(routedTo(directKernel, bestOf(directKernel)), routedTo(tiledKernel, bestOf(tiledKernel)),
                          cube(static_cast<std::int64_t>(extent)));
        if (!seconds)
            break;
        cubes.emplace_back(extent, *seconds);
        if (timesOfNext * std::max(seconds->one, seconds->other) > longestCube)
            break;
    }
    if (cubes.empty())
        return;
    const auto cost = [&](const KernelParameters &values) {
        double logs = 0;
        for (const auto &[extent, seconds] : cubes)
            logs += std::log(extent < values.at(routingExtent) ? seconds.one : seconds.other);
        return logs / static_cast<double>(cubes.size());
    };
    const double ownCost = cost(m_own[routing]);
    KernelParameters best = m_own[routing];
    for (const auto &[extent, seconds] : cubes) {
        for (const std::size_t from : {extent * 3 / 4, extent * 3 / 2}) {
            if (cost(routingFrom(from)) < cost(best))
                best = routingFrom(from);
        }
    }
    const double gain = std::exp(ownCost - cost(best));
    m_best.erase(routing);
    if (gain > clearlyFaster)
        m_best[routing] = best;
    const auto tried = static_cast<int>(2 * cubes.size());
    m_kernels.push_back({routing, tried, tried, gain > clearlyFaster ? gain : 1});
}

} // namespace overtake::opencl
