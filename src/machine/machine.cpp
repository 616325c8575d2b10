// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/machine.h"

#include "file/text_file.h"
#include "machine/cpu_identity.h"
#include "text/contains.h"

#include <algorithm>
#include <cstdlib>
#include <hwloc.h>
#include <hwy/highway.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <oneapi/dnnl/dnnl.h>
#include <sched.h>
#include <sstream>
#include <sys/utsname.h>
#include <type_traits>
#include <unistd.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

namespace overtake
{
namespace
{

template <typename... Parts>
std::string dotted(Parts... parts)
{
    std::string text;
    ((text += (text.empty() ? "" : ".") + std::to_string(parts)), ...);
    return text;
}

/// Sockets, cores, caches and the name; what a container hides stays as it is.
void askTopology(Machine &machine, const std::vector<int> &allowed)
{
    // Where there is no /sys (a bare container), hwloc would complain on standard error; we just know less then.
    setenv("HWLOC_HIDE_ERRORS", "2", 0);
    hwloc_topology_t raw = nullptr;
    if (hwloc_topology_init(&raw) != 0)
        return;
    const std::unique_ptr<std::remove_pointer_t<hwloc_topology_t>, void (*)(hwloc_topology_t)> topology(
        raw, hwloc_topology_destroy);
    if (hwloc_topology_load(raw) != 0)
        return;
    const auto count = [&](hwloc_obj_type_t type) { return std::max(1, hwloc_get_nbobjs_by_type(raw, type)); };
    machine.sockets = count(HWLOC_OBJ_PACKAGE);
    machine.cores = count(HWLOC_OBJ_CORE);
    machine.usable = usableCoresOf(raw, allowed, machine.usable.quota);

    const auto cacheBytes = [&](hwloc_obj_type_t type) -> std::optional<std::int64_t> {
        const hwloc_obj_t cache = hwloc_get_obj_by_type(raw, type, 0);
        if (cache == nullptr || cache->attr->cache.size == 0)
            return std::nullopt;
        return static_cast<std::int64_t>(cache->attr->cache.size);
    };
    machine.l1dBytes = cacheBytes(HWLOC_OBJ_L1CACHE);
    machine.l2Bytes = cacheBytes(HWLOC_OBJ_L2CACHE);
    machine.l3Bytes = cacheBytes(HWLOC_OBJ_L3CACHE);
    machine.l3Caches = count(HWLOC_OBJ_L3CACHE);

    for (const hwloc_obj_t object : {hwloc_get_obj_by_type(raw, HWLOC_OBJ_PACKAGE, 0), hwloc_get_root_obj(raw)}) {
        const char *name = object == nullptr ? nullptr : hwloc_obj_get_info_by_name(object, "CPUModel");
        if (name != nullptr && machine.cpu.empty())
            machine.cpu = name;
    }
}

/// Hardware threads that the scheduler lets this process use (taskset, cpuset); empty when unknown.
std::vector<int> allowedThreads()
{
    for (int size = 1024; size <= 1 << 20; size *= 2) { // machines with more processors than cpu_set_t holds
        const std::unique_ptr<cpu_set_t, void (*)(cpu_set_t *)> set(CPU_ALLOC(size),
                                                                    [](cpu_set_t *pointer) { CPU_FREE(pointer); });
        const std::size_t bytes = CPU_ALLOC_SIZE(size);
        if (set && ::sched_getaffinity(0, bytes, set.get()) == 0) {
            std::vector<int> allowed;
            for (int thread = 0; thread < size; ++thread)
                if (CPU_ISSET_S(thread, bytes, set.get()))
                    allowed.push_back(thread);
            return allowed;
        }
    }
    return {};
}

std::string cpuName(const std::string &fromTopology)
{
    if (std::string name = cpuNameFrom(textOfFile("/proc/cpuinfo")); !name.empty())
        return name;
    if (!fromTopology.empty())
        return fromTopology;
    utsname system = {};
    return ::uname(&system) == 0 ? std::string(system.machine) + " processor" : std::string();
}

std::string operatingSystem()
{
    std::string distribution;
    std::istringstream release(textOfFile("/etc/os-release"));
    for (std::string line; std::getline(release, line);) {
        const std::string key = "PRETTY_NAME=";
        if (line.compare(0, key.size(), key) == 0) {
            distribution = line.substr(key.size());
            distribution.erase(std::remove(distribution.begin(), distribution.end(), '"'), distribution.end());
        }
    }
    utsname system = {};
    if (::uname(&system) != 0)
        return distribution;
    const std::string kernel = std::string(system.sysname) + " " + system.release;
    return distribution.empty() ? kernel : distribution + ", " + kernel;
}

std::string compilerText()
{
#if defined(__clang__)
    const std::string name = "Clang " + dotted(__clang_major__, __clang_minor__, __clang_patchlevel__);
#else
    const std::string name = "GCC " + dotted(__GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
    return name + ", " OVERTAKE_BUILD_TYPE;
}

/// Versions of the loaded libraries if they can tell, else of the headers that were compiled in.
std::vector<Library> libraryVersions()
{
    const dnnl_version_t *dnnl = dnnl_version();
    return {
        {"oneDNN", dotted(dnnl->major, dnnl->minor, dnnl->patch)},
        {"Highway", dotted(HWY_MAJOR, HWY_MINOR, HWY_PATCH)},
        {"hwloc", HWLOC_VERSION}, // the library tells only the version of its interface
        {"nlohmann-json",
         dotted(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH)},
#ifdef __GLIBC__
        {"glibc", gnu_get_libc_version()},
#endif
    };
}

} // namespace

Machine thisMachine()
{
    Machine machine;
    const std::vector<int> allowed = allowedThreads();
    const int threads = std::max(1, static_cast<int>(allowed.size()));
    machine.usable = {threads, threads, threads, cpuQuota(), allowed};
    askTopology(machine, allowed);
    machine.cpu = cpuName(machine.cpu);
    machine.threads = machine.usable.threads;
    machine.vectorExtensions = vectorExtensionsOfThisCpu();
    machine.memoryBytes = static_cast<std::int64_t>(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE);
    machine.os = operatingSystem();
    machine.compiler = compilerText();
    machine.libraries = libraryVersions();
    machine.hostVersion = overtakeVersion();
    return machine;
}

const char *overtakeVersion()
{
    return OVERTAKE_VERSION;
}

std::string widestVectorExtension(const Machine &machine)
{
    if (machine.vectorExtensions.empty())
        return {};
    if (contains(machine.vectorExtensions, "AVX-512F"))
        return "AVX-512";
    for (const char *name : {"AVX2", "AVX", "SSE4.2", "SSE2", "SVE2", "SVE", "NEON"})
        if (contains(machine.vectorExtensions, name))
            return name;
    return machine.vectorExtensions.back();
}

} // namespace overtake
