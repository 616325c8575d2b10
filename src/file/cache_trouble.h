// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a CacheFile of this process could not be kept: the one sentence that a program says of it. Any thread.
#pragma once

#include "text/message.h"

namespace overtake
{

/// With the reason of the first that could not since the last call; empty where all were kept, and where the user has
/// no cache folder.
Message takeCacheTrouble();

} // namespace overtake
