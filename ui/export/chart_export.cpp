// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/chart_export.h"

#include "charts/chart_data.h"
#include "charts/core_text.h"
#include "export/picture.h"
#include "file/atomic_file.h"
#include "text/error.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <array>
#include <cstdio>
#include <utility>

namespace overtake
{
namespace
{

constexpr int pixelsPerInch = 96; // what a logical pixel is, in SVG and PDF
constexpr int pdfDotsPerInch = 1200;
constexpr int smallestSide = 200;
constexpr int largestSide = 16384;
constexpr int largestImageSide = 32767; // of a QImage
constexpr double smallestScale = 0.25;
constexpr double largestScale = 8;

constexpr std::array<std::pair<const char *, ChartKind>, 3> chartNames{
    {{"time", ChartKind::Time}, {"throughput", ChartKind::Throughput}, {"speedup", ChartKind::SpeedUp}}};

void checkOptions(const PictureOptions &options)
{
    for (const int side : {options.width, options.height})
        if (side < smallestSide || side > largestSide)
            throw UsageError("A picture's width and height must be between " + std::to_string(smallestSide) + " and " +
                             std::to_string(largestSide) + " pixels, not " + std::to_string(side) + ".");
    if (!(options.scale >= smallestScale && options.scale <= largestScale))
        throw UsageError("A picture's scale must be between 0.25 and 8.");
}

std::string sizeText(const QSize &size)
{
    return std::to_string(size.width()) + " x " + std::to_string(size.height());
}

ChartSnapshot snapshotOf(const RunRecord &record)
{
    if (record.sweep.points.empty())
        throw Error("The run holds no measured points, so there is nothing to draw.");
    ChartSnapshot snapshot;
    snapshot.context = chartContextFor(record);
    snapshot.sweep = record.sweep;
    return snapshot;
}

void printError(const char *text)
{
    std::fprintf(stderr, "overtake: %s\n", text);
}

} // namespace

QSize pictureSize(const PictureOptions &options)
{
    return {qRound(options.width * options.scale), qRound(options.height * options.scale)};
}

QImage renderPicture(const ChartSnapshot &snapshot, const PictureOptions &options)
{
    checkOptions(options);
    const QSize size = pictureSize(options);
    QImage image;
    if (size.width() <= largestImageSide && size.height() <= largestImageSide)
        image = QImage(size, QImage::Format_RGB32);
    if (image.isNull())
        throw Error("A picture of " + sizeText(size) + " pixels is too large; choose a smaller size or scale.");
    QCPPainter painter;
    painter.begin(&image);
    painter.scale(options.scale, options.scale);
    paintPicture(painter, snapshot, options);
    painter.end();
    const int dotsPerMetre = qRound(pixelsPerInch * options.scale / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(QStringLiteral("Description"), snapshot.context.caption);
    return image;
}

QByteArray encodePicture(const ChartSnapshot &snapshot, const PictureOptions &options, PictureFormat format)
{
    checkOptions(options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QCPPainter painter;
    switch (format) {
    case PictureFormat::Png:
        if (!renderPicture(snapshot, options).save(&buffer, "PNG"))
            throw Error("The picture could not be encoded as PNG.");
        break;
    case PictureFormat::Svg: {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(pixelsPerInch);
        svg.setSize({options.width, options.height});
        svg.setViewBox(QRect(0, 0, options.width, options.height));
        svg.setTitle(snapshot.context.workloadLabel);
        svg.setDescription(snapshot.context.caption);
        painter.begin(&svg);
        painter.setMode(QCPPainter::pmVectorized);
        paintPicture(painter, snapshot, options);
        painter.end();
        break;
    }
    case PictureFormat::Pdf: {
        constexpr double pointsPerPixel = 72.0 / pixelsPerInch;
        QPdfWriter pdf(&buffer);
        pdf.setResolution(pdfDotsPerInch);
        pdf.setPageMargins(QMarginsF());
        pdf.setPageSize(QPageSize(QSizeF(options.width, options.height) * pointsPerPixel, QPageSize::Point, QString(),
                                  QPageSize::ExactMatch));
        pdf.setTitle(snapshot.context.workloadLabel);
        pdf.setCreator(QStringLiteral("Overtake"));
        painter.begin(&pdf);
        painter.setMode(QCPPainter::pmVectorized);
        painter.scale(static_cast<double>(pdfDotsPerInch) / pixelsPerInch,
                      static_cast<double>(pdfDotsPerInch) / pixelsPerInch);
        paintPicture(painter, snapshot, options);
        painter.end();
        break;
    }
    }
    return bytes;
}

void writePicture(const ChartSnapshot &snapshot, const PictureOptions &options, PictureFormat format,
                  const QString &path)
{
    const QByteArray bytes = encodePicture(snapshot, options, format);
    writeFileAtomically(QFile::encodeName(path).toStdString(),
                        {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

QString chartFileName(ChartKind kind)
{
    for (const auto &[name, named] : chartNames)
        if (named == kind)
            return QString::fromLatin1(name);
    return {};
}

int exportFromRunFile(const QString &runPath, const QString &chart, const QString &pngPath, int width, int height,
                      double scale)
{
    try {
        PictureOptions options{std::nullopt, width, height, scale, false};
        for (const auto &[name, kind] : chartNames)
            if (chart == QLatin1String(name))
                options.chart = kind;
        if (!options.chart && chart != QLatin1String("all"))
            throw UsageError("There is no chart '" + chart.toStdString() +
                             "'; choose time, throughput, speedup or all.");
        checkOptions(options);
        const RunRecord record = readRunFile(QFile::encodeName(runPath).toStdString());
        writePicture(snapshotOf(record), options, PictureFormat::Png, pngPath);
        return 0;
    } catch (const UsageError &error) {
        printError(error.what());
        return 2;
    } catch (const Error &error) {
        printError(error.what());
        return 1;
    }
}

bool exportAllCharts(const RunRecord &record, const QString &folder, QString *error)
{
    try {
        if (!QDir().mkpath(folder))
            throw Error("The folder '" + folder.toStdString() + "' cannot be made; choose another one.");
        const ChartSnapshot snapshot = snapshotOf(record);
        for (const auto &[name, kind] : chartNames) {
            PictureOptions options;
            options.chart = kind;
            writePicture(snapshot, options, PictureFormat::Png,
                         QDir(folder).filePath(QLatin1String(name) + QStringLiteral(".png")));
        }
        return true;
    } catch (const Error &failure) {
        if (error != nullptr)
            *error = coreMessage(failure.what());
        return false;
    }
}

} // namespace overtake
