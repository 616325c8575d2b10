// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/describe/describe.h"

#include "cli/arguments/environment.h"
#include "cli/text/text_table.h"

#include <iostream>
#include <map>

namespace overtake::cli
{

int describe(const std::string &kind)
{
    static const std::map<std::string, std::string (*)(const ProgramDescription &)> kinds = {
        {"bash", bashCompletion}, {"zsh", zshCompletion}, {"fish", fishCompletion}, {"man", manPage}};
    const auto found = kinds.find(kind);
    if (found == kinds.end())
        return wrongUse;
    constexpr std::size_t manPageWidth = 72;
    usePageWidth(manPageWidth);
    std::cout << found->second(describeProgram()) << std::flush;
    return std::cout ? allMeasured : someFailed;
}

} // namespace overtake::cli
