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
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t index) { return labels[index].centre; });

    // Each label has a place where it would have the first one start, if all were side by side. In their order these
    // places must not go back: labels of which they do form a group, which has the mean of their places.
    struct Group {
        double start = 0;
        std::size_t members = 1;
    };
    std::vector<Group> groups;
    double before = 0; // length of all labels so far, with gaps
    for (const std::size_t index : order) {
        Group group{labels[index].centre - labels[index].length / 2 - before};
        for (; !groups.empty() && groups.back().start > group.start; groups.pop_back()) {
            const Group &last = groups.back();
            const double sum =
                group.start * static_cast<double>(group.members) + last.start * static_cast<double>(last.members);
            group.members += last.members;
            group.start = sum / static_cast<double>(group.members);
        }
        groups.push_back(group);
        before += labels[index].length + gap;
    }
    const double latest = high - (before - gap);
    if (latest < low)
        return std::nullopt;

    std::vector<double> centres(labels.size());
    auto next = order.begin();
    before = 0;
    for (const Group &group : groups)
        for (const auto end = next + static_cast<std::ptrdiff_t>(group.members); next != end; ++next) {
            centres[*next] = std::clamp(group.start, low, latest) + before + labels[*next].length / 2;
            before += labels[*next].length + gap;
        }
    return centres;
}

} // namespace overtake
