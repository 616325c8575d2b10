// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists whose members are named where they are written: a file that defines an operation or a kernel also registers it.
// Objects of static storage only; they are registered before main() begins, in any order. The linker keeps files that
// nobody calls, because overtake_core is linked whole (src/CMakeLists.txt).
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace overtake
{

/// One member of the list of all T, with its name there.
template <typename T>
class Registered
{
public:
    Registered(std::string_view name, T value)
        : m_name(name), m_value(std::move(value)), m_next(std::exchange(s_newest, this))
    {
    }
    Registered(const Registered &) = delete;
    Registered &operator=(const Registered &) = delete;

    /// The values, sorted by name.
    static std::vector<T> all()
    {
        std::vector<const Registered *> found;
        for (const Registered *one = s_newest; one; one = one->m_next)
            found.push_back(one);
        std::ranges::sort(found, [](const auto *a, const auto *b) { return a->m_name < b->m_name; });
        std::vector<T> values;
        for (const Registered *one : found)
            values.push_back(one->m_value);
        return values;
    }

private:
    std::string_view m_name;
    T m_value;
    const Registered *m_next;

    static constinit inline const Registered *s_newest = nullptr;
};

} // namespace overtake
