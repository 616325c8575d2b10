// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/engine_use.h"

#include "text/error.h"

namespace overtake
{

Setting splitSetting(const std::string &text, const std::string &option)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
        throw UsageError(sentence("'%1' in %2 is no setting: write key=value.", text, option));
    }
    return {text.substr(0, equals), text.substr(equals + 1)};
}

std::vector<std::string> splitAtCommas(const std::string &text)
{
    std::vector<std::string> parts;
    std::size_t start = 0;
    for (std::size_t comma = text.find(','); comma != std::string::npos; comma = text.find(',', start)) {
        parts.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    parts.push_back(text.substr(start));
    return parts;
}

EngineUse parseEngineUse(const std::string &text, const EngineRegistry &engines, const ParameterTable &parameters,
                         const std::string &option)
{
    const std::string whole = option + " " + text;
    const std::vector<std::string> parts = splitAtCommas(text);
    EngineUse use;
    use.id = parts.front();
    const EngineDescription &engine = engines.require(use.id).description();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto [key, value] = splitSetting(parts[i], whole);
        if (use.options.has(key) || use.overrides.has(key)) {
            throw UsageError(sentence("'%1' is given twice in %2.", key, whole));
        }
        if (const ParameterSpec *spec = engine.options.find(key)) {
            use.options.set(key, engine.options.parse(*spec, value));
            continue;
        }
        const ParameterSpec *spec = parameters.find(key);
        if (spec != nullptr && spec->perEngine) {
            use.overrides.set(key, parameters.parse(*spec, value));
        } else if (spec != nullptr) {
            throw UsageError(
                sentence("'%1' is the same for all engines of a comparison: use --set %2=%3.", key, key, value));
        } else {
            // The options of the engine and what the engines may differ in, as one table: its error names the nearest.
            std::vector<ParameterSpec> known = engine.options.specs();
            for (const ParameterSpec &candidate : parameters.specs()) {
                if (candidate.perEngine) {
                    known.push_back(candidate);
                }
            }
            ParameterTable(known).require(key, sentence("engine %1", use.id));
        }
    }
    return use;
}

} // namespace overtake
