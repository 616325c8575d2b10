// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reference case (1500 x 1250, 400 iterations) on the CPU engine: iterations a second on one thread and on two, for
// each vector extension, and against the textbook loop and NumPy's loop (where python3 has numpy). Prints a table.
#include "bench/timing.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/thread_waiting.h"
#include "engines/reference/reference_engine.h"
#include "machine/machine.h"
#include "workloads/workload.h"

#include <array>
#include <cstdio>
#include <hwy/targets.h>
#include <memory>
#include <optional>

using namespace overtake;

namespace
{

struct Result {
    double seconds = 0;
    double iterations = 0;
};

Result timed(Engine &engine, int threads, const std::string &precision)
{
    const Workload &workload = workloadById("mandelbrot");
    ParameterValues values = workload.parameters().defaults();
    values.set("precision", precision);
    const Program program = workload.build(values);
    ParameterValues options = engine.description().options.defaults();
    if (options.has("threads"))
        options.set("threads", std::int64_t{threads});
    const auto execution =
        engine.prepare(program, std::make_shared<const Inputs>(workload.makeInputs(values)), options);
    Result result;
    result.seconds = bench::medianSeconds([&] { execution->run(0, 1); }, 1.0);
    for (const float row : execution->read(program.countedItems))
        result.iterations += static_cast<double>(row);
    return result;
}

void print(const std::string &what, const Result &result)
{
    std::printf("%-36s %9.2f ms  %7.2f G iterations/s\n", what.c_str(), 1e3 * result.seconds,
                1e-9 * result.iterations / result.seconds);
    std::fflush(stdout);
}

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
    std::printf("%s, %s\n", machine.cpu.c_str(), cpu.description().detail.c_str());
    const Result one = timed(cpu, 1, "float32");
    print("float32, 1 thread", one);
    const int threads = std::min(2, machine.threads);
    const Result two = timed(cpu, threads, "float32");
    print("float32, " + std::to_string(threads) + " threads", two);
    std::printf("%-36s %9.2f\n", "  times one thread", one.seconds / two.seconds);
    print("float64, 1 thread", timed(cpu, 1, "float64"));
    for (const auto target : hwy::SupportedAndGeneratedTargets()) {
        hwy::SetSupportedTargetsForTest(target);
        print(std::string("float32, 1 thread, ") + hwy::TargetName(target), timed(cpu, 1, "float32"));
    }
    hwy::SetSupportedTargetsForTest(0);
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
