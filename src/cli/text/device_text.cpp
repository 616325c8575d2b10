// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/device_text.h"

#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "program/parameter_json.h"
#include "remote/worker_messages.h"

#include <nlohmann/json.hpp>

namespace overtake::cli
{

std::string deviceText(const Device &device)
{
    TextTable table({{}, {{}, Align::Right}, {}, {}});
    for (const auto &[quantity, figure] : device.figures)
        table.addRow({inWords(ruleOf(quantity).label), figureText(quantity, figure.value), inWords(nameOf(figure.kind)),
                      inWords(figure.source) + (figure.note.empty() ? "" : "; " + inWords(figure.note))});
    return device.name + "\n" + table.text(2);
}

nlohmann::json engineJson(Engine &engine)
{
    const EngineDescription &description = engine.description();
    nlohmann::json object = {{"id", description.id},
                             {"device", description.device},
                             {"label", toText(description.fullLabel())},
                             {"detail", description.detail},
                             {"kind", jsonOf(description.kind)},
                             {"available", description.unavailable.empty()},
                             {"predicted", description.predicted},
                             {"options", jsonOf(description.options)}};
    const std::int64_t freeBytes = description.unavailable.empty() ? engine.freeBytes() : -1;
    if (freeBytes >= 0)
        object["free_bytes"] = freeBytes;
    for (const DeviceAttribute &attribute : engine.attributes())
        object["attributes"][attribute.name] = attribute.value;
    if (!description.unavailable.empty())
        object["unavailable"] = description.unavailable;
    return object;
}

} // namespace overtake::cli
