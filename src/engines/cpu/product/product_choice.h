// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which method of multiplying is the fastest at which shape on this machine: measured here when a shape is first
// requested, and kept between starts. Measuring takes at most a tenth of the elapsed time; once that is used up, the
// nearest measured shape decides. Answers do not change within a process, so that two plans of the same work are the
// same. Thread-safe.
#pragma once

#include "engines/cpu/product/product.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace overtake
{

class ProductChoices
{
public:
    /// Seconds that a product takes with that choice.
    using Timer = std::function<double(const ProductSpec &, const ProductChoice &)>;

    /// The choices of this machine, read from the cache folder.
    static ProductChoices &here();

    /// `teamStartSeconds`: time to open a parallel region. `allowanceSeconds`: time that may be spent on measuring at
    /// once; a tenth of the elapsed time is added to it.
    ProductChoices(Timer timer, double teamStartSeconds, double allowanceSeconds = 0.06);

    ProductChoice choose(const ProductSpec &spec, int threads);
    /// The same, but always measures, however long that takes.
    ProductChoice measure(const ProductSpec &spec, int threads);

    /// For tests: uses this method for all products, until called with nullopt.
    void fix(std::optional<ProductMethod> method);

    /// The measured choices, one per line; empty if nothing is new.
    std::string toText() const;
    /// Skips lines that it cannot read.
    void addText(std::string_view text);
    /// Writes what is new to the cache folder; returns the file's name, or empty if nothing was written.
    std::string save();
    /// Discards the choices here and in the cache folder; returns whether there were any.
    bool forget();

private:
    struct Key {
        bool transposeA = false, transposeB = false, accumulate = false;
        bool ends = false; ///< with bias or ReLU
        int threads = 1;
        std::int64_t m = 0, n = 0, k = 0;

        auto operator<=>(const Key &) const = default;
    };
    struct Entry {
        ProductChoice choice;
        double seconds = 0; ///< 0: not measured
        bool isMeasured = false;
    };

    static Key keyOf(const ProductSpec &spec, int threads);
    Entry found(const ProductSpec &spec, int threads, bool mayGuess);
    Entry timed(const ProductSpec &spec, int threads, bool thorough);
    Entry guessed(const ProductSpec &spec, const Key &key) const;
    bool mayMeasure(const ProductSpec &spec);

    Timer m_timer;
    double m_teamStart;
    double m_allowance;
    double m_allowed;   ///< seconds that may still be spent on measuring
    double m_lastAsked; ///< the moment to which that applies
    bool m_isNew = false;
    std::optional<ProductMethod> m_fixed;
    std::map<Key, Entry> m_entries;
    mutable std::mutex m_mutex;
};

/// At the end of a program: saves the choices of this machine, if any were requested.
void saveProductChoices();

} // namespace overtake
