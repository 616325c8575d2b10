// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parameters that several workloads declare alike, and the parts that their Programs have in common.
#pragma once

#include "data/inputs.h"
#include "operations/losses.h"
#include "operations/optimisers.h"
#include "program/program_builder.h"

#include <stop_token>
#include <string>
#include <vector>

namespace overtake::common
{

ParameterSpec samples(std::int64_t defaultValue);
ParameterSpec features(std::int64_t defaultValue);
ParameterSpec batch(std::int64_t defaultValue);
ParameterSpec mode(const std::string &defaultValue);
ParameterSpec optimizer(const std::string &defaultValue = "sgd");
ParameterSpec learningRate(double defaultValue);
ParameterSpec epochs(std::int64_t defaultValue);
ParameterSpec transfers();
ParameterSpec readLoss();
ParameterSpec seed(std::int64_t defaultValue);
/// The first choice is the usual one.
ParameterSpec dataset(std::vector<std::string> choices, const std::string &help);
ParameterSpec csv();
ParameterSpec pictures();

Transfers transfersOf(const ParameterValues &values);
operations::Optimiser optimiserOf(const ParameterValues &values);
bool isTraining(const ParameterValues &values);
std::uint32_t seedOf(const ParameterValues &values);
/// Name of the generated data set; empty in values of older versions.
std::string datasetOf(const ParameterValues &values);

/// Weights (in, out) and bias (out) as PyTorch's Linear starts them, uniform within 1 / sqrt(in); x: (b, in) -> (b,
/// out).
TensorId linear(ProgramBuilder &builder, const std::string &name, TensorId x, std::int64_t out);

/// Loss, where it is read back every step accuracy, and the update: the end of every training step.
void finishTraining(ProgramBuilder &builder, const operations::Loss &loss, TensorId predicted, TensorId labels,
                    const ParameterValues &values, const operations::Optimiser &optimiser);

/// Adds the end of a classifier after its logits (b, classes): loss and training against a data set of labels, or the
/// predicted classes, depending on the mode.
void finishClassifier(ProgramBuilder &builder, TensorId logits, const ParameterValues &values);

/// CIFAR-10 where `data` names its files: samples, features and classes are then theirs.
ParameterValues withPicturesShape(const ParameterValues &values);
/// `data` must name them. x: (samples, 3, 32, 32), as good as (samples, 3072).
Inputs picturesOf(const ParameterValues &values, std::stop_token stop = {});

/// The user's own table, kept while the file does not change; null when no file is named. Thread-safe.
InputsPtr csvInputs(const ParameterValues &values, std::stop_token stop = {});
/// `values` with samples, features and (where declared) classes as the user's own table has them.
ParameterValues withCsvShape(const ParameterValues &values);

} // namespace overtake::common
