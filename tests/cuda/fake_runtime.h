// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The CUDA runtime on the host, for one card: memory is ordinary memory, and nothing is ever late.
#pragma once

/// How often memory was asked for so far.
int fakeAllocations();
