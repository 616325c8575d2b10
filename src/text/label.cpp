// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/label.h"

namespace overtake
{

Message threadsDetail(int count)
{
    return count == 1 ? sentence("1 thread") : sentence("%1 threads", count);
}

Message toMessage(const Label &label)
{
    std::vector<Message> parts{term(label.name)};
    parts.insert(parts.end(), label.details.begin(), label.details.end());
    if (label.predicted)
        parts.push_back(sentence("predicted"));
    return listed(std::move(parts));
}

std::string toText(const Label &label)
{
    return toMessage(label).text();
}

} // namespace overtake
