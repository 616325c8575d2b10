// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results files of older schemas have labels and sentences in another form: read here, once. Pure functions, for any
// thread.
#pragma once

#include "engines/engine_kind.h"
#include "measure/measurement.h"
#include "text/label.h"

#include <string>

namespace overtake
{

/// Files written before November 2026 have an engine's label as one text, "CPU, 2 threads on 2 cores, bf16, predicted":
/// toText() of the result is `text` again, except that "predicted" is last.
Label labelOfOlderFile(const std::string &text);
/// These files say nothing of an engine's kind: by its id, its options and its label.
EngineKind kindOfOlderFile(const EngineUse &use, const Label &label);
/// Files written before schema 2 have remarks and reasons as ids with arguments ("outliers-up|2|40|4.2") or as plain
/// English. Turns a text that stood for such a sentence into one; any other stays as it is.
void takeOlderSentences(Measurement &measurement);

} // namespace overtake
