// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/picture_file.h"

#include "mandelbrot/place_run.h"
#include "text/error.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PictureFile)
};

constexpr const char *placeKey = "overtake:place";
constexpr std::int64_t pointsPerBand = 1 << 20;         // some 50 MB of counts, coordinates and colours
constexpr std::int64_t iterationsPerStep = 300'000'000; // at most: so long a stop can wait

} // namespace

PngTexts textsOf(const MandelbrotPlace &place)
{
    return {{"Software", "Overtake"},
            {"Title", "Mandelbrot set"},
            {placeKey, toText(place).toStdString()},
            {"overtake:iterations", std::to_string(place.iterations)},
            {"overtake:precision", place.needsDouble() ? "float64" : "float32"}};
}

void writePicture(const QString &path, const RenderRequest &request, const EngineRegistry &engines,
                  const std::function<void(double)> &progress, std::stop_token stop)
{
    const MandelbrotPlace &place = request.place;
    const int width = place.size.width();
    const int height = place.size.height();
    if (width > mostPictureSide || height > mostPictureSide || width < 1 || height < 1)
        throw Error(Words::tr("An image can have 1 to %1 pixels per side.").arg(mostPictureSide).toStdString());
    const auto turn = engines.turns().take(stop);
    const auto band = static_cast<int>(std::clamp<std::int64_t>(pointsPerBand / width, 1, height));
    // The relief's contrast is that of the whole picture, so all is computed twice. A slope needs its neighbours.
    const bool relief = request.look.relief;
    const int passes = relief ? 2 : 1;
    const int neighbours = relief ? 1 : 0;
    const auto advance = [&](int pass, int row) {
        throwIfStopped(stop);
        if (progress)
            progress((pass + static_cast<double>(row) / height) / passes);
    };
    const Palette &palette = paletteByName(request.look.palette.toStdString());
    const FlatColours flat(palette, request.look.phase);
    const HillShade shade(palette);
    ReliefRange range;
    PngWriter writer(path.toStdString(), width, height, textsOf(place));
    std::vector<Colour> colours(static_cast<std::size_t>(band) * static_cast<std::size_t>(width));
    for (int pass = 0; pass < passes; ++pass) {
        for (int first = 0; first < height; first += band) {
            advance(pass, first);
            const int last = std::min(height, first + band);
            const int above = std::max(0, first - neighbours);
            const int below = std::min(height, last + neighbours);
            const std::int64_t rows = iterationsPerStep / (static_cast<std::int64_t>(width) * place.iterations);
            PlaceRun run(engines, request.use, place, {0, above, width, below - above},
                         std::clamp<std::int64_t>(rows, 1, below - above), request.shortcuts);
            std::vector<float> smooth;
            for (std::int64_t step = 0; step < run.steps(); ++step) {
                throwIfStopped(stop);
                run.run(step);
                const std::vector<float> part = run.readWhole(step).smooth;
                smooth.insert(smooth.end(), part.begin(), part.end());
            }
            if (relief)
                for (float &value : smooth)
                    value = std::abs(value);
            if (pass + 1 < passes) {
                const ReliefRange part = shade.range(smooth.data(), width, below - above, first - above, last - above);
                first == 0 ? range = part : (range.include(part), range);
                continue;
            }
            if (relief)
                shade.colour(smooth.data(), width, below - above, first - above, last - above, range, colours.data());
            else
                flat.colour(smooth.data(), static_cast<std::int64_t>(smooth.size()), colours.data());
            for (int row = 0; row < last - first; ++row)
                writer.writeRow(colours.data() + static_cast<std::ptrdiff_t>(row) * width);
        }
    }
    advance(passes - 1, height);
    writer.finish();
}

Sheet computedSheet(const EngineRegistry &engines, const RenderRequest &request)
{
    ComputedPicture computed;
    computed.mostSide = mostPictureSide;
    computed.note = Words::tr(
        "The image is computed again at this size, in bands that need little memory. Its place is kept in the file.");
    computed.obstacle = [&engines] { return engines.turns().tryTake() ? QString() : JobThread::waitingText(); };
    computed.write = [&engines, request](const QString &path, QSize size, const std::function<void(double)> &progress,
                                         const std::stop_token &stop) {
        RenderRequest sized = request;
        sized.place = request.place.resized(size);
        writePicture(path, sized, engines, progress, stop);
    };
    Picture picture;
    picture.size = request.place.size;
    picture.computed = std::move(computed);
    return {QStringLiteral("mandelbrot"), QStringLiteral("mandelbrot"), {picture}, {}};
}

QString placeTextOf(const QString &path)
{
    const PngTexts texts = readPngTexts(path.toStdString());
    const auto text = texts.find(placeKey);
    if (text == texts.end())
        throw Error(
            Words::tr("'%1' contains no place: it was not saved by the Mandelbrot viewer.").arg(path).toStdString());
    return QString::fromStdString(text->second);
}

} // namespace overtake
