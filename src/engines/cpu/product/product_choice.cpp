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
#include <iterator>
#include <limits>
#include <omp.h>
#include <sstream>
#include <utility>
#include <vector>

namespace overtake
{

namespace
{

constexpr ProductMethod allMethods[] = {ProductMethod::Direct, ProductMethod::Packed, ProductMethod::DirectTransposed,
                                        ProductMethod::Dots, ProductMethod::OneDnn};

constexpr double shareOfTime = 0.1;
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
    if (spec.flops() >= 1e4 && onednn::keepsToVectors()) // a call of the library takes a microsecond
        methods.push_back(ProductMethod::OneDnn);
    return methods;
}

double bytesOf(const ProductSpec &spec)
{
    return sizeof(float) * static_cast<double>(spec.m * spec.k + spec.k * spec.n + spec.m * spec.n);
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

/// The least of many samples: what an idle machine would need.
double teamStartHere()
{
    const TeamPlacement placement(omp_get_max_threads());
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 100; ++i) {
        const double start = steadySeconds();
#pragma omp parallel
        asm volatile("" ::: "memory"); // keeps the compiler from removing an empty region

        least = std::min(least, steadySeconds() - start);
    }
    return least;
}

CacheFile cacheOfHere()
{
    const Machine machine = thisMachine();
    std::string key = std::string("choice 3\n") + machine.cpu + '\n' + vectorsHere().back().label + '\n' +
                      machine.compiler + '\n' + machine.hostVersion + '\n' + std::to_string(machine.threads);
    for (const Library &library : machine.libraries)
        key += '\n' + library.name + ' ' + library.version;
    return {"products", key};
}

} // namespace

ProductChoices &ProductChoices::here()
{
    static const double teamStart = teamStartHere();
    if (simdTarget != 0) { // fewer vectors than the best: measured for them, and not kept
        static std::mutex mutex;
        static std::map<std::size_t, ProductChoices> limited;
        const std::scoped_lock lock(mutex);
        return limited.try_emplace(simdTarget, timeHere, teamStart).first->second;
    }
    static ProductChoices choices(timeHere, teamStart);
    static const bool isRead = (choices.addText(cacheOfHere().load()), true);
    isHereUsed = isRead;
    return choices;
}

ProductChoices::ProductChoices(Timer timer, double teamStartSeconds, double allowanceSeconds)
    : m_timer(std::move(timer)), m_teamStart(teamStartSeconds), m_allowance(allowanceSeconds),
      m_allowed(allowanceSeconds), m_lastAsked(steadySeconds())
{
}

ProductChoice ProductChoices::choose(const ProductSpec &spec, int threads)
{
    const std::scoped_lock lock(m_mutex);
    if (m_fixed)
        return {*m_fixed, spec.flops() < leastSharedFlops ? 1 : threads};
    return found(spec, threads, true).choice;
}

void ProductChoices::fix(std::optional<ProductMethod> method)
{
    const std::scoped_lock lock(m_mutex);
    m_fixed = method;
}

ProductChoice ProductChoices::measure(const ProductSpec &spec, int threads)
{
    const std::scoped_lock lock(m_mutex);
    return found(spec, threads, false).choice;
}

ProductChoices::Key ProductChoices::keyOf(const ProductSpec &spec, int threads)
{
    return {spec.transposeA, spec.transposeB, spec.accumulate, spec.bias || spec.relu, threads, spec.m, spec.n, spec.k};
}

ProductChoices::Entry ProductChoices::found(const ProductSpec &spec, int threads, bool mayGuess)
{
    if (spec.flops() < leastSharedFlops)
        threads = 1;
    const Key key = keyOf(spec, threads);
    if (const auto known = m_entries.find(key); known != m_entries.end() && (mayGuess || known->second.isMeasured))
        return known->second;
    if (!mayGuess || mayMeasure(spec))
        return m_entries[key] = timed(spec, threads, !mayGuess);
    Entry guess = guessed(spec, key);
    guess.isMeasured = false;
    return m_entries[key] = guess;
}

ProductChoices::Entry ProductChoices::timed(const ProductSpec &spec, int threads, bool thorough)
{
    if (threads > 1) {
        const Entry alone = found(spec, 1, false);
        if (alone.seconds < worthATeam * m_teamStart)
            return alone;
    }
    const double start = steadySeconds();
    const std::vector<ProductMethod> methods = candidatesFor(spec);
    std::vector<double> seconds;
    for (const ProductMethod method : methods)
        seconds.push_back(m_timer(spec, {method, threads}));
    const double nearTheBest = closeCall * *std::min_element(seconds.begin(), seconds.end());
    for (int again = thorough ? 3 : 1; again > 0; --again) {
        for (std::size_t i = 0; i < methods.size(); ++i) {
            if (seconds[i] <= nearTheBest)
                seconds[i] = std::min(seconds[i], m_timer(spec, {methods[i], threads}));
        }
    }
    Entry best{{}, std::numeric_limits<double>::infinity(), true};
    for (std::size_t i = 0; i < methods.size(); ++i) {
        if (seconds[i] * sameTime < best.seconds)
            best = {{methods[i], threads}, seconds[i], true};
    }
    m_allowed -= steadySeconds() - start;
    m_isNew = true;
    return best;
}

