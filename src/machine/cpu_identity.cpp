// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/cpu_identity.h"

#include "text/contains.h"
#include "text/joined.h"
#include "text/plain_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#if defined(__aarch64__) || defined(__arm__)
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

namespace overtake
{
namespace
{

/// "CPU implementer" and "CPU part" of /proc/cpuinfo, as in ARM's and the makers' reference manuals.
struct ArmCore {
    unsigned implementer;
    unsigned part;
    const char *name;
};
constexpr std::array<ArmCore, 20> armCores{{
    {0x41, 0xd03, "ARM Cortex-A53"},        {0x41, 0xd05, "ARM Cortex-A55"},
    {0x41, 0xd07, "ARM Cortex-A57"},        {0x41, 0xd08, "ARM Cortex-A72"},
    {0x41, 0xd09, "ARM Cortex-A73"},        {0x41, 0xd0a, "ARM Cortex-A75"},
    {0x41, 0xd0b, "ARM Cortex-A76"},        {0x41, 0xd0c, "ARM Neoverse N1"},
    {0x41, 0xd0d, "ARM Cortex-A77"},        {0x41, 0xd40, "ARM Neoverse V1"},
    {0x41, 0xd41, "ARM Cortex-A78"},        {0x41, 0xd42, "ARM Cortex-A78AE"},
    {0x41, 0xd49, "ARM Neoverse N2"},       {0x41, 0xd4f, "ARM Neoverse V2"},
    {0x61, 0x022, "Apple M1 (efficiency)"}, {0x61, 0x023, "Apple M1"},
    {0x61, 0x032, "Apple M2 (efficiency)"}, {0x61, 0x033, "Apple M2"},
    {0x46, 0x001, "Fujitsu A64FX"},         {0xc0, 0xac3, "Ampere-1"},
}};

/// Calls `visit(key, value)` for each "key : value" line.
template <typename Visit>
void forEachField(std::string_view cpuInfo, Visit visit)
{
    while (!cpuInfo.empty()) {
        const std::string_view line = cpuInfo.substr(0, cpuInfo.find('\n'));
        cpuInfo.remove_prefix(std::min(cpuInfo.size(), line.size() + 1));
        if (const auto colon = line.find(':'); colon != std::string_view::npos)
            visit(withoutBlanks(line.substr(0, colon)), withoutBlanks(line.substr(colon + 1)));
    }
}

unsigned hexadecimal(std::string_view text)
{
    if (text.substr(0, 2) == "0x")
        text.remove_prefix(2);
    unsigned value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value, 16);
    return value;
}

/// Cores of different kinds (big and little) are joined: "ARM Cortex-A72 + ARM Cortex-A53".
std::string armNameFrom(std::string_view cpuInfo)
{
    std::vector<std::string> names;
    unsigned implementer = 0;
    forEachField(cpuInfo, [&](std::string_view key, std::string_view value) {
        if (key == "CPU implementer") {
            implementer = hexadecimal(value);
        } else if (key == "CPU part") {
            const unsigned part = hexadecimal(value);
            const auto core = std::ranges::find_if(armCores, [&](const ArmCore &candidate) {
                return candidate.implementer == implementer && candidate.part == part;
            });
            const std::string name = core != armCores.end() ? core->name : "ARM part " + std::string(value);
            if (!contains(names, name))
                names.push_back(name);
        }
    });
    return joined(names, " + ");
}

} // namespace

std::string cpuNameFrom(std::string_view cpuInfo)
{
    std::string name;
    forEachField(cpuInfo, [&](std::string_view key, std::string_view value) {
        // x86 and newer ARM kernels, POWER, RISC-V and MIPS; the first core speaks for all.
        const bool names = key == "model name" || key == "cpu" || key == "uarch" || key == "cpu model";
        if (name.empty() && names)
            name = value;
    });
    const std::string arm = armNameFrom(cpuInfo);
    return arm.empty() ? name : arm; // a 32-bit ARM kernel's "model name" is only the architecture
}

std::vector<std::string> vectorExtensionsOfThisCpu()
{
    std::vector<std::string> found;
    const auto add = [&](bool present, const char *name) {
        if (present)
            found.emplace_back(name);
    };
#if defined(__x86_64__) || defined(__i386__)
    __builtin_cpu_init();
    add(__builtin_cpu_supports("sse2"), "SSE2");
    add(__builtin_cpu_supports("sse4.2"), "SSE4.2");
    add(__builtin_cpu_supports("avx"), "AVX");
    add(__builtin_cpu_supports("fma"), "FMA");
    add(__builtin_cpu_supports("avx2"), "AVX2");
    add(__builtin_cpu_supports("avx512f"), "AVX-512F");
    add(__builtin_cpu_supports("avx512dq"), "AVX-512DQ");
    add(__builtin_cpu_supports("avx512bw"), "AVX-512BW");
    add(__builtin_cpu_supports("avx512vl"), "AVX-512VL");
    add(__builtin_cpu_supports("avx512vnni"), "AVX-512VNNI");
    add(__builtin_cpu_supports("avx512bf16"), "AVX-512BF16");
#elif defined(__aarch64__)
    const unsigned long capabilities = ::getauxval(AT_HWCAP);
    add((capabilities & HWCAP_ASIMD) != 0, "NEON");
    add((capabilities & HWCAP_SVE) != 0, "SVE");
#ifdef HWCAP2_SVE2
    add((::getauxval(AT_HWCAP2) & HWCAP2_SVE2) != 0, "SVE2");
#endif
#elif defined(__arm__)
    add((::getauxval(AT_HWCAP) & HWCAP_NEON) != 0, "NEON");
#else
    (void)add;
#endif
    return found;
}

} // namespace overtake
