// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Label in JSON: its English text under a key of the caller's choice, for those who only show it, and beside it
// "name", "details" and "predicted". A text without these fields, from an older file or another program, is a name.
#pragma once

#include "file/message_json.h"
#include "text/label.h"

namespace overtake
{

template <typename Io>
void describeLabel(Io &io, const char *textKey, Of<Io, Label> &label)
{
    std::string text = toText(label);
    io(textKey, text);
    if (io.has("name", true)) {
        io("name", label.name);
        io.maybe("details", label.details);
        io.maybe("predicted", label.predicted);
    } else if constexpr (Io::reads) {
        label = {text};
    }
}

/// By itself: an object with its "text".
inline nlohmann::json jsonOf(const Label &label)
{
    nlohmann::json object = nlohmann::json::object();
    FieldWriter io(object);
    describeLabel(io, "text", label);
    return object;
}

/// The same, or only a text, as older lists of workers have it.
inline void readValue(const JsonNode &node, Label &label)
{
    if (node.json().is_string()) {
        label = {node.text()};
        return;
    }
    FieldReader io(node);
    describeLabel(io, "text", label);
}

} // namespace overtake
