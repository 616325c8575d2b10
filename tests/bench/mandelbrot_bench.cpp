// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reference case (1500 x 1250, 400 iterations) on the CPU engine: iterations a second on one thread and on two, for
// each vector extension, and against the textbook loop, NumPy's loop (where python3 has numpy) and the loop that one
// writes by hand for AVX2 (in turn with the engine). Prints a table.
#include "bench/timing.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/simd/vectors.h"
#include "engines/host/thread_waiting.h"
#include "engines/reference/reference_engine.h"
#include "machine/machine.h"
#include "workloads/mandelbrot.h"
#include "workloads/workload.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <memory>
#include <optional>
#include <vector>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

using namespace overtake;

namespace
{

struct Result {
    double seconds = 0;
    double iterations = 0;
};

struct Prepared {
    Program program;
    std::unique_ptr<Execution> execution;
};

Prepared prepared(Engine &engine, int threads, const std::string &precision, const std::string &vectors = {})
{
    const Workload &workload = workloadById("mandelbrot");
    ParameterValues values = workload.parameters().defaults();
    values.set("precision", precision);
    const Program program = workload.build(values);
    ParameterValues options = engine.description().options.defaults();
    if (options.has("threads"))
        options.set("threads", std::int64_t{threads});
    if (!vectors.empty())
        options.set(vectorsKey, vectors);
    return {program, engine.prepare(program, std::make_shared<const Inputs>(workload.makeInputs(values)), options)};
}

double iterationsOf(const Prepared &made)
{
    double iterations = 0;
    for (const float row : made.execution->read(made.program.countedItems))
        iterations += static_cast<double>(row);
    return iterations;
}

Result timed(Engine &engine, int threads, const std::string &precision, const std::string &vectors = {})
{
    const Prepared made = prepared(engine, threads, precision, vectors);
    Result result;
    result.seconds = bench::medianSeconds([&] { made.execution->run(0, 1); }, 1.0);
    result.iterations = iterationsOf(made);
    return result;
}

void print(const std::string &what, const Result &result)
{
    std::printf("%-36s %9.2f ms  %7.2f G iterations/s\n", what.c_str(), 1e3 * result.seconds,
                1e-9 * result.iterations / result.seconds);
    std::fflush(stdout);
}

#if defined(__x86_64__)
/// What one writes in an afternoon: four vectors in flight, which never blend. What has left the circle grows to
/// infinity or NaN and fails the test from then on. It keeps the counts but not the final z.
__attribute__((target("avx2,fma"))) void plainRows(const std::vector<float> &x, const float *y, std::int64_t rows,
                                                   std::int32_t iterations, float horizon, std::int32_t *counts)
{
    const auto width = static_cast<std::int64_t>(x.size());
    const __m256 limit = _mm256_set1_ps(horizon * horizon);
    for (std::int64_t column = 0; column + 8 <= width; column += 8) {
        const __m256 cx = _mm256_loadu_ps(x.data() + column);
        __m256 zx[4], zy[4], cy[4];
        __m256i n[4];
        for (std::int64_t k = 0; k < 4; ++k) {
            zx[k] = zy[k] = _mm256_setzero_ps();
            n[k] = _mm256_setzero_si256();
            cy[k] = _mm256_set1_ps(y[std::min(k, rows - 1)]);
        }
        for (std::int32_t i = 0; i < iterations; i += 8) {
            __m256i inside = _mm256_setzero_si256();
            for (int j = 0; j < 8; ++j) {
                inside = _mm256_setzero_si256();
#pragma GCC unroll 4
                for (int k = 0; k < 4; ++k) {
                    const __m256 xx = _mm256_mul_ps(zx[k], zx[k]);
                    const __m256 yy = _mm256_mul_ps(zy[k], zy[k]);
                    const __m256 xy = _mm256_mul_ps(zx[k], zy[k]);
                    const __m256i in = _mm256_castps_si256(_mm256_cmp_ps(_mm256_add_ps(xx, yy), limit, _CMP_LT_OQ));
                    n[k] = _mm256_sub_epi32(n[k], in);
                    inside = _mm256_or_si256(inside, in);
                    zx[k] = _mm256_add_ps(_mm256_sub_ps(xx, yy), cx);
                    zy[k] = _mm256_add_ps(_mm256_add_ps(xy, xy), cy[k]);
                }
            }
            if (_mm256_testz_si256(inside, inside))
                break;
        }
        for (std::int64_t k = 0; k < std::min<std::int64_t>(rows, 4); ++k)
            _mm256_storeu_si256(reinterpret_cast<__m256i *>(counts + k * width + column), n[k]);
    }
}

/// The reference case by the plain loop and by the engine in turn: how many times the plain loop's rate the engine has.
void againstPlain(Engine &engine, int threads)
{
    const std::vector<double> xs = linspace(-2.25, 0.75, 1500);
    const std::vector<double> ys = linspace(-1.25, 1.25, 1250);
    const std::vector<float> x(xs.begin(), xs.end());
    const std::vector<float> y(ys.begin(), ys.end());
    const auto rows = static_cast<std::int64_t>(y.size());
    std::vector<std::int32_t> counts(x.size() * y.size());
    const auto plain = [&] {
        std::atomic<std::int64_t> next{0};
        const auto work = [&] {
            for (std::int64_t row = next.fetch_add(4); row < rows; row = next.fetch_add(4))
                plainRows(x, y.data() + row, std::min<std::int64_t>(4, rows - row), 400, 0x1p40F,
                          counts.data() + row * static_cast<std::int64_t>(x.size()));
        };
        // The engine's threads, which still spin from its turn.
#pragma omp parallel num_threads(threads)
        work();
    };
    const Prepared made = prepared(engine, threads, "float32");
    std::vector<double> engineSeconds, plainSeconds;
    for (int turn = 0; turn < 31; ++turn) {
        engineSeconds.push_back(bench::seconds([&] { made.execution->run(0, 1); }));
        plainSeconds.push_back(bench::seconds(plain));
    }
    const double iterations = iterationsOf(made);
    const std::string on = threads == 1 ? ", 1 thread" : ", " + std::to_string(threads) + " threads";
    const Result engineResult{bench::medianOf(engineSeconds), iterations};
    const Result plainResult{bench::medianOf(plainSeconds), iterations};
    print("in turn: engine" + on, engineResult);
    print("in turn: plain AVX2 loop" + on, plainResult);
    std::printf("%-36s %9.2f\n", "  times the plain loop", plainResult.seconds / engineResult.seconds);
}
#endif

/// NumPy's loop as published, the fastest of three; nothing where there is no NumPy.
std::optional<double> numpySeconds()
{
    const std::array<const char *, 2> command = {std::getenv("OVERTAKE_PYTHON"), "python3"};
    const std::string script = R"(
import time, warnings
import numpy as np
warnings.simplefilter('ignore')
x = np.linspace(-2.25, 0.75, 1500).astype(np.float32)
y = np.linspace(-1.25, 1.25, 1250).astype(np.float32)
c = (x + y[:, None] * 1j).astype(np.complex64)
best = 1e9
for run in range(3):
    start = time.perf_counter()
    n = np.zeros(c.shape, dtype=int)
    z = np.zeros(c.shape, np.complex64)
    for i in range(400):
        inside = np.abs(z) < 2.0**40
        n[inside] = i
        z[inside] = z[inside] ** 2 + c[inside]
    best = min(best, time.perf_counter() - start)
print(best)
)";
    const std::string line =
        std::string(command[0] ? command[0] : command[1]) + " - 2>/dev/null <<'END'" + script + "END\n";
    std::FILE *pipe = ::popen(line.c_str(), "r");
    double seconds = 0;
    const bool read = pipe && std::fscanf(pipe, "%lf", &seconds) == 1;
    if (pipe)
        ::pclose(pipe);
    return read ? std::optional(seconds) : std::nullopt;
}

} // namespace

