// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/workers.h"
#include "text/error.h"
#include "text/shell_words.h"

#include <gmock/gmock.h>

namespace overtake::cli
{
namespace
{

using testing::ElementsAre;

TEST(WorkerWords, AreCutAsAShellCutsThemAndNothingIsExpanded)
{
    EXPECT_THAT(shellWords("ssh gpu1  overtake-bench worker"), ElementsAre("ssh", "gpu1", "overtake-bench", "worker"));
    EXPECT_THAT(shellWords(R"(a 'b c' "d 'e" f\ g '' $HOME `x`)"),
                ElementsAre("a", "b c", "d 'e", "f g", "", "$HOME", "`x`"));
    EXPECT_THAT(shellWords("  "), ElementsAre());
    EXPECT_THROW(shellWords("ssh 'gpu1"), UsageError);
}

TEST(WorkerWords, WhatNamesNoWorkerIsWrongUse)
{
    for (const char *text : {"lab", "=ssh gpu1", "lab=", "lab= ", "l/a=ssh gpu1", "l:a=x", "l,a=x", "numpy=x"})
        EXPECT_THROW(withWorkers({}, {text}, {}), UsageError) << text;
}

} // namespace
} // namespace overtake::cli
