// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The attributes of an operation: a plain value of the type that the operation declares in src/operations. Nothing here
// knows any of these types. Immutable and cheap to copy; any thread may read it.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace overtake
{

/// A plain struct that can be compared.
template <typename T>
concept PlainAttributes = std::is_aggregate_v<T> && std::equality_comparable<T>;

class Attributes
{
public:
    /// None: each type reads its defaults.
    Attributes() = default;
    // Implicit, so that a builder takes them as they are: append(MatMul, {a, b}, MatMulAttributes{.transposeB = true}).
    template <PlainAttributes T>
    Attributes(T value) : m_value(std::make_shared<const Value<T>>(std::move(value)))
    {
    }

    /// Throws std::bad_cast where they are of another type.
    template <typename T>
    const T &as() const
    {
        static const T defaults{};
        return m_value ? dynamic_cast<const Value<T> &>(*m_value).value : defaults;
    }

    /// Whether type and values are the same; none are the defaults of any type.
    friend bool operator==(const Attributes &a, const Attributes &b)
    {
        if (a.m_value)
            return a.m_value->equals(b.m_value.get());
        return !b.m_value || b.m_value->equals(nullptr);
    }

private:
    struct AnyValue {
        virtual ~AnyValue() = default;
        virtual bool equals(const AnyValue *other) const = 0; ///< null: the defaults
    };

    template <typename T>
    struct Value final : AnyValue {
        explicit Value(T given) : value(std::move(given)) {}
        bool equals(const AnyValue *other) const override
        {
            if (!other)
                return value == T();
            const auto *same = dynamic_cast<const Value *>(other);
            return same && value == same->value;
        }

        T value;
    };

    std::shared_ptr<const AnyValue> m_value;
};

} // namespace overtake
