// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/utilisation_json.h"

#include "measure/explain/part_work.h"
#include "measure/explain/utilisation.h"
#include "workloads/workload.h"

#include <nlohmann/json.hpp>

namespace overtake
{

namespace
{

std::optional<NanoGptFigures> figuresOf(const Measurement &measurement, const Program &program)
{
    const auto shape = workloadById(measurement.workload).transformer(program.parameters);
    if (!shape)
        return std::nullopt;
    NanoGptFigures figures;
    figures.parameters = trainedParameters(program) - shape->positionParameters;
    figures.flopsPerStep = nanogpt::flopsPerStep(figures.parameters, *shape);
    if (measurement.hasTime() && measurement.use.isHonest()) {
        figures.utilisation = nanogpt::utilisation(figures.flopsPerStep, measurement.step.median);
        figures.secondsForIterations = nanogpt::iterations * measurement.step.median;
    }
    return figures;
}

void addModel(nlohmann::json &object, const Measurement &measurement, const Program &program)
{
    if (const std::int64_t parameters = trainedParameters(program); parameters > 0)
        object["model_parameters"] = parameters;
    const auto figures = figuresOf(measurement, program);
    if (!figures)
        return;
    object["nanogpt_parameters"] = figures->parameters;
    object["nanogpt_flops_per_step"] = figures->flopsPerStep;
    object["nanogpt_peak_flops_per_s"] = nanogpt::peak;
    if (figures->utilisation > 0) {
        object["nanogpt_mfu"] = figures->utilisation;
        object["nanogpt_2000_iterations_s"] = figures->secondsForIterations;
    }
}

} // namespace

std::optional<NanoGptFigures> nanoGptFigures(const Measurement &measurement)
{
    const std::optional<Program> program = programOf(measurement);
    return program ? figuresOf(measurement, *program) : std::nullopt;
}

void addUtilisation(nlohmann::json &object, const Measurement &measurement, const Device *device)
{
    const std::optional<Program> program = programOf(measurement);
    if (!program)
        return;
    addModel(object, measurement, *program);
    const auto utilisation = device ? utilisationOf(measurement, *program, *device) : std::nullopt;
    if (!utilisation)
        return;
    const Peak &peak = utilisation->peak;
    object["mfu"] = utilisation->share;
    object["peak"] = {{"device", peak.device},
                      {"precision", peak.precision},
                      {"flops_per_s", peak.figure.value},
                      {"kind", nameOf(peak.figure.kind)},
                      {"source", peak.figure.source}};
}

} // namespace overtake
