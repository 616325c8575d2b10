// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/axis.h"

#include "text/error.h"

namespace overtake::cli
{

const ParameterSpec &sweptParameter(const std::string &over, const Selection &selection)
{
    std::string key = over;
    if (key.empty()) {
        key = selection.preset == nullptr ? selection.workload->defaultSweepKey() : selection.preset->sweepKey;
    }
    const ParameterTable &table = selection.workload->parameters();
    const ParameterSpec &spec = table.require(key, selection.owner());
    if (!spec.sweepable()) {
        std::string sweepable;
        for (const ParameterSpec &candidate : table.specs()) {
            if (candidate.sweepable()) {
                sweepable += (sweepable.empty() ? "" : ", ") + candidate.key;
            }
        }
        throw UsageError("'" + key + "' is no number and cannot be swept; of " + selection.workload->id() +
                         " one can sweep " + sweepable + ".");
    }
    if (selection.settings.has(key)) {
        throw UsageError("--set " + key + "=" + toText(selection.settings.at(key)) +
                         " contradicts the sweep, which varies " + key + ": leave it out.");
    }
    return spec;
}

double axisEnd(const char *option, const std::string &text, const ParameterSpec &spec)
{
    return parseNumber(option, text, spec.kind, spec.minimum, spec.maximum);
}

void requireFree(const Selection &selection, const ParameterSpec &spec, const std::vector<double> &values)
{
    for (const double value : {values.front(), values.back()}) {
        ParameterValues parameters = selection.parameters;
        parameters.set(spec.key, valueFromNumber(spec, value));
        const ParameterValues built = selection.workload->build(parameters).parameters;
        if (built.at(spec.key) != parameters.at(spec.key)) {
            throw UsageError("'" + spec.key + "' is " + toText(built.at(spec.key)) +
                             " in the file and cannot be swept.");
        }
    }
}

} // namespace overtake::cli
