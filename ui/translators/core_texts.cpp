// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// core_texts FILE SOURCE: writes the texts of the core and of the terminal, whose sources lie in the folder SOURCE, as
// a source file that lupdate reads; the target update_translations runs it. Texts of the core that the window shows and
// translates (words/core_text.h) are read from the tables that the core itself uses: a new workload, parameter, preset
// or figure of a chip reaches the translators without being written here.
#include "lessons/lesson_file.h"
#include "machine/device_database.h"
#include "model/prediction_engine.h"
#include "model/ratios.h"
#include "registry/engine_registry.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace
{

using namespace overtake;

/// Texts of workloads, presets and this machine's engines: the options of others stand in words/core_text.cpp.
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
    for (const Preset &preset : allPresets()) {
        texts.insert({preset.label, preset.source, preset.note, preset.framework.label});
        if (preset.claim)
            texts.insert({preset.claim->claimed, preset.claim->mistake});
        for (const ReportedSeries &series : preset.reported)
            texts.insert(series.label);
    }
    for (const auto kind : {TheoreticalRatio::Kind::Instruction, TheoreticalRatio::Kind::InstructionSimd,
                            TheoreticalRatio::Kind::Flops, TheoreticalRatio::Kind::Bandwidth})
        texts.insert({labelOf(kind), explain(kind)});
    for (const Device &device : DeviceDatabase::builtIn().devices())
        for (const auto &[quantity, figure] : device.figures)
            texts.insert({figure.source.source, figure.note.source});
    for (const auto kind : {Figure::Kind::Specified, Figure::Kind::Computed, Figure::Kind::Measured})
        texts.insert(nameOf(kind));
    for (const DeviceQuantityRule &rule : deviceQuantityRules())
        texts.insert(rule.label);
    const EngineRegistry registry = withModels(EngineRegistry::discover());
    for (const auto &engine : registry.engines()) {
        const EngineDescription &description = engine->description();
        if (!description.predicted && description.kind != EngineKind::Gpu) // those are named by their devices
            texts.insert(description.label);
        addTable(description.options);
    }
    addTable(ParameterTable({stopwatchOption()}));
    texts.erase("");
    return texts;
}

/// The string literal, or several in a row, at this place of a source file, without quotes and escapes; empty where
/// there is none.
std::string literalAt(const std::string &code, std::size_t place)
{
    std::string text;
    for (;;) {
        place = code.find_first_not_of(" \n", place);
        if (place == std::string::npos || code[place] != '"')
            return text;
        for (++place; place < code.size() && code[place] != '"'; ++place)
            if (code[place] == '\\' && ++place < code.size() && code[place] == 'n')
                text += '\n';
            else
                text += code[place];
        ++place;
    }
}

/// The literals that these functions are called with in the sources of a folder.
std::set<std::string> calledTexts(const std::filesystem::path &folder, const std::vector<std::string> &functions)
{
    std::set<std::string> texts;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
            continue;
        std::ifstream file(entry.path());
        const std::string code{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        for (const std::string &function : functions) {
            const std::string call = function + '(';
            for (std::size_t at = code.find(call); at != std::string::npos; at = code.find(call, at + 1)) {
                const bool isWhole = at == 0 || (std::isalnum(static_cast<unsigned char>(code[at - 1])) == 0);
                if (isWhole)
                    texts.insert(literalAt(code, at + call.size()));
            }
        }
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

} // namespace

int main(int count, char **arguments)
{
    if (count != 3) {
        std::cerr << "core_texts FILE SOURCE\n";
        return 2;
    }
    std::ofstream file(arguments[1]);
    const auto write = [&](const char *context, const std::set<std::string> &texts) {
        for (const std::string &text : texts)
            file << "QT_TRANSLATE_NOOP(\"" << context << "\", R\"core(" << text << ")core\");\n";
    };
    write("Core", coreTexts());
    write("Lessons", lessonTexts());
    std::set<std::string> sentences; // sentence() and phrase() make the core's
    const std::filesystem::path source = arguments[2];
    for (const auto &folder : {source, source.parent_path() / "cuda", source.parent_path() / "ui"})
        sentences.merge(calledTexts(folder, {"sentence", "phrase"}));
    write("Messages", sentences);
    write("Terminal", calledTexts(source, {"tr", "trMarked"}));
    file.close();
    return file ? 0 : 1;
}
