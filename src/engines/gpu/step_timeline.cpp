// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/step_timeline.h"

#include <algorithm>

namespace overtake::gpu
{

double clockOffset(const std::vector<HostCall> &calls, const std::vector<DeviceSpan> &spans, double done)
{
    double least = -1e300;
    double most = 1e300;
    double afterStart = -1e300;
    double beforeEnd = 1e300;
    bool queueingKnown = !spans.empty();
    for (std::size_t i = 0; i < std::min(calls.size(), spans.size()); ++i) {
        least = std::max(least, calls[i].start - spans[i].start);
        most = std::min(most, done - spans[i].end);
        queueingKnown = queueingKnown && spans[i].queued.has_value();
        if (queueingKnown) {
            afterStart = std::max(afterStart, calls[i].start - *spans[i].queued);
            beforeEnd = std::min(beforeEnd, calls[i].end - *spans[i].queued);
        }
    }
    if (most < least)
        return least; // the two clocks contradict each other: the least offset at which no work begins before it is
                      // queued
    return queueingKnown ? std::clamp((afterStart + beforeEnd) / 2, least, most) : (least + most) / 2;
}

StepProfile StepTimeline::end(std::vector<StepPart> parts, const std::vector<DeviceSpan> &spans, double waitStart,
                              double done)
{
    m_follows = false;
    StepProfile profile;
    profile.totalSeconds = done - m_start;
    for (std::vector<HostCall> *calls : {&m_calls, &m_preparing})
        for (HostCall &call : *calls)
            call = {call.start - m_start, call.end - m_start};
    const bool known = spans.size() == parts.size() && m_calls.size() == parts.size() &&
                       std::ranges::all_of(spans, &DeviceSpan::known);
    const double offset = known ? clockOffset(m_calls, spans, profile.totalSeconds) : 0;
    double before = 0; // one after the other: what a clock's last digit says otherwise is put right
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i < spans.size())
            parts[i].seconds = std::max(0.0, spans[i].end - spans[i].start);
        if (!known)
            continue;
        parts[i].startSeconds = std::max(before, spans[i].start + offset);
        before = *parts[i].startSeconds + parts[i].seconds;
    }

    for (const HostCall &call : m_preparing)
        profile.host.push_back({HostSpan::Kind::Preparing, {}, call.start, call.end - call.start});
    for (std::size_t i = 0; i < m_calls.size(); ++i)
        profile.host.push_back({HostSpan::Kind::Launching, i < parts.size() ? parts[i].name : std::string(),
                                m_calls[i].start, m_calls[i].end - m_calls[i].start});
    profile.host.push_back({HostSpan::Kind::Waiting, {}, waitStart - m_start, done - waitStart});
    std::ranges::stable_sort(profile.host,
                             [](const HostSpan &a, const HostSpan &b) { return a.startSeconds < b.startSeconds; });
    profile.parts = std::move(parts);
    return profile;
}

} // namespace overtake::gpu
