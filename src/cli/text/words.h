// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts of the terminal, in the language of the environment. Only texts for people: ids, numbers, JSON and files stay
// as they are. The language is chosen once, before the first text.
#pragma once

#include "text/label.h"
#include "text/message.h"

#include <string>
#include <utility>

namespace overtake::cli
{

/// "de"; "": English.
void useLanguage(const std::string &code);

/// `message` with a source of the terminal's own (context "Terminal").
std::string terminalText(const Message &message);

/// A text of the terminal, filled in. A test looks for the literals of all calls in the translations.
template <typename... Arguments>
std::string tr(const char *source, Arguments &&...arguments)
{
    return terminalText({source, {Argument(std::forward<Arguments>(arguments))...}});
}

/// Only marks a literal that is translated elsewhere.
constexpr const char *trMarked(const char *source)
{
    return source;
}

std::string inWords(const Message &message);
/// A label of the core's tables: a parameter's, a workload's.
std::string inWords(const std::string &label);
/// A use of an engine, every part translated by itself.
std::string inWords(const Label &label);
/// A text of a lesson.
std::string lessonInWords(const std::string &english);

} // namespace overtake::cli