bool ProductChoices::mayMeasure(const ProductSpec &spec)
{
    constexpr double slowRate = 5e10; // FLOP/s
    constexpr double pageRate = 1e9;  // bytes/s of memory that is touched for the first time
    constexpr double calls = 10;
    const double now = steadySeconds();
    m_allowed = std::min(m_allowance, m_allowed + shareOfTime * (now - m_lastAsked));
    m_lastAsked = now;
    const auto candidates = static_cast<double>(candidatesFor(spec).size());
    return candidates * (calls * spec.flops() / slowRate + bytesOf(spec) / pageRate) <= m_allowed;
}

/// The time of the measured product of the same kind whose extents differ least, unless they differ too much.
ProductChoices::Entry ProductChoices::guessed(const ProductSpec &spec, const Key &key) const
{
    constexpr double alike = 2; // octaves, of the three extents together
    const auto octaves = [](std::int64_t one, std::int64_t other) {
        return std::abs(std::log2(static_cast<double>(one) / static_cast<double>(other)));
    };
    const ProductMethod first = spec.n <= 16 && !spec.transposeA ? ProductMethod::Dots : ProductMethod::Packed;
    Entry best{{first, spec.flops() < 10 * leastSharedFlops ? 1 : key.threads}, 0, false};
    double least = alike;
    for (const auto &[other, entry] : m_entries) {
        if (!entry.isMeasured || other.transposeA != key.transposeA || other.transposeB != key.transposeB ||
            other.accumulate != key.accumulate || other.ends != key.ends || other.threads != key.threads)
            continue;
        const double distance = octaves(key.m, other.m) + octaves(key.n, other.n) + octaves(key.k, other.k);
        if (distance < least) {
            least = distance;
            best = entry;
            // A product too small for a team says nothing about larger ones.
            const double flops = 2.0 * static_cast<double>(other.m) * static_cast<double>(other.n * other.k);
            if (spec.flops() > 1.5 * flops)
                best.choice.threads = key.threads;
        }
    }
    return best;
}

std::string ProductChoices::toText() const
{
    const std::scoped_lock lock(m_mutex);
    std::ostringstream text;
    for (const auto &[key, entry] : m_entries) {
        if (!entry.isMeasured)
            continue;
        text << key.m << ' ' << key.n << ' ' << key.k << ' ' << key.transposeA << ' ' << key.transposeB << ' '
             << key.accumulate << ' ' << key.ends << ' ' << key.threads << ' ' << nameOf(entry.choice.method) << ' '
             << entry.choice.threads << ' ' << entry.seconds << '\n';
    }
    return text.str();
}

void ProductChoices::addText(std::string_view text)
{
    const std::scoped_lock lock(m_mutex);
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        Key key;
        Entry entry;
        std::string method;
        words >> key.m >> key.n >> key.k >> key.transposeA >> key.transposeB >> key.accumulate >> key.ends >>
            key.threads >> method >> entry.choice.threads >> entry.seconds;
        const auto *known = std::find_if(std::begin(allMethods), std::end(allMethods),
                                         [&](ProductMethod one) { return method == nameOf(one); });
        if (!words || known == std::end(allMethods) || key.m < 1 || key.n < 1 || key.k < 1 || key.threads < 1 ||
            entry.choice.threads < 1 || entry.choice.threads > key.threads || !(entry.seconds > 0))
            continue;
        entry.choice.method = *known;
        entry.isMeasured = true;
        m_entries.insert_or_assign(key, entry);
    }
}

std::string ProductChoices::save()
{
    const CacheFile cache = cacheOfHere();
    const bool isNew = [this] {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_isNew, false);
    }();
    if (isNew)
        cache.store(toText());
    return cache.load().empty() ? std::string() : cache.path();
}

bool ProductChoices::forget()
{
    const std::scoped_lock lock(m_mutex);
    m_entries.clear();
    m_isNew = false;
    return cacheOfHere().remove();
}

void saveProductChoices()
{
    if (isHereUsed)
        ProductChoices::here().save();
}

} // namespace overtake
