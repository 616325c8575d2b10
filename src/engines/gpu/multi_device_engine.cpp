// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/multi_device_engine.h"

#include "engines/gpu/multi_device_execution.h"

#include <algorithm>

namespace overtake::gpu
{

namespace
{

/// "cuda:0+1"
std::string idOf(const std::vector<std::shared_ptr<GpuEngine>> &members)
{
    std::string id = members.front()->place().id();
    for (std::size_t i = 1; i < members.size(); ++i)
        id += '+' + std::to_string(members[i]->place().number);
    return id;
}

bool areAlike(const GpuEngine &a, const GpuEngine &b)
{
    return a.place().backend == b.place().backend && a.place().driver == b.place().driver &&
           a.place().units == b.place().units && a.description().device == b.description().device;
}

bool serves(const ExchangeLibrary &library)
{
    return !library.name.empty() && library.unavailable.empty();
}

Message sumText(const ExchangeLibrary &library)
{
    if (serves(library))
        return sentence("share each batch, gradients summed by %1", library.name);
    if (library.name.empty())
        return sentence("share each batch, gradients summed through the host's memory");
    return sentence("share each batch, gradients summed through the host's memory (%1 cannot be used: %2)",
                    library.name, library.unavailable);
}

} // namespace

MultiDeviceEngine::MultiDeviceEngine(std::vector<std::shared_ptr<GpuEngine>> members) : m_members(std::move(members))
{
    m_description = m_members.front()->description();
    m_description.id = idOf(m_members);
    const std::string many = " x " + std::to_string(m_members.size());
    m_description.device += many;
    m_description.label += many;
    m_library = m_members.front()->exchangeLibrary();
    m_description.detail = listed({sumText(m_library), m_description.detail});
    m_description.devices = static_cast<int>(m_members.size());
    // A sum in the middle of a step cannot be replayed.
    std::vector<ParameterSpec> options;
    for (const ParameterSpec &spec : m_description.options.specs())
        if (spec.key != "launch")
            options.push_back(spec);
    m_description.options = ParameterTable(std::move(options));
}

Label MultiDeviceEngine::labelFor(const ParameterValues &options) const
{
    ParameterValues own = m_members.front()->description().options.defaults();
    own.merge(options);
    const ExchangeLibrary exchanging = library();
    const bool without = !exchanging.name.empty() && !serves(exchanging);
    Label label = m_members.front()->labelFor(own);
    addDevices(label, m_members.size());
    if (without)
        label.details.push_back(sentence("without %1", exchanging.name));
    return label;
}

std::int64_t MultiDeviceEngine::freeBytes() const
{
    std::int64_t least = m_members.front()->freeBytes();
    for (const auto &member : m_members)
        least = std::min(least, member->freeBytes());
    return least;
}

std::unique_ptr<Execution> MultiDeviceEngine::prepare(const Program &program, InputsPtr inputs,
                                                      const ParameterValues &options)
{
    std::vector<Share> shares = sharesOf(program, m_members.size());
    std::vector<std::shared_ptr<GpuBackend>> devices;
    for (const auto &member : m_members)
        devices.push_back(member->device());
    const auto exchange = exchangeOf(devices);
    ParameterValues complete = m_members.front()->description().options.defaults();
    complete.merge(options);
    std::vector<std::unique_ptr<Execution>> executions;
    for (std::size_t rank = 0; rank < shares.size(); ++rank) {
        const Share &share = shares[rank];
        Member member{exchange, static_cast<int>(rank),
                      static_cast<float>(share.rows) / static_cast<float>(program.batchRows)};
        const float lastWeight = static_cast<float>(share.rowsOfLast) / static_cast<float>(program.lastBatchRows());
        executions.push_back(
            m_members[rank]->prepareShare(programOf(program, share), inputs, complete, std::move(member), lastWeight));
    }
    return makeMultiDeviceExecution(program, std::move(shares), std::move(executions), exchange);
}

Message MultiDeviceEngine::libraries() const
{
    const Message own = m_members.front()->libraries();
    const ExchangeLibrary exchanging = library();
    if (exchanging.name.empty())
        return own;
    return listed({own, serves(exchanging) ? sentence("gradients summed by %1", exchanging.name)
                                           : sentence("gradients summed through the host's memory (%1: %2)",
                                                      exchanging.name, exchanging.unavailable)});
}

ExchangeLibrary MultiDeviceEngine::library() const
{
    const std::scoped_lock lock(m_libraryMutex);
    return m_library;
}

/// The library's for as long as it serves: starting it takes as long as many steps.
std::shared_ptr<Exchange> MultiDeviceEngine::exchangeOf(const std::vector<std::shared_ptr<GpuBackend>> &devices)
{
    const bool same =
        std::ranges::equal(devices, m_exchanging, [](const auto &now, const auto &then) { return now == then.lock(); });
    if (m_exchange && same && !m_exchange->isAbandoned())
        return m_exchange;
    m_exchange.reset();
    if (serves(library())) {
        try {
            m_exchange = devices.front()->exchangeWith(devices);
            m_exchanging.assign(devices.begin(), devices.end());
        } catch (const DeviceError &error) {
            if (error.kind() == DeviceError::Kind::Lost)
                throw;
            const std::scoped_lock lock(m_libraryMutex);
            m_library.unavailable = error.message();
        }
    }
    return m_exchange ? m_exchange : hostExchange(devices);
}

std::vector<std::shared_ptr<Engine>> makeMultiDeviceEngines(const std::vector<std::shared_ptr<Engine>> &engines)
{
    std::vector<std::vector<std::shared_ptr<GpuEngine>>> kinds;
    for (const auto &engine : engines) {
        const auto one = std::dynamic_pointer_cast<GpuEngine>(engine);
        if (!one || !one->description().unavailable.empty())
            continue;
        const auto kind =
            std::ranges::find_if(kinds, [&](const auto &members) { return areAlike(*members.front(), *one); });
        if (kind == kinds.end())
            kinds.push_back({one});
        else
            kind->push_back(one);
    }
    std::vector<std::shared_ptr<Engine>> several;
    for (const auto &members : kinds) {
        if (members.size() >= 2)
            several.push_back(std::make_shared<MultiDeviceEngine>(
                std::vector<std::shared_ptr<GpuEngine>>(members.begin(), members.begin() + 2)));
        if (members.size() > 2)
            several.push_back(std::make_shared<MultiDeviceEngine>(members));
    }
    return several;
}

} // namespace overtake::gpu
