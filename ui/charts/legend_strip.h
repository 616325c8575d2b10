// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One legend for all charts: a switch for every series, and what filled and hollow markers mean. It wraps into as many
// rows as it needs. Window thread only.
#pragma once

#include "charts/chart_theme.h"

#include <QWidget>
#include <vector>

namespace overtake
{

class LegendEntry;

class LegendStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LegendStrip(QWidget *parent = nullptr);

    /// `hasFailures`: some points are marked as not measured.
    void setSeries(const ChartContext &context, const ChartTheme &theme, bool hasFailures);
    void setShown(int index, bool shown);
    /// Shows all, or the key of hollow markers alone. A projector and little room leave out the keys of marks.
    void choose(bool isFull, bool hasKeys);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void toggled(int index, bool shown);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int place(int width, bool apply) const; ///< the height

    std::vector<LegendEntry *> m_entries; ///< per series, then the key
    std::vector<LegendEntry *> m_keys; ///< those of m_entries that go where there is little room; hollow markers' first
    int m_spacing = 8;
};

/// A line of a legend: a sample and a text. As a button in the window; its drawing is used for pictures too.
struct LegendItem {
    QString text;
    SeriesStyle style;
    enum class Sample { None, Line, Marker } sample = Sample::Line;
};
double legendItemWidth(const LegendItem &item, const ChartTheme &theme);
void drawLegendItem(QCPPainter &painter, const QRectF &area, const LegendItem &item, const ChartTheme &theme,
                    bool shown = true);
/// The engines, reported and recorded series of a context.
std::vector<LegendItem> legendItems(const ChartContext &context, const ChartTheme &theme);
/// Line of a legend that explains a mark or a source. ReportedBase: reported speed-ups have a base of their own,
/// whatever is measured here; only where one was reported.
enum class LegendKey { Pinned, Failed, Hollow, Interval, Predicted, Wrong, Recorded, Source, ReportedBase };
LegendItem keyItem(LegendKey key, const ChartContext &context, const ChartTheme &theme);
bool hasPredicted(const ChartContext &context);
bool hasWrongOnPurpose(const ChartContext &context);

} // namespace overtake
