// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/command_line.h"
#include "cli/describe/describe.h"
#include "machine/machine.h"

#include <algorithm>
#include <sstream>

namespace overtake::cli
{
namespace
{

/// Escapes a line's backslashes, and its hyphens, which are to be copied as they are.
std::string troff(const std::string &text)
{
    std::string result = text.rfind('.', 0) == 0 || text.rfind('\'', 0) == 0 ? "\\&" : "";
    for (const char c : text)
        result += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
    return result;
}

/// Lines as they stand.
std::string asTheyStand(const std::string &text)
{
    std::string lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines += line.empty() && lines.empty() ? "" : troff(line) + "\n";
    return lines.empty() ? "" : ".PP\n.nf\n" + lines + ".fi\n";
}

std::string optionsOf(const CommandDescription &command)
{
    std::string text;
    for (const OptionDescription &option : command.options) {
        std::string names;
        for (const std::string &name : option.names)
            names += (names.empty() ? "\\fB" : ", \\fB") + troff(name) + "\\fR";
        if (!option.value.empty())
            names += (names.empty() ? "\\fI" : " \\fI") + troff(option.value) + "\\fR";
        text += ".TP\n" + names + "\n" + troff(option.help) + "\n";
    }
    return text;
}

} // namespace

std::string manPage(const ProgramDescription &program)
{
    std::string text = ".TH OVERTAKE\\-BENCH 1 \"\" \"Overtake " + std::string(overtakeVersion()) +
                       "\" \"User Commands\"\n"
                       ".SH NAME\n"
                       "overtake\\-bench \\- measures when a GPU overtakes a CPU\n"
                       ".SH SYNOPSIS\n"
                       ".B overtake\\-bench\n"
                       ".I COMMAND\n"
                       "[\\fIOPTIONS\\fR]\n"
                       ".SH DESCRIPTION\n" +
                       troff(program.program.help) + "\n.SH OPTIONS\n" + optionsOf(program.program) + ".SH COMMANDS\n";
    for (const CommandDescription &command : program.commands) {
        text += ".SS overtake\\-bench " + troff(command.name);
        for (const OptionDescription &option : command.options)
            if (option.isArgument())
                text += " [" + troff(option.value) + "]";
        text += "\n" + troff(command.help) + ".\n" + optionsOf(command) + asTheyStand(command.footer);
    }
    const std::string &footer = program.program.footer; // a heading, the examples, then more
    const std::size_t start = std::min(footer.find(":\n"), footer.size() - 2) + 2;
    return text + ".SH EXIT STATUS\n" + troff(exitStatusText()) + "\n.SH EXAMPLES\n" +
           asTheyStand(footer.substr(start, footer.find("\n\n", start) - start));
}

} // namespace overtake::cli
