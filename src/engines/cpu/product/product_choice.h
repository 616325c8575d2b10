// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fastest method of multiplying for each shape on this machine (engines/measured_choice.h). If there is no time to
// measure a shape, the nearest measured one decides. Thread-safe.
#pragma once

#include "engines/cpu/product/product.h"
#include "engines/measured_choice.h"

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>

namespace overtake
{

/// m, n, k, whether A and B are transposed, whether the product accumulates, whether it has a bias or ReLU, threads.
using ProductKey = std::array<std::int64_t, 8>;
std::ostream &operator<<(std::ostream &out, const ProductChoice &choice);
std::istream &operator>>(std::istream &in, ProductChoice &choice);
bool isPossible(const ProductKey &key, const ProductChoice &choice);

class ProductChoices : public MeasuredChoice<ProductKey, ProductChoice>
{
public:
    /// Seconds that a product takes with that choice.
    using Timer = std::function<double(const ProductSpec &, const ProductChoice &)>;
    static constexpr double usualAllowance = 0.06; ///< seconds of measuring at once

    /// The choices of this machine, read from the cache folder.
    static ProductChoices &here();

    /// `teamStartSeconds`: time to open a parallel region.
    ProductChoices(Timer timer, double teamStartSeconds, double allowanceSeconds = usualAllowance,
                   std::optional<CacheFile> file = {});

    ProductChoice choose(const ProductSpec &spec, int threads);
    /// The same, but always measures, however long that takes.
    ProductChoice measure(const ProductSpec &spec, int threads);

    /// For tests: uses this method for all products, until called with nullopt.
    void fix(std::optional<ProductMethod> method);

private:
    Answer found(const ProductSpec &spec, int threads, bool must);
    Answer timed(const ProductSpec &spec, int threads, bool thorough);
    Answer guessed(const ProductSpec &spec, const ProductKey &key) const;

    Timer m_timer;
    double m_teamStart;
    std::optional<ProductMethod> m_fixed;
};

/// At the end of a program: saves the choices of this machine, if any were requested.
void saveProductChoices();

} // namespace overtake
