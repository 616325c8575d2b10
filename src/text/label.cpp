// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/label.h"

#include <utility>

namespace overtake
{
namespace
{

/// Beginning of the label, as a detail that a sentence can take in.
Message &openBeginning(Label &label)
{
    if (!label.name.empty() || label.details.empty())
        label.details.insert(label.details.begin(), term(std::exchange(label.name, {})));
    return label.details.front();
}

} // namespace

Message threadsDetail(int count)
{
    return count == 1 ? sentence("1 thread") : sentence("%1 threads", count);
}

void addDevices(Label &label, std::size_t count)
{
    Message &beginning = openBeginning(label);
    beginning = sentence("%1 x %2", beginning, count);
}

void addWorker(Label &label, const std::string &worker)
{
    Message &beginning = openBeginning(label);
    beginning = sentence("%1: %2", worker, beginning);
}

Message beginningOf(const Label &label)
{
    return label.name.empty() && !label.details.empty() ? label.details.front() : term(label.name);
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
