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
    std::set<std::string> sentences;
    const std::filesystem::path source = arguments[2];
    for (const auto &folder : {source, source.parent_path() / "cuda", source.parent_path() / "ui"})
        sentences.merge(overtake::calledTexts(folder, {"sentence", "phrase"}));
    write("Messages", sentences);
    write("Terminal", overtake::calledTexts(arguments[2], {"tr", "trMarked"}));
    file.close();
    return file ? 0 : 1;
}
