// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/command_line.h"

#include "program/parameter.h"
#include "text/contains.h"
#include "text/error.h"
#include "text/joined.h"
#include "workloads/workload.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <utility>

namespace overtake::cli
{
namespace
{

/// The meaning of CLI11's "--out: 1 required TEXT missing".
Message mismatchText(const std::string &message, const std::vector<std::string> &arguments)
{
    const std::string option = message.substr(0, message.find(':'));
    const auto times = std::ranges::count_if(arguments, [&](const std::string &argument) {
        return argument == option || argument.rfind(option + "=", 0) == 0;
    });
    return times > 1 ? sentence("Option %1 is given twice, or once without a value.", option)
                     : sentence("Option %1 needs a value.", option);
}

Message unknownCommand(const std::string &word, const std::vector<std::string> &names)
{
    return sentence("Unknown command '%1'%2 There are %3.", word, suggestion(word, names), joined(names, ", "));
}

/// The sentence about words that no option and no positional took.
Message unexpectedText(const CLI::App &app)
{
    const std::vector<std::string> beforeCommand = app.remaining(false);
    const bool isEarly = !beforeCommand.empty() || app.get_subcommands().empty();
    const CLI::App &place = isEarly ? app : *app.get_subcommands().front();
    const std::vector<std::string> words = isEarly ? beforeCommand : app.remaining(true);
    const auto option = std::ranges::find_if(words, [](const std::string &word) { return word.rfind('-', 0) == 0; });
    if (option != words.end()) {
        std::vector<std::string> names;
        for (const CLI::Option *known : place.get_options())
            if (known->nonpositional())
                names.push_back("--" + known->get_lnames().front());
        const std::string word = option->substr(0, option->find('='));
        return isEarly ? sentence("Unknown option '%1' before the command%2 It takes %3.", word,
                                  suggestion(word, names), joined(names, ", "))
                       : sentence("Unknown option '%1' for %2%3 It takes %4.", word, place.get_name(),
                                  suggestion(word, names), joined(names, ", "));
    }
    if (isEarly)
        return unknownCommand(words.front(), commandNames(app));
    return sentence("Unexpected argument '%1' for %2.", words.front(), place.get_name());
}

/// The output of `help`.
std::string helpText(const CLI::App &app, const std::vector<std::string> &words)
{
    if (words.empty()) // help() itself would be that of the command `help`
        return app.get_formatter()->make_help(&app, app.get_name(), CLI::AppFormatMode::Normal);
    if (words.size() > 1)
        throw UsageError(sentence("Unexpected argument '%1' for %2.", words[1], "help"));
    const auto names = commandNames(app);
    if (!contains(names, words.front()))
        throw UsageError(unknownCommand(words.front(), names));
    return app.get_subcommand(words.front())->help(app.get_name());
}

/// `-` becomes the path of standard output, which has room for one file.
void leadToStandardOutput(CommandLine &line)
{
    const char *first = line.json ? "--json" : nullptr;
    for (const auto &[option, path] : {std::pair{"--out", &line.out},
                                       {"--csv", &line.csv},
                                       {"--trace", &line.trace},
                                       {"--counts", &line.counts},
                                       {"--png", &line.png}}) {
        if (*path != "-")
            continue;
        if (first != nullptr)
            throw UsageError(
                sentence("%1 and %2 both write to standard output: give one of them only.", first, option));
        first = option;
        *path = "/dev/stdout";
        line.isPiped = true;
    }
}

/// A flag with a value: all other options take any text.
Message flagText(const std::string &message, const CLI::App &app, const std::vector<std::string> &arguments)
{
    for (const std::string &argument : arguments) {
        const std::string name = argument.substr(0, argument.find('='));
        for (const CLI::App *command : app.get_subcommands()) {
            const CLI::Option *option = command->get_option_no_throw(name);
            if (name != argument && option != nullptr && option->get_items_expected_max() == 0)
                return sentence("Option %1 takes no value.", name);
        }
    }
    return foreign(message);
}

/// `--values 10,20 mlp`: the option takes all words that follow it.
void takeWorkloadFromValues(CommandLine &line)
{
    if (!line.workload.empty() || line.values.size() < 2)
        return;
    const auto &all = allWorkloads();
    if (std::ranges::none_of(all, [&](const auto &workload) { return workload->id() == line.values.back(); }))
        return;
    line.workload = line.values.back();
    line.values.pop_back();
}

} // namespace

CommandLine parseCommandLine(const std::vector<std::string> &arguments)
{
    CommandLine line;
    const auto tree = commandTree(line);
    CLI::App &app = *tree;
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // CLI11 takes them last first
    } catch (const CLI::CallForHelp &) {
        line.text = app.help();
        return line;
    } catch (const CLI::CallForVersion &version) {
        line.text = version.what();
        return line;
    } catch (const CLI::ExtrasError &) {
        throw UsageError(unexpectedText(app));
    } catch (const CLI::ArgumentMismatch &error) {
        throw UsageError(mismatchText(error.what(), arguments));
    } catch (const CLI::ConversionError &error) {
        throw UsageError(flagText(error.what(), app, arguments));
    } catch (const CLI::ParseError &error) {
        throw UsageError(error.what());
    }
    if (app.get_subcommands().empty()) {
        throw UsageError(
            sentence("A command is missing: %1; see overtake-bench --help.", joined(commandNames(app), ", ")));
    }
    line.command = app.get_subcommands().front()->get_name();
    if (line.command == "help")
        line.text = helpText(app, line.words);
    if (line.command == "version")
        line.text = versionText();
    takeWorkloadFromValues(line);
    leadToStandardOutput(line);
    return line;
}

} // namespace overtake::cli
