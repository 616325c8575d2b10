// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/share.h"

#include "measure/compare/measurer.h"
#include "measure/engine_use.h"
#include "text/error.h"
#include "text/joined.h"
#include "text/plain_text.h"
#include "text/shell_words.h"
#include "workloads/preset.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace overtake
{
namespace
{

constexpr std::string_view scheme = "overtake:";
constexpr std::string_view program = "overtake-bench";
constexpr std::size_t longest = 8192; // bytes
constexpr double heavyFlops = 1e11;   // some seconds for a step on a small CPU
constexpr double heavyBytes = 1024.0 * 1024 * 1024;

bool isPlain(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           std::string_view("-_.,:/=").find(c) != std::string_view::npos;
}

/// The '=' between a name and its value is the first one, so those within a value stay.
std::string escaped(const std::string &text)
{
    constexpr const char *digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPlain(c))
            result += c;
        else
            result += {'%', digits[byte / 16], digits[byte % 16]};
    }
    return result;
}

std::string unescaped(std::string_view text)
{
    const auto digit = [](char c) {
        const int lower = std::tolower(static_cast<unsigned char>(c));
        return lower >= '0' && lower <= '9' ? lower - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    };
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += text[i];
            continue;
        }
        const int high = i + 2 < text.size() ? digit(text[i + 1]) : -1;
        const int low = high >= 0 ? digit(text[i + 2]) : -1;
        if (low < 0)
            throw UsageError(sentence("The link is damaged: '%' must be followed by two hexadecimal digits."));
        result += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return result;
}

/// "1e+06" would do, but "1000000" is what people write.
std::string numberText(double number)
{
    constexpr double beyond = 0x1p63; // no std::int64_t is as large
    const bool isWhole = std::abs(number) < beyond && number == std::trunc(number);
    return toText(isWhole ? ParameterValue(static_cast<std::int64_t>(number)) : ParameterValue(number));
}

/// Empty: none.
std::string boundText(const std::optional<double> &bound)
{
    return bound ? numberText(*bound) : std::string();
}

std::string valuesText(const std::vector<double> &values)
{
    return joined(values, ",", numberText);
}

double numberOf(const std::string &name, const std::string &text)
{
    return parseNumber(name, text, ParameterKind::Real, -1e300, 1e300);
}

/// Takes name and value, of a link or of a command's option, into the state. Parameters wait until the workload is
/// known, which may stand behind them.
class Taker
{
public:
    bool take(const std::string &name, const std::string &value)
    {
        if (name == "preset")
            m_state.preset = value;
        else if (name == "axis")
            m_state.axis = value;
        else if (name == "from")
            m_state.from = numberOf(name, value);
        else if (name == "to")
            m_state.to = numberOf(name, value);
        else if (name == "engine")
            m_state.engines.push_back(value);
        else if (name == "set")
            m_settings.push_back(splitSetting(value, "set"));
        else if (name == "values")
            for (const std::string &one : splitAt(value, ","))
                m_state.values.push_back(numberOf(name, one));
        else
            return false;
        return true;
    }
    void takeWorkload(const std::string &id) { m_state.workload = id; }

    WorkState state()
    {
        if (m_state.workload.empty() && m_state.preset.empty())
            throw UsageError(sentence("A workload or a preset is missing."));
        const Workload &workload =
            workloadById(m_state.workload.empty() ? presetByName(m_state.preset).workload : m_state.workload);
        for (const Setting &setting : m_settings)
            m_state.parameters.set(setting.key,
                                   workload.parameters().parse(workload.parameter(setting.key), setting.value));
        return m_state;
    }

private:
    WorkState m_state;
    std::vector<Setting> m_settings;
};

WorkState stateOfLink(std::string_view text)
{
    Taker taker;
    text.remove_prefix(scheme.size());
    const auto question = std::min(text.find('?'), text.size());
    taker.takeWorkload(unescaped(text.substr(0, question)));
    text.remove_prefix(std::min(question + 1, text.size()));
    while (!text.empty()) {
        const auto end = std::min(text.find('&'), text.size());
        const std::string_view part = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto sign = part.find('=');
        const std::string name = unescaped(part.substr(0, sign));
        if (sign == std::string_view::npos || !taker.take(name, unescaped(part.substr(sign + 1))))
            throw UsageError(sentence("The link is damaged: '%1' is not allowed in a link.", name));
    }
    return taker.state();
}

