// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ctime>

namespace overtake
{
namespace
{

const char *const unknownText = "unknown";

/// Leaves zeros at the end out.
std::string fixed(double value, int decimals)
{
    std::string text = formatFixed(value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.')
            text.pop_back();
    }
    return text;
}

std::string significant(double value, int digits)
{
    const double magnitude = std::abs(roundedTo(value, digits));
    if (magnitude >= std::pow(10.0, digits))
        return formatCount(roundedTo(value, digits));
    if (magnitude == 0)
        return "0";
    return fixed(value, std::max(0, digits - 1 - static_cast<int>(std::floor(std::log10(magnitude) + 1e-9))));
}

struct Prefix {
    double factor;
    const char *text;
};

/// The largest of `prefixes`, the first of which is the largest, that fits into the magnitude; else the last.
template <std::size_t count>
const Prefix &prefixFor(double magnitude, const std::array<Prefix, count> &prefixes)
{
    for (const Prefix &prefix : prefixes)
        if (magnitude >= prefix.factor * (1 - 1e-12))
            return prefix;
    return prefixes.back();
}

/// `gap`: between the prefix, where there is one, and the unit.
std::string prefixed(double perSecond, const std::string &unit, int digits, const char *gap)
{
    if (!std::isfinite(perSecond))
        return unknownText;
    static const std::array<Prefix, 6> prefixes{
        {{1e15, "P"}, {1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {1, ""}}};
    const Prefix &prefix = prefixFor(std::abs(roundedTo(perSecond, digits)), prefixes);
    return significant(perSecond / prefix.factor, digits) + " " + prefix.text + (*prefix.text == '\0' ? "" : gap) +
           unit;
}

std::string twoUnits(std::int64_t small, std::int64_t perBig, const char *bigUnit, const char *smallUnit)
{
    const std::string big = std::to_string(small / perBig) + " " + bigUnit;
    return small % perBig == 0 ? big : big + " " + std::to_string(small % perBig) + " " + smallUnit;
}

} // namespace

std::string formatSeconds(double seconds, int digits)
{
    if (!std::isfinite(seconds))
        return unknownText;
    const double magnitude = std::abs(roundedTo(seconds, digits));
    if (magnitude == 0)
        return "0 s";
    if (magnitude >= 60) {
        const std::string sign = seconds < 0 ? "-" : "";
        const double absolute = std::abs(seconds);
        if (absolute < 3600 - 0.5)
            return sign + twoUnits(std::llround(absolute), 60, "min", "s");
        if (absolute < 24.0 * 3600)
            return sign + twoUnits(std::llround(absolute / 60), 60, "h", "min");
        return sign + formatCount(std::round(absolute / 3600)) + " h";
    }
    static const std::array<Prefix, 4> units{{{1, "s"}, {1e-3, "ms"}, {1e-6, "us"}, {1e-9, "ns"}}};
    const Prefix &unit = prefixFor(magnitude, units);
    return significant(seconds / unit.factor, digits) + " " + unit.text;
}

std::string formatRate(double perSecond, const std::string &unit, int digits)
{
    return prefixed(perSecond, unit, digits, "");
}

std::string formatItemRate(double perSecond, const std::string &item, int digits)
{
    return prefixed(perSecond, item + "/s", digits, " ");
}

std::string formatBytes(std::int64_t bytes)
{
    static const std::array<Prefix, 5> units{
        {{0x1p50, "PiB"}, {0x1p40, "TiB"}, {0x1p30, "GiB"}, {0x1p20, "MiB"}, {0x1p10, "KiB"}}};
    const double value = static_cast<double>(bytes);
    for (const Prefix &unit : units)
        if (std::abs(value) >= unit.factor)
            return significant(value / unit.factor, 3) + " " + unit.text;
    return std::to_string(bytes) + " B";
}

std::string formatRatio(double ratio, int digits)
{
    return std::isfinite(ratio) ? significant(ratio, digits) + " x" : unknownText;
}

std::string formatFactor(double ratio, int digits)
{
    return std::isfinite(ratio) ? significant(ratio, digits) : unknownText;
}

std::string formatCount(double value)
{
    if (!std::isfinite(value))
        return unknownText;
    if (value != std::round(value) && std::abs(value) < 1000) {
        std::array<char, 32> buffer{};
        const auto end =
            std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 6).ptr;
        return {buffer.data(), end};
    }
    std::string text = fixed(value, 0);
    const std::size_t firstDigit = value < 0 ? 1 : 0;
    for (std::size_t place = text.size(); place > firstDigit + 3;) {
        place -= 3;
        text.insert(place, 1, ' ');
    }
    return text;
}

std::string formatFixed(double value, int decimals)
{
    std::array<char, 400> buffer{}; // the largest double has 309 digits before the point
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals).ptr;
    return {buffer.data(), end};
}

std::string formatHex(std::uint64_t value, int digits)
{
    std::array<char, 16> buffer{};
    const std::string text(buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, 16).ptr);
    return std::string(std::max(static_cast<std::size_t>(digits), text.size()) - text.size(), '0') + text;
}

double roundedTo(double value, int digits)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const int places = digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double power = std::pow(10.0, std::abs(places)); // a whole power is exact, a fraction is not
    if (!std::isfinite(power))
        return value;
    return places >= 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

std::optional<double> parsedNumber(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<double> numberInVariable(const char *name)
{
    const char *text = std::getenv(name);
    return text ? parsedNumber(text) : std::nullopt;
}

std::string nowInUtc()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts = {};
    ::gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

int rangeDigits(double low, double high, int least)
{
    const auto digitsToTell = [least](double one, double from) {
        constexpr int most = 6;
        for (int digits = least; digits <= most; ++digits)
            if (std::abs(roundedTo(one, digits) - roundedTo(from, digits)) > 1e-9 * std::abs(from))
                return digits;
        return least;
    };
    return std::max({digitsToTell(low, 1), digitsToTell(high, 1), digitsToTell(low, high)});
}

} // namespace overtake