int main(int, char **argv)
{
    chooseThreadWaiting(argv);
    const Machine machine = thisMachine();
    CpuEngine cpu(machine.cpu, machine.threads);
    ReferenceEngine reference(machine.cpu);
    std::printf("%s, %s\n", machine.cpu.c_str(), cpu.description().detail.text().c_str());
    const Result one = timed(cpu, 1, "float32");
    print("float32, 1 thread", one);
    const int threads = std::min(2, machine.threads);
    const Result two = timed(cpu, threads, "float32");
    print("float32, " + std::to_string(threads) + " threads", two);
    std::printf("%-36s %9.2f\n", "  times one thread", one.seconds / two.seconds);
    print("float64, 1 thread", timed(cpu, 1, "float64"));
    for (const Vectors &vectors : vectorsHere())
        print("float32, 1 thread, " + vectors.label, timed(cpu, 1, "float32", vectors.name));
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
        againstPlain(cpu, 1);
        againstPlain(cpu, threads);
    }
#endif
    const Result plain = timed(reference, 1, "float32");
    print("textbook loop", plain);
    std::printf("%-36s %9.1f\n", "  times the textbook loop, 1 thread", plain.seconds / one.seconds);
    if (const auto numpy = numpySeconds()) {
        std::printf("%-36s %9.2f ms\n", "NumPy's loop", 1e3 * *numpy);
        std::printf("%-36s %9.1f\n", ("  times NumPy, " + std::to_string(threads) + " threads").c_str(),
                    *numpy / two.seconds);
    } else {
        std::printf("NumPy's loop: python3 has no numpy here (OVERTAKE_PYTHON names another python).\n");
    }
    return 0;
}
