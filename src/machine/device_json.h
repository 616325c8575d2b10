// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A chip's figures in JSON: in run files and between processes. For file/json_fields.h.
#pragma once

#include "file/message_json.h"
#include "machine/device.h"

#include <array>
#include <optional>
#include <string_view>

namespace overtake
{

inline constexpr auto namesOf(DeviceKind)
{
    return std::array<std::string_view, 2>{"cpu", "gpu"};
}
inline auto namesOf(Figure::Kind)
{
    return std::array<std::string_view, 3>{nameOf(Figure::Kind::Specified), nameOf(Figure::Kind::Computed),
                                           nameOf(Figure::Kind::Measured)};
}

template <typename Io>
void describe(Io &io, Of<Io, Device> &device)
{
    io("id", device.id);
    io("name", device.name);
    io("kind", device.kind);
    io("shared_memory", device.sharedMemory);
    io.maybe("year", device.year);
    io.maybe("measured_on", device.measuredOn);
    io.object("figures", [&](Io &figures) {
        for (const DeviceQuantityRule &rule : deviceQuantityRules()) { // a newer version may have more
            if (!figures.has(rule.key, device.find(rule.quantity) != nullptr))
                continue;
            if constexpr (Io::reads)
                device.figures.try_emplace(rule.quantity);
            auto &figure = device.figures.at(rule.quantity);
            figures.object(rule.key, [&](Io &one) {
                double value = figure.value / rule.factor; // in the unit that the key names
                one.amount("value", value);
                one.require("value", value > 0, sentence("above 0"));
                one("kind", figure.kind);
                one("source", figure.source);
                one.maybe("note", figure.note);
                if constexpr (Io::reads)
                    figure.value = value * rule.factor;
            });
        }
    });
}

/// An empty object where nothing is known of an engine's device.
inline void readValue(const JsonNode &node, std::optional<Device> &device)
{
    if (node.find("figures"))
        readValue(node, device.emplace());
}

inline nlohmann::json jsonOf(const std::optional<Device> &device)
{
    return device ? jsonOf(*device) : nlohmann::json::object();
}

} // namespace overtake
