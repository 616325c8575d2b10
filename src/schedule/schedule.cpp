// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/schedule.h"

#include "operations/elementwise.h"
#include "text/contains.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <numeric>
#include <string_view>

namespace overtake
{

namespace
{

using Indices = std::vector<std::size_t>;

/// The tensors that the letters of a pattern stand for.
class Letters
{
public:
    Letters() { m_tensors.fill(noTensor); }

    TensorId operator[](char letter) const { return m_tensors[static_cast<unsigned char>(letter) % 128]; }
    /// Whether the letters can stand for these tensors, which they do from now on.
    bool bind(const std::string &letters, const std::vector<TensorId> &ids)
    {
        if (letters == "*")
            return true;
        if (letters.size() != ids.size())
            return false;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            TensorId &bound = m_tensors[static_cast<unsigned char>(letters[i]) % 128];
            if (letters[i] != '.' && bound != noTensor && bound != ids[i])
                return false;
            if (letters[i] != '.')
                bound = ids[i];
        }
        return true;
    }

private:
    std::array<TensorId, 128> m_tensors{};
};

class Scheduler
{
public:
    Scheduler(const Program &program, const Fusions &fusions)
        : m_program(program), m_links(program), m_place(program.operations.size()),
          m_isTaken(program.operations.size(), false), m_stepAt(program.operations.size())
    {
        std::iota(m_place.begin(), m_place.end(), std::size_t{0});
        m_schedule.kept.assign(program.tensors.size(), true);
        m_schedule.holdsOther.assign(program.tensors.size(), false);
        for (const Fusion &fusion : fusions)
            m_fusions.push_back(&fusion);
        // The more it fuses the better.
        std::ranges::stable_sort(m_fusions, [](const Fusion *a, const Fusion *b) {
            return a->repeats > b->repeats || (a->repeats == b->repeats && a->members.size() > b->members.size());
        });
    }

    Schedule make()
    {
        for (std::size_t i = 0; i < m_place.size(); ++i)
            if (!m_isTaken[i] && !isFused(i))
                take({i}, i);
        for (Step &step : m_stepAt) {
            if (step.operations.empty())
                continue;
            noteTensors(step);
            m_schedule.steps.push_back(std::move(step));
        }
        return std::move(m_schedule);
    }

private:
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }

    /// By the first that can be, as one or two steps.
    bool isFused(std::size_t i)
    {
        if (operation(i).kind->isConstant())
            return false; // computed once, before the first step
        return std::ranges::any_of(m_fusions, [&](const Fusion *fusion) {
            Indices found;
            return fusion->repeats ? repeats(*fusion, i) : matches(*fusion, found, {i}, {});
        });
    }

    // -- patterns

    /// Whether the members of `fusion` behind those found can be found too; then the whole is fused. `candidates`: for
    /// the next.
    bool matches(const Fusion &fusion, Indices &found, const Indices &candidates, const Letters &before)
    {
        const Fusion::Member &member = fusion.members[found.size()];
        for (const std::size_t i : candidates) {
            if (m_isTaken[i] || contains(found, i) || operation(i).kind != member.kind)
                continue;
            Letters letters = before;
            if (!letters.bind(member.reads, operation(i).inputs) || !letters.bind(member.writes, operation(i).outputs))
                continue;
            found.push_back(i);
            const bool isWhole = found.size() == fusion.members.size();
            if (isWhole ? isMade(fusion, found, letters)
                        : matches(fusion, found, candidatesFor(fusion.members[found.size()], letters), letters))
                return true;
            found.pop_back();
        }
        return false;
    }

    Indices candidatesFor(const Fusion::Member &member, const Letters &letters) const
    {
        for (const char letter : member.reads)
            if (letters[letter] != noTensor)
                return m_links.readers(letters[letter]);
        for (const char letter : member.writes)
            if (letters[letter] != noTensor)
                return m_links.writers(letters[letter]);
        return {};
    }

    bool isMade(const Fusion &fusion, const Indices &found, const Letters &letters)
    {
        if (fusion.fits && !fusion.fits({m_program, m_links, found}))
            return false;
        const std::string unwritten = unwrittenIn(fusion);
        for (const char letter : unwritten)
            if (!isOnlyRead(letters[letter], letter, fusion))
                return false;
        for (const char letter : fusion.rereads) {
            if (m_links.isOverwrittenAfter(found[0], letters[letter]))
                return false;
        }
        const auto half = found.begin() + static_cast<std::ptrdiff_t>(fusion.second);
        const Indices forward(fusion.second > 0 ? found.begin() : half, fusion.second > 0 ? half : found.end());
        const Indices backward(fusion.second > 0 ? half : found.end(), found.end());
        if (!canRun(forward, placeOf(fusion, forward)) ||
            (!backward.empty() && !canRun(backward, placeOf(fusion, backward))))
            return false;
        take(forward, placeOf(fusion, forward));
        if (!backward.empty())
            take(backward, placeOf(fusion, backward));
        for (const char letter : fusion.rereads)
            m_stepAt[placeOf(fusion, backward)].reads.push_back(letters[letter]);
        for (const char letter : unwritten)
            m_schedule.kept[indexOf(letters[letter])] = false;
        for (const char letter : fusion.holds)
            m_schedule.holdsOther[indexOf(letters[letter])] = true;
        return true;
    }

