// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/workers.h"
#include "remote/worker_commands.h"
#include "text/error.h"

#include <gmock/gmock.h>

namespace overtake::cli
{
namespace
{

using testing::ElementsAre;
using worker::wordsOf;

TEST(WorkerWords, AreCutAsAShellCutsThemAndNothingIsExpanded)
{
    EXPECT_THAT(wordsOf("ssh gpu1  overtake-bench worker"), ElementsAre("ssh", "gpu1", "overtake-bench", "worker"));
    EXPECT_THAT(wordsOf(R"(a 'b c' "d 'e" f\ g '' $HOME `x`)"),
                ElementsAre("a", "b c", "d 'e", "f g", "", "$HOME", "`x`"));
    EXPECT_THAT(wordsOf("  "), ElementsAre());
    EXPECT_THROW(wordsOf("ssh 'gpu1"), UsageError);
}

TEST(WorkerWords, WhatNamesNoWorkerIsWrongUse)
{
    for (const char *text : {"lab", "=ssh gpu1", "lab=", "lab= ", "l/a=ssh gpu1", "l:a=x", "l,a=x", "numpy=x"})
        EXPECT_THROW(withWorkers({}, {text}, {}), UsageError) << text;
}

} // namespace
} // namespace overtake::cli
