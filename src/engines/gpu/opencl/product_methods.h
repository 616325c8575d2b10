// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which is faster on a device for products of a kind, CLBlast or the shared kernel: CLBlast knows few devices, and
// takes others for an average of all. Products whose extents have the same octaves count as of a kind. Measured when a
// kind is first requested, for at most a tenth of the elapsed time; once that is used up, CLBlast serves for this
// process. Answers do not change within a process. One thread at a time. Seconds.
#pragma once

#include "engines/gpu/gpu_backend.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace overtake::opencl
{

enum class ProductMethod { ClBlast, Tiled };

/// Ratio by which the tiled kernel must be faster than CLBlast: times measured on a busy machine are uncertain.
inline constexpr double clearlyFaster = 1.05;

class ProductMethods
{
public:
    /// How long one product takes by a method, or nothing where that cannot be measured.
    using Timer = std::function<std::optional<double>(const gpu::Product &, ProductMethod)>;
    using Clock = std::function<double()>;

    ProductMethods(Timer timer, Clock clock);

    /// The views are ignored.
    ProductMethod choose(const gpu::Product &product);
    /// Whether any measured shape uses this method.
    bool uses(ProductMethod method) const;

    /// The measured answers, one per line.
    std::string toText() const;
    /// Skips lines that it cannot read.
    void addText(std::string_view text);

private:
    struct Kind {
        bool transposeA = false, transposeB = false, several = false;
        int m = 0, n = 0, k = 0; ///< octaves

        auto operator<=>(const Kind &) const = default;
    };
    struct Answer {
        ProductMethod method = ProductMethod::ClBlast;
        bool isMeasured = false;
    };

    static Kind kindOf(const gpu::Product &product);
    bool mayMeasure(double flops);
    Answer measured(const gpu::Product &product, double flops);

    Timer m_timer;
    Clock m_clock;
    double m_allowed; ///< seconds that may still be spent on measuring
    double m_lastAsked;
    double m_rate;    ///< FLOP/s of the largest product measured
    double m_largest; ///< its FLOPs
    std::map<Kind, Answer> m_answers;
};

} // namespace overtake::opencl
