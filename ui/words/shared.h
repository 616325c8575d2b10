// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A value that many hold and nobody copies: a run file may have millions of samples, and several views show it. Never
// null. What is shared is never changed, so any thread may read it; edit() makes a copy of one's own first.
#pragma once

#include <memory>
#include <utility>

namespace overtake
{

template <typename T>
class Shared
{
public:
    Shared() : m_value(none()) {}
    Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}
    /// Not null; it may keep alive something larger that the value is part of.
    Shared(std::shared_ptr<const T> value) : m_value(std::move(value)) {}

    const T &operator*() const { return *m_value; }
    const T *operator->() const { return m_value.get(); }
    const std::shared_ptr<const T> &pointer() const { return m_value; }

    T &edit()
    {
        auto own = std::make_shared<T>(*m_value);
        m_value = own;
        return *own;
    }

private:
    static const std::shared_ptr<const T> &none()
    {
        static const auto value = std::make_shared<const T>();
        return value;
    }

    std::shared_ptr<const T> m_value;
};

} // namespace overtake
