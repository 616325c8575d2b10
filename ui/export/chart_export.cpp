// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/chart_export.h"

#include "charts/curves_picture.h"
#include "file/atomic_file.h"
#include "report/png_file.h"
#include "text/error.h"
#include "words/chart_words.h"
#include "words/core_text.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>
#include <cstdio>

namespace overtake
{
namespace
{

constexpr int pixelsPerInch = 96; // size of a logical pixel in SVG and PDF
constexpr int pdfDotsPerInch = 1200;
constexpr int largestImageSide = 32767; // QImage's limit
/// 512 MiB: it is painted as a whole, because a dashed line that is cut into bands would begin anew in each.
constexpr double mostPixels = 1 << 27;

constexpr double textShare = 1.0 / 64; // share of the side of a square with the image's area
constexpr int smallestText = 10;
constexpr double captionSize = 0.8; // share of the text's size

void checkOptions(const PictureOptions &options)
{
    for (const int side : {options.width, options.height})
        if (side < smallestPictureSide || side > largestPictureSide)
            throw UsageError("An image's width and height must be between " + std::to_string(smallestPictureSide) +
                             " and " + std::to_string(largestPictureSide) + " pixels, not " + std::to_string(side) +
                             ".");
    if (!(options.scale >= smallestPictureScale && options.scale <= largestPictureScale))
        throw UsageError("An image's scale must be between 0.25 and 8.");
}

std::string sizeText(const QSize &size)
{
    return std::to_string(size.width()) + " x " + std::to_string(size.height());
}

std::vector<Picture> picturesOf(const RunRecord &record)
{
    if (record.sweep.points.empty())
        throw Error(
            ChartWords::tr("The results file has no measured points, so there is nothing to draw.").toStdString());
    ChartSnapshot snapshot;
    snapshot.context = chartContextFor(record);
    snapshot.sweep = record.sweep;
    return picturesOf(std::move(snapshot));
}

/// Text grows with the picture, so that it can be read at the size chosen.
void paintSheet(QCPPainter &painter, const Picture &picture, const PictureOptions &options)
{
    const double side = std::sqrt(static_cast<double>(options.width) * options.height);
    const ChartTheme theme = ChartTheme::forPicture(options.dark, std::max(smallestText, qRound(side * textShare)));
    const double gap = theme.spacing();
    const QRectF page(0, 0, options.width, options.height);
    painter.fillRect(page, theme.background);
    const QRectF inner = page.adjusted(2 * gap, gap, -2 * gap, -gap);
    QFont font = theme.font;
    font.setPixelSize(std::max(smallestText - 1, qRound(theme.textPixels * captionSize)));
    constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    // A caption may not push the chart out of its picture.
    const double height =
        std::min(QFontMetricsF(font).boundingRect(inner, flags, picture.caption).height(), page.height() / 3);
    painter.save();
    picture.paint(painter, QRectF(0, 0, page.width(), inner.bottom() - height - gap).toRect(), theme);
    painter.restore();
    painter.setFont(font);
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(inner.left(), inner.bottom() - height, inner.width(), height), flags, picture.caption);
}

double dotsPerMetreAt(double scale)
{
    return pixelsPerInch * scale / 0.0254;
}

QImage drawn(const PaintedPicture &picture, double scale, const std::function<void(double)> &advance)
{
    const QSize size(qRound(picture.options.width * scale), qRound(picture.options.height * scale));
    QImage image;
    if (size.width() <= largestImageSide && size.height() <= largestImageSide &&
        static_cast<double>(size.width()) * size.height() <= mostPixels)
        image = QImage(size, QImage::Format_RGB32);
    if (image.isNull())
        throw Error(ChartWords::tr("An image of %1 pixels is too large: choose a smaller size or scale.")
                        .arg(QString::fromStdString(sizeText(size)))
                        .toStdString());
    QPainter painter(&image);
    painter.scale(scale, scale);
    picture.painting.paint(painter, advance);
    return image;
}

void writePng(const PaintedPicture &picture, const QString &path, const std::function<void(double)> &progress,
              const std::stop_token &stop)
{
    const auto advance = [&](double share) {
        if (stop.stop_requested())
            throw Cancelled();
        if (progress)
            progress(share);
    };
    const QImage image = drawn(picture, picture.options.scale, [&](double share) { advance(share / 2); });
    PngTexts texts = picture.fileTexts;
    if (!picture.caption.isEmpty())
        texts["Description"] = picture.caption.toStdString();
    PngWriter writer(QFile::encodeName(path).toStdString(), image.width(), image.height(), texts,
                     dotsPerMetreAt(picture.options.scale));
    for (int row = 0; row < image.height(); ++row) {
        advance(0.5 + 0.5 * row / image.height());
        writer.writeRow(reinterpret_cast<const std::uint32_t *>(image.constScanLine(row)));
    }
    writer.finish();
}

/// The content of an SVG or PDF file.
QByteArray documentOf(const PaintedPicture &picture)
{
    const PictureOptions &options = picture.options;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (picture.format == PictureFormat::Svg) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(pixelsPerInch);
        svg.setSize({options.width, options.height});
        svg.setViewBox(QRect(0, 0, options.width, options.height));
        svg.setTitle(picture.title);
        svg.setDescription(picture.caption);
        QPainter painter(&svg);
        picture.painting.paint(painter);
        painter.end();
        return bytes;
    }
    constexpr double pointsPerPixel = 72.0 / pixelsPerInch;
    constexpr double dotsPerPixel = static_cast<double>(pdfDotsPerInch) / pixelsPerInch;
    QPdfWriter pdf(&buffer);
    pdf.setResolution(pdfDotsPerInch);
    pdf.setPageMargins(QMarginsF());
    pdf.setPageSize(QPageSize(QSizeF(options.width, options.height) * pointsPerPixel, QPageSize::Point, QString(),
                              QPageSize::ExactMatch));
    // The title is PDF's only place for words about a drawing: what is no result must be found there, too.
    pdf.setTitle(QStringLiteral("%1 · %2").arg(picture.title, picture.caption));
    pdf.setCreator(QStringLiteral("Overtake"));
    QPainter painter(&pdf);
    painter.scale(dotsPerPixel, dotsPerPixel);
    picture.painting.paint(painter);
    painter.end();
    return bytes;
}

