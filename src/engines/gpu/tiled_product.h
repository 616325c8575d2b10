// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A matrix product of any size by a shared kernel, for a device that has no library for it. Header only, like device.h:
// the plug-ins use it.
#pragma once

#include "engines/gpu/gpu_backend.h"

#include <algorithm>

namespace overtake::gpu
{

/// Its buffers are a, b and c, so that their indices are those of a Product's. fp32, without bias.
inline Launch tiledProductLaunch(const Product &product, int computeUnits)
{
    constexpr std::int64_t tile = 64; // PRODUCT_TILE of the kernel
    const std::int64_t tiles = product.batches * ((product.m + tile - 1) / tile) * ((product.n + tile - 1) / tile);
    Launch launch;
    launch.kernel = KernelId::TiledProduct;
    launch.buffers = {product.a, product.b, product.c};
    launch.integers = {{"batches", product.batches},
                       {"m", product.m},
                       {"n", product.n},
                       {"k", product.k},
                       {"transposeA", product.transposeA},
                       {"transposeB", product.transposeB}};
    launch.floats = {{"alpha", product.alpha}, {"beta", product.beta}};
    launch.groups = static_cast<int>(std::clamp<std::int64_t>(tiles, 1, std::int64_t{32} * computeUnits));
    return launch;
}

} // namespace overtake::gpu
