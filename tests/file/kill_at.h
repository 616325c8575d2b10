// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stands before the C library's functions that change files, counts their calls and kills the process at one of them.
// Linked into a test, or loaded into a program by LD_PRELOAD: then OVERTAKE_KILL_AT is the number, and
// OVERTAKE_WITHOUT_TMPFILE pretends a file system without nameless files.
#pragma once

namespace overtake::test
{

/// Kills at this call from now on; a call that writes has written half by then. 0: never. Starts counting anew.
void killAt(long call);
/// Whether O_TMPFILE fails, as on NFS.
void pretendNoNamelessFiles(bool pretend);

} // namespace overtake::test
