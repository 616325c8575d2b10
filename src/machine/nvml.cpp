// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/nvml.h"

#include "file/shared_library.h"

#include <array>
#include <utility>

namespace overtake
{

namespace
{

// The few declarations that are needed of nvml.h, by NVIDIA's "NVML API Reference Guide"; the header comes with the
// CUDA toolkit only, the library with every driver. Names with _v2 are those that its macros stand for.
using NvmlDevice = void *;
constexpr int nvmlSuccess = 0;
constexpr int nvmlClockSm = 1;            // nvmlClockType_t
constexpr int nvmlTemperatureGpu = 0;     // nvmlTemperatureSensors_t
constexpr unsigned nvmlNameBytes = 96;    // NVML_DEVICE_NAME_V2_BUFFER_SIZE
constexpr unsigned long long idleBit = 1; // nvmlClocksEventReasonGpuIdle, ...ThrottleReasonGpuIdle before R535

constexpr std::pair<unsigned long long, const char *> reasons[] = {
    {0x04, "power limit"},             // SwPowerCap
    {0x60, "heat"},                    // SwThermalSlowdown, HwThermalSlowdown
    {0x80, "power supply"},            // HwPowerBrakeSlowdown
    {0x08, "hardware slowdown"},       // HwSlowdown
    {0x10, "other GPUs of its group"}, // SyncBoost
};

struct Functions {
    int (*init)() = nullptr;
    int (*shutdown)() = nullptr;
    int (*count)(unsigned *) = nullptr;
    int (*byIndex)(unsigned, NvmlDevice *) = nullptr;
    int (*byAddress)(const char *, NvmlDevice *) = nullptr;
    int (*name)(NvmlDevice, char *, unsigned) = nullptr;
    int (*clock)(NvmlDevice, int, unsigned *) = nullptr;
    int (*reasons)(NvmlDevice, unsigned long long *) = nullptr;
    int (*highestClock)(NvmlDevice, int, unsigned *) = nullptr; // may be null, as the next
    int (*temperature)(NvmlDevice, int, unsigned *) = nullptr;
};

bool findAll(void *library, Functions &f)
{
    const auto find = [library](const char *name, auto &function) { return findFunction(library, name, function); };
    find("nvmlDeviceGetMaxClockInfo", f.highestClock);
    find("nvmlDeviceGetTemperature", f.temperature);
    return find("nvmlInit_v2", f.init) && find("nvmlShutdown", f.shutdown) && find("nvmlDeviceGetCount_v2", f.count) &&
           find("nvmlDeviceGetHandleByIndex_v2", f.byIndex) && find("nvmlDeviceGetHandleByPciBusId_v2", f.byAddress) &&
           find("nvmlDeviceGetName", f.name) && find("nvmlDeviceGetClockInfo", f.clock) &&
           (find("nvmlDeviceGetCurrentClocksEventReasons", f.reasons) ||
            find("nvmlDeviceGetCurrentClocksThrottleReasons", f.reasons)); // before R535
}

class NvmlLibrary : public Nvml, public std::enable_shared_from_this<NvmlLibrary>
{
public:
    NvmlLibrary(LibraryPtr library, const Functions &functions) : m_library(std::move(library)), m_functions(functions)
    {
    }
    NvmlLibrary(const NvmlLibrary &) = delete;
    NvmlLibrary &operator=(const NvmlLibrary &) = delete;
    ~NvmlLibrary() override { m_functions.shutdown(); }

    std::unique_ptr<GpuWatch> watch(const std::string &name, const std::string &pciAddress) const override;
    const Functions &functions() const { return m_functions; }

private:
    NvmlDevice onlyOneNamed(const std::string &name) const;

    LibraryPtr m_library;
    Functions m_functions;
};

class NvmlWatch : public GpuWatch
{
public:
    NvmlWatch(std::shared_ptr<const Nvml> owner, const Functions &functions, NvmlDevice device)
        : m_owner(std::move(owner)), m_functions(functions), m_device(device)
    {
        unsigned megahertz = 0;
        if (functions.highestClock && functions.highestClock(device, nvmlClockSm, &megahertz) == nvmlSuccess)
            m_highestClockGhz = 1e-3 * megahertz;
    }

    std::optional<GpuState> state() override
    {
        unsigned megahertz = 0;
        unsigned long long bits = 0;
        if (m_functions.clock(m_device, nvmlClockSm, &megahertz) != nvmlSuccess || megahertz == 0 ||
            m_functions.reasons(m_device, &bits) != nvmlSuccess)
            return std::nullopt;
        GpuState state;
        state.clockGhz = 1e-3 * megahertz;
        state.highestClockGhz = m_highestClockGhz;
        state.isIdle = (bits & idleBit) != 0;
        for (const auto &[mask, words] : reasons)
            if ((bits & mask) != 0)
                state.throttles.insert(words);
        unsigned celsius = 0;
        if (m_functions.temperature && m_functions.temperature(m_device, nvmlTemperatureGpu, &celsius) == nvmlSuccess)
            state.celsius = celsius;
        return state;
    }

private:
    std::shared_ptr<const Nvml> m_owner; ///< keeps the library open
    const Functions &m_functions;
    NvmlDevice m_device;
    std::optional<double> m_highestClockGhz;
};

std::unique_ptr<GpuWatch> NvmlLibrary::watch(const std::string &name, const std::string &pciAddress) const
{
    NvmlDevice device = nullptr;
    if (pciAddress.empty())
        device = onlyOneNamed(name);
    else if (m_functions.byAddress(pciAddress.c_str(), &device) != nvmlSuccess)
        device = nullptr;
    return device ? std::make_unique<NvmlWatch>(shared_from_this(), m_functions, device) : nullptr;
}

NvmlDevice NvmlLibrary::onlyOneNamed(const std::string &name) const
{
    unsigned count = 0;
    if (m_functions.count(&count) != nvmlSuccess)
        return nullptr;
    NvmlDevice found = nullptr;
    for (unsigned i = 0; i < count; ++i) {
        NvmlDevice device = nullptr;
        std::array<char, nvmlNameBytes + 1> text = {};
        if (m_functions.byIndex(i, &device) != nvmlSuccess ||
            m_functions.name(device, text.data(), nvmlNameBytes) != nvmlSuccess || name != text.data())
            continue;
        if (found)
            return nullptr; // which of them is not known
        found = device;
    }
    return found;
}

} // namespace

std::shared_ptr<const Nvml> openNvml(const std::string &library)
{
    std::string why;
    LibraryPtr opened = openLibrary(library, Binding::WhenOpened, why);
    Functions functions;
    if (!opened || !findAll(opened.get(), functions) || functions.init() != nvmlSuccess)
        return nullptr;
    return std::make_shared<const NvmlLibrary>(std::move(opened), functions);
}

} // namespace overtake
