// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The core knows no Qt, so its labels and explanations (parameters, workloads, engines) are English strings. They are
// translated here. The translators' tools read them from the core's own tables (translators/core_texts.h).
#pragma once

#include <QString>
#include <string>

namespace overtake
{

/// In the user's language; as it is when there is no translation.
QString coreText(const std::string &text);
/// A reason or a remark of a Measurement (measure/messages.h), or a sentence of the core (text/sentence.h), in words.
QString coreMessage(const std::string &message);

} // namespace overtake
