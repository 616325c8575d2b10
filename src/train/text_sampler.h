// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A trained GPT continues a text, one character after another: each is drawn from the distribution that the model
// predicts after the last `context` characters. Runs on the caller's thread.
#pragma once

#include "registry/engine_registry.h"
#include "train/training.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace overtake
{

struct TextSampling {
    std::string prompt = {};       ///< UTF-8, of characters that the model knows; empty: it begins a line of its own
    std::int64_t characters = 500; ///< to write
    double temperature = 0.8;      ///< 0: the likeliest each time; 1: as expected; more: bolder
    std::uint32_t seed = 1;        ///< seed of the draws
    /// Called with the text so far, the prompt included, after each character; may be empty.
    std::function<void(const std::string &)> progress = {};
};

/// The engine that writes with the trained weights: the trainer, or the CPU here in place of a worker's, which knows
/// the workload but not the Program that writes.
EngineUse writerFor(const EngineUse &trainer, const EngineRegistry &engines);

/// Throws UsageError for a prompt of which the text in `values` lacks a character.
void checkPrompt(const std::string &prompt, const ParameterValues &values);

/// Prompt and continuation, UTF-8. `values` are the complete parameters that the gpt was trained with, `trained` its
/// parameters by the name of their tensor. Throws UsageError for a prompt that the model cannot read, Error when a
/// parameter is missing; when stopped it returns what is written so far.
std::string sampleText(Engine &engine, const ParameterValues &options, const ParameterValues &values,
                       const TrainedParameters &trained, const TextSampling &sampling, std::stop_token stop = {});

} // namespace overtake
