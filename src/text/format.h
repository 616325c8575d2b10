// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers as people read them: three significant digits with a unit, or as many as are asked for, in the C locale. The
// window localises separators.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace overtake
{

std::string formatSeconds(double seconds, int digits = 3); ///< "41 ms", "3.2 us", "2 min 5 s"
/// "1.8 TFLOP/s": of a unit that has a symbol.
std::string formatRate(double perSecond, const std::string &unit, int digits = 3);
/// "459 k samples/s": of a word, in any language.
std::string formatItemRate(double perSecond, const std::string &item, int digits = 3);
std::string formatBytes(std::int64_t bytes);            ///< "1.5 GiB"
std::string formatRatio(double ratio, int digits = 3);  ///< "3.2 x", for tables
std::string formatFactor(double ratio, int digits = 3); ///< "3.2", for sentences: "3.2 times as fast"
std::string formatCount(double value);                  ///< "459 000"
std::string formatFixed(double value, int decimals);    ///< "0.70"
std::string formatHex(std::uint64_t value, int digits); ///< "00a4", of at least so many digits

/// With so many significant digits, so that a unit is chosen for the number that is read (999.7 us is 1 ms).
double roundedTo(double value, int digits);

/// The finite number that the whole text is, in the C locale.
std::optional<double> parsedNumber(std::string_view text);
/// The same, of an environment variable; nothing where there is none.
std::optional<double> numberInVariable(const char *name);

/// Now, in UTC: "2026-11-23T10:11:12Z"
std::string nowInUtc();

/// Significant digits for both ends of a range of ratios: `least`, or as many as tell them from each other and from 1,
/// if 6 are enough for that.
int rangeDigits(double low, double high, int least);

} // namespace overtake
