// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Remarks and reasons of a Measurement as an id with arguments: "outliers-up|2|40|4.2". So they stand in run files, and
// are put into words where they are shown: here in English for the terminal and CSV, in the window in its language.
// A text of an older file, or one that nobody has an id for yet, stands for itself. Pure functions, for any thread.
#pragma once

#include <string>
#include <vector>

namespace overtake
{

/// As it stands in a file.
std::string message(const std::string &id, const std::vector<std::string> &arguments = {});
/// A number for an argument, in the C locale.
std::string messageNumber(double value);

struct MessageWords {
    std::string sentence;               ///< with %1, %2, ... for the arguments
    std::vector<std::string> arguments; ///< numbers in the C locale, or words
};
/// Nothing to fill in, and the message itself, where its id is not known.
MessageWords wordsOf(const std::string &message);
/// In English.
std::string messageText(const std::string &message);
/// All that a message can say, for the translators.
std::vector<std::string> messageSentences();

} // namespace overtake
