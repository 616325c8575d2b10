// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Message in JSON: {"source": "Cannot read '%1': %2", "args": ["a.json", {…}], "text": "Cannot read …"}. An argument
// is a text, a number or such an object; "text" is the sentence in English for whoever only shows it. A plain text,
// from an older file or another program, is read as a foreign one. The workers' protocol keeps a text under its key and
// has the object beside it, under "<key>_sentence". For file/json_fields.h.
#pragma once

#include "file/json_fields.h"
#include "text/message.h"

namespace overtake
{

nlohmann::json jsonOf(const Message &message);
void readValue(const JsonNode &node, Message &message);

/// Most bytes of a sentence's text: its arguments may be sentences, each put in several times. 0: it is no sentence.
double mostBytesOf(const nlohmann::json &value);

/// For nlohmann's own conversions.
inline void to_json(nlohmann::json &json, const Message &message)
{
    json = jsonOf(message);
}

/// For the workers' protocol: each sentence in `message` becomes its text, with the object beside it.
void putTextFirst(nlohmann::json &message);
/// Reverses putTextFirst().
void takeSentences(nlohmann::json &message);

} // namespace overtake
