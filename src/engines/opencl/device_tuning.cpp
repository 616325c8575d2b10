// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/device_tuning.h"

#include "engines/accelerator/tiled_product.h"
#include "engines/engine.h"
#include "engines/opencl/clblast_tuning.h"
#include "engines/opencl/opencl_device.h"
#include "engines/profile_parts.h"

#include <algorithm>
#include <clblast.h>
#include <cmath>

namespace overtake::opencl
{

namespace
{

using accelerator::Buffer;
using accelerator::Command;
using accelerator::CopyMode;
using accelerator::DeviceError;
using accelerator::Product;

constexpr double sampleSeconds = 0.002;
constexpr double mostRuns = 100;
/// Of the largest value: sums of fp32 in another order.
constexpr float tolerance = 1e-4F;

std::string keyOf(const FoundDevice &found)
{
    return found.platformName + '\n' + found.name + '\n' + found.version + '\n' + std::to_string(found.computeUnits);
}

/// Small numbers without a period that a tile could have.
std::vector<float> pattern(std::int64_t count, int seed)
{
    std::vector<float> values(static_cast<std::size_t>(count));
    std::uint32_t state = static_cast<std::uint32_t>(seed);
    for (float &value : values) {
        state = state * 1664525U + 1013904223U;
        value = static_cast<float>(state >> 24U) / 128.0F - 1.0F;
    }
    return values;
}

/// A product's operands on the device, and its result there.
class Operands
{
public:
    Operands(accelerator::Device &device, const Product &product)
        : m_device(device), m_product(product), m_results(product.batches * product.m * product.n),
          m_a(filled(product.batches * product.m * product.k, 1)),
          m_b(filled(product.batches * product.k * product.n, 2)), m_c(filled(m_results, 3))
    {
        m_product.a = {m_a.get(), 0};
        m_product.b = {m_b.get(), 0};
        m_product.c = {m_c.get(), 0};
    }

    std::unique_ptr<Command> byClBlast()
    {
        if (const auto bytes = m_device.productMemory(m_product).workspace; bytes > 0) {
            m_workspace = m_device.allocate(bytes);
            m_product.workspace = {m_workspace.get(), 0};
        }
        return m_device.prepare(m_product);
    }
    std::unique_ptr<Command> bySharedKernel()
    {
        return m_device.prepare(tiledProductLaunch(m_product, m_device.computeUnits()));
    }

    std::vector<float> resultOf(Command &command)
    {
        std::vector<float> values = pattern(m_results, 3);
        const std::int64_t bytes = m_results * 4;
        m_device.copyIn(m_product.c, values.data(), bytes, CopyMode::Blocking);
        command.enqueue();
        m_device.copyOut(values.data(), m_product.c, bytes, CopyMode::Blocking);
        m_device.synchronise();
        return values;
    }

private:
    std::unique_ptr<Buffer> filled(std::int64_t count, int seed)
    {
        auto buffer = m_device.allocate(count * 4);
        m_device.copyIn({buffer.get(), 0}, pattern(count, seed).data(), count * 4, CopyMode::Blocking);
        return buffer;
    }

    accelerator::Device &m_device;
    Product m_product;
    std::int64_t m_results;
    std::unique_ptr<Buffer> m_a, m_b, m_c, m_workspace;
};

bool agree(const std::vector<float> &some, const std::vector<float> &others)
{
    float largest = 0;
    float difference = 0;
    for (std::size_t i = 0; i < some.size(); ++i) {
        if (!std::isfinite(some[i]))
            return false;
        largest = std::max(largest, std::abs(others[i]));
        difference = std::max(difference, std::abs(some[i] - others[i]));
    }
    return difference <= tolerance * largest;
}

class DeviceTuning : public Tuning
{
public:
    explicit DeviceTuning(const FoundDevice &found) : m_found(found) {}

