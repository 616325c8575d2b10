// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translators/core_texts.h"

#include "engines/engine_registry.h"
#include "lessons/lesson_file.h"
#include "measure/messages.h"
#include "model/prediction_engine.h"
#include "model/ratios.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

namespace overtake
{

std::set<std::string> coreTexts()
{
    std::set<std::string> texts;
    const auto addTable = [&](const ParameterTable &table) {
        for (const ParameterSpec &spec : table.specs()) {
            texts.insert({spec.label, spec.unit, spec.help});
            texts.insert(spec.choices.begin(), spec.choices.end());
        }
    };
    for (const auto &workload : allWorkloads()) {
        texts.insert({workload->label(), workload->description()});
        texts.insert(workload->build(workload->parameters().defaults()).itemName);
        addTable(workload->parameters());
    }
    for (const Preset &preset : allPresets())
        texts.insert(preset.label);
    for (const auto kind : {TheoreticalRatio::Kind::Instruction, TheoreticalRatio::Kind::InstructionSimd,
                            TheoreticalRatio::Kind::Flops, TheoreticalRatio::Kind::Bandwidth})
        texts.insert({labelOf(kind), explain(kind)});
    for (const DeviceQuantityRule &rule : deviceQuantityRules())
        texts.insert(rule.label);
    for (const std::string &sentence : messageSentences())
        texts.insert(sentence);
    const EngineRegistry registry = withModels(EngineRegistry::discover());
    for (const auto &engine : registry.engines()) {
        const EngineDescription &description = engine->description();
        const bool isNamedByDevice = description.predicted || description.id.find(':') != std::string::npos;
        if (!isNamedByDevice)
            texts.insert(description.label);
        addTable(description.options);
    }
    texts.erase("");
    return texts;
}

std::set<std::string> lessonTexts()
{
    std::set<std::string> texts;
    for (const Lesson &lesson : builtInLessons())
        for (const std::string &text : textsOf(lesson))
            texts.insert(text);
    return texts;
}

} // namespace overtake
