// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers as people read them, in the locale's digits and separators, with units: for axes, headlines and tooltips.
// `digits` is the number of significant digits; 0 means as few as show the number exactly (ticks: "1 ms", "50 ms").
// Number and unit are joined by a no-break space.
#pragma once

#include <QLocale>
#include <QString>
#include <string>
#include <utility>

namespace overtake
{

/// "41 ms"; with 2 or 3 digits, from two minutes on "2 min 5 s".
QString secondsText(double seconds, int digits = 2);
/// A unit for all numbers of an axis up to `largest`, which has at least one digit before the point.
struct NumberUnit {
    double factor = 1;
    QString text; ///< "ms", "M/s"
};
NumberUnit secondsUnit(double largest);
NumberUnit rateUnit(double largest);
/// "5 s": how long something will still take, in whole seconds, at least one.
QString leftText(double seconds);
/// "1.8 M samples/s"; an empty item gives "1.8 M/s".
QString rateText(double perSecond, const QString &item, int digits = 2);
/// "16 GFLOP/s", of a unit that is itself a rate: "FLOP/s", "B/s".
QString unitRateText(double perSecond, const QString &unit, int digits = 2);
/// "12": without a unit, so many significant digits.
QString figureText(double value, int digits);
/// Both ends of a range of ratios, with more digits than `least` if these do not tell them from each other and from 1.
std::pair<QString, QString> rangeTexts(double low, double high, int least);
/// "12 %", "5.2 %", "0.030 %": two digits, and from 100 % on whole ones.
QString shareText(double share);
/// "3.2 ×"
QString ratioText(double ratio, int digits = 2);
/// So many that 1.02 is not told as 1.
int fasterDigits(double ratio);
/// "8.0", for "8.0 times as fast": never "1.0" if that is not so. Axes and tables have the sign, sentences words.
QString fasterText(double ratio);
/// The same beside its interval, with so many digits that it lies in it: "103" beside "101 to 105", not "100".
QString fasterText(double ratio, double low, double high);
/// "459,000": whole numbers in full, others with three digits.
QString countText(double value);
/// For ticks: as countText, but "2 M" from a million on.
QString shortCountText(double value);
/// "5; 12": with the space that the language sets before a semicolon.
QString joinedText(const QStringList &items);
/// "11/27/26 14:32:05": a date of a file (ISO 8601), in local time; anything else as it is.
QString dateText(const std::string &date);

} // namespace overtake
