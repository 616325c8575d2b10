// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a test may ask of the pretended cards' NCCL. The functions are looked up in the library that the plug-in loaded.
#pragma once

namespace overtake::testnccl
{

extern "C" {
/// The `after`th call of this function from now on fails; 0: none.
void overtake_nccl_fail(const char *function, int after);
/// Groups of sums that were queued, and communicators that are not given back.
int overtake_nccl_groups();
int overtake_nccl_communicators();
}

} // namespace overtake::testnccl
