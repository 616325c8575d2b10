// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/describe/describe.h"

#include "text/joined.h"
#include "text/shell_words.h"

namespace overtake::cli
{
namespace
{

/// With a backslash before each of `special`.
std::string escaped(const std::string &text, const std::string &special)
{
    std::string result;
    for (const char c : text) {
        if (special.find(c) != std::string::npos)
            result += '\\';
        result += c;
    }
    return result;
}

/// A branch for each value of a command, by its option's names or none: "files" or "words", and then the words.
std::string bashBranches(const CommandDescription &command)
{
    std::string branches;
    for (const OptionDescription &option : command.options) {
        if (option.value.empty())
            continue;
        const auto pattern = [&](const std::string &name) { return shellQuoted(command.name + " " + name); };
        const std::string patterns = option.isArgument() ? pattern("") : joined(option.names, " | ", pattern);
        branches += "    " + patterns + ") echo " +
                    shellQuoted((option.isFile ? "files " : "words ") + joined(option.words, " ")) + " ;;\n";
    }
    return branches;
}

std::string namesOf(const CommandDescription &command)
{
    std::string names;
    for (const OptionDescription &option : command.options)
        if (!option.isArgument())
            names += (names.empty() ? "" : " ") + joined(option.names, " ");
    return names;
}

/// The first line of a file that is made from CLI11's description.
std::string origin()
{
    return "# Made from the options of overtake-bench when it was built.\n";
}

} // namespace

std::string bashCompletion(const ProgramDescription &program)
{
    const std::string commands = joined(program.commands, " ", &CommandDescription::name);
    std::string branches;
    std::string options;
    for (const CommandDescription &command : program.commands) {
        branches += bashBranches(command);
        options += "    " + command.name + ") options=" + shellQuoted(namesOf(command)) + " ;;\n";
    }
    return origin() + R"(
_overtake_bench_values() {
    case $1 in
)" + branches +
           R"(    *) return 1 ;;
    esac
}

_overtake_bench() {
    local line=${COMP_LINE:0:COMP_POINT} word='' option='' command='' options='' kind='' break prefix
    local -a before
    read -ra before <<<"$line"
    [[ $line == *[[:space:]] ]] || { word=${before[-1]} && unset 'before[-1]'; }
    [[ ${#before[@]} -lt 2 ]] || command=${before[1]}
    [[ ${#before[@]} -lt 3 || ${before[-1]} != -* ]] || option=${before[-1]}
    [[ $word != --*=* ]] || { option=${word%%=*} && word=${word#*=}; }
    case $command in
)" + options +
           "    *) options=" + shellQuoted(commands + " " + namesOf(program.program)) + R"( ;;
    esac
    if [[ -z $option ]] || ! kind=$(_overtake_bench_values "$command $option"); then
        [[ $word != -* ]] && kind=$(_overtake_bench_values "$command ") || kind="words $options"
    fi
    mapfile -t COMPREPLY < <(compgen -W "${kind#* }" -- "$word")
    if [[ $kind == files* ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -O "${#COMPREPLY[@]}" -t COMPREPLY < <(compgen -f -- "$word")
    fi
    [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null
    # Readline replaces only what stands behind the last of these.
    for break in : =; do
        [[ $COMP_WORDBREAKS == *"$break"* && $word == *"$break"* ]] || continue
        prefix=${word%"${word##*"$break"}"}
        word=${word#"$prefix"}
        COMPREPLY=("${COMPREPLY[@]#"$prefix"}")
    done
}
complete -F _overtake_bench overtake-bench
)";
}

std::string zshCompletion(const ProgramDescription &program)
{
    const auto spec = [](const OptionDescription &option) {
        std::string value;
        if (!option.value.empty()) {
            const std::string words = escaped(joined(option.words, " "), ":");
            value = ":" + escaped(option.value, ":") + ":" +
                    (option.isFile && option.words.empty() ? "_files"
                     : option.isFile                       ? "{compadd -- " + joined(option.words, " ") + "; _files}"
                     : option.words.empty()                ? " "
                                                           : "(" + words + ")");
        }
        if (option.isArgument())
            return std::string("            ") + shellQuoted((option.isRepeatable ? "*" : "1") + value) + " \\\n";
        std::string specs;
        for (const std::string &name : option.names)
            specs += "            " +
                     shellQuoted((option.isRepeatable ? "*" : "") + name +
                                 (option.value.empty() || name.rfind("--", 0) != 0 ? "" : "=") + "[" +
                                 escaped(option.help, "[]:\\") + "]" + value) +
                     " \\\n";
        return specs;
    };
    std::string commands;
    std::string branches;
    for (const CommandDescription &command : program.commands) {
        commands += "        " + shellQuoted(escaped(command.name, ":") + ":" + command.help) + "\n";
        branches += "    " + command.name + ")\n        _arguments \\\n";
        for (const OptionDescription &option : command.options)
            branches += spec(option);
        branches += "            && return\n        ;;\n";
    }
    std::string own;
    for (const OptionDescription &option : program.program.options)
        own += spec(option);
    return "#compdef overtake-bench\n" + origin() + R"(
_overtake-bench() {
    local curcontext=$curcontext state line
    typeset -A opt_args
    local -a commands=(
)" + commands +
           R"(    )
    _arguments -C \
)" + own + R"(            '1:command:->command' \
            '*::argument:->argument' && return
    if [[ $state == command ]]; then
        _describe command commands
        return
    fi
    case $words[1] in
)" + branches +
           R"(    esac
}

_overtake-bench "$@"
)";
}

std::string fishCompletion(const ProgramDescription &program)
{
    const auto quoted = [](const std::string &text) { return "'" + escaped(text, "'\\") + "'"; };
    const std::string first =
        "not __fish_seen_subcommand_from " + joined(program.commands, " ", &CommandDescription::name);
    std::string lines;
    const auto add = [&](const std::string &condition, const std::string &rest) {
        lines += "complete -c overtake-bench -n " + quoted(condition) + rest + "\n";
    };
    const auto addOptions = [&](const std::string &condition, const CommandDescription &command) {
        for (const OptionDescription &option : command.options) {
            std::string rest;
            for (const std::string &name : option.names)
                rest += name.rfind("--", 0) == 0 ? " -l " + name.substr(2) : " -s " + name.substr(1);
            if (!option.words.empty())
                rest += " -a " + quoted(joined(option.words, " "));
            if (option.isFile)
                rest += option.isArgument() ? " -F" : " -r -F";
            else if (!option.value.empty() && !option.isArgument())
                rest += " -x";
            if (!rest.empty())
                add(condition, rest + " -d " + quoted(option.help));
        }
    };
    for (const CommandDescription &command : program.commands)
        add(first, " -a " + command.name + " -d " + quoted(command.help));
    addOptions(first, program.program);
    for (const CommandDescription &command : program.commands)
        addOptions("__fish_seen_subcommand_from " + command.name, command);
    return origin() + "complete -c overtake-bench -f\n" + lines;
}

} // namespace overtake::cli