void printError(const Error &error)
{
    std::fprintf(stderr, "overtake: %s\n", coreMessage(error).toUtf8().constData());
}

} // namespace

QSize pictureSize(const PictureOptions &options)
{
    return {qRound(options.width * options.scale), qRound(options.height * options.scale)};
}

PaintedPicture paintPicture(const Picture &picture, const PictureOptions &options, PictureFormat format)
{
    checkOptions(options);
    return {options,
            format,
            picture.title,
            picture.caption,
            picture.fileTexts,
            Painting::record({options.width, options.height}, format != PictureFormat::Png,
                             [&](QCPPainter &painter) { paintSheet(painter, picture, options); })};
}

QImage imageOf(const PaintedPicture &picture, double scale)
{
    QImage image = drawn(picture, scale, {});
    const int dotsPerMetre = qRound(dotsPerMetreAt(scale));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

void writePicture(const PaintedPicture &picture, const QString &path, const std::function<void(double)> &progress,
                  const std::stop_token &stop)
{
    if (picture.format == PictureFormat::Png)
        return writePng(picture, path, progress, stop);
    const QByteArray bytes = documentOf(picture);
    writeFileAtomically(QFile::encodeName(path).toStdString(),
                        {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

QImage renderPicture(const Picture &picture, const PictureOptions &options)
{
    return imageOf(paintPicture(picture, options, PictureFormat::Png), options.scale);
}

QByteArray encodePicture(const Picture &picture, const PictureOptions &options, PictureFormat format)
{
    return documentOf(paintPicture(picture, options, format));
}

void writePicture(const Picture &picture, const PictureOptions &options, PictureFormat format, const QString &path)
{
    writePicture(paintPicture(picture, options, format), path);
}

int exportFromRunFile(const QString &runPath, const QString &chart, const QString &pngPath, int width, int height,
                      double scale)
{
    try {
        if (!QStringList{"time", "throughput", "speedup", "all"}.contains(chart))
            throw UsageError("There is no chart '" + chart.toStdString() +
                             "'; choose time, throughput, speedup or all.");
        const PictureOptions options{width, height, scale, false};
        checkOptions(options);
        const QString key = chart == QLatin1String("all") ? QString() : chart;
        for (const Picture &picture : picturesOf(readRunFile(QFile::encodeName(runPath).toStdString())))
            if (picture.key == key)
                writePicture(picture, options, PictureFormat::Png, pngPath);
        return 0;
    } catch (const UsageError &error) {
        printError(error);
        return 2;
    } catch (const Error &error) {
        printError(error);
        return 1;
    }
}

bool exportAllCharts(const RunRecord &record, const QString &folder, QString *error)
{
    try {
        if (!QDir().mkpath(folder))
            throw Error(
                ChartWords::tr("The folder '%1' cannot be made; choose another one.").arg(folder).toStdString());
        for (const Picture &picture : picturesOf(record))
            if (!picture.key.isEmpty())
                writePicture(picture, {}, PictureFormat::Png,
                             QDir(folder).filePath(picture.key + QStringLiteral(".png")));
        return true;
    } catch (const Error &failure) {
        if (error != nullptr)
            *error = coreMessage(failure);
        return false;
    }
}

} // namespace overtake
