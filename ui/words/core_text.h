// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The core knows no Qt, so its labels and explanations (parameters, workloads, engines) are English strings. They are
// translated here. The translators' tools read them from the core's own tables (translators/core_texts.cpp).
#pragma once

#include "text/error.h"
#include "text/label.h"

#include <QString>
#include <string>

namespace overtake
{

/// In the user's language; as it is when there is no translation.
QString coreText(const std::string &text);
/// A label, every part of it translated by itself.
QString labelText(const Label &label);
/// A sentence of the core in the user's language, its numbers, too.
QString coreMessage(const Message &message);
QString coreMessage(const std::exception &error);

} // namespace overtake
