// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// core_texts FILE SOURCE: writes the texts of the core and of the terminal, whose sources lie in the folder SOURCE, as
// a source file that lupdate reads; the target update_translations runs it.
#include "translators/core_texts.h"

#include <fstream>
#include <iostream>

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
    write("Core", overtake::coreTexts());
    write("Lessons", overtake::lessonTexts());
    write("Messages", overtake::calledTexts(arguments[2], {"sentence", "marked"}));
    write("Terminal", overtake::calledTexts(arguments[2], {"tr", "trMarked"}));
    file.close();
    return file ? 0 : 1;
}
