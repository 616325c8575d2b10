// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/older_files.h"

#include "text/format.h"
#include "text/joined.h"

#include <algorithm>
#include <array>
#include <map>
#include <regex>

namespace overtake
{
namespace
{

constexpr const char *nameWithComma = "Eigen, as written in an afternoon";
constexpr const char *separator = ", ";
constexpr std::size_t longestDetail = 200;

/// Details with arguments, as labels had them. One thread has a source of its own.
Message detailOf(const std::string &text)
{
    struct Form {
        std::regex pattern;
        const char *source;
    };
    static const std::array forms = {
        Form{std::regex("(\\d+) threads"), "%1 threads"},
        Form{std::regex("(\\d+) threads on \\1 cores"), "%1 threads on %1 cores"},
        Form{std::regex("(\\d+) threads for \\1 performance cores"), "%1 threads for %1 performance cores"},
        Form{std::regex("(\\d+) threads under a quota of ([0-9.e+]+) CPUs"), "%1 threads under a quota of %2 CPUs"},
        Form{std::regex("1 thread under a quota of ([0-9.e+]+) CPUs"), "1 thread under a quota of %1 CPUs"},
        Form{std::regex("without (\\S+)"), "without %1"},
    };
    if (text.size() > longestDetail) // std::regex goes one call deeper with each character
        return term(text);
    std::smatch match;
    for (const Form &form : forms)
        if (std::regex_match(text, match, form.pattern))
            return {form.source, std::vector<Argument>(match.begin() + 1, match.end())};
    return term(text);
}

std::vector<std::string> partsOf(const std::string &text)
{
    const std::size_t named = text.starts_with(nameWithComma) ? std::string_view(nameWithComma).size() : 0;
    std::vector<std::string> parts = splitAt(std::string_view(text).substr(named), separator);
    parts.front().insert(0, text, 0, named);
    return parts;
}

bool isThreads(const Message &detail)
{
    return detail.source.find("thread") != std::string::npos;
}

const std::map<std::string, Message> &knownIds()
{
    static const std::map<std::string, Message> all{
        {"few-1", sentence("Only 1 repetition: its noise is unknown.")},
        {"few", sentence("Only %1 repetitions: their variation is hardly known.")},
        {"outlier-up",
         sentence("%1 of %2 repetitions is an outlier, up to %3 times the median; nothing was left out.")},
        {"outliers-up",
         sentence("%1 of %2 repetitions are outliers, up to %3 times the median; nothing was left out.")},
        {"outlier-down",
         sentence("%1 of %2 repetitions is an outlier, down to %3 % of the median; nothing was left out.")},
        {"outliers-down",
         sentence("%1 of %2 repetitions are outliers, down to %3 % of the median; nothing was left out.")},
        {"slower", sentence("The times drift: the last third is %1 % slower than the first (heat, clock rate or other "
                            "programs).")},
        {"faster", sentence("The times drift: the last third is %1 % faster than the first (heat, clock rate or other "
                            "programs).")},
        {"swings", sentence("The machine's speed varies slowly. Neighbouring repetitions are alike, so they say less "
                            "than independent ones.")},
        {"heat-1", sentence("Heat slowed the processor down 1 time during the measurement.")},
        {"heat", sentence("Heat slowed the processor down %1 times during the measurement.")},
        {"gpu-slowed", sentence("The GPU slowed its clock down: %1.")},
        {"unconverged-1", sentence("Not converged: 1 repetition used up the time budget of %1.")},
        {"unconverged-range",
         sentence(
             "Not converged: after %1 repetitions and the time budget of %2, they lie up to %3 % from their median.")},
        {"unconverged",
         sentence("Not converged: after %1 repetitions and the time budget of %2, the median is known to %3 %.")},
        {"predicted", sentence("Predicted, not measured: from the %1; expected to be right within a factor of %2.")},
        {"predicted-share", sentence("Predicted, not measured: from the %1; the range expected holds %2 % of the "
                                     "published times of such operations.")},
        {"live-memory", sentence("Live leaves this size out: it would take %1 of memory. A sweep needs %2, and %3 are "
                                 "free.")},
        {"live-data",
         sentence("Live leaves this size out: its data take longer than %1 to make. A sweep makes them; it "
                  "needs %2 of memory, and %3 are free.")},
        {"too-slow", sentence("Too slow to follow the slider, about %1 a step; a sweep measures it.")},
        {"sweep-budget", sentence("Skipped: the sweep's time budget of %1 was used up.")},
    };
    return all;
}

/// A number, or the terms of a list: "heat, power limit".
Argument argumentOf(const std::string &text)
{
    if (const auto number = parsedNumber(text))
        return *number;
    std::vector<Message> terms;
    for (std::string &part : splitAt(text, separator))
        terms.push_back(term(std::move(part)));
    return listed(std::move(terms));
}

/// Null unless the message is a plain text.
const std::string *plainText(const Message &message)
{
    const bool isPlain = message.args.size() == 1 && message == foreign(message.text());
    return isPlain ? std::get_if<std::string>(&message.args.front().value()) : nullptr;
}

void takeOlder(Message &message)
{
    const std::string *text = plainText(message);
    if (text == nullptr)
        return;
    std::vector<std::string> parts = splitAt(*text, "|");
    const auto known = knownIds().find(parts.front());
    if (known == knownIds().end())
        return;
    Message now = known->second;
    for (std::size_t i = 1; i < parts.size(); ++i)
        now.args.push_back(argumentOf(parts[i]));
    message = std::move(now);
}

} // namespace

Label labelOfOlderFile(const std::string &text)
{
    Label label;
    const std::vector<std::string> parts = partsOf(text);
    label.name = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i] == "predicted")
            label.predicted = true;
        else
            label.details.push_back(detailOf(parts[i]));
    return label;
}

EngineKind kindOfOlderFile(const EngineUse &use, const Label &label)
{
    const std::string id = use.id.substr(use.id.find('/') + 1); // without its worker
    if (id == "reference")
        return EngineKind::Reference;
    if (id == "cpu" || id == "eigen" || id == "numpy" || id == "sklearn")
        return EngineKind::Cpu;
    if (use.options.has("device")) { // a framework
        const ParameterValue &device = use.options.at("device");
        const auto *name = std::get_if<std::string>(&device);
        return name && name->rfind("cuda", 0) == 0 ? EngineKind::Gpu : EngineKind::Cpu;
    }
    if (id.rfind("model:", 0) == 0) // only those of CPUs have threads
        return std::ranges::any_of(label.details, isThreads) ? EngineKind::Cpu : EngineKind::Gpu;
    return label.name.find("OpenCL on the CPU") != std::string::npos ? EngineKind::Cpu : EngineKind::Gpu;
}

void takeOlderSentences(Measurement &measurement)
{
    takeOlder(measurement.reason);
    for (Message &remark : measurement.remarks)
        takeOlder(remark);
    if (const std::string *data = plainText(measurement.data)) {
        std::vector<Message> parts;
        for (std::string &part : splitAt(*data, separator))
            parts.push_back(foreign(std::move(part)));
        measurement.data = listed(std::move(parts));
    }
}

} // namespace overtake
