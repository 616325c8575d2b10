// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/what_if_text.h"

#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "measure/compare/what_if.h"
#include "text/format.h"

namespace overtake::cli
{
namespace
{

std::string placeText(const Overtaking &overtaking)
{
    switch (overtaking.kind) {
    case Overtaking::Kind::Nowhere:
        return tr("nowhere");
    case Overtaking::Kind::Everywhere:
        return tr("everywhere");
    case Overtaking::Kind::From:
        break;
    }
    return tr("from %1", formatCount(overtaking.value));
}

} // namespace

std::string whatIfText(const Sweep &sweep, const ParameterSpec &swept, const EngineRegistry &engines)
{
    KeptPlans plans;
    std::string text;
    for (std::size_t other = 1; other < sweep.engines.size() && !sweep.points.empty(); ++other) {
        const std::optional<WhatIf> found = whatIf(sweep, other, engines, plans);
        if (!found)
            continue;
        const std::vector<Label> names = labelsApart(sweep.points.front().comparison);
        TextTable table({{tr("figure")}, {tr("half of it"), Align::Right}, {tr("twice"), Align::Right}});
        for (const WhatIf::Row &row : found->rows)
            table.addRow({inWords(row.label), placeText(row.half), placeText(row.twice)});
        text += "\n" +
                wrapped(tr("Where %1 is faster, by the model: %2. With one figure changed:", inWords(names[other]),
                           placeText(found->now))) +
                table.text(2);
        if (const Message sentence = toMessage(*found, term(swept.label)); !sentence.empty())
            text += wrapped(inWords(sentence));
    }
    return text.empty() ? "\n" + wrapped(tr("It is not known what would halve the crossover: no engine of this sweep "
                                            "is a GPU with a model."))
                        : text;
}

} // namespace overtake::cli
