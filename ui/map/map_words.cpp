// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/map_picture.h"
#include "measure/compare/doubt.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace overtake
{
namespace
{

struct MapSentences {
    Q_DECLARE_TR_FUNCTIONS(Map)
};

const MapPoint &nearestMapPoint(const MapDrawing &drawing, double first, double second)
{
    const double a = indexAt(drawing.map->first.values, first);
    const double b = indexAt(drawing.map->second.values, second);
    const auto distance = [&](const MapPoint &point) {
        const double right = static_cast<double>(point.a) - a;
        const double up = static_cast<double>(point.b) - b;
        return right * right + up * up;
    };
    return *std::ranges::min_element(drawing.map->points, {}, distance);
}

} // namespace

QString mapTitle(const MapDrawing &drawing)
{
    return MapSentences::tr("Speed-up of %1 over %2", "engine, engine").arg(drawing.other, drawing.base);
}

QString mapLegend()
{
    return MapSentences::tr(
        "Solid line: crossover. Between the dashed lines it is too close to call. Dots: measured. Crosses: "
        "failed. Hatched: not measured.");
}

QString mapPointText(const MapDrawing &drawing, double first, double second)
{
    if (drawing.isEmpty())
        return {};
    const MapPoint &point = nearestMapPoint(drawing, first, second);
    const QString place = MapSentences::tr("%1 %2, %3 %4", "axis, value, axis, value")
                              .arg(drawing.firstLabel, countText(drawing.map->first.values[point.a]),
                                   drawing.secondLabel, countText(drawing.map->second.values[point.b]));
    const SpeedUp &speedUp = point.comparison.speedUps[drawing.engine];
    const QString provisional =
        speedUp.doubt == Doubt::None
            ? QString()
            : QLatin1Char('\n') + QCoreApplication::translate("Headline", "Provisional: %1", "a sentence")
                                      .arg(coreMessage(doubtText(speedUp.doubt)));
    const auto sentence = [&](const QString &engine, double ratio, double low, double high) {
        const auto [least, most] = rangeTexts(low, high, 2);
        return MapSentences::tr("%1: %2 is %3 times as fast (%4 to %5)", "place, engine, numbers")
                   .arg(place, engine, fasterText(ratio, low, high), least, most) +
               provisional;
    };
    switch (speedUp.leaning()) {
    case Verdict::OtherFaster:
        return sentence(drawing.other, speedUp.median, speedUp.ci95.low, speedUp.ci95.high);
    case Verdict::BaseFaster:
        return sentence(drawing.base, 1 / speedUp.median, 1 / speedUp.ci95.high, 1 / speedUp.ci95.low);
    case Verdict::TooClose: {
        const auto [least, most] = rangeTexts(speedUp.ci95.low, speedUp.ci95.high, 2);
        return MapSentences::tr("%1: too close to call (%2 to %3 times as fast)", "place, numbers")
                   .arg(place, least, most) +
               provisional;
    }
    case Verdict::Unknown:
        break;
    }
    for (const Measurement &one : point.comparison.measurements)
        if (!one.hasTime())
            return QStringLiteral("%1: %2").arg(place, coreMessage(one.reason));
    return place;
}

FigureTable mapTable(const MapDrawing &drawing)
{
    FigureTable table;
    if (!drawing.map)
        return table;
    table.columns = {{drawing.firstLabel}, {drawing.secondLabel}, {mapTitle(drawing)}};
    for (const MapPoint &point : drawing.map->points) {
        const SpeedUp &speedUp = point.comparison.speedUps[drawing.engine];
        const double first = drawing.map->first.values[point.a];
        const double second = drawing.map->second.values[point.b];
        auto &row = table.rows.emplace_back();
        row = {{countText(first), first}, {countText(second), second}, {ChartWords::tr("failed")}};
        if (!speedUp.hasRatio())
            continue;
        row.back() = {ratioText(speedUp.median, fasterDigits(speedUp.median)), speedUp.median,
                      speedUp.doubt == Doubt::None ? QString() : MapSentences::tr("provisional")};
    }
    return table;
}

QString mapDescription(const MapDrawing &drawing)
{
    if (drawing.isEmpty())
        return {};
    std::map<Verdict, int> places;
    int doubted = 0;
    for (const MapPoint &point : drawing.map->points) {
        const SpeedUp &speedUp = point.comparison.speedUps[drawing.engine];
        ++places[speedUp.verdict];
        doubted += speedUp.doubt != Doubt::None ? 1 : 0;
    }
    const QString text =
        MapSentences::tr(
            "%1, over %2 and %3. Points measured: %4. %5 is faster at %6 of them, %7 at %8; too close to call at %9.")
            .arg(mapTitle(drawing), drawing.firstLabel, drawing.secondLabel,
                 QString::number(drawing.map->points.size()), drawing.other,
                 QString::number(places[Verdict::OtherFaster]), drawing.base,
                 QString::number(places[Verdict::BaseFaster]), QString::number(places[Verdict::TooClose]));
    if (doubted == 0)
        return text;
    return text + QLatin1Char(' ') +
           (doubted == 1 ? MapSentences::tr("1 of them has no verdict yet.")
                         : MapSentences::tr("%1 of them have no verdict yet.").arg(doubted));
}

} // namespace overtake
