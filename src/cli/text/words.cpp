// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/words.h"

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

std::string terminalText(const Message &message)
{
    return inWords({chosen()->find("Terminal", message.source).value_or(message.source), message.args});
}

std::string inWords(const Message &message)
{
    return chosen()->inWords(message);
}

std::string inWords(const std::string &label)
{
    return inWords(term(label));
}

std::string inWords(const Label &label)
{
    return inWords(toMessage(label));
}

std::string lessonInWords(const std::string &english)
{
    return chosen()->find("Lessons", english).value_or(english);
}

} // namespace overtake::cli
