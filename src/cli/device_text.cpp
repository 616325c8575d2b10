// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/device_text.h"

#include "cli/text_table.h"

#include <nlohmann/json.hpp>

namespace overtake::cli
{

nlohmann::json deviceJson(const Device &device)
{
    nlohmann::json object = {{"id", device.id},
                             {"name", device.name},
                             {"kind", device.kind == DeviceKind::Cpu ? "cpu" : "gpu"},
                             {"figures", nlohmann::json::object()}};
    if (device.year)
        object["year"] = *device.year;
    for (const auto &[quantity, figure] : device.figures) {
        const DeviceQuantityRule &rule = ruleOf(quantity);
        nlohmann::json entry = {
            {"value", figure.value / rule.factor}, {"kind", nameOf(figure.kind)}, {"source", figure.source}};
        if (!figure.note.empty())
            entry["note"] = figure.note;
        object["figures"][rule.key] = entry;
    }
    return object;
}

std::string deviceText(const Device &device)
{
    TextTable table({{}, {{}, Align::Right}, {}, {}});
    for (const auto &[quantity, figure] : device.figures)
        table.addRow({ruleOf(quantity).label, figureText(quantity, figure.value), nameOf(figure.kind),
                      figure.note.empty() ? figure.source : figure.source + "; " + figure.note});
    return device.name + "\n" + table.text(2);
}

} // namespace overtake::cli
