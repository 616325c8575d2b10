// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which way of multiplying is the fastest at which shape on this machine: measured here, when a shape is first asked
// for, and kept between starts. Measuring takes at most a tenth of the time that passes; where that is used up, the
// nearest shape that was measured decides. What was once answered stays for the process, so that two plans of the same
// work are the same. From any thread.
#pragma once

#include "engines/cpu/product.h"

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

struct ProductChoice {
    ProductMethod method = ProductMethod::Direct;
    int threads = 1;

    bool operator==(const ProductChoice &) const = default;
};

class ProductChoices
{
public:
    /// Seconds that a product takes by that choice.
    using Timer = std::function<double(const ProductSpec &, const ProductChoice &)>;

    /// Those of this machine, read from the cache folder.
    static ProductChoices &here();

    /// `teamStartSeconds`: what opening a parallel region takes. `allowanceSeconds`: of measuring at once; each second
    /// that passes gives a tenth of a second back.
    ProductChoices(Timer timer, double teamStartSeconds, double allowanceSeconds = 0.06);

    ProductChoice choose(const ProductSpec &spec, int threads);
    /// The same, measured however long it takes.
    ProductChoice measure(const ProductSpec &spec, int threads);

    /// For tests: this method for all, until it is taken back.
    void fix(std::optional<ProductMethod> method);

    /// What was measured, a line each; empty where there is nothing new.
    std::string toText() const;
    /// Lines that mean nothing are left out.
    void addText(std::string_view text);
    /// Keeps what is new in the cache folder; in which file, or empty where nothing is kept.
    std::string save();
    /// Here and in the cache folder; whether there was something.
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
    double m_allowed;   ///< seconds that may be spent now
    double m_lastAsked; ///< when that was so
    bool m_isNew = false;
    std::optional<ProductMethod> m_fixed;
    std::map<Key, Entry> m_entries;
    mutable std::mutex m_mutex;
};

/// At the end of a program: saves those of this machine, if anyone asked for them.
void saveProductChoices();

} // namespace overtake
