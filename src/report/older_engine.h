// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results files written before November 2026 have an engine's label as one text and say nothing of its kind. Both are
// derived here, once, on reading. Pure functions, for any thread.
#pragma once

#include "engines/engine_kind.h"
#include "measure/measurement.h"
#include "text/label.h"

#include <string>

namespace overtake
{

/// "CPU, 2 threads on 2 cores, bf16, predicted": toText() of the result is `text` again, except that "predicted" is
/// last.
Label labelOfOlderFile(const std::string &text);
/// By the engine's id, its options and its label.
EngineKind kindOfOlderFile(const EngineUse &use, const Label &label);

} // namespace overtake
