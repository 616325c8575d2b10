// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/axis.h"

#include "cli/text/comparison_text.h"
#include "cli/text/progress_bar.h"
#include "cli/text/words.h"
#include "measure/engine_use.h"
#include "text/error.h"
#include "text/joined.h"
#include "text/plain_text.h"

namespace overtake::cli
{

const ParameterSpec &sweptParameter(const std::string &over, const Selection &selection)
{
    std::string key = over;
    if (key.empty())
        key = selection.preset == nullptr ? selection.workload->defaultSweepKey() : selection.preset->sweepKey;
    const ParameterSpec &spec = selection.workload->parameter(key);
    if (!spec.isNumber()) {
        std::vector<std::string> sweepable;
        for (const ParameterSpec &candidate : selection.workload->parameters().specs())
            if (candidate.sweepable())
                sweepable.push_back(candidate.key);
        throw UsageError(sentence("'%1' is not a number and cannot be swept. Parameters of %2 that can be swept: %3.",
                                  key, selection.workload->id(), joined(sweepable, ", ")));
    }
    requireSweepable(spec);
    const auto overruled = selection.workload->overruled(selection.parameters);
    if (const auto other = overruled.find(key); other != overruled.end())
        throw UsageError(sentence("'%1' is decided by '%2' and cannot be swept.", key, other->second));
    if (selection.settings.has(key)) {
        throw UsageError(sentence("--set %1=%2 contradicts the sweep, which varies %3: leave it out.", key,
                                  toText(selection.settings.at(key)), key));
    }
    return spec;
}

double axisEnd(const char *option, const std::string &text, const ParameterSpec &spec)
{
    return parseNumber(option, text, spec.kind, spec.minimum, spec.maximum);
}

std::vector<std::string> valuesIn(const std::vector<std::string> &lists)
{
    std::vector<std::string> values;
    for (const std::string &list : lists)
        for (const std::string &text : splitAt(list, ","))
            values.emplace_back(withoutBlanks(text));
    return values;
}

int pointsOf(const CommandLine &line, int usual, int most)
{
    return line.points.empty()
               ? usual
               : static_cast<int>(parseNumber("--points", line.points, ParameterKind::Integer, 2, most));
}

void requireFree(const Selection &selection, const ParameterSpec &spec, const std::vector<double> &values)
{
    for (const double value : {values.front(), values.back()}) {
        ParameterValues parameters = selection.parameters;
        parameters.set(spec.key, valueFromNumber(spec, value));
        const ParameterValues built = selection.workload->build(parameters).parameters;
        if (built.at(spec.key) != parameters.at(spec.key)) {
            throw UsageError(
                sentence("'%1' is %2 in the data and cannot be swept.", spec.key, toText(built.at(spec.key))));
        }
    }
}

void runWithProgress(const Environment &environment, const std::string &key, const std::string &secondKey,
                     const StopRule &rule, const std::function<void(Measurer &, MeasureOptions, const OnPoint &)> &run)
{
    ProgressBar bar(environment.err, environment.clock, environment.showProgress);
    SweepProgress current;
    double startOfPoint = environment.clock.now();
    const auto draw = [&] {
        if (!bar.isDue())
            return;
        std::string text = std::to_string(current.pointsDone) + "/" + std::to_string(current.pointsExpected) + ", " +
                           key + " " + axisText(current.value);
        if (!secondKey.empty())
            text += ", " + secondKey + " " + axisText(current.secondValue);
        if (current.repeating)
            text += " " + tr("(measuring again)");
        else if (current.refining)
            text += " " + tr("(refining)");
        bar.update(current.pointsExpected == 0 ? 0 : 1.0 * current.pointsDone / current.pointsExpected, text,
                   current.secondsLeft - (environment.clock.now() - startOfPoint));
    };
    MeasureOptions options;
    options.rule = &rule;
    options.stop = environment.stop;
    options.betweenRounds = draw;
    Measurer measurer(environment.engines, environment.clock, environment.watch);
    run(measurer, options, [&](const SweepProgress &progress) {
        current = progress;
        startOfPoint = environment.clock.now();
        draw();
    });
}

} // namespace overtake::cli
