// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/messages.h"

#include "text/format.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace overtake
{
namespace
{

constexpr char separator = '|';

/// Ids stand in files: a new wording keeps its id, a new meaning gets a new one.
const std::map<std::string, std::string> &sentences()
{
    static const std::map<std::string, std::string> all{
        {"few-1", "Only 1 sample: its noise is unknown."},
        {"few", "Only %1 samples: how much they vary is hardly known."},
        {"outlier-up", "%1 of %2 samples is an outlier, up to %3 times the median; nothing was left out."},
        {"outliers-up", "%1 of %2 samples are outliers, up to %3 times the median; nothing was left out."},
        {"outlier-down", "%1 of %2 samples is an outlier, down to %3 % of the median; nothing was left out."},
        {"outliers-down", "%1 of %2 samples are outliers, down to %3 % of the median; nothing was left out."},
        {"slower",
         "The times drift: the last third is %1 % slower than the first (heat, clock rate or other programs)."},
        {"faster",
         "The times drift: the last third is %1 % faster than the first (heat, clock rate or other programs)."},
        {"swings", "The machine's speed swings slowly: neighbouring samples are alike, so they say less than as many "
                   "others would."},
        {"heat-1", "Heat slowed the processor down 1 time meanwhile."},
        {"heat", "Heat slowed the processor down %1 times meanwhile."},
        {"gpu-slowed", "The GPU slowed its clock down: %1."},
        {"unconverged-1", "Not converged: 1 sample used up the time budget of %1."},
        {"unconverged-range",
         "Not converged: after %1 samples and the time budget of %2 they lie up to %3 % from their "
         "median."},
        {"unconverged", "Not converged: after %1 samples and the time budget of %2 the median is known to %3 %."},
        {"predicted", "Predicted, not measured: from the %1; expected to be right within a factor of %2."},
        {"predicted-share",
         "Predicted, not measured: from the %1; the range expected holds %2 % of the published times of "
         "such operations."},
        {"live-memory", "Live leaves this size out: it would take %1 of memory. A sweep needs %2, and %3 are free."},
        {"live-data", "Live leaves this size out: its data take longer than %1 to make. A sweep makes them; it needs "
                      "%2 of memory, and %3 are free."},
        {"too-slow", "Too slow to follow the slider, about %1 a step; a sweep measures it."},
        {"sweep-budget", "Skipped: the sweep's time budget of %1 was used up."},
    };
    return all;
}

/// As people read it, where it is a number.
std::string readable(const std::string &argument)
{
    char *end = nullptr;
    const double number = std::strtod(argument.c_str(), &end);
    return !argument.empty() && *end == '\0' && std::isfinite(number) ? formatCount(number) : argument;
}

} // namespace

std::string message(const std::string &id, const std::vector<std::string> &arguments)
{
    std::string text = id;
    for (std::string argument : arguments) {
        std::replace(argument.begin(), argument.end(), separator, '/');
        text += separator + argument;
    }
    return text;
}

std::string messageNumber(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.12g", value);
    return text;
}

MessageWords wordsOf(const std::string &message)
{
    std::vector<std::string> parts;
    for (std::size_t start = 0; start != std::string::npos;) {
        const std::size_t end = message.find(separator, start);
        parts.push_back(message.substr(start, end - start));
        start = end == std::string::npos ? end : end + 1;
    }
    const auto known = sentences().find(parts.front());
    if (known == sentences().end())
        return {message, {}};
    parts.erase(parts.begin());
    return {known->second, parts};
}

std::string messageText(const std::string &message)
{
    auto [text, arguments] = wordsOf(message);
    for (std::size_t i = arguments.size(); i-- > 0;) { // from the last: what is filled in may hold a '%'
        const std::string mark = '%' + std::to_string(i + 1);
        if (const std::size_t place = text.find(mark); place != std::string::npos)
            text.replace(place, mark.size(), readable(arguments[i]));
    }
    return text;
}

std::vector<std::string> messageSentences()
{
    std::vector<std::string> all;
    for (const auto &[id, sentence] : sentences())
        all.push_back(sentence);
    return all;
}

} // namespace overtake