    TuningResult tune(double seconds, const Progress &progress, const std::stop_token &stop) override
    {
        const ClBlastParameters kept = keptParameters(m_found);
        const ClBlastParameters own = ownParameters(m_found.device);
        m_device = openDevice(m_found, ProductMethod::ClBlast);
        const Restored restored{*this};
        ClBlastTuning tuning({[&](const ClBlastParameters &given) { return useParameters(m_found.device, given); },
                              [&](const Product &product) { return secondsOf(product); },
                              [&](const Product &product) { return isRight(product); }, steadySeconds},
                             own, kept, possibleCandidates(own));
        const ClBlastParameters best = tuning.run(seconds, progress, stop);
        const CacheFile file = parametersFile(m_found);
        if (best.empty())
            file.remove();
        else
            file.store(toText(best));
        return {tuning.kernels(), tuning.isWhole(), file.path()};
    }

    bool forget() override
    {
        const bool hadMethods = productMethodsFile(m_found, keptParameters(m_found)).remove();
        const bool hadOthers = productMethodsFile(m_found, {}).remove();
        return parametersFile(m_found).remove() || hadMethods || hadOthers;
    }

private:
    /// At the end CLBlast works with what is kept then, and holds no programs of what was only tried.
    struct Restored {
        DeviceTuning &tuning;
        ~Restored()
        {
            tuning.m_device.reset();
            useParameters(tuning.m_found.device, keptParameters(tuning.m_found));
            clblast::ClearCache();
        }
    };

    ClBlastTuning::Candidates possibleCandidates(const ClBlastParameters &own) const
    {
        const KernelLimits limits = limitsOf(m_found.device);
        ClBlastTuning::Candidates candidates;
        for (const auto &[kernel, values] : own) {
            for (KernelParameters &candidate : candidatesFor(kernel)) {
                if (candidate != values && isPossible(kernel, candidate, values, limits))
                    candidates[kernel].push_back(std::move(candidate));
            }
        }
        return candidates;
    }

    /// What `work` says of the device; nothing where that fails. Drivers say of a kernel with too many registers that
    /// the device is out of resources, which counts as lost: it is opened again.
    template <typename Work>
    auto tried(Work work) -> std::optional<decltype(work())>
    {
        try {
            return work();
        } catch (const DeviceError &) {
            if (m_device->isLost()) {
                m_device.reset();
                m_device = openDevice(m_found, ProductMethod::ClBlast);
            } else {
                m_device->synchronise();
            }
            return std::nullopt;
        }
    }

    std::optional<double> secondsOf(const Product &product)
    {
        return tried([&] {
            Operands operands(*m_device, product);
            const auto command = operands.byClBlast();
            const auto secondsOfRuns = [&](int runs) {
                m_device->synchronise();
                const double start = steadySeconds();
                for (int run = 0; run < runs; ++run)
                    command->enqueue();
                m_device->synchronise();
                return (steadySeconds() - start) / runs;
            };
            secondsOfRuns(1); // may compile
            const double once = secondsOfRuns(1);
            const double runs = std::min(sampleSeconds / std::max(once, 1e-9), mostRuns);
            return runs < 2 ? once : secondsOfRuns(static_cast<int>(runs));
        });
    }

    bool isRight(const Product &product)
    {
        return tried([&] { return givesRightResult(*m_device, product); }).value_or(false);
    }

    FoundDevice m_found;
    std::unique_ptr<accelerator::Device> m_device;
};

} // namespace

CacheFile parametersFile(const FoundDevice &found)
{
    return {"opencl-clblast", "clblast 1\n" + keyOf(found)};
}

ClBlastParameters keptParameters(const FoundDevice &found)
{
    const std::string text = parametersFile(found).load();
    return text.empty() ? ClBlastParameters()
                        : parametersFrom(text, ownParameters(found.device), limitsOf(found.device));
}

CacheFile productMethodsFile(const FoundDevice &found, const ClBlastParameters &parameters)
{
    // Those measured with other parameters of CLBlast do not hold.
    return {"opencl-products", "products 1\n" + keyOf(found) + (parameters.empty() ? "" : '\n' + toText(parameters))};
}

bool givesRightResult(accelerator::Device &device, const Product &product)
{
    Operands operands(device, product);
    const auto library = operands.byClBlast();
    const auto shared = operands.bySharedKernel();
    return agree(operands.resultOf(*library), operands.resultOf(*shared));
}

std::unique_ptr<Tuning> makeTuning(const FoundDevice &found)
{
    return std::make_unique<DeviceTuning>(found);
}

} // namespace overtake::opencl
