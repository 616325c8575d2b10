// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results files written before schema 2 have remarks and reasons as ids with arguments ("outliers-up|2|40|4.2") or as
// plain English. Pure functions, for any thread.
#pragma once

#include "measure/measurement.h"

namespace overtake
{

/// Turns a text that stood for such a sentence in an older file into one; any other stays as it is.
void takeOlderSentences(Measurement &measurement);

} // namespace overtake
