// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/stopwatch.h"

#include <algorithm>

namespace overtake
{

const ParameterSpec &stopwatchOption()
{
    static const ParameterSpec option = [] {
        ParameterSpec spec;
        spec.key = "stopwatch";
        spec.label = "stopwatch";
        spec.help = "How this engine is timed. All but 'honest' make a known mistake on purpose: such times are marked "
                    "and get no verdict.";
        spec.kind = ParameterKind::Choice;
        spec.advanced = true;
        for (const std::string_view name : namesOf(Stopwatch()))
            spec.choices.emplace_back(name);
        spec.defaultValue = spec.choices.front();
        return spec;
    }();
    return option;
}

Stopwatch stopwatchOf(std::string_view name)
{
    constexpr auto names = namesOf(Stopwatch());
    const auto *found = std::ranges::find(names, name);
    return found == names.end() ? Stopwatch::Honest : static_cast<Stopwatch>(found - names.begin());
}

std::string nameOf(Stopwatch stopwatch)
{
    return std::string(namesOf(stopwatch)[static_cast<std::size_t>(stopwatch)]);
}

Message wrongOnPurpose(Stopwatch stopwatch)
{
    switch (stopwatch) {
    case Stopwatch::Honest:
        break;
    case Stopwatch::NoWait:
        return sentence("measured wrongly on purpose: the clock stopped when the work was queued");
    case Stopwatch::FirstCall:
        return sentence("measured wrongly on purpose: set-up and the first call are counted in");
    case Stopwatch::WithProfiler:
        return sentence("measured wrongly on purpose: the profiler ran inside the clock");
    case Stopwatch::OneSample:
        return sentence("measured wrongly on purpose: one repetition, no interval");
    case Stopwatch::NoCopies:
        return sentence("measured wrongly on purpose: the copies are left out");
    case Stopwatch::BestOf:
        return sentence("measured wrongly on purpose: only the fastest repetition counts");
    }
    return {};
}

void addStopwatch(Label &label, Stopwatch stopwatch)
{
    if (stopwatch != Stopwatch::Honest)
        label.details.push_back(wrongOnPurpose(stopwatch));
}

} // namespace overtake
