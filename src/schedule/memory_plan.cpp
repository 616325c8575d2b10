// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/schedule.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>

namespace overtake
{

namespace
{

constexpr std::size_t always = std::numeric_limits<std::size_t>::max();

/// Values that take the same place: one, or several of which each overwrites the one before.
struct Tenant {
    std::int64_t bytes = 0;
    std::size_t first = always; ///< the step that writes it
    std::size_t last = 0;       ///< the last step that touches it
    std::vector<TensorId> tensors;
};

/// Steps, first and last, during which a buffer holds nothing.
struct Gap {
    std::size_t first = 0;
    std::size_t last = always;
    std::size_t buffer = 0;

    /// Latest first; buffers in their order.
    bool operator<(const Gap &other) const
    {
        return first > other.first || (first == other.first && buffer < other.buffer);
    }
};

class MemoryPlanner
{
public:
    MemoryPlanner(Schedule &schedule, const Program &program, const std::vector<TensorId> &views,
                  const std::vector<bool> &apart, Sharing sharing)
        : m_schedule(schedule), m_program(program), m_views(views), m_apart(apart), m_sharing(sharing),
          m_lives(program.tensors.size())
    {
    }

    void plan()
    {
        findLives();
        std::vector<Tenant> tenants = joined();
        std::ranges::stable_sort(tenants, [](const Tenant &a, const Tenant &b) { return a.bytes > b.bytes; });
        std::vector<std::vector<const Tenant *>> buffers;
        for (const Tenant &tenant : tenants)
            place(tenant, buffers);
        for (auto &buffer : buffers) {
            m_schedule.buffers.push_back({buffer.front()->bytes, {}});
            std::ranges::sort(buffer, [](const Tenant *a, const Tenant *b) { return a->first < b->first; });
            for (const Tenant *tenant : buffer) {
                auto &all = m_schedule.buffers.back().tensors;
                all.insert(all.end(), tenant->tensors.begin(), tenant->tensors.end());
            }
        }
        noteOverwritten();
    }

private:
    struct Life {
        std::size_t first = always;
        std::size_t last = 0;
    };

    TensorId ownerOf(TensorId id) const { return m_views[indexOf(id)] == noTensor ? id : m_views[indexOf(id)]; }

    void findLives()
    {
        const ProgramLinks links(m_program);
        std::vector<bool> isRead(m_lives.size(), false);
        for (std::size_t i = 0; i < m_schedule.steps.size(); ++i) {
            const Step &step = m_schedule.steps[i];
            const bool isConstant = m_program.operations[step.operations[0]].kind->isConstant();
            const auto touch = [&](TensorId id, bool reads) {
                Life &life = m_lives[indexOf(ownerOf(id))];
                // A value that is read before it is written is kept from step to step.
                if (isConstant || (life.first == always && reads))
                    life = {0, always};
                life.first = std::min(life.first, i);
                life.last = std::max(life.last, i);
                isRead[indexOf(id)] = isRead[indexOf(id)] || reads;
                if (!links.isIntermediate(id))
                    life.last = always;
            };
            for (const auto id : step.reads)
                touch(id, true);
            for (const auto id : step.writes)
                touch(id, false);
        }
        for (const auto &[parameter, gradient] : m_program.gradients)
            m_lives[indexOf(ownerOf(gradient))].last = always;
        for (std::size_t i = 0; i < m_lives.size(); ++i)
            if (!isRead[i]) // a result; a view's is its owner's
                m_lives[indexOf(ownerOf(static_cast<TensorId>(i)))].last = always;
        for (Life &life : m_lives)
            if (m_sharing == Sharing::None && life.first != always)
                life = {0, always};
    }

    bool isPlacedHere(TensorId id) const
    {
        return m_program.tensor(id).role == Role::Value && m_views[indexOf(id)] == noTensor && !m_apart[indexOf(id)] &&
               m_lives[indexOf(id)].first != always;
    }

    /// Whether the step reads what it may overwrite as another value, too: as a view, or as the value of a view.
    bool readsItTwice(const Step &step) const
    {
        return std::ranges::any_of(step.reads, [&](TensorId id) {
            return id != step.mayOverwrite && ownerOf(id) == ownerOf(step.mayOverwrite);
        });
    }

