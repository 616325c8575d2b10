// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/operations.h"

#include <string_view>

namespace overtake
{

const std::vector<OperationKind> &allOperations()
{
    static const std::vector<OperationKind> all = [] {
        std::vector<OperationKind> found;
        for (const std::vector<OperationKind> &file : RegisteredOperations::all())
            found.insert(found.end(), file.begin(), file.end());
        std::ranges::sort(found, [](OperationKind a, OperationKind b) {
            return std::string_view(a->name) < std::string_view(b->name);
        });
        return found;
    }();
    return all;
}

} // namespace overtake
