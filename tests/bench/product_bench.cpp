// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every way to do a matrix product, in turn, at the shapes of an MLP's step, and how far the way that was chosen here
// by measuring (engines/cpu/product/product_choice.h) is from the best.
//   product_bench                  batches 1 to 1024, layers of 2 to 2048
//   product_bench gpt              the layers of a small GPT
//   product_bench BATCH IN OUT     one layer
#include "bench/timing.h"
#include "engines/cpu/product/product.h"
#include "engines/cpu/product/product_choice.h"
#include "engines/host/scratch.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <omp.h>
#include <string_view>

using namespace overtake;

namespace
{

constexpr ProductMethod methods[] = {ProductMethod::Direct, ProductMethod::Packed, ProductMethod::DirectTransposed,
                                     ProductMethod::Dots, ProductMethod::OneDnn};
constexpr double shortProduct = 5e-6; // seconds
std::vector<double> shortRatios, longRatios;

/// Medians of samples of about a millisecond, one of each in turn.
std::vector<double> medians(const std::vector<std::unique_ptr<Product>> &products, const Scratch &a, const Scratch &b,
                            const Scratch &c, const Scratch &bias, double budgetSeconds)
{
    constexpr std::size_t rounds = 7;
    std::vector<double> result;
    std::vector<int> repeats;
    std::vector<std::vector<double>> samples(products.size());
    const auto run = [&](Product &product) { product.run(a.data(), b.data(), c.data(), bias.data()); };
    for (const auto &product : products) {
        run(*product);
        const double start = bench::now();
        run(*product);
        repeats.push_back(std::max(1, static_cast<int>(1e-3 / std::max(bench::now() - start, 1e-8))));
    }
    const double end = bench::now() + budgetSeconds * static_cast<double>(products.size());
    while (samples[0].size() < rounds || bench::now() < end) {
        for (std::size_t i = 0; i < products.size(); ++i) {
            const double start = bench::now();
            for (int repeat = 0; repeat < repeats[i]; ++repeat)
                run(*products[i]);
            samples[i].push_back((bench::now() - start) / repeats[i]);
        }
    }
    for (auto &all : samples) {
        std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
        result.push_back(all[all.size() / 2]);
    }
    return result;
}

/// A layer from `in` to `out` widths.
void compare(int threads, std::int64_t batch, std::int64_t in, std::int64_t out, double budgetSeconds)
{
    const auto filled = [](std::int64_t count) {
        Scratch scratch(count);
        std::fill(scratch.data(), scratch.data() + count, 0.01F);
        return scratch;
    };
    const ProductSpec forward{batch, out, in, false, false, 1, false, true, true};
    const ProductSpec input{batch, in, out, false, true};
    const ProductSpec update{in, out, batch, true, false, -1e-3F, true};
    const ProductSpec gradient{in, out, batch, true, false};
    const std::pair<const char *, ProductSpec> specs[] = {
        {"forward", forward}, {"input's gradient", input}, {"weights' update", update}, {"weights' grad", gradient}};
    for (const auto &[name, spec] : specs) {
        const Scratch a = filled(spec.m * spec.k), b = filled(spec.k * spec.n), c = filled(spec.m * spec.n),
                      bias = filled(spec.n);
        const ProductChoice choice = ProductChoices::here().measure(spec, threads);
        std::vector<std::unique_ptr<Product>> products;
        for (const auto method : methods)
            products.push_back(makeProduct(spec, {method, threads}));
        products.push_back(makeProduct(spec, choice));
        const std::vector<double> seconds = medians(products, a, b, c, bias, budgetSeconds);
        std::printf("%d threads, batch %4lld, %4lld -> %4lld, %-16s", threads, static_cast<long long>(batch),
                    static_cast<long long>(in), static_cast<long long>(out), name);
        for (std::size_t i = 0; i < std::size(methods); ++i)
            std::printf("  %s %9.2f us", nameOf(methods[i]), seconds[i] * 1e6);
        const double best = *std::ranges::min_element(seconds);
        std::printf("  best %.0f GFLOP/s, chosen %s on %d (%.2f)\n", spec.flops() / best / 1e9, nameOf(choice.method),
                    choice.threads, seconds.back() / best);
        (best < shortProduct ? shortRatios : longRatios).push_back(seconds.back() / best);
    }
}

void summarise(const char *which, std::vector<double> &ratios, double limit)
{
    if (ratios.empty())
        return;
    std::ranges::sort(ratios);
    const auto over = ratios.end() - std::ranges::upper_bound(ratios, limit);
    std::printf("%s: chosen / best in the median %.2f, worst %.2f, over %.2f in %lld of %zu\n", which,
                ratios[ratios.size() / 2], ratios.back(), limit, static_cast<long long>(over), ratios.size());
}

} // namespace

int main(int count, char **arguments)
{
    const bool gpt = count > 1 && std::string_view(arguments[1]) == "gpt";
    for (const int threads : {1, omp_get_max_threads()}) {
        if (count == 4) {
            compare(threads, std::atoll(arguments[1]), std::atoll(arguments[2]), std::atoll(arguments[3]), 0.1);
            continue;
        }
        if (gpt) {
            // The layers of nanogpt-small: rows are the batch's tokens.
            for (const auto &[in, out] :
                 {std::pair<std::int64_t, std::int64_t>{128, 384}, {128, 128}, {128, 512}, {512, 128}, {128, 65}})
                compare(threads, 768, in, out, 0.1);
            continue;
        }
        for (const std::int64_t batch : {1, 8, 32, 64, 128, 256, 1024})
            for (const auto &[in, out] : {std::pair<std::int64_t, std::int64_t>{2, 64},
                                          {64, 2},
                                          {16, 16},
                                          {64, 64},
                                          {100, 1},
                                          {128, 128},
                                          {1024, 2},
                                          {2, 1024},
                                          {256, 256},
                                          {512, 512},
                                          {1024, 1024},
                                          {2048, 2048}})
                compare(threads, batch, in, out, 0.005);
    }
    summarise("5 us and more", longRatios, 1.15);
    summarise("less", shortRatios, 1.3);
}
