// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/chart_export.h"

#include "charts/core_text.h"
#include "charts/curves_picture.h"
#include "file/atomic_file.h"
#include "text/error.h"

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

constexpr int pixelsPerInch = 96; // what a logical pixel is, in SVG and PDF
constexpr int pdfDotsPerInch = 1200;
constexpr int smallestSide = 200;
constexpr int largestSide = 16384;
constexpr int largestImageSide = 32767; // of a QImage
constexpr double smallestScale = 0.25;
constexpr double largestScale = 8;

constexpr double textShare = 1.0 / 64; // of the side of a square of the picture's area
constexpr int smallestText = 10;
constexpr double captionSize = 0.8; // of the text

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

std::vector<Picture> picturesOf(const RunRecord &record)
{
    if (record.sweep.points.empty())
        throw Error("The run holds no measured points, so there is nothing to draw.");
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

void printError(const char *text)
{
    std::fprintf(stderr, "overtake: %s\n", text);
}

} // namespace

QSize pictureSize(const PictureOptions &options)
{
    return {qRound(options.width * options.scale), qRound(options.height * options.scale)};
}

QImage renderPicture(const Picture &picture, const PictureOptions &options)
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
    paintSheet(painter, picture, options);
    painter.end();
    const int dotsPerMetre = qRound(pixelsPerInch * options.scale / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(QStringLiteral("Description"), picture.caption);
    for (const auto &[key, text] : picture.fileTexts)
        image.setText(QString::fromStdString(key), QString::fromStdString(text));
    return image;
}

QByteArray encodePicture(const Picture &picture, const PictureOptions &options, PictureFormat format)
{
    checkOptions(options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QCPPainter painter;
    switch (format) {
    case PictureFormat::Png:
        if (!renderPicture(picture, options).save(&buffer, "PNG"))
            throw Error("The picture could not be encoded as PNG.");
        break;
    case PictureFormat::Svg: {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(pixelsPerInch);
        svg.setSize({options.width, options.height});
        svg.setViewBox(QRect(0, 0, options.width, options.height));
        svg.setTitle(picture.title);
        svg.setDescription(picture.caption);
        painter.begin(&svg);
        painter.setMode(QCPPainter::pmVectorized);
        paintSheet(painter, picture, options);
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
        pdf.setTitle(picture.title);
        pdf.setCreator(QStringLiteral("Overtake"));
        painter.begin(&pdf);
        painter.setMode(QCPPainter::pmVectorized);
        painter.scale(static_cast<double>(pdfDotsPerInch) / pixelsPerInch,
                      static_cast<double>(pdfDotsPerInch) / pixelsPerInch);
        paintSheet(painter, picture, options);
        painter.end();
        break;
    }
    }
    return bytes;
}

void writePicture(const Picture &picture, const PictureOptions &options, PictureFormat format, const QString &path)
{
    const QByteArray bytes = encodePicture(picture, options, format);
    writeFileAtomically(QFile::encodeName(path).toStdString(),
                        {bytes.constData(), static_cast<std::size_t>(bytes.size())});
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
        for (const Picture &picture : picturesOf(record))
            if (!picture.key.isEmpty())
                writePicture(picture, {}, PictureFormat::Png,
                             QDir(folder).filePath(picture.key + QStringLiteral(".png")));
        return true;
    } catch (const Error &failure) {
        if (error != nullptr)
            *error = coreMessage(failure.what());
        return false;
    }
}

} // namespace overtake
