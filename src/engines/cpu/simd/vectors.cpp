// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/vectors.h"

#include "engines/cpu/simd/vector_kernel.h"

#include <algorithm>
#include <cstdint>
#include <hwy/targets.h>

namespace overtake
{

namespace
{

/// One choice: Highway's targets with that many lanes, of which the best that the CPU has serves.
struct Family {
    const char *name;
    const char *label; ///< null: as Highway calls the target
    std::int64_t targets;
    int lanes; ///< floats in a vector; 0: not the same on every CPU
};

#ifdef HWY_ALL_NEON // from Highway 1.2 on
constexpr std::int64_t neon = HWY_ALL_NEON;
constexpr std::int64_t sve = HWY_ALL_SVE;
#else
constexpr std::int64_t neon = HWY_NEON;
constexpr std::int64_t sve = HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128;
#endif

constexpr Family families[] = {
    {"sse4", nullptr, HWY_SSE4, 4}, {"avx2", nullptr, HWY_AVX2, 8}, {"avx512", "AVX-512", HWY_AVX3, 16},
    {"neon", "NEON", neon, 4},      {"sve", "SVE", sve, 0},
};

std::size_t rowOf(std::int64_t targets)
{
    constexpr bool isOnlyTarget = (HWY_TARGETS & (HWY_TARGETS - 1)) == 0; // then a table has one row
    if (isOnlyTarget)
        return 0;
    hwy::ChosenTarget chosen;
    chosen.Update(targets);
    return chosen.GetIndex();
}

std::vector<Vectors> findVectors()
{
    const std::int64_t here = hwy::SupportedTargets() & HWY_TARGETS;
    std::vector<Vectors> found{{"scalar", "scalar", rowOf(0), 1}};
    for (const Family &family : families) {
        if (const std::int64_t served = here & family.targets; served != 0)
            found.push_back({family.name, family.label ? family.label : hwy::TargetName(served & -served),
                             rowOf(served), family.lanes});
    }
    found.back().row = 0;
    return found;
}

} // namespace

const std::size_t bestVectorRow = rowOf(hwy::SupportedTargets());

const std::vector<Vectors> &vectorsHere()
{
    static const std::vector<Vectors> all = findVectors();
    return all;
}

ParameterSpec vectorsOption()
{
    ParameterSpec spec;
    spec.key = vectorsKey;
    spec.label = "vector instructions";
    spec.help = "The widest vectors that the CPU may use. In single precision, scalar computes one number at a time, "
                "sse4 and neon 4, avx2 8, avx512 16. This shows what vectors bring. The default is the best.";
    spec.kind = ParameterKind::Choice;
    spec.advanced = true;
    for (const Vectors &vectors : vectorsHere())
        spec.choices.push_back(vectors.name);
    spec.defaultValue = spec.choices.back();
    return spec;
}

const Vectors &vectorsOf(const ParameterValues &options)
{
    const auto &all = vectorsHere();
    if (options.has(vectorsKey)) {
        for (const Vectors &vectors : all)
            if (vectors.name == options.text(vectorsKey))
                return vectors;
    }
    return all.back();
}

void addVectors(Label &label, const ParameterValues &options)
{
    if (const Vectors &vectors = vectorsOf(options); vectors.row != 0)
        label.details.push_back(term(vectors.label));
}

const Vectors &vectorsInUse()
{
    return *std::ranges::find_if(vectorsHere(), [](const Vectors &one) { return one.row == simdTarget; });
}

} // namespace overtake
