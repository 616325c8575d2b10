// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engines cuda:0 and cuda:1 of the pretended cards, made as the program makes those of real ones.
#pragma once

#include "cuda/card/card.h"
#include "engines/gpu/cuda/cuda_engine.h"

namespace overtake::testcard
{

inline std::vector<std::shared_ptr<Engine>> makeTestEngines()
{
    return makeCudaEngines(
        std::make_shared<const CudaPlugin>(std::vector<std::filesystem::path>{OVERTAKE_CARD_PLUGIN}));
}

} // namespace overtake::testcard
