// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several GPUs of a kind that train together: each computes the gradients of its rows of the batch, a ring of
// all-reduce sums them, each updates its own copy of the parameters. The sum is not overlapped with the computation, as
// in the engines of several GPUs here. Pure; bytes, seconds.
#pragma once

#include "program/parameter.h"
#include "program/program.h"
#include "text/label.h"

#include <vector>

namespace overtake
{

/// Link from a GPU to its neighbour in the ring.
struct GpuLink {
    const char *key;  ///< name as typed: "nvlink-3"
    double bandwidth; ///< one way, as specified; 0: that of the GPU's own bus
    double hop;       ///< from the end of a message's sending to its use
    const char *source;
};
/// Within a server of serverGpus, and between such servers.
const std::vector<GpuLink> &gpuLinks();
const std::vector<GpuLink> &serverNetworks();
inline constexpr int serverGpus = 8;
inline constexpr int mostGpus = 1024;

struct GpuRing {
    int gpus = 1;
    const GpuLink *link = nullptr;    ///< within a server
    const GpuLink *network = nullptr; ///< between servers, one port for each
};

/// `gpus`, `link` and `network`, for an engine's options, and what was chosen: one GPU where there are none.
std::vector<ParameterSpec> gpuRingOptions();
GpuRing gpuRingOf(const ParameterValues &options);
/// Names the number of GPUs and their links in a label ("RTX 2070 x 4, nvlink-3"), except for one.
void addGpuRing(Label &label, const ParameterValues &options);

/// Rows of the batch that each GPU but the last gets, and how many get any: there may be fewer rows than GPUs.
struct BatchShare {
    std::int64_t rows = 1;
    int gpus = 1;
};
/// Throws Error for a step that has no rows to share.
BatchShare shareOfBatch(const Program &program, int gpus);

/// Bytes of all gradients in fp32; 0 for a step that trains nothing.
double gradientBytes(const Program &program);
/// Seconds for summing so many bytes over `gpus` of the ring, whose own bus has this bandwidth: 2 (n - 1) messages of
/// an n-th in a row, each through the slowest link of the ring.
double allReduceSeconds(double bytes, int gpus, const GpuRing &ring, double ownBus);

} // namespace overtake
