// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/device_text.h"

#include "cli/text_table.h"
#include "cli/words.h"

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

} // namespace overtake::cli
