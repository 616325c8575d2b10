// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/label_layout.h"

#include <algorithm>
#include <numeric>

namespace overtake
{

std::optional<std::vector<double>> placeLabels(const std::vector<LabelRequest> &labels, double low, double high,
                                               double gap)
{
    double needed = -gap;
    for (const LabelRequest &label : labels)
        needed += label.length + gap;
    if (needed > high - low)
        return std::nullopt;

    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return labels[a].centre < labels[b].centre; });

    // Groups of touching labels, each centred on the mean of where its members belong; a group that touches the one
    // before it joins it.
    struct Group {
        std::vector<std::size_t> members;
        double length = 0;
        double start = 0;
    };
    const auto settle = [&](Group &group) {
        double wanted = 0;
        double offset = 0;
        for (const std::size_t member : group.members) {
            wanted += labels[member].centre - labels[member].length / 2 - offset;
            offset += labels[member].length + gap;
        }
        group.start = wanted / static_cast<double>(group.members.size());
        group.start = std::clamp(group.start, low, std::max(low, high - group.length));
    };
    std::vector<Group> groups;
    for (const std::size_t index : order) {
        Group group{{index}, labels[index].length, 0};
        settle(group);
        while (!groups.empty() && groups.back().start + groups.back().length + gap > group.start) {
            Group &before = groups.back();
            before.members.insert(before.members.end(), group.members.begin(), group.members.end());
            before.length += gap + group.length;
            settle(before);
            group = before;
            groups.pop_back();
        }
        groups.push_back(group);
    }

    std::vector<double> centres(labels.size());
    for (const Group &group : groups) {
        double start = group.start;
        for (const std::size_t member : group.members) {
            centres[member] = start + labels[member].length / 2;
            start += labels[member].length + gap;
        }
    }
    return centres;
}

} // namespace overtake
