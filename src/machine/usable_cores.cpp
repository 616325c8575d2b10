// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/usable_cores.h"

#include "file/text_file.h"
#include "machine/control_group.h"
#include "text/contains.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <hwloc.h>
#include <hwloc/cpukinds.h>
#include <memory>
#include <sstream>
#include <type_traits>

namespace overtake
{
namespace
{

using Bitmap = std::unique_ptr<std::remove_pointer_t<hwloc_bitmap_t>, void (*)(hwloc_bitmap_t)>;

Bitmap emptyBitmap()
{
    return {hwloc_bitmap_alloc(), hwloc_bitmap_free};
}

int coresWithin(hwloc_topology_t topology, hwloc_const_bitmap_t set)
{
    int count = 0;
    for (hwloc_obj_t core = nullptr; (core = hwloc_get_next_obj_by_type(topology, HWLOC_OBJ_CORE, core)) != nullptr;)
        count += hwloc_bitmap_intersects(core->cpuset, set) != 0 ? 1 : 0;
    return count > 0 ? count : hwloc_bitmap_weight(set); // a container may hide the cores
}

/// Speed of a kind of cores, in any unit; 0 for Intel's efficient cores, and if nothing is known.
double speedOf(unsigned infoCount, const hwloc_info_s *infos)
{
    double speed = 0;
    for (unsigned i = 0; i < infoCount; ++i) {
        const char *name = infos[i].name;
        if (std::strcmp(name, "CoreType") == 0 && std::strcmp(infos[i].value, "IntelAtom") == 0)
            return 0;
        if (std::strcmp(name, "LinuxCapacity") == 0)
            return std::strtod(infos[i].value, nullptr);
        if (std::strcmp(name, "FrequencyMaxMHz") == 0)
            speed = std::strtod(infos[i].value, nullptr);
    }
    return speed;
}

/// Cores of a kind count as performance cores from this share of the fastest's speed on: a CPU lets some of its cores
/// of one kind run a few per cent faster than others, and a slower kind is slower by a third and more.
constexpr double nearlyAsFast = 0.75;

/// Hardware threads of performance cores among `allowed`: all if there is only one kind.
Bitmap performanceThreads(hwloc_topology_t topology, hwloc_const_bitmap_t allowed)
{
    struct Kind {
        double speed;
        Bitmap set;
    };
    std::vector<Kind> kinds;
    const int count = hwloc_cpukinds_get_nr(topology, 0);
    for (int i = 0; i < count; ++i) {
        Bitmap set = emptyBitmap();
        unsigned infoCount = 0;
        hwloc_info_s *infos = nullptr;
        if (hwloc_cpukinds_get_info(topology, static_cast<unsigned>(i), set.get(), nullptr, &infoCount, &infos, 0) ==
                0 &&
            hwloc_bitmap_and(set.get(), set.get(), allowed) == 0 && hwloc_bitmap_iszero(set.get()) == 0)
            kinds.push_back({speedOf(infoCount, infos), std::move(set)});
    }
    Bitmap fast = emptyBitmap();
    double fastest = 0;
    for (const Kind &kind : kinds)
        fastest = std::max(fastest, kind.speed);
    for (const Kind &kind : kinds)
        if (fastest > 0 && kind.speed >= nearlyAsFast * fastest)
            hwloc_bitmap_or(fast.get(), fast.get(), kind.set.get());
    if (hwloc_bitmap_iszero(fast.get()))
        hwloc_bitmap_copy(fast.get(), allowed);
    return fast;
}

std::vector<int> orderOfUse(hwloc_topology_t topology, hwloc_const_bitmap_t allowed, hwloc_const_bitmap_t fast)
{
    const Bitmap left{hwloc_bitmap_dup(allowed), hwloc_bitmap_free};
    std::vector<int> order;
    const auto use = [&](int thread) {
        hwloc_bitmap_clr(left.get(), static_cast<unsigned>(thread));
        order.push_back(thread);
    };
    for (const hwloc_const_bitmap_t of : {fast, allowed}) {
        for (hwloc_obj_t core = nullptr;
             (core = hwloc_get_next_obj_by_type(topology, HWLOC_OBJ_CORE, core)) != nullptr;) {
            const Bitmap mine = emptyBitmap();
            hwloc_bitmap_and(mine.get(), core->cpuset, of);
            const int first = hwloc_bitmap_first(mine.get());
            if (first >= 0 && !contains(order, first))
                use(first);
        }
    }
    for (int thread = hwloc_bitmap_first(left.get()); thread >= 0; thread = hwloc_bitmap_first(left.get()))
        use(thread);
    return order;
}

/// "150000 100000": microseconds of CPU time in a period of so many; "max" and -1 mean no limit and give nothing.
std::optional<double> quotaFrom(const std::string &words)
{
    std::istringstream stream(words);
    double time = 0;
    double period = 0;
    if (stream >> time >> period && time > 0 && period > 0)
        return time / period;
    return std::nullopt;
}

} // namespace

int UsableCores::usualThreads() const
{
    const int most = std::min(threads, performanceCores);
    return quota ? std::clamp(static_cast<int>(*quota), 1, most) : most;
}

Message UsableCores::labelOf(int count) const
{
    if (count != usualThreads() || count == threads)
        return threadsDetail(count);
    if (count < performanceCores) {
        std::ostringstream granted;
        granted << *quota;
        if (*quota == 1)
            return sentence("1 thread under a quota of 1 CPU");
        return count == 1 ? sentence("1 thread under a quota of %1 CPUs", granted.str())
                          : sentence("%1 threads under a quota of %2 CPUs", count, granted.str());
    }
    if (performanceCores < cores)
        return count == 1 ? sentence("1 thread for 1 performance core")
                          : sentence("%1 threads for %1 performance cores", count);
    return count == 1 ? sentence("1 thread on 1 core") : sentence("%1 threads on %1 cores", count);
}

UsableCores usableCoresOf(hwloc_topology *topology, const std::vector<int> &allowed, std::optional<double> quota)
{
    const Bitmap set = emptyBitmap();
    for (const int thread : allowed)
        hwloc_bitmap_set(set.get(), static_cast<unsigned>(thread));
    UsableCores usable;
    usable.threads = std::max(1, static_cast<int>(allowed.size()));
    usable.cores = std::max(1, coresWithin(topology, set.get()));
    const Bitmap fast = performanceThreads(topology, set.get());
    usable.performanceCores = std::max(1, coresWithin(topology, fast.get()));
    usable.order = orderOfUse(topology, set.get(), fast.get());
    usable.quota = quota;
    return usable;
}

std::optional<double> cpuQuota(const std::string &root)
{
    std::optional<double> smallest;
    eachControlGroup(root, "cpu", [&](const std::string &folder, bool isSecondVersion) {
        const auto quota = quotaFrom(isSecondVersion ? textOfFile(folder + "cpu.max")
                                                     : textOfFile(folder + "cpu.cfs_quota_us") +
                                                           textOfFile(folder + "cpu.cfs_period_us"));
        if (quota && (!smallest || *quota < *smallest))
            smallest = quota;
    });
    return smallest;
}

} // namespace overtake
