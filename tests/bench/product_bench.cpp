// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every way to do a matrix product, in turn, at the shapes of an MLP's step, where chooseMethod() has its figures from.
//   product_bench                  batches 1 to 1024, layers of 2 to 2048
//   product_bench gpt              the layers of a small GPT
//   product_bench BATCH IN OUT     one layer
#include "bench/timing.h"
#include "engines/cpu/product.h"
#include "engines/cpu/scratch.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <omp.h>
#include <string_view>

using namespace overtake;

namespace
{

constexpr ProductMethod methods[] = {ProductMethod::Direct, ProductMethod::DirectTransposed, ProductMethod::Dots,
                                     ProductMethod::OneDnn};

/// A layer from `in` to `out` widths.
void compare(int threads, std::int64_t batch, std::int64_t in, std::int64_t out, double budgetSeconds)
{
    const auto fill = [](Scratch &scratch, std::int64_t count) {
        std::fill(scratch.data(), scratch.data() + count, 0.01F);
    };
    const ProductSpec forward{batch, out, in, false, false, 1, false, true, true};
    const ProductSpec input{batch, in, out, false, true};
    const ProductSpec update{in, out, batch, true, false, -1e-3F, true};
    const ProductSpec gradient{in, out, batch, true, false};
    const std::pair<const char *, ProductSpec> specs[] = {
        {"forward", forward}, {"input's gradient", input}, {"weights' update", update}, {"weights' grad", gradient}};
    for (const auto &[name, spec] : specs) {
        Scratch a(spec.m * spec.k), b(spec.k * spec.n), c(spec.m * spec.n), bias(spec.n);
        fill(a, spec.m * spec.k);
        fill(b, spec.k * spec.n);
        fill(c, spec.m * spec.n);
        fill(bias, spec.n);
        std::printf("%d threads, batch %4lld, %4lld -> %4lld, %-16s", threads, static_cast<long long>(batch),
                    static_cast<long long>(in), static_cast<long long>(out), name);
        double best = 1e9;
        ProductMethod bestMethod = methods[0];
        double chosen = 0;
        for (const auto method : methods) {
            const auto product = makeProduct(spec, method, threads);
            const double seconds =
                bench::medianSeconds([&] { product->run(a.data(), b.data(), c.data(), bias.data()); }, budgetSeconds);
            std::printf("  %s %9.2f us", nameOf(method), seconds * 1e6);
            if (seconds < best) {
                best = seconds;
                bestMethod = method;
            }
            if (method == chooseMethod(spec))
                chosen = seconds;
        }
        std::printf("  best %s (%.0f GFLOP/s), chosen %s (%.2f)\n", nameOf(bestMethod), spec.flops() / best / 1e9,
                    nameOf(chooseMethod(spec)), chosen / best);
    }
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
        for (const std::int64_t batch : {1, 8, 32, 64, 128, 256, 1024}) {
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
                compare(threads, batch, in, out, 0.02);
        }
    }
}