WorkState stateOfCommand(std::string_view text)
{
    const std::vector<std::string> words = shellWords(text);
    if (words.size() < 2 || (words[1] != "sweep" && words[1] != "measure"))
        throw UsageError(sentence("Only overtake-bench's commands sweep and measure can be opened here."));
    Taker taker;
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i].rfind("--", 0) != 0) {
            taker.takeWorkload(words[i]);
            continue;
        }
        const auto sign = std::min(words[i].find('='), words[i].size());
        std::string name = words[i].substr(2, sign - 2);
        if (name == "quick" || name == "full" || name == "careful")
            continue;
        const bool hasValue = sign < words[i].size();
        if (!hasValue && i + 1 == words.size())
            throw UsageError(sentence("Option --%1 needs a value.", name));
        const std::string value = hasValue ? words[i].substr(sign + 1) : words[++i];
        if (name == "points" || name == "budget")
            continue; // how, not what
        if (!taker.take(name == "over" ? "axis" : name == "axis" ? "" : name, value))
            throw UsageError(
                sentence("--%1 cannot be opened here: Overtake only measures and starts nothing else.", name));
    }
    return taker.state();
}

} // namespace

std::string linkOf(const WorkState &state)
{
    std::string link = std::string(scheme) + escaped(state.workload);
    char separator = '?';
    const auto add = [&](const char *name, const std::string &value) {
        if (value.empty())
            return;
        link += separator + std::string(name) + "=" + escaped(value);
        separator = '&';
    };
    add("preset", state.preset);
    for (const auto &[key, value] : state.parameters.all())
        add("set", key + "=" + toText(value));
    add("axis", state.axis);
    add("from", boundText(state.from));
    add("to", boundText(state.to));
    add("values", valuesText(state.values));
    for (const std::string &engine : state.engines)
        add("engine", engine);
    return link;
}

std::string commandOf(const WorkState &state)
{
    std::string command = std::string(program) + " sweep";
    if (!state.workload.empty())
        command += " " + shellQuoted(state.workload);
    const auto add = [&command](const char *option, const std::string &value) {
        if (!value.empty())
            command += std::string(" ") + option + " " + shellQuoted(value);
    };
    add("--preset", state.preset);
    add("--over", state.axis);
    if (!state.values.empty()) {
        add("--values", valuesText(state.values));
    } else {
        add("--from", boundText(state.from));
        add("--to", boundText(state.to));
    }
    for (const auto &[key, value] : state.parameters.all())
        if (key != state.axis) // a sweep varies it
            add("--set", key + "=" + toText(value));
    for (const std::string &engine : state.engines)
        add("--engine", engine);
    return command;
}

bool isShared(std::string_view text)
{
    text = withoutBlanks(text);
    return text.substr(0, scheme.size()) == scheme || text.substr(0, program.size() + 1) == std::string(program) + " ";
}

WorkState sharedState(std::string_view text)
{
    text = withoutBlanks(text);
    if (!isShared(text))
        throw UsageError(sentence("This is neither a link of Overtake nor a command of overtake-bench."));
    if (text.size() > longest)
        throw UsageError(sentence("The text is too long: %1 bytes at most.", longest));
    return text.substr(0, scheme.size()) == scheme ? stateOfLink(text) : stateOfCommand(text);
}

Heaviness heavinessOf(const Work &work)
{
    Heaviness heaviness;
    for (const double value : {work.from, work.to, work.parameters.real(work.axis)}) {
        const ParameterSpec &axis = work.workload->parameter(work.axis);
        for (const EngineUse &use : work.engines) {
            ParameterValues parameters = work.parameters;
            parameters.set(work.axis, valueFromNumber(axis, value));
            parameters.merge(use.overrides);
            try {
                const Program built = work.workload->build(parameters);
                heaviness.flopsPerStep = std::max(heaviness.flopsPerStep, built.flopsPerStep());
                heaviness.bytes = std::max(heaviness.bytes, static_cast<double>(hostBytesOf(built, {})));
            } catch (const Error &) {
                continue; // the point will fail with its own message
            }
        }
    }
    heaviness.isHeavy = heaviness.flopsPerStep > heavyFlops || heaviness.bytes > heavyBytes;
    return heaviness;
}

} // namespace overtake
