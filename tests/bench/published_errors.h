// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The model of a GPU against published measurements of single operations: CSV files with the columns device, operation,
// shape, milliseconds. The same rows make resources/published_fit.json.
#pragma once

#include <string>

namespace overtake
{

/// Prints whole steps of training of which a time was published, beside what the model says of them; nothing was fitted
/// to those.
void printPublishedSteps();
/// Prints for each card and operation the error on rows that the fit did not see, on the card as if it had no rows, and
/// what share of each the bands hold. Throws Error.
void printPublishedErrors(const std::string &folder);
/// The fit to all rows, as resources/published_fit.json has it.
std::string fitToPublished(const std::string &folder);

} // namespace overtake
