// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All products use one method during its lifetime, whichever is the fastest here.
#pragma once

#include "engines/cpu/product/product_choice.h"

namespace overtake::test
{

class FixedMethod
{
public:
    explicit FixedMethod(ProductMethod method) { ProductChoices::here().fix(method); }
    ~FixedMethod() { ProductChoices::here().fix(std::nullopt); }
    FixedMethod(const FixedMethod &) = delete;
    FixedMethod &operator=(const FixedMethod &) = delete;
};

} // namespace overtake::test