    static std::size_t placeOf(const Fusion &fusion, const Indices &members)
    {
        return fusion.atLast ? *std::ranges::max_element(members) : *std::ranges::min_element(members);
    }

    /// Letters of the results that another member reads.
    static std::string unwrittenIn(const Fusion &fusion)
    {
        std::string unwritten;
        for (const Fusion::Member &writer : fusion.members) {
            for (const char letter : writer.writes) {
                const bool isRead = std::ranges::any_of(fusion.members, [&](const auto &reader) {
                    return &reader != &writer && reader.reads.find(letter) != std::string::npos;
                });
                if (isRead && std::islower(static_cast<unsigned char>(letter)))
                    unwritten += letter;
            }
        }
        return unwritten;
    }

    /// Whether nothing but the pattern, where it has this letter, needs the tensor.
    bool isOnlyRead(TensorId id, char letter, const Fusion &fusion) const
    {
        std::size_t reads = 0;
        for (const Fusion::Member &member : fusion.members)
            reads += static_cast<std::size_t>(std::ranges::count(member.reads, letter));
        return m_links.isIntermediate(id) && m_links.readers(id).size() == reads;
    }

    bool repeats(const Fusion &fusion, std::size_t first)
    {
        const OperationKind kind = fusion.members[0].kind;
        Indices found;
        for (std::size_t i = first; i < m_place.size() && operation(i).kind == kind; ++i) {
            if (m_isTaken[i] || m_links.isOrderedWithAny(i, [&](std::size_t other) { return contains(found, other); }))
                continue;
            found.push_back(i);
            if (fusion.fits && !fusion.fits({m_program, m_links, found}))
                found.pop_back();
            if (found.empty())
                return false;
        }
        if (found.empty() || !canRun(found, found.back()))
            return false;
        take(found, found.back());
        return true;
    }

    // -- places

    /// Whether all of these can run at `place`, which belongs to one of them, without changing a value: no other
    /// operation that would then run on the other side of one of them may depend on it, nor it on the other, and none
    /// of them overwrites what another reads.
    bool canRun(const Indices &members, std::size_t place) const
    {
        for (const auto i : members) {
            const auto changesSides = [&](std::size_t other) {
                return (other < i) != (m_place[other] < place) && !contains(members, other);
            };
            if (m_links.isOrderedWithAny(i, changesSides))
                return false;
            for (const auto earlier : members)
                if (earlier < i && m_links.overwritesInput(i, earlier))
                    return false;
        }
        return true;
    }

    void take(const Indices &members, std::size_t place)
    {
        for (const auto i : members) {
            m_isTaken[i] = true;
            m_place[i] = place;
        }
        m_stepAt[place].operations = members;
        std::ranges::sort(m_stepAt[place].operations);
    }

    void noteTensors(Step &step) const
    {
        const auto lies = [&](TensorId id) {
            return m_schedule.kept[indexOf(id)] || m_schedule.holdsOther[indexOf(id)];
        };
        for (const auto i : step.operations) {
            const auto &inputs = operation(i).inputs;
            for (std::size_t k = 0; k < inputs.size(); ++k) {
                const bool isShape = static_cast<int>(k) == operation(i).kind->shapeOnlyInput;
                if (!isShape && lies(inputs[k]) && !contains(step.writes, inputs[k]) &&
                    !contains(step.reads, inputs[k]))
                    step.reads.push_back(inputs[k]);
            }
            for (const auto id : operation(i).outputs)
                if (lies(id) && !contains(step.writes, id))
                    step.writes.push_back(id);
        }
    }

    const Program &m_program;
    ProgramLinks m_links;
    std::vector<const Fusion *> m_fusions;
    Indices m_place;             ///< by operation: where it runs, as far as is decided
    std::vector<bool> m_isTaken; ///< by operation
    std::vector<Step> m_stepAt;  ///< by place
    Schedule m_schedule;
};

} // namespace

Operation StepArguments::resultInFirst(const Program &program, const Step &step)
{
    Operation operation = program.operations[step.operations.front()];
    operation.outputs[0] = program.operations[step.operations.back()].outputs[0];
    return operation;
}

const Operation *StepArguments::find(OperationKind kind) const
{
    for (const auto i : step.operations)
        if (program.operations[i].kind == kind)
            return &program.operations[i];
    return nullptr;
}

TensorId StepArguments::plus() const
{
    if (!isFused() || last().kind != operations::Add)
        return noTensor;
    const auto &terms = last().inputs;
    return terms[terms[0] == member(step.operations.size() - 2).outputs[0] ? 1 : 0];
}

Schedule scheduleOf(const Program &program, const Fusions &fusions)
{
    const char *chosen = std::getenv("OVERTAKE_FUSION"); // for tests
    if (chosen && std::string_view(chosen) == "off")
        return Scheduler(program, {}).make();
    return Scheduler(program, fusions).make();
}

} // namespace overtake
