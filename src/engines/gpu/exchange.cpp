// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/exchange.h"

#include "engines/gpu/tensor_memory.h"

#include <condition_variable>
#include <mutex>

namespace overtake::gpu
{

namespace
{

class HostExchange : public Exchange
{
public:
    explicit HostExchange(std::vector<std::shared_ptr<GpuBackend>> devices)
        : m_devices(std::move(devices)), m_terms(m_devices.size()), m_weights(m_devices.size())
    {
    }

    void sum(int rank, float weight, std::span<const BufferRange> ranges) override
    {
        std::int64_t elements = 0;
        for (const BufferRange &one : ranges)
            elements += one.elements;
        const auto me = static_cast<std::size_t>(rank);
        GpuBackend &device = *m_devices[me];
        if (m_elements[me] != elements) {
            m_terms[me] = HostBlock(device, elements * bytesPerElement, true);
            m_elements[me] = elements;
        }
        forEach(ranges, [&](const BufferRange &one, std::int64_t first) {
            device.copyOut(terms(me) + first, one.view, one.elements * bytesPerElement, CopyMode::Queued);
        });
        device.synchronise();
        m_weights[me] = weight;
        waitForAll();
        // Each thread sums a part, in the order of the devices, so that the result is the same in every run. It lies
        // where the first device's terms were: all have read this part when it is written, element by element.
        const auto count = static_cast<std::int64_t>(m_devices.size());
        for (std::int64_t i = elements * rank / count; i < elements * (rank + 1) / count; ++i) {
            float value = 0;
            for (std::size_t other = 0; other < m_devices.size(); ++other)
                value += m_weights[other] * terms(other)[i];
            terms(0)[i] = value;
        }
        waitForAll();
        forEach(ranges, [&](const BufferRange &one, std::int64_t first) {
            device.copyIn(one.view, terms(0) + first, one.elements * bytesPerElement, CopyMode::Queued);
        });
        // The next sum writes to the first device's terms, which the others may still be reading.
        device.synchronise();
        waitForAll();
    }

    std::size_t timedPieces(std::size_t ranges) const override { return 2 * ranges; } // out and in
    std::int64_t hostBytes(std::int64_t elements) const override
    {
        return static_cast<std::int64_t>(m_devices.size()) * elements * bytesPerElement;
    }

    void abandon() override
    {
        const std::scoped_lock lock(m_mutex);
        m_abandoned = true;
        m_changed.notify_all();
    }
    bool isAbandoned() const override
    {
        const std::scoped_lock lock(m_mutex);
        return m_abandoned;
    }

private:
    static constexpr std::int64_t bytesPerElement = sizeof(float);

    float *terms(std::size_t rank) { return reinterpret_cast<float *>(m_terms[rank].data()); }

    template <typename Function>
    static void forEach(std::span<const BufferRange> ranges, const Function &function)
    {
        std::int64_t first = 0;
        for (const BufferRange &one : ranges) {
            function(one, first);
            first += one.elements;
        }
    }

    void waitForAll()
    {
        std::unique_lock lock(m_mutex);
        const std::int64_t round = m_round;
        if (++m_waiting == m_devices.size()) {
            m_waiting = 0;
            ++m_round;
            m_changed.notify_all();
        }
        m_changed.wait(lock, [&] { return m_round != round || m_abandoned; });
        if (m_round == round)
            throw Error(sentence("Another of the devices has failed."));
    }

    std::vector<std::shared_ptr<GpuBackend>> m_devices;
    std::vector<HostBlock> m_terms; ///< by rank, like the others
    std::vector<std::int64_t> m_elements = std::vector<std::int64_t>(m_devices.size());
    std::vector<float> m_weights;
    mutable std::mutex m_mutex; ///< guards the members below
    std::condition_variable m_changed;
    std::size_t m_waiting = 0;
    std::int64_t m_round = 0;
    bool m_abandoned = false;
};

} // namespace

std::shared_ptr<Exchange> hostExchange(std::vector<std::shared_ptr<GpuBackend>> devices)
{
    return std::make_shared<HostExchange>(std::move(devices));
}

} // namespace overtake::gpu