    /// Joins a value that a step may overwrite with the step's result, where nothing needs it any more.
    std::vector<Tenant> joined() const
    {
        std::vector<Tenant> tenants(m_lives.size());
        std::vector<std::size_t> tenantOf(m_lives.size());
        std::iota(tenantOf.begin(), tenantOf.end(), std::size_t{0});
        for (std::size_t i = 0; i < m_lives.size(); ++i) {
            if (isPlacedHere(static_cast<TensorId>(i)))
                tenants[i] = {
                    byteSize(m_program.tensors[i]), m_lives[i].first, m_lives[i].last, {static_cast<TensorId>(i)}};
        }
        for (std::size_t i = 0; i < m_schedule.steps.size(); ++i) {
            const Step &step = m_schedule.steps[i];
            if (step.mayOverwrite == noTensor || readsItTwice(step))
                continue;
            Tenant &before = tenants[tenantOf[indexOf(ownerOf(step.mayOverwrite))]];
            Tenant &after = tenants[indexOf(step.writes[0])];
            if (before.tensors.empty() || after.tensors.empty() || before.last != i || after.first != i ||
                before.bytes != after.bytes)
                continue;
            before.last = after.last;
            before.tensors.push_back(step.writes[0]);
            tenantOf[indexOf(step.writes[0])] = tenantOf[indexOf(ownerOf(step.mayOverwrite))];
            after.tensors.clear();
        }
        std::erase_if(tenants, [](const Tenant &tenant) { return tenant.tensors.empty(); });
        return tenants;
    }

    /// In the buffer that was used last before it, because that is the likeliest to be in the cache; where none is
    /// free, in a new one. All that are there already are as large or larger.
    void place(const Tenant &tenant, std::vector<std::vector<const Tenant *>> &buffers)
    {
        const auto found = std::find_if(m_gaps.lower_bound({tenant.first, always, 0}), m_gaps.end(),
                                        [&](const Gap &gap) { return tenant.last <= gap.last; });
        Gap gap{0, always, buffers.size()};
        if (found == m_gaps.end())
            buffers.emplace_back();
        else
            gap = m_gaps.extract(found).value();
        buffers[gap.buffer].push_back(&tenant);
        if (gap.first < tenant.first)
            m_gaps.insert({gap.first, tenant.first - 1, gap.buffer});
        if (tenant.last < gap.last)
            m_gaps.insert({tenant.last + 1, gap.last, gap.buffer});
    }

    void noteOverwritten()
    {
        for (const SharedBuffer &buffer : m_schedule.buffers)
            for (const auto id : buffer.tensors)
                m_schedule.kept[indexOf(id)] = m_schedule.kept[indexOf(id)] && id == buffer.tensors.back();
        for (std::size_t i = 0; i < m_views.size(); ++i)
            if (m_views[i] != noTensor)
                m_schedule.kept[i] = m_schedule.kept[i] && m_schedule.kept[indexOf(m_views[i])];
    }

    Schedule &m_schedule;
    const Program &m_program;
    const std::vector<TensorId> &m_views;
    const std::vector<bool> &m_apart;
    Sharing m_sharing;
    std::vector<Life> m_lives; ///< by TensorId; of views, their owner's
    std::set<Gap> m_gaps;      ///< the gaps of all buffers
};

} // namespace

std::int64_t Schedule::bufferBytes() const
{
    return std::accumulate(buffers.begin(), buffers.end(), std::int64_t{0},
                           [](std::int64_t sum, const SharedBuffer &one) { return sum + one.bytes; });
}

std::vector<TensorId> viewsOf(const Program &program)
{
    std::vector<TensorId> views(program.tensors.size(), noTensor);
    for (const Operation &operation : program.operations) {
        if (!operation.kind->isView())
            continue;
        const TensorId source = views[static_cast<std::size_t>(operation.inputs[0])];
        views[static_cast<std::size_t>(operation.outputs[0])] = source == noTensor ? operation.inputs[0] : source;
    }
    return views;
}

void planMemory(Schedule &schedule, const Program &program, const std::vector<TensorId> &views,
                const std::vector<bool> &apart, Sharing sharing)
{
    MemoryPlanner(schedule, program, views, apart, sharing).plan();
}

MemoryNeed memoryNeed(const Program &program, Schedule schedule)
{
    std::vector<bool> onHost;
    for (const Tensor &tensor : program.tensors)
        onHost.push_back(tensor.place == Place::Host); // results that were copied back
    planMemory(schedule, program, viewsOf(program), onHost);
    MemoryNeed need = program.memory();
    need.valueBytes = schedule.bufferBytes();
    return need;
}

} // namespace overtake
