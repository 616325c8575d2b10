// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/place_text.h"

#include "words/number_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace overtake
{
namespace
{

struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(Place)
};

/// One is no plural: "hidden neurons = 1".
NumberReading readingAt(const NumberName &name, double value)
{
    return name.reading == NumberReading::Counted && value == 1 ? NumberReading::Symbol : name.reading;
}

} // namespace

NumberReading readingOf(const std::string &label)
{
    const QStringList words = QString::fromStdString(label).split(QLatin1Char(' '));
    if (words.size() > 1 && words.back().size() == 1)
        return NumberReading::Symbol;
    // No plural of the tables is formed otherwise: "samples", "steps until the lowest rate".
    const bool isPlural =
        std::ranges::any_of(words, [](const QString &word) { return word.endsWith(QLatin1Char('s')); });
    return isPlural ? NumberReading::Counted : NumberReading::Named;
}

QString placeText(const NumberName &name, double value)
{
    const NumberReading reading = readingAt(name, value);
    const QString text = reading == NumberReading::Counted ? PlaceWords::tr("%1 %2", "500, hidden neurons")
                         : reading == NumberReading::Named ? PlaceWords::tr("%2 %1", "32, batch size")
                                                           : PlaceWords::tr("%2 = %1", "16, size n");
    return text.arg(countText(value), name.label);
}

QString atPlaceText(const NumberName &name, double value)
{
    const NumberReading reading = readingAt(name, value);
    const QString text = reading == NumberReading::Counted ? PlaceWords::tr("at %1 %2", "500, hidden neurons")
                         : reading == NumberReading::Named ? PlaceWords::tr("at %2 %1", "32, batch size")
                                                           : PlaceWords::tr("at %2 = %1", "16, size n");
    return text.arg(countText(value), name.label);
}

QString betweenPlacesText(const NumberName &name, double low, double high)
{
    const QString text =
        name.reading == NumberReading::Counted ? PlaceWords::tr("between %1 and %2 %3", "128, 256, hidden neurons")
        : name.reading == NumberReading::Named ? PlaceWords::tr("between %3 %1 and %2", "16, 32, batch size")
                                               : PlaceWords::tr("between %3 = %1 and %2", "16, 32, size n");
    return text.arg(countText(low), countText(high), name.label);
}

QString placesText(const NumberName &name, double low, double high)
{
    const QString text =
        name.reading == NumberReading::Counted ? PlaceWords::tr("from %1 to %2 %3", "5, 2000, hidden neurons")
        : name.reading == NumberReading::Named ? PlaceWords::tr("from %3 %1 to %2", "16, 32, batch size")
                                               : PlaceWords::tr("from %3 = %1 to %2", "16, 32, size n");
    return text.arg(countText(low), countText(high), name.label);
}

} // namespace overtake
