// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/place.h"

#include "text/error.h"
#include "workloads/mandelbrot.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MandelbrotPlace)
};

struct PlaceNames {
    Q_DECLARE_TR_FUNCTIONS(Places)
};

constexpr double largestSpan = 16;
constexpr int digitsOfSpan = 6; ///< digits left by zooming: enough for the eye, and short to copy
constexpr int digitsOfDouble = 17;

double magnitude(const MandelbrotPlace &place)
{
    // The orbit itself is of the size of 1: where c is smaller, its rounding still counts.
    return std::max({std::abs(place.x(0)), std::abs(place.x(place.size.width())), std::abs(place.y(0)),
                     std::abs(place.y(place.size.height())), 0.5});
}

/// Not below `span`, with few digits.
double roundedUp(double span)
{
    const int exponent = static_cast<int>(std::floor(std::log10(span))) - digitsOfSpan + 1;
    const auto digits = static_cast<qlonglong>(std::ceil(span / std::pow(10, exponent) * (1 - 1e-12)));
    return QStringLiteral("%1e%2").arg(digits).arg(exponent).toDouble();
}

/// The shortest number that, as the span of a place of this size, gives the very same step.
QString spanText(const MandelbrotPlace &place)
{
    QString text;
    for (int digits = 1; digits <= digitsOfDouble; ++digits) {
        text = QString::number(place.span(), 'g', digits);
        if (text.toDouble() / place.size.width() == place.step)
            break;
    }
    return text;
}

std::int64_t leftFor(double x, double step, int width)
{
    return std::llround(x / step - (width - 1) / 2.0);
}

std::int64_t topFor(double y, double step, int height)
{
    return std::llround(y / step + (height - 1) / 2.0);
}

/// The fewest decimals of `value` that still lead to the place.
template <typename IsThere>
QString coordinateText(double value, double step, const IsThere &isThere)
{
    const int most = std::clamp(2 - static_cast<int>(std::floor(std::log10(step))), 2, 18); // a hundredth of a pixel
    QString text;
    for (int decimals = 0; decimals <= most; ++decimals) {
        text = QString::number(value, 'f', decimals);
        if (isThere(text.toDouble()))
            break;
    }
    return text.toDouble() == 0 ? QStringLiteral("0") : text;
}

} // namespace

QPointF MandelbrotPlace::centre() const
{
    return {x(0) + step * (size.width() - 1) / 2, y(0) - step * (size.height() - 1) / 2};
}

MandelbrotPlace MandelbrotPlace::home(QSize size)
{
    // 3 by 2.5 around -0.75, as in the reference case.
    const double span = std::max(3.0, 2.5 * size.width() / std::max(size.height(), 1));
    return at(-0.75, 0, std::ceil(100 * span - 1e-6) / 100, size);
}

MandelbrotPlace MandelbrotPlace::at(double x, double y, double span, QSize size)
{
    MandelbrotPlace place;
    place.size = size.expandedTo({1, 1});
    place.step = span / place.size.width();
    place.left = leftFor(x, place.step, place.size.width());
    place.top = topFor(y, place.step, place.size.height());
    place.chooseIterations();
    return place;
}

MandelbrotPlace MandelbrotPlace::moved(int columns, int rows) const
{
    MandelbrotPlace place = *this;
    place.left -= columns;
    place.top += rows;
    place.keepInside();
    return place;
}

void MandelbrotPlace::keepInside()
{
    static constexpr double most = 4; // nothing of the set is outside
    const auto excess = [this](double middle) {
        const double outside = middle - std::clamp(middle, -most, most);
        return static_cast<std::int64_t>(std::copysign(std::ceil(std::abs(outside) / step), outside));
    };
    const QPointF middle = centre();
    left -= excess(middle.x());
    top -= excess(middle.y());
}

MandelbrotPlace MandelbrotPlace::zoomed(QPointF pixel, double factor) const
{
    MandelbrotPlace place = *this;
    const double span = size.width() * std::clamp(step * factor, smallestStep(), largestSpan / size.width());
    place.step = roundedUp(span) / size.width();
    if (place.step == step)
        return *this;
    const double pointX = (static_cast<double>(left) + pixel.x()) * step;
    const double pointY = (static_cast<double>(top) - pixel.y()) * step;
    place.left = std::llround(pointX / place.step - pixel.x());
    place.top = std::llround(pointY / place.step + pixel.y());
    place.keepInside();
    place.chooseIterations();
    return place;
}

MandelbrotPlace MandelbrotPlace::zoomedTo(const QRectF &box) const
{
    const double factor = std::max(box.width() / size.width(), box.height() / size.height());
    const QPointF middle((size.width() - 1) / 2.0, (size.height() - 1) / 2.0);
    const QPointF way = middle - box.center();
    return moved(qRound(way.x()), qRound(way.y())).zoomed(middle, factor);
}

MandelbrotPlace MandelbrotPlace::resized(QSize newSize) const
{
    if (newSize == size)
        return *this;
    const QPointF middle = centre();
    const MandelbrotPlace whole = home(size);
    const bool isHome = left == whole.left && top == whole.top && step == whole.step;
    MandelbrotPlace place = isHome ? home(newSize) : at(middle.x(), middle.y(), spanText(*this).toDouble(), newSize);
    place.chosenIterations = chosenIterations;
    place.iterations = iterations;
    return place;
}

