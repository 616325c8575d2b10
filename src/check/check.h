// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does an engine compute what the reference engine computes? Every operation over odd shapes (1, primes, one more and
// one less than a vector) and every workload for some steps, the last, smaller batch included.
#pragma once

#include "engines/engine.h"
#include "engines/precision.h"

#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake
{

struct CheckRow {
    std::string engine;    ///< "cpu,threads=2"
    Message subject;       ///< operation, or "workload mlp"
    Message detail;        ///< shapes or parameters of the worst case: of the wrong ones, if there are any
    double worstError = 0; ///< largest difference over all cases, relative to the largest value of the tensor
    double tolerance = 0;
    std::uint32_t seed = 0;
    int cases = 0;
    bool passed = false;
    bool absent = false;      ///< the engine does not have this workload, as `reason` says
    bool isElsewhere = false; ///< the engine's worker is on another machine
    bool differs = false;     ///< further than the tolerance, but as the engine says that it has to: `reason`
    Message reason;           ///< why it is absent, differs or failed: the engine's words, or what is wrong of how much
};

/// Cases to compare for each subject.
enum class CheckScope {
    Whole,
    Small ///< those of little work, workloads of much work not at all: for a simulator that takes a second for a kernel
};

struct CheckCase;

/// The reference computes each case once, however many engines and options are compared with it.
class ReferenceResults
{
public:
    /// A case among those of its subject.
    struct Key {
        std::uint32_t seed;
        Precision precision; ///< the precision of the cases
        CheckScope scope;
        std::string subject;
        std::size_t index = 0;
        auto operator<=>(const Key &) const = default;
    };
    using Values = std::vector<std::vector<float>>; ///< by result

    ReferenceResults(Engine &reference) : m_reference(reference) {}

    const Values &of(const Key &key, const CheckCase &one) const;

private:
    Engine &m_reference;
    mutable std::map<Key, Values> m_known;
};

/// `options` must be complete. `row` is called after each subject. Throws Cancelled.
std::vector<CheckRow> checkEngine(Engine &engine, const ParameterValues &options, const ReferenceResults &reference,
                                  std::uint32_t seed, const std::function<void(const CheckRow &)> &row = {},
                                  std::stop_token stop = {}, CheckScope scope = CheckScope::Whole);

} // namespace overtake
