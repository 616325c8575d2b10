// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/utilisation_json.h"

#include "measure/part_work.h"
#include "measure/utilisation.h"
#include "workloads/workload.h"

#include <nlohmann/json.hpp>

namespace overtake
{

std::optional<NanoGptFigures> nanoGptFigures(const Measurement &measurement)
{
    const std::optional<Program> program = programOf(measurement);
    const auto shape = program ? workloadById(measurement.workload).transformer(program->parameters) : std::nullopt;
    if (!shape)
        return std::nullopt;
    NanoGptFigures figures;
    figures.parameters = trainedParameters(*program) - shape->positionParameters;
    figures.flopsPerStep = nanogpt::flopsPerStep(figures.parameters, *shape);
    if (measurement.hasTime()) {
        figures.utilisation = nanogpt::utilisation(figures.flopsPerStep, measurement.step.median);
        figures.secondsForIterations = nanogpt::iterations * measurement.step.median;
    }
    return figures;
}

namespace
{

void addModel(nlohmann::json &object, const Measurement &measurement)
{
    const std::optional<Program> program = programOf(measurement);
    if (const std::int64_t parameters = program ? trainedParameters(*program) : 0; parameters > 0)
        object["model_parameters"] = parameters;
    const auto figures = nanoGptFigures(measurement);
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

void addUtilisation(nlohmann::json &object, const Measurement &measurement, const Device *device)
{
    addModel(object, measurement);
    const auto utilisation = device ? utilisationOf(measurement, *device) : std::nullopt;
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
