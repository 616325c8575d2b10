// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/number_text.h"

#include "text/format.h"
#include "words/chart_words.h"

#include <QChar>
#include <QDateTime>
#include <algorithm>
#include <array>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int mostDigits = 6;

int decimalsFor(double value, int digits)
{
    const int decimals = digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    return std::max(decimals, 0);
}

/// The value that `number` shows.
double asShown(double value, int digits)
{
    return roundedTo(value, digits > 0 ? digits : mostDigits);
}

QString number(double value, int digits)
{
    if (value == 0)
        return QLocale().toString(0);
    if (digits > 0)
        return QLocale().toString(value, 'f', decimalsFor(value, digits));
    return QLocale().toString(roundedTo(value, mostDigits), 'f', QLocale::FloatingPointShortest);
}

QString joined(const QString &value, const QString &unit)
{
    return value + QChar(QChar::Nbsp) + unit;
}

struct Prefix {
    double factor;
    const char *text;
};
constexpr std::array<Prefix, 5> ratePrefixes{{{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}, {1, ""}}};
constexpr std::array<Prefix, 4> timeUnits{{{1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}, {1e-9, "ns"}}};

/// The largest that `value` has at least once, or the smallest.
template <std::size_t count>
const Prefix &prefixFor(double value, const std::array<Prefix, count> &prefixes)
{
    return *std::find_if(prefixes.begin(), prefixes.end() - 1,
                         [value](const Prefix &one) { return std::abs(value) >= one.factor * (1 - 1e-9); });
}

QString longTime(double seconds)
{
    const auto whole = static_cast<qlonglong>(std::llround(seconds));
    const auto part = [](qlonglong value, const char *unit) {
        return joined(QLocale().toString(value), QString::fromLatin1(unit));
    };
    const QChar space(QChar::Nbsp);
    if (whole < 3600)
        return part(whole / 60, "min") + (whole % 60 != 0 ? space + part(whole % 60, "s") : QString());
    const qlonglong minutes = std::llround(seconds / 60);
    return part(minutes / 60, "h") + (minutes % 60 != 0 ? space + part(minutes % 60, "min") : QString());
}

} // namespace

QString secondsText(double seconds, int digits)
{
    const double value = asShown(seconds, digits); // 999.6 us becomes 1.0 ms, not 1000 us
    if ((digits == 2 || digits == 3) && std::isfinite(seconds) && seconds >= 120)
        return longTime(seconds);
    const Prefix &unit = prefixFor(value, timeUnits);
    return joined(number(value / unit.factor, digits), QString::fromUtf8(unit.text));
}

NumberUnit secondsUnit(double largest)
{
    const Prefix &unit = prefixFor(largest, timeUnits);
    return {unit.factor, QString::fromUtf8(unit.text)};
}

NumberUnit rateUnit(double largest)
{
    const Prefix &prefix = prefixFor(largest, ratePrefixes);
    return {prefix.factor, QString::fromLatin1(prefix.text) + QStringLiteral("/s")};
}

QString leftText(double seconds)
{
    const double whole = std::max(1.0, std::round(seconds));
    return whole < 120 ? joined(QLocale().toString(whole, 'f', 0), QStringLiteral("s")) : longTime(whole);
}

QString rateText(double perSecond, const QString &item, int digits)
{
    const double value = asShown(perSecond, digits);
    const QString per = item.isEmpty() ? QStringLiteral("/s") : item + QStringLiteral("/s");
    const Prefix &prefix = prefixFor(value, ratePrefixes);
    const QString text = number(value / prefix.factor, digits);
    const QString letter = QString::fromLatin1(prefix.text);
    if (letter.isEmpty() && item.isEmpty())
        return text + per;
    return joined(text, letter.isEmpty() || item.isEmpty() ? letter + per : joined(letter, per));
}

QString unitRateText(double perSecond, const QString &unit, int digits)
{
    return rateText(perSecond, QString(), digits).replace(QStringLiteral("/s"), unit);
}

QString figureText(double value, int digits)
{
    return number(asShown(value, digits), digits);
}

std::pair<QString, QString> rangeTexts(double low, double high, int least)
{
    const int digits = rangeDigits(low, high, least);
    return {figureText(low, digits), figureText(high, digits)};
}

QString shareText(double share)
{
    const double percent = 100 * share;
    const QString number = std::abs(percent) < 99.5 ? figureText(percent, 2) : QLocale().toString(percent, 'f', 0);
    return ChartWords::tr("%1 %", "a share").replace(QLatin1Char(' '), QChar(QChar::Nbsp)).arg(number);
}

QString ratioText(double ratio, int digits)
{
    return joined(figureText(ratio, digits), QStringLiteral("×"));
}

int fasterDigits(double ratio)
{
    return ratio >= 0.995 && ratio < 1.095 ? 3 : 2;
}

QString fasterText(double ratio)
{
    return figureText(ratio, fasterDigits(ratio));
}

QString fasterText(double ratio, double low, double high)
{
    constexpr int most = 3; // as many as intervals have
    int digits = fasterDigits(ratio);
    const auto leaves = [&](double shown) { return shown < low || shown > high; };
    while (digits < most && !leaves(ratio) && leaves(roundedTo(ratio, digits)))
        ++digits;
    return figureText(ratio, digits);
}

QString countText(double value)
{
    const double whole = std::round(value);
    if (std::abs(value - whole) <= 1e-9 * std::abs(value))
        return QLocale().toString(whole, 'f', 0);
    return number(roundedTo(value, 3), 3);
}

QString shortCountText(double value)
{
    if (std::abs(value) >= 1e9)
        return joined(number(value / 1e9, 0), QStringLiteral("G"));
    if (std::abs(value) >= 1e6)
        return joined(number(value / 1e6, 0), QStringLiteral("M"));
    return number(value, 0);
}

QString joinedText(const QStringList &items)
{
    QString all = items.value(0);
    for (qsizetype i = 1; i < items.size(); ++i)
        all = ChartWords::tr("%1; %2", "items of a list").arg(all, items[i]);
    return all;
}

QString dateText(const std::string &date)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(date), Qt::ISODate);
    if (!when.isValid())
        return QString::fromStdString(date);
    const QDateTime here = when.toLocalTime();
    return QLocale().toString(here.date(), QLocale::ShortFormat) + here.time().toString(QStringLiteral(" HH:mm:ss"));
}

} // namespace overtake
