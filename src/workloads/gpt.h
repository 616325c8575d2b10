// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small GPT as nanoGPT builds it: learned positions, blocks of causal attention and a GELU network, each after a
// layer norm without bias, and one table of symbols shared by input and output. It predicts each next symbol of a text.
// b sequences of t positions are b t rows: tokens, targets (b, t) int32 -> scores (b t, vocabulary).
#pragma once

#include "data/text_data.h"
#include "workloads/workload.h"

namespace overtake
{

inline constexpr const char *gptId = "gpt"; ///< the workload's id

/// The text behind these values, the user's own or the synthetic one, kept while nothing of it changes. Thread-safe.
TextDataPtr gptText(const ParameterValues &values, std::stop_token stop = {});

/// The same network with the tokens of one sequence as a Parameter 'symbols' (context, vocabulary): row i is 1 at the
/// symbol that stands at position i, so that a caller can set them with Execution::write between two steps. Its output
/// are the scores (context, vocabulary); the other parameters have the names of the trained Program.
Program buildGptSampler(const ParameterValues &values);

} // namespace overtake
