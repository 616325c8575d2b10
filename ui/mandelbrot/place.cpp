// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/place.h"

#include "program/error.h"
#include "workloads/mandelbrot.h"

#include <QCoreApplication>
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

constexpr double largestSpan = 16;

double magnitude(const MandelbrotPlace &place)
{
    // The orbit itself is of the size of 1: where c is smaller, its rounding still counts.
    return std::max({std::abs(place.x(0)), std::abs(place.x(place.size.width())), std::abs(place.y(0)),
                     std::abs(place.y(place.size.height())), 0.5});
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
    return at(-0.75, 0, span, size);
}

MandelbrotPlace MandelbrotPlace::at(double x, double y, double span, QSize size)
{
    MandelbrotPlace place;
    place.size = size.expandedTo({1, 1});
    place.step = span / place.size.width();
    place.left = std::llround(x / place.step - (place.size.width() - 1) / 2.0);
    place.top = std::llround(y / place.step + (place.size.height() - 1) / 2.0);
    place.chooseIterations();
    return place;
}

MandelbrotPlace MandelbrotPlace::moved(int columns, int rows) const
{
    MandelbrotPlace place = *this;
    place.left -= columns;
    place.top += rows;
    const QPointF middle = place.centre();
    return std::abs(middle.x()) > 4 || std::abs(middle.y()) > 4 ? *this : place;
}

MandelbrotPlace MandelbrotPlace::zoomed(QPointF pixel, double factor) const
{
    MandelbrotPlace place = *this;
    place.step = std::clamp(step * factor, smallestStep(), largestSpan / size.width());
    if (place.step == step)
        return *this;
    const double pointX = (static_cast<double>(left) + pixel.x()) * step;
    const double pointY = (static_cast<double>(top) - pixel.y()) * step;
    place.left = std::llround(pointX / place.step - pixel.x());
    place.top = std::llround(pointY / place.step + pixel.y());
    place.chooseIterations();
    return place;
}

MandelbrotPlace MandelbrotPlace::zoomedTo(const QRectF &box) const
{
    const double factor = std::max(box.width() / size.width(), box.height() / size.height());
    return centredAt(box.center()).zoomed({(size.width() - 1) / 2.0, (size.height() - 1) / 2.0}, factor);
}

MandelbrotPlace MandelbrotPlace::centredAt(QPointF pixel) const
{
    return moved(qRound((size.width() - 1) / 2.0 - pixel.x()), qRound((size.height() - 1) / 2.0 - pixel.y()));
}

MandelbrotPlace MandelbrotPlace::resized(QSize newSize) const
{
    if (newSize == size)
        return *this;
    const QPointF middle = centre();
    MandelbrotPlace place = at(middle.x(), middle.y(), span(), newSize);
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
    // Digits down to a hundredth of a pixel.
    const int digits = std::clamp(2 - static_cast<int>(std::floor(std::log10(place.step))), 2, 18);
    const QPointF middle = place.centre();
    const auto fixed = [digits](double value) {
        QString text = QString::number(value, 'f', digits);
        text.remove(QRegularExpression(QStringLiteral("\\.?0+$")));
        return text == QLatin1String("-0") ? QStringLiteral("0") : text;
    };
    return QStringLiteral("x = %1, y = %2, span = %3, iterations = %4")
        .arg(fixed(middle.x()), fixed(middle.y()), QString::number(place.span(), 'g', 17),
             QString::number(place.iterations));
}

MandelbrotPlace placeFromText(const QString &text, const MandelbrotPlace &now)
{
    static const std::array<QString, 4> keys = {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("span"),
                                                QStringLiteral("iterations")};
    std::array<std::optional<double>, 4> values;
    std::size_t next = 0;
    QString joined = text;
    joined.replace(QRegularExpression(QStringLiteral("\\s*=\\s*")), QStringLiteral("="));
    const QStringList parts = joined.split(QRegularExpression(QStringLiteral("[,;\\s]+")), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const auto equals = part.indexOf(QLatin1Char('='));
        const QString key = equals < 0 ? QString() : part.left(equals).trimmed().toLower();
        const QString word = part.mid(equals + 1).trimmed();
        const auto place = std::find(keys.begin(), keys.end(), key);
        if (equals >= 0 && place == keys.end())
            throw Error(
                Words::tr("'%1' is no coordinate: there are x, y, span and iterations.").arg(key).toStdString());
        const std::size_t index = equals >= 0 ? static_cast<std::size_t>(place - keys.begin()) : next;
        bool isNumber = false;
        const double value = word.toDouble(&isNumber);
        if (!isNumber || !std::isfinite(value))
            throw Error(Words::tr("'%1' is no number.").arg(word).toStdString());
        if (index >= values.size())
            throw Error(Words::tr("There are more than four numbers: x, y, span and iterations.").toStdString());
        values[index] = value;
        next = index + 1;
    }
    if (!values[0] || !values[1])
        throw Error(Words::tr("A place needs at least x and y, as in 'x = -0.75, y = 0, span = 3'.").toStdString());
    if (std::abs(*values[0]) > 4 || std::abs(*values[1]) > 4)
        throw Error(Words::tr("x and y must lie between -4 and 4: nothing of the set is outside.").toStdString());
    const double span = values[2].value_or(now.span());
    if (!(span > 0))
        throw Error(Words::tr("The span must be greater than 0.").toStdString());
    if (span > largestSpan)
        throw Error(Words::tr("The span can be %1 at most.").arg(largestSpan).toStdString());
    MandelbrotPlace place = MandelbrotPlace::at(*values[0], *values[1], span, now.size);
    if (place.step < place.smallestStep())
        throw Error(Words::tr("The span is too small: float64 cannot tell the pixels apart below %1.")
                        .arg(QString::number(place.smallestStep() * place.size.width(), 'g', 2))
                        .toStdString());
    if (values[3]) {
        if (*values[3] < 1 || *values[3] > mandelbrotMostIterations)
            throw Error(Words::tr("There can be 1 to %1 iterations.").arg(mandelbrotMostIterations).toStdString());
        if (static_cast<int>(*values[3]) != place.iterations)
            place = place.withIterations(static_cast<int>(*values[3]));
    }
    return place;
}

} // namespace overtake
