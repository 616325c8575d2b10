// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the terminal says, in the language of the environment. Only what people read: ids, numbers, JSON and files stay
// as they are. The language is chosen once, before anything is said.
#pragma once

#include "text/sentence.h"

#include <string>

namespace overtake::cli
{

/// "de"; "": English.
void useLanguage(const std::string &code);

/// The translation of a text of the terminal's own (context "Terminal"), with %1, %2, … still in it.
std::string translated(const char *source);

/// The same, filled in. A test looks for the literals of all calls in the translations.
template <typename... Arguments>
std::string tr(const char *source, const Arguments &...arguments)
{
    return filledIn(translated(source), {SentenceArgument(arguments)...});
}

/// Only marks a literal that is translated elsewhere.
constexpr const char *trMarked(const char *source)
{
    return source;
}

/// A sentence or a label of the core.
std::string inWords(const std::string &english);
/// A text of a lesson.
std::string lessonInWords(const std::string &english);

} // namespace overtake::cli
