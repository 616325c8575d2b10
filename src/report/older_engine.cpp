// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/older_engine.h"

#include <algorithm>
#include <array>
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
    for (const Form &form : forms) {
        if (std::regex_match(text, match, form.pattern))
            return {form.source, std::vector<Argument>(match.begin() + 1, match.end())};
    }
    return term(text);
}

std::vector<std::string> partsOf(const std::string &text)
{
    std::vector<std::string> parts;
    std::size_t start = 0;
    const std::string comma = nameWithComma;
    std::size_t from = text.compare(0, comma.size(), comma) == 0 ? comma.size() : 0;
    for (;;) {
        const std::size_t end = text.find(separator, from);
        parts.push_back(text.substr(start, end - start));
        if (end == std::string::npos)
            return parts;
        start = from = end + 2;
    }
}

bool isThreads(const Message &detail)
{
    return detail.source.find("thread") != std::string::npos;
}

} // namespace

Label labelOfOlderFile(const std::string &text)
{
    Label label;
    const std::vector<std::string> parts = partsOf(text);
    label.name = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] == "predicted")
            label.predicted = true;
        else
            label.details.push_back(detailOf(parts[i]));
    }
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
        return std::any_of(label.details.begin(), label.details.end(), isThreads) ? EngineKind::Cpu : EngineKind::Gpu;
    return label.name.find("OpenCL on the CPU") != std::string::npos ? EngineKind::Cpu : EngineKind::Gpu;
}

} // namespace overtake
