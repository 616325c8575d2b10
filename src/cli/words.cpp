// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/words.h"

#include "text/catalogue.h"

namespace overtake::cli
{
namespace
{

const Catalogue *&chosen()
{
    static const Catalogue *catalogue = &Catalogue::of("");
    return catalogue;
}

} // namespace

void useLanguage(const std::string &code)
{
    chosen() = &Catalogue::of(code);
}

std::string translated(const char *source)
{
    return chosen()->find("Terminal", source).value_or(source);
}

std::string inWords(const std::string &english)
{
    return chosen()->inWords(english);
}

std::string lessonInWords(const std::string &english)
{
    return chosen()->find("Lessons", english).value_or(english);
}

} // namespace overtake::cli
