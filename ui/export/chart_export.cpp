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
constexpr double mostPixels = 1 << 25;  // 7680 x 4320 with room to spare; painted on the window's thread

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

/// Laid out at full size, whatever the scale. Text grows with the picture, so that it can be read at the size chosen.
void paintSheet(QPaintDevice &device, const Picture &picture, const PictureOptions &options, double scale,
                QCPPainter::PainterModes modes = QCPPainter::pmNoCaching)
{
    QCPPainter painter(&device);
    painter.setModes(modes); // without caching: a label kept as pixels would not be sharp at another scale
    painter.scale(scale, scale);
    const double side = std::sqrt(static_cast<double>(options.width) * options.height);
    const ChartTheme theme = ChartTheme::forPicture(std::max(smallestText, qRound(side * textShare)));
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

QImage drawn(const Picture &picture, const PictureOptions &options, double scale)
{
    const QSize size(qRound(options.width * scale), qRound(options.height * scale));
    QImage image;
    if (size.width() <= largestImageSide && size.height() <= largestImageSide &&
        static_cast<double>(size.width()) * size.height() <= mostPixels)
        image = QImage(size, QImage::Format_RGB32);
    if (image.isNull())
        throw Error(ChartWords::tr("An image of %1 pixels is too large: choose a smaller size or scale.")
                        .arg(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height()))
                        .toStdString());
    paintSheet(image, picture, options, scale);
    const int dotsPerMetre = qRound(pixelsPerInch * scale / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

/// The content of an SVG or PDF file.
QByteArray documentOf(const Picture &picture, const PictureOptions &options, PictureFormat format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QCPPainter::PainterModes modes(QCPPainter::pmNoCaching | QCPPainter::pmVectorized);
    if (format == PictureFormat::Svg) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(pixelsPerInch);
        svg.setSize({options.width, options.height});
        svg.setViewBox(QRect(0, 0, options.width, options.height));
        svg.setTitle(picture.title);
        svg.setDescription(picture.caption);
        paintSheet(svg, picture, options, 1, modes);
        return bytes;
    }
    constexpr double pointsPerPixel = 72.0 / pixelsPerInch;
    QPdfWriter pdf(&buffer);
    pdf.setResolution(pdfDotsPerInch);
    pdf.setPageMargins(QMarginsF());
    pdf.setPageSize(QPageSize(QSizeF(options.width, options.height) * pointsPerPixel, QPageSize::Point, QString(),
                              QPageSize::ExactMatch));
    // The title is PDF's only place for words about a drawing: what is no result must be found there, too.
    pdf.setTitle(QStringLiteral("%1 · %2").arg(picture.title, picture.caption));
    pdf.setCreator(QStringLiteral("Overtake"));
    paintSheet(pdf, picture, options, static_cast<double>(pdfDotsPerInch) / pixelsPerInch, modes);
    return bytes;
}

} // namespace

PaintedPicture paintPicture(const Picture &picture, const PictureOptions &options, PictureFormat format)
{
    checkOptions(options);
    if (format != PictureFormat::Png)
        return {{}, {}, documentOf(picture, options, format)};
    PaintedPicture painted{drawn(picture, options, options.scale), picture.fileTexts, {}};
    if (!picture.caption.isEmpty())
        painted.texts["Description"] = picture.caption.toStdString();
    return painted;
}

void writePicture(const PaintedPicture &picture, const QString &path, const std::function<void(double)> &progress,
                  const std::stop_token &stop)
{
    const std::string file = QFile::encodeName(path).toStdString();
    const QImage &image = picture.image;
    if (image.isNull())
        return writeFileAtomically(file,
                                   {picture.document.constData(), static_cast<std::size_t>(picture.document.size())});
    PngWriter writer(file, image.width(), image.height(), picture.texts, image.dotsPerMeterX());
    for (int row = 0; row < image.height(); ++row) {
        throwIfStopped(stop);
        if (progress)
            progress(static_cast<double>(row) / image.height());
        writer.writeRow(reinterpret_cast<const std::uint32_t *>(image.constScanLine(row)));
    }
    writer.finish();
}

QImage renderPicture(const Picture &picture, const PictureOptions &options, std::optional<double> scale)
{
    checkOptions(options);
    return drawn(picture, options, scale.value_or(options.scale));
}

int exportFromRunFile(const QString &runPath, const QString &chart, const QString &pngPath, int width, int height,
                      double scale)
{
    try {
        const PictureOptions options{width, height, scale};
        const QString key = chart == QLatin1String("all") ? QString() : chart;
        for (const Picture &picture : picturesOf(readRunFile(QFile::encodeName(runPath).toStdString())))
            if (picture.key == key)
                writePicture(paintPicture(picture, options, PictureFormat::Png), pngPath);
        return 0;
    } catch (const Error &error) {
        std::fprintf(stderr, "overtake: %s\n", coreMessage(error).toUtf8().constData());
        return dynamic_cast<const UsageError *>(&error) ? 2 : 1;
    }
}

void exportAllCharts(const RunRecord &record, const QString &folder)
{
    if (!QDir().mkpath(folder))
        throw Error(ChartWords::tr("The folder '%1' cannot be made; choose another one.").arg(folder).toStdString());
    for (const Picture &picture : picturesOf(record))
        if (!picture.key.isEmpty())
            writePicture(paintPicture(picture, {}, PictureFormat::Png),
                         QDir(folder).filePath(picture.key + QStringLiteral(".png")));
}

} // namespace overtake
