// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// core_texts FILE: writes the core's texts as a source file that lupdate reads; the target update_translations runs it.
#include "translators/core_texts.h"

#include <fstream>
#include <iostream>

int main(int count, char **arguments)
{
    if (count != 2) {
        std::cerr << "core_texts FILE\n";
        return 2;
    }
    std::ofstream file(arguments[1]);
    for (const std::string &text : overtake::coreTexts())
        file << "QT_TRANSLATE_NOOP(\"Core\", R\"core(" << text << ")core\");\n";
    for (const std::string &text : overtake::lessonTexts())
        file << "QT_TRANSLATE_NOOP(\"Lessons\", R\"core(" << text << ")core\");\n";
    file.close();
    return file ? 0 : 1;
}
