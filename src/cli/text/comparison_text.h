// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measurements as people read them on a terminal: tables, verdicts in words with the baseline and its absolute time,
// and remarks. What was measured at a quick glance has two digits.
#pragma once

#include "machine/device.h"
#include "measure/measurement.h"
#include "program/parameter.h"

#include <optional>
#include <string>
#include <vector>

namespace overtake::cli
{

/// A value on the axis: "8 192", or all digits of a real number, so that no two points look the same.
std::string axisText(double value);

/// "hidden neurons 512, batch size 32, …" in the order of the table.
std::string parametersText(const ParameterTable &table, const ParameterValues &values);

/// "Data: synthetic, 2 classes, seed 42", a line; empty where nothing was measured.
std::string dataText(const Sweep &sweep);

/// One point in full: a line for each figure, a column for each engine; then the verdicts.
std::string comparisonText(const Comparison &comparison);
/// Says why, a sentence for each engine compared with the baseline, or for a lone engine; empty if there is nothing to
/// say.
std::string whyText(const Comparison &comparison, const std::vector<std::optional<Device>> &devices);
/// A line for each point; then the crossovers in words.
std::string sweepText(const Sweep &sweep, const ParameterSpec &swept);

/// Why something was not measured, and remarks on what was. Of a sweep each text stands once, with all its places; that
/// a point did not converge is left to the mark in its table.
std::string remarksText(const Comparison &comparison);
std::string remarksText(const Sweep &sweep, const ParameterSpec &swept);

} // namespace overtake::cli
