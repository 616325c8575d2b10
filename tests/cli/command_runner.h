// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs overtake-bench in this process, with engines that a test makes up and a clock that only counts.
#pragma once

#include "cli/application.h"
#include "measure/fakes.h"

#include <nlohmann/json.hpp>
#include <sstream>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake::test
{

struct Outcome {
    int status;
    std::string out;
    std::string err;

    nlohmann::json json() const { return nlohmann::json::parse(out); }
};

/// A laboratory with "cpu" and "reference", and with "opencl:0" where asked for. On the CPU a step costs 1 us for each
/// hidden neuron (or 10 us where there are none), on the GPU always 100 us, in the textbook loops ten times the CPU.
class CommandRunner
{
public:
    explicit CommandRunner(bool withGpu = false)
    {
        const auto cpuLaw = [](const Program &program) {
            return program.parameters.has("hidden") ? 1e-6 * program.parameters.real("hidden") : 1e-5;
        };
        laboratory.add({.id = "cpu", .label = "CPU", .labelDetails = {threadsDetail(2)}, .law = cpuLaw});
        laboratory.add({.id = "reference",
                        .label = "textbook loop",
                        .kind = EngineKind::Reference,
                        .law = [cpuLaw](const Program &program) { return 10 * cpuLaw(program); }});
        if (withGpu) {
            laboratory.add({.id = "opencl:0", .label = "GPU", .kind = EngineKind::Gpu, .law = [](const Program &) {
                                return 1e-4;
                            }});
        }
    }

    /// `clock`: instead of the laboratory's.
    Outcome run(const std::vector<std::string> &arguments, Clock *clock = nullptr)
    {
        std::ostringstream out;
        std::ostringstream err;
        const cli::Environment environment{
            out,  err, showProgress,     laboratory.registry, clock ? *clock : laboratory.clock, stop.get_token(),
            gpus, {},  &laboratory.watch};
        const int status = cli::runApplication(arguments, environment);
        return {status, out.str(), err.str()};
    }

    fakes::FakeLaboratory laboratory;
    std::stop_source stop;
    std::vector<PciGpu> gpus;
    bool showProgress = false;
};

} // namespace overtake::test