MandelbrotPlace MandelbrotPlace::withIterations(int count) const
{
    MandelbrotPlace place = *this;
    place.chosenIterations = count <= 0;
    place.iterations = count;
    place.chooseIterations();
    return place;
}

bool MandelbrotPlace::needsDouble() const
{
    return step < magnitude(*this) * 0x1p-20; // some bits more than merging takes: the iteration loses them
}

double MandelbrotPlace::smallestStep() const
{
    return magnitude(*this) * 0x1p-50;
}

void MandelbrotPlace::chooseIterations()
{
    // A detail half as large takes about as many iterations more.
    if (chosenIterations)
        iterations = static_cast<int>(400 + 130 * std::max(0.0, std::log2(3 / span())));
}

QString toText(const MandelbrotPlace &place)
{
    const QPointF middle = place.centre();
    const QSize size = place.size;
    const QString x = coordinateText(
        middle.x(), place.step, [&](double value) { return leftFor(value, place.step, size.width()) == place.left; });
    const QString y = coordinateText(
        middle.y(), place.step, [&](double value) { return topFor(value, place.step, size.height()) == place.top; });
    return QStringLiteral("x = %1, y = %2, span = %3, iterations = %4")
        .arg(x, y, spanText(place), QString::number(place.iterations));
}

MandelbrotPlace placeFromText(const QString &text, const MandelbrotPlace &now)
{
    static const std::array<QString, 4> keys = {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("span"),
                                                QStringLiteral("iterations")};
    std::array<std::optional<double>, 4> values;
    std::size_t next = 0;
    QString joined = text;
    // "-0,75 0,1": as numbers are written where the comma is the decimal point, if other signs part them.
    static const QRegularExpression separator(QStringLiteral("[;\\s]"));
    if (QLocale().decimalPoint() == QLatin1String(",") && !text.contains(QLatin1Char('.')) &&
        text.trimmed().contains(separator))
        joined.replace(QRegularExpression(QStringLiteral("(\\d),(\\d)")), QStringLiteral("\\1.\\2"));
    joined.replace(QRegularExpression(QStringLiteral("\\s*=\\s*")), QStringLiteral("="));
    const QStringList parts = joined.split(QRegularExpression(QStringLiteral("[,;\\s]+")), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const auto equals = part.indexOf(QLatin1Char('='));
        const QString key = equals < 0 ? QString() : part.left(equals).trimmed().toLower();
        const QString word = part.mid(equals + 1).trimmed();
        const auto place = std::ranges::find(keys, key);
        if (equals >= 0 && place == keys.end())
            throw Error(
                Words::tr("'%1' is not a coordinate: there are x, y, span and iterations.").arg(key).toStdString());
        const std::size_t index = equals >= 0 ? static_cast<std::size_t>(place - keys.begin()) : next;
        bool isNumber = false;
        const double value = word.toDouble(&isNumber);
        if (!isNumber || !std::isfinite(value))
            throw Error(Words::tr("'%1' is not a number.").arg(word).toStdString());
        if (index >= values.size())
            throw Error(Words::tr("There are more than four numbers: x, y, span and iterations.").toStdString());
        values[index] = value;
        next = index + 1;
    }
    if (!values[0] || !values[1])
        throw Error(Words::tr("A place needs at least x and y, as in 'x = -0.75, y = 0, span = 3'.").toStdString());
    if (std::abs(*values[0]) > 4 || std::abs(*values[1]) > 4)
        throw Error(
            Words::tr("x and y must lie between -4 and 4, because nothing of the set is outside.").toStdString());
    const double span = values[2].value_or(now.span());
    if (!(span > 0))
        throw Error(Words::tr("The span must be greater than 0.").toStdString());
    if (span > largestSpan)
        throw Error(Words::tr("The span can be %1 at most.").arg(largestSpan).toStdString());
    MandelbrotPlace place = MandelbrotPlace::at(*values[0], *values[1], span, now.size);
    if (place.step < place.smallestStep())
        throw Error(Words::tr("The span is too small: float64 cannot tell the pixels apart below %1.")
                        .arg(QString::number(1.05 * place.smallestStep() * place.size.width(), 'g', 2)) // up, not down
                        .toStdString());
    if (values[3]) {
        if (*values[3] < 1 || *values[3] > mandelbrotMostIterations || *values[3] != std::floor(*values[3]))
            throw Error(Words::tr("There can be 1 to %L1 iterations.").arg(mandelbrotMostIterations).toStdString());
        if (static_cast<int>(*values[3]) != place.iterations)
            place = place.withIterations(static_cast<int>(*values[3]));
    }
    return place;
}

std::vector<WellKnownPlace> wellKnownPlaces()
{
    return {
        {PlaceNames::tr("Seahorse valley"), QStringLiteral("x = -0.7436, y = 0.1318, span = 0.012")},
        {PlaceNames::tr("Elephant valley"), QStringLiteral("x = 0.2825, y = 0.0075, span = 0.02")},
        {PlaceNames::tr("Triple spiral"), QStringLiteral("x = -0.088, y = 0.654, span = 0.012")},
        {PlaceNames::tr("Small copy on the needle"), QStringLiteral("x = -1.7687, y = -0.0017, span = 0.008")},
        {PlaceNames::tr("Deep in the seahorse's tail (float64)"),
         QStringLiteral("x = -0.743643887037151, y = 0.131825904205330, span = 1e-10, iterations = 4000")},
    };
}

} // namespace overtake
