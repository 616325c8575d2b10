// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/gpu_ring.h"

#include "text/error.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr const char *gpusKey = "gpus";
constexpr const char *linkKey = "link";
constexpr const char *networkKey = "network";

// NCCL's own figures for a ring of its simple protocol, by which it chooses a method (NVIDIA/nccl, src/graph/tuning.cc,
// baseLat and hwLat); what it reaches of a link's rate is that of copies.
constexpr double start = 8.4e-6;
constexpr double overNvlink = 3.4e-6;
constexpr double overPcie = 5.7e-6;
constexpr double overNetwork = 14e-6;
constexpr double reached = 0.8;

/// The first where nothing was chosen.
const GpuLink *chosen(const ParameterValues &options, const char *key, const std::vector<GpuLink> &links)
{
    const std::string name = options.has(key) ? options.text(key) : links.front().key;
    return &*std::ranges::find_if(links, [&](const GpuLink &link) { return name == link.key; });
}

ParameterSpec choiceOf(const char *key, const char *label, const char *help, const std::vector<GpuLink> &links)
{
    ParameterSpec spec{.key = key, .label = label, .help = help, .kind = ParameterKind::Choice, .advanced = true};
    for (const GpuLink &link : links)
        spec.choices.emplace_back(link.key);
    spec.defaultValue = spec.choices.front();
    return spec;
}

} // namespace

const std::vector<GpuLink> &gpuLinks()
{
    static const std::vector<GpuLink> all = {
        {"pcie", 0, overPcie, "the GPU's data sheet"},
        {"nvlink-1", 80e9, overNvlink, "NVIDIA: P100, 160 GB/s both ways"},
        {"nvlink-2", 150e9, overNvlink, "NVIDIA: V100, 300 GB/s both ways"},
        {"nvlink-3", 300e9, overNvlink, "NVIDIA: A100, 600 GB/s both ways"},
        {"nvlink-4", 450e9, overNvlink, "NVIDIA: H100, 900 GB/s both ways"},
        {"nvlink-5", 900e9, overNvlink, "NVIDIA: B200, 1800 GB/s both ways"},
    };
    return all;
}

const std::vector<GpuLink> &serverNetworks()
{
    static const std::vector<GpuLink> all = {
        {"ethernet-100", 12.5e9, overNetwork, "IEEE 802.3: 100 Gbit/s"},
        {"ethernet-10", 1.25e9, overNetwork, "IEEE 802.3: 10 Gbit/s"},
        {"infiniband-400", 50e9, overNetwork, "NDR, 4 lanes: 400 Gbit/s"},
    };
    return all;
}

std::vector<ParameterSpec> gpuRingOptions()
{
    return {{.key = gpusKey,
             .label = "GPUs",
             .help = "Number of these GPUs that train together. Each has a share of the batch's rows. Their gradients "
                     "are summed over a ring after the backward pass, not during it. Each GPU updates its own copy of "
                     "the parameters. GPUs beyond the number of rows stand idle.",
             .scale = Scale::Logarithmic,
             .minimum = 1,
             .maximum = mostGpus,
             .defaultValue = std::int64_t{1}},
            choiceOf(linkKey, "link",
                     "Connection through which GPUs exchange gradients within a server of 8: the GPU's own PCI "
                     "Express, or a generation of NVIDIA's NVLink.",
                     gpuLinks()),
            choiceOf(networkKey, "network",
                     "Network between servers of 8 if there are more than 8 GPUs, with one port for each server: "
                     "Ethernet or InfiniBand, by its gigabits per second.",
                     serverNetworks())};
}

GpuRing gpuRingOf(const ParameterValues &options)
{
    if (!options.has(gpusKey))
        return {};
    return {static_cast<int>(options.integer(gpusKey)), chosen(options, linkKey, gpuLinks()),
            chosen(options, networkKey, serverNetworks())};
}

void addGpuRing(Label &label, const ParameterValues &options)
{
    const GpuRing ring = gpuRingOf(options);
    if (ring.gpus == 1)
        return;
    addDevices(label, static_cast<std::size_t>(ring.gpus));
    label.details.push_back(term(ring.link->key));
    if (ring.gpus > serverGpus)
        label.details.push_back(term(ring.network->key));
}

BatchShare shareOfBatch(const Program &program, int gpus)
{
    if (gpus > 1 && program.batchRows == 1)
        throw Error(sentence("A step of this work has no rows that %1 GPUs could share.", gpus));
    BatchShare share;
    share.rows = (program.batchRows + gpus - 1) / gpus;
    share.gpus = static_cast<int>((program.batchRows + share.rows - 1) / share.rows);
    return share;
}

double gradientBytes(const Program &program)
{
    double bytes = 0;
    for (const auto &[parameter, gradient] : program.gradients)
        bytes += static_cast<double>(byteSize(program.tensor(parameter)));
    return bytes;
}

double allReduceSeconds(double bytes, int gpus, const GpuRing &ring, double ownBus)
{
    if (gpus < 2 || bytes <= 0)
        return 0;
    double bandwidth = ring.link->bandwidth > 0 ? ring.link->bandwidth : ownBus;
    double hops = 2.0 * (gpus - 1) * ring.link->hop;
    if (gpus > serverGpus) {
        bandwidth = std::min(bandwidth, ring.network->bandwidth);
        // In every round of the ring all servers' ports are passed at once: each round waits for the slowest hop.
        hops = 2.0 * (gpus - 1) * ring.network->hop;
    }
    return start + hops + 2.0 * (gpus - 1) / gpus * bytes / (reached * bandwidth);
}

} // namespace overtake
