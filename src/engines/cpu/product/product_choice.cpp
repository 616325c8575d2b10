// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/product_choice.h"

#include "engines/cpu/product/onednn.h"
#include "engines/cpu/simd/vectors.h"
#include "engines/host/scratch.h"
#include "engines/host/team_placement.h"
#include "engines/profile_parts.h"
#include "file/cache_file.h"
#include "machine/cache_sizes.h"
#include "machine/machine.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <ostream>
#include <utility>
#include <vector>

namespace overtake
{

namespace
{

constexpr ProductMethod allMethods[] = {ProductMethod::Direct, ProductMethod::Packed, ProductMethod::DirectTransposed,
                                        ProductMethod::Dots, ProductMethod::OneDnn};

// Opening a parallel region takes about a microsecond on any CPU: a product of fewer FLOPs is done in that time.
constexpr double leastSharedFlops = 1e5;
// A product is divided among threads when one thread needs this many times as long as opening a parallel region takes.
// Not measured for each product: while another program is busy a team is slow, and the cache would keep that.
constexpr double worthATeam = 4;
// Methods whose times differ by less count as equal, and the first of them is taken: it can fuse element-wise
// operations.
constexpr double sameTime = 1.03;
// Methods within this factor of the fastest are timed again: another program may have disturbed them.
constexpr double closeCall = 1.5;

std::atomic<bool> isHereUsed = false;

/// The candidates for a shape, the ones that can fuse more first.
std::vector<ProductMethod> candidatesFor(const ProductSpec &spec)
{
    std::vector<ProductMethod> methods;
    // B is read in place and should stay in the L2 cache.
    const bool isNear = spec.k * spec.n * static_cast<std::int64_t>(sizeof(float)) <= cacheSizes().level2;
    if (isNear || spec.m < 16)
        methods.push_back(ProductMethod::Direct);
    methods.push_back(ProductMethod::Packed);
    // Vectors over the sums, or over the rows, serve where vectors over the columns would be mostly empty, or where
    // reading B as it lies is worth more than whole vectors.
    if (spec.n <= 16 || (spec.transposeB && spec.m < 16))
        methods.push_back(ProductMethod::Dots);
    if (spec.n <= 16 || (spec.transposeB && spec.m <= 16))
        methods.push_back(ProductMethod::DirectTransposed);
    if (spec.flops() >= 1e4 && onednn::keepsToVectors() && keepsTerms(spec, ProductMethod::OneDnn))
        methods.push_back(ProductMethod::OneDnn); // a call of the library takes a microsecond
    return methods;
}

/// An estimate, for all candidates.
double secondsToMeasure(const ProductSpec &spec)
{
    constexpr double slowRate = 5e10; // FLOP/s
    constexpr double pageRate = 1e9;  // bytes/s of memory that is touched for the first time
    constexpr double calls = 10;
    const double bytes = sizeof(float) * static_cast<double>(spec.m * spec.k + spec.k * spec.n + spec.m * spec.n);
    return static_cast<double>(candidatesFor(spec).size()) * (calls * spec.flops() / slowRate + bytes / pageRate);
}

/// The least of a few samples: other programs only add to it.
double timeHere(const ProductSpec &spec, const ProductChoice &choice)
{
    const TeamPlacement placement(choice.threads);
    const auto product = makeProduct(spec, choice);
    const auto filled = [](std::int64_t count) {
        Scratch memory(count);
        std::fill(memory.data(), memory.data() + count, 0.01F);
        return memory;
    };
    const Scratch a = filled(spec.m * spec.k), b = filled(spec.k * spec.n), c = filled(spec.m * spec.n),
                  bias = filled(spec.n);
    const auto once = [&] {
        const double start = steadySeconds();
        product->run(a.data(), b.data(), c.data(), bias.data());
        return steadySeconds() - start;
    };
    once();
    double best = once();
    constexpr double longSample = 1e-3;
    constexpr double sample = 30e-6;
    const int repeats = std::max(1, static_cast<int>(sample / std::max(best, 1e-8)));
    for (int i = 0; i < (best > longSample ? 2 : 4); ++i) {
        const double start = steadySeconds();
        for (int repeat = 0; repeat < repeats; ++repeat)
            product->run(a.data(), b.data(), c.data(), bias.data());
        best = std::min(best, (steadySeconds() - start) / repeats);
    }
    return best;
}

CacheFile cacheOfHere()
{
    const Machine machine = thisMachine();
    std::string key = std::string("choice 4\n") + machine.cpu + '\n' + vectorsHere().back().label + '\n' +
                      onednn::limitedTo() + machine.compiler + '\n' + machine.hostVersion + '\n' +
                      std::to_string(machine.threads);
    for (const Library &library : machine.libraries)
        key += '\n' + library.name + ' ' + library.version;
    return {"products", key};
}

} // namespace

ProductChoices &ProductChoices::here()
{
    static const double teamStart = teamStartSeconds(thisMachine().usable.usualThreads());
    if (simdTarget != 0) { // fewer vectors than the best: measured for them, and not kept
        static std::mutex mutex;
        static std::map<std::size_t, ProductChoices> limited;
        const std::scoped_lock lock(mutex);
        return limited.try_emplace(simdTarget, timeHere, teamStart).first->second;
    }
    static ProductChoices choices(timeHere, teamStart, usualAllowance, cacheOfHere());
    isHereUsed = true;
    return choices;
}

ProductChoices::ProductChoices(Timer timer, double teamStartSeconds, double allowanceSeconds,
                               std::optional<CacheFile> file)
    : MeasuredChoice(allowanceSeconds, std::move(file)), m_timer(std::move(timer)), m_teamStart(teamStartSeconds)
{
}

ProductChoice ProductChoices::choose(const ProductSpec &spec, int threads)
{
    const std::scoped_lock lock(m_mutex);
    if (m_fixed)
        return {keepsTerms(spec, *m_fixed) ? *m_fixed : ProductMethod::Packed,
                spec.flops() < leastSharedFlops ? 1 : threads};
    return found(spec, threads, false).method;
}

void ProductChoices::fix(std::optional<ProductMethod> method)
{
    const std::scoped_lock lock(m_mutex);
    m_fixed = method;
}

ProductChoice ProductChoices::measure(const ProductSpec &spec, int threads)
{
    return found(spec, threads, true).method;
}

ProductChoices::Answer ProductChoices::found(const ProductSpec &spec, int threads, bool must)
{
    if (spec.flops() < leastSharedFlops)
        threads = 1;
    const ProductKey key{
        spec.m, spec.n, spec.k, spec.transposeA, spec.transposeB, spec.accumulate, spec.bias || spec.relu, threads};
    return answerTo(
        key, must, secondsToMeasure(spec), [&] { return timed(spec, threads, must); },
        [&] { return guessed(spec, key); });
}

ProductChoices::Answer ProductChoices::timed(const ProductSpec &spec, int threads, bool thorough)
{
    if (threads > 1) {
        const Answer alone = found(spec, 1, true);
        if (alone.seconds < worthATeam * m_teamStart)
            return alone;
    }
    std::vector<Answer> all;
    double least = std::numeric_limits<double>::infinity();
    for (const ProductMethod method : candidatesFor(spec)) {
        const ProductChoice choice{method, threads};
        all.push_back({choice, m_timer(spec, choice)});
        least = std::min(least, all.back().seconds);
    }
    for (int again = thorough ? 3 : 1; again > 0; --again) {
        for (Answer &one : all)
            if (one.seconds <= closeCall * least)
                one.seconds = std::min(one.seconds, m_timer(spec, one.method));
    }
    return fastest(all, sameTime);
}

/// The choice for the measured product of the same kind whose extents differ least, unless they differ too much.
ProductChoices::Answer ProductChoices::guessed(const ProductSpec &spec, const ProductKey &key) const
{
    constexpr std::size_t extents = 3;
    const int threads = static_cast<int>(key.back());
    const ProductMethod first = spec.n <= 16 && !spec.transposeA ? ProductMethod::Dots : ProductMethod::Packed;
    Answer best{{first, spec.flops() < 10 * leastSharedFlops ? 1 : threads}, 0};
    double least = 2; // octaves, of the three extents together
    for (const auto &[other, answer] : answers()) {
        double distance = 0;
        double flops = 2;
        for (std::size_t i = 0; i < extents; ++i) {
            distance += std::abs(std::log2(static_cast<double>(key[i]) / static_cast<double>(other[i])));
            flops *= static_cast<double>(other[i]);
        }
        const bool isOfTheKind = std::equal(key.begin() + extents, key.end(), other.begin() + extents);
        if (!answer.isMeasured() || !isOfTheKind || distance >= least || !keepsTerms(spec, answer.method.method))
            continue;
        least = distance;
        best.method = answer.method;
        if (spec.flops() > 1.5 * flops) // a product too small for a team says nothing about larger ones
            best.method.threads = threads;
    }
    return best;
}

std::ostream &operator<<(std::ostream &out, const ProductChoice &choice)
{
    return out << nameOf(choice.method) << ' ' << choice.threads;
}

std::istream &operator>>(std::istream &in, ProductChoice &choice)
{
    return readName(in, allMethods, choice.method) >> choice.threads;
}

bool isPossible(const ProductKey &key, const ProductChoice &choice)
{
    return std::min({key[0], key[1], key[2]}) >= 1 && choice.threads >= 1 && choice.threads <= key.back();
}

void saveProductChoices()
{
    if (isHereUsed)
        ProductChoices::here().save();
}

} // namespace overtake
