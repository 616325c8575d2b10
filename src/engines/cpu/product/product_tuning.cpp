// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/product_tuning.h"

#include <utility>

namespace overtake
{

std::vector<ProductSpec> usualProducts()
{
    constexpr std::pair<std::int64_t, std::int64_t> layers[] = {
        {2, 64},    {64, 2},    {100, 1},   {16, 16},     {64, 64},     {100, 100},  {128, 128}, {200, 200},
        {256, 256}, {300, 300}, {512, 512}, {1024, 1024}, {2048, 2048}, {1024, 2},   {2, 1024},  {100, 1024},
        {128, 65},  {128, 384}, {128, 512}, {512, 128},   {256, 64},    {3072, 256}, {384, 1536}};
    std::vector<ProductSpec> products;
    for (const std::int64_t batch : {1, 8, 32, 64, 128, 256, 768, 1024}) {
        for (const auto &[in, out] : layers) {
            products.push_back({batch, out, in, false, false, 1, false, true, true});
            products.push_back({batch, in, out, false, true});
            products.push_back({in, out, batch, true, false});
            products.push_back({in, out, batch, true, false, 1, true});
        }
    }
    return products;
}

} // namespace overtake
