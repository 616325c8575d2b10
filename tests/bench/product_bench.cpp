// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every way to do a matrix product, in turn, at the shapes of an MLP's step: where chooseMethod() has its figures from.
#include "bench/timing.h"
#include "engines/cpu/product.h"
#include "engines/cpu/scratch.h"

#include <algorithm>
#include <cstdio>
#include <omp.h>

using namespace overtake;

int main()
{
    constexpr ProductMethod methods[] = {ProductMethod::Direct, ProductMethod::DirectTransposed, ProductMethod::Dots,
                                         ProductMethod::OneDnn};
    const auto fill = [](Scratch &scratch, std::int64_t count) {
        std::fill(scratch.data(), scratch.data() + count, 0.01F);
    };
    for (const int threads : {1, omp_get_max_threads()}) {
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
                                          {2048, 2048}}) {
                const ProductSpec forward{batch, out, in, false, false, 1, false, true, true};
                const ProductSpec input{batch, in, out, false, true};
                const ProductSpec update{in, out, batch, true, false, -1e-3F, true};
                const std::pair<const char *, ProductSpec> specs[] = {
                    {"forward", forward}, {"input's gradient", input}, {"weights' update", update}};
                for (const auto &[name, spec] : specs) {
                    Scratch a(spec.m * spec.k), b(spec.k * spec.n), c(spec.m * spec.n), bias(spec.n);
                    fill(a, spec.m * spec.k);
                    fill(b, spec.k * spec.n);
                    fill(c, spec.m * spec.n);
                    fill(bias, spec.n);
                    std::printf("%d threads, batch %4lld, %4lld -> %4lld, %-16s", threads,
                                static_cast<long long>(batch), static_cast<long long>(in), static_cast<long long>(out),
                                name);
                    double best = 1e9;
                    ProductMethod bestMethod = methods[0];
                    double chosen = 0;
                    for (const auto method : methods) {
                        const auto product = makeProduct(spec, method, threads);
                        const double seconds = bench::medianSeconds(
                            [&] { product->run(a.data(), b.data(), c.data(), bias.data()); }, 0.02);
                        std::printf("  %s %9.2f us", nameOf(method), seconds * 1e6);
                        if (seconds < best) {
                            best = seconds;
                            bestMethod = method;
                        }
                        if (method == chooseMethod(spec))
                            chosen = seconds;
                    }
                    std::printf("  best %s, chosen %s (%.2f)\n", nameOf(bestMethod), nameOf(chooseMethod(spec)),
                                chosen / best);
                }
            }
        }
    }
}
