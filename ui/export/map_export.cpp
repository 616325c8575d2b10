// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/map_export.h"

#include "export/save_path.h"
#include "file/atomic_file.h"
#include "report/csv.h"

#include <QBuffer>
#include <QFileInfo>
#include <QSvgGenerator>

namespace overtake
{
namespace
{

constexpr QSize mapPictureSize(1200, 900);
constexpr int mapTextPixels = 18;
constexpr double mapPictureScale = 2; // sharp in print

void paintMapPage(QPainter &painter, const MapDrawing &drawing, const QString &caption)
{
    const ChartTheme theme = ChartTheme::forPicture(false, mapTextPixels);
    const QRectF page(QPointF(0, 0), mapPictureSize);
    painter.fillRect(page, theme.background);
    const QRectF inner = page.adjusted(16, 16, -16, -16);
    QFont font = theme.font;
    font.setPixelSize(mapTextPixels * 4 / 5);
    painter.setFont(font);
    const double height = QFontMetricsF(font).boundingRect(inner, Qt::TextWordWrap, caption).height();
    painter.setPen(theme.mutedText);
    painter.drawText(QRectF(inner.left(), inner.bottom() - height, inner.width(), height), Qt::TextWordWrap, caption);
    paintMap(painter, inner.adjusted(0, 0, 0, -height - 8), drawing, theme);
}

} // namespace

QImage mapImage(const MapDrawing &drawing, const QString &caption)
{
    QImage image(mapPictureSize * mapPictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(mapPictureScale);
    QPainter painter(&image);
    paintMapPage(painter, drawing, caption);
    painter.end();
    image.setText(QStringLiteral("Description"), caption);
    return image;
}

void writeMap(const MapDrawing &drawing, const QString &caption, const RunRecord &record, const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return writeCsv(path.toStdString(), record);
    if (suffix != QLatin1String("svg"))
        return savePng(mapImage(drawing, caption), path);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(mapPictureSize);
    svg.setViewBox(QRect(QPoint(0, 0), mapPictureSize));
    svg.setTitle(mapTitle(drawing));
    svg.setDescription(caption);
    QPainter painter(&svg);
    paintMapPage(painter, drawing, caption);
    painter.end();
    writeFileAtomically(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace overtake
