// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/describe/description.h"

#include "cli/arguments/command_line.h"
#include "lessons/lesson_file.h"
#include "machine/device_database.h"
#include "measure/explain/profile_table.h"
#include "model/prediction_engine.h"
#include "registry/engine_registry.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace overtake::cli
{
namespace
{

using Strings = std::vector<std::string>;

/// `nameOf`: the name of one of them.
template <typename Range, typename NameOf>
Strings namesIn(const Range &all, NameOf nameOf)
{
    Strings names;
    for (const auto &one : all)
        names.push_back(std::invoke(nameOf, one));
    return names;
}

Strings engineIds()
{
    const EngineRegistry engines = withModels(EngineRegistry::withoutDrivers());
    Strings ids = namesIn(engines.engines(), [](const auto &engine) { return engine->description().id; });
    ids.insert(ids.end(), {"opencl:0", "cuda:0"});
    return ids;
}

Strings deviceIds()
{
    Strings ids;
    for (const DeviceKind kind : {DeviceKind::Cpu, DeviceKind::Gpu})
        for (const std::string &id : DeviceDatabase::builtIn().ids(kind))
            ids.push_back(id);
    return ids;
}

/// The union over all workloads.
Strings sweptKeys()
{
    std::set<std::string> keys;
    for (const auto &workload : allWorkloads())
        for (const ParameterSpec &spec : workload->parameters().specs())
            if (spec.sweepable())
                keys.insert(spec.key);
    return {keys.begin(), keys.end()};
}

/// "hidden=", and where there is a choice "optimizer=adam".
Strings settings()
{
    std::set<std::string> all;
    for (const auto &workload : allWorkloads()) {
        for (const ParameterSpec &spec : workload->parameters().specs()) {
            Strings choices = spec.choices;
            if (spec.kind == ParameterKind::Flag)
                choices = {"true", "false"};
            for (const std::string &choice : choices)
                all.insert(spec.key + "=" + choice);
            if (choices.empty())
                all.insert(spec.key + "=");
        }
    }
    return {all.begin(), all.end()};
}

Strings commandIds()
{
    CommandLine line;
    return commandNames(*commandTree(line));
}

/// By what the help calls the value, or by the option where that says too little.
const std::map<std::string, Strings> &knownWords()
{
    static const std::map<std::string, Strings> known = {
        {"ID[,KEY=VALUE]", engineIds()},
        {"ID", engineIds()},
        {"WORKLOAD", namesIn(allWorkloads(), [](const auto &workload) { return workload->id(); })},
        {"--preset", namesIn(allPresets(), &Preset::name)},
        {"KEY", sweptKeys()},
        {"KEY=VALUE", settings()},
        {"NAME", deviceIds()},
        {"LESSON", namesIn(builtInLessons(), &Lesson::id)},
        {"COLUMN", {profileColumnKeys.begin(), profileColumnKeys.end()}},
        {"COMMAND", commandIds()},
        {"WORDS", {"list", "add", "edit", "try", "remove"}},
    };
    return known;
}

OptionDescription described(const CLI::Option &option)
{
    OptionDescription text;
    text.help = option.get_description();
    text.isRepeatable = option.get_items_expected_max() > 1;
    for (const std::string &name : option.get_snames())
        text.names.push_back("-" + name);
    for (const std::string &name : option.get_lnames())
        text.names.push_back("--" + name);
    if (text.isArgument())
        text.value = option.get_name();
    else if (option.get_items_expected_max() > 0)
        text.value = option.get_option_text();
    for (const std::string &key : {text.isArgument() ? text.value : text.names.back(), text.value}) {
        const auto found = knownWords().find(key);
        if (text.words.empty() && found != knownWords().end())
            text.words = found->second;
    }
    text.isFile = text.value.rfind("FILE", 0) == 0 || text.value == "FOLDER" || text.value == "LESSON";
    return text;
}

CommandDescription described(const CLI::App &app)
{
    CommandDescription text{app.get_name(), app.get_description(), {}, app.get_footer()};
    for (const CLI::Option *option : app.get_options())
        text.options.push_back(described(*option));
    if (text.name == "check" || text.name == "record") // models compute nothing
        for (OptionDescription &option : text.options)
            std::erase_if(option.words, [](const std::string &word) { return word.starts_with("model:"); });
    return text;
}

} // namespace

ProgramDescription describeProgram()
{
    CommandLine line;
    const auto tree = commandTree(line);
    const CLI::App &app = *tree;
    ProgramDescription program{described(app), {}};
    for (const CLI::App *command : app.get_subcommands(nullptr))
        program.commands.push_back(described(*command));
    return program;
}

} // namespace overtake::cli
