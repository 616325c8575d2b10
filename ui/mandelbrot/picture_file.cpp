// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/picture_file.h"

#include "picture/smooth_count.h"
#include "text/error.h"
#include "workloads/mandelbrot.h"

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
constexpr std::int64_t pointsPerBand = 1 << 20; // some 50 MB of counts, coordinates and colours

/// Smooth counts of any rows of the picture, computed anew.
class Bands
{
public:
    Bands(const RenderRequest &request, const EngineRegistry &engines)
        : m_place(request.place), m_shortcuts(request.shortcuts), m_engine(engines.require(request.use.id)),
          m_options(m_engine.description().options.complete(request.use.options, sentence("engine %1", request.use.id)))
    {
        for (int i = 0; i < m_place.size.width(); ++i)
            m_columns.push_back(m_place.x(i));
    }

    std::vector<float> rows(std::int64_t first, std::int64_t last) const
    {
        MandelbrotWork work;
        work.x = m_columns;
        for (std::int64_t row = first; row < last; ++row)
            work.y.push_back(m_place.y(row));
        work.iterations = m_place.iterations;
        work.doublePrecision = m_place.needsDouble();
        work.shortcuts = m_shortcuts;
        const MandelbrotProgram made = mandelbrotProgram(work, last - first);
        const auto execution =
            m_engine.prepare(made.program, std::make_shared<const Inputs>(mandelbrotInputs(work)), m_options);
        execution->run(0, 1);
        const auto counts = execution->read(made.program.output);
        const auto re = execution->read(made.re);
        const auto im = execution->read(made.im);
        std::vector<float> smooth(counts.size());
        smoothCounts(counts.data(), re.data(), im.data(), static_cast<std::int64_t>(counts.size()), work.horizon,
                     Inside::Negative, smooth.data());
        return smooth;
    }

private:
    MandelbrotPlace m_place;
    std::int32_t m_shortcuts;
    Engine &m_engine;
    ParameterValues m_options;
    std::vector<double> m_columns;
};

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
    const std::int64_t width = place.size.width();
    const std::int64_t height = place.size.height();
    if (width > mostPictureSide || height > mostPictureSide || width < 1 || height < 1)
        throw Error(Words::tr("An image can have 1 to %1 pixels per side.").arg(mostPictureSide).toStdString());
    const auto turn = engines.turns().take(stop);
    const Bands bands(request, engines);
    const std::int64_t band = std::clamp<std::int64_t>(pointsPerBand / width, 1, height);
    const double passes = request.look.relief ? 2 : 1;
    const auto advance = [&](double pass, std::int64_t row) {
        if (stop.stop_requested())
            throw Cancelled();
        if (progress)
            progress((pass + static_cast<double>(row) / static_cast<double>(height)) / passes);
    };
    const Palette &palette = paletteByName(request.look.palette.toStdString());
    PngWriter writer(path.toStdString(), static_cast<std::int32_t>(width), static_cast<std::int32_t>(height),
                     textsOf(place));
    std::vector<Colour> colours(static_cast<std::size_t>(band * width));
    const auto write = [&](std::int64_t rows) {
        for (std::int64_t row = 0; row < rows; ++row)
            writer.writeRow(colours.data() + row * width);
    };

    if (!request.look.relief) {
        const FlatColours flat(palette, request.look.phase);
        for (std::int64_t first = 0; first < height; first += band) {
            advance(0, first);
            const std::int64_t last = std::min(height, first + band);
            flat.colour(bands.rows(first, last).data(), (last - first) * width, colours.data());
            write(last - first);
        }
    } else {
        // The relief's contrast is that of the whole picture, so all is computed twice. A slope needs its neighbours.
        const HillShade shade(palette, {});
        ReliefRange range;
        for (int pass = 0; pass < 2; ++pass) {
            for (std::int64_t first = 0; first < height; first += band) {
                advance(pass, first);
                const std::int64_t last = std::min(height, first + band);
                const std::int64_t above = std::max<std::int64_t>(0, first - 1);
                const std::int64_t below = std::min(height, last + 1);
                auto smooth = bands.rows(above, below);
                for (float &value : smooth)
                    value = std::abs(value);
                if (pass == 0) {
                    const auto part = shade.range(smooth.data(), width, below - above, first - above, last - above);
                    first == 0 ? range = part : (range.include(part), range);
                } else {
                    shade.colour(smooth.data(), width, below - above, first - above, last - above, range,
                                 colours.data());
                    write(last - first);
                }
            }
        }
    }
    advance(passes - 1, height);
    writer.finish();
}

QString placeTextOf(const QString &path)
{
    const PngPicture picture = readPng(path.toStdString(), true);
    const auto text = picture.texts.find(placeKey);
    if (text == picture.texts.end())
        throw Error(
            Words::tr("'%1' contains no place: it was not saved by the Mandelbrot viewer.").arg(path).toStdString());
    return QString::fromStdString(text->second);
}

} // namespace overtake
