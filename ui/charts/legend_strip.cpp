// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/legend_strip.h"

#include "charts/chart_data.h"
#include "charts/chart_titles.h"
#include "charts/ghost.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QAbstractButton>
#include <QResizeEvent>
#include <QStyleOption>
#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{
namespace
{

/// The sample and the gap after it.
double sampleWidth(const LegendItem &item, const ChartTheme &theme)
{
    if (item.sample == LegendItem::Sample::None)
        return 0;
    return theme.spacing() +
           (item.sample == LegendItem::Sample::Line ? theme.textPixels * 2.6 : theme.markerSize * 1.2);
}

QString keyText(LegendKey key, const ChartContext &context)
{
    switch (key) {
    case LegendKey::Pinned:
        return ChartWords::tr("pinned: this curve stays visible with the next one");
    case LegendKey::Failed:
        return ChartWords::tr("not measured: failed or skipped");
    case LegendKey::Hollow:
        return ChartWords::tr("hollow: quick, not converged or disturbed; pale: better points lie beside it");
    case LegendKey::Interval:
        return ChartWords::tr("bars: 95 % interval, or the range of a few repetitions");
    case LegendKey::Predicted:
        return ChartWords::tr("dashed: predicted by a model, or compared with a prediction");
    case LegendKey::Wrong:
        return ChartWords::tr("red, crossed circles: measured wrongly on purpose, no result");
    case LegendKey::Recorded:
        return ChartWords::tr("dash and dots: recorded elsewhere, not measured here");
    case LegendKey::Source:
        return context.reportedSource.isEmpty() ? ChartWords::tr("published: figures from other sources")
                                                : ChartWords::tr("published by %1").arg(context.reportedSource);
    case LegendKey::ReportedBase:
        return ChartWords::tr("published speed-ups: relative to %1").arg(coreText(reportedBase(context)->label));
    }
    return {};
}

} // namespace

/// A switch for one series; the key is one that cannot be pressed.
class LegendEntry : public QAbstractButton
{
public:
    LegendEntry(const LegendItem &item, const ChartTheme &theme, bool isSwitch, QWidget *parent)
        : QAbstractButton(parent), m_item(item), m_theme(theme)
    {
        setText(item.text);
        setCheckable(isSwitch);
        setChecked(isSwitch);
        setFocusPolicy(isSwitch ? Qt::StrongFocus : Qt::NoFocus);
        setAttribute(Qt::WA_TransparentForMouseEvents, !isSwitch);
        if (isSwitch) {
            setToolTip(ChartWords::tr("Shows or hides this series in all charts."));
            QWidget::setCursor(Qt::PointingHandCursor);
        }
    }

    QSize sizeHint() const override
    {
        const double inset = m_theme.spacing();
        return {static_cast<int>(std::ceil(legendItemWidth(m_item, m_theme) + inset)),
                static_cast<int>(std::ceil(QFontMetricsF(m_theme.font).height() + inset))};
    }

    /// A text that is wider has several lines.
    QSize sizeIn(int width) const
    {
        const QSize size = sizeHint();
        if (size.width() <= width)
            return size;
        const double room = width - m_theme.spacing() - sampleWidth(m_item, m_theme);
        const QRectF text =
            QFontMetricsF(m_theme.font)
                .boundingRect(QRectF(0, 0, std::max(room, 1.0), QWIDGETSIZE_MAX), Qt::TextWordWrap, m_item.text);
        return {width, static_cast<int>(std::ceil(text.height() + m_theme.spacing()))};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QCPPainter painter;
        painter.begin(this);
        const double inset = m_theme.spacing() / 2;
        drawLegendItem(painter, QRectF(rect()).adjusted(inset, 0, -inset, 0), m_item, m_theme,
                       !isCheckable() || isChecked());
        if (hasFocus()) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }

private:
    LegendItem m_item;
    ChartTheme m_theme;
};

LegendStrip::LegendStrip(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LegendStrip::setSeries(const ChartContext &context, const ChartTheme &theme, bool hasFailures)
{
    qDeleteAll(m_entries);
    m_entries.clear();
    m_keys.clear();
    m_spacing = qRound(theme.spacing());
    const std::vector<LegendItem> items = legendItems(context, theme);
    for (std::size_t i = 0; i < items.size(); ++i) {
        auto *entry = new LegendEntry(items[i], theme, true, this);
        connect(entry, &QAbstractButton::toggled, this,
                guarded([this, index = static_cast<int>(i)](bool shown) { emit toggled(index, shown); }));
        m_entries.push_back(entry);
    }
    const auto say = [&](LegendKey key) {
        m_entries.push_back(new LegendEntry(keyItem(key, context, theme), theme, false, this));
    };
    // From the back of a room nobody reads the key; the curves need its lines.
    const auto explain = [&](LegendKey key) {
        if (theme.projector)
            return;
        say(key);
        m_keys.push_back(m_entries.back());
    };
    if (context.pinned)
        say(LegendKey::Pinned);
    if (hasFailures)
        say(LegendKey::Failed);
    if (!items.empty()) {
        explain(LegendKey::Hollow);
        explain(LegendKey::Interval);
    }
    if (hasPredicted(context))
        explain(LegendKey::Predicted);
    if (hasWrongOnPurpose(context))
        say(LegendKey::Wrong);
    if (!context.recorded.empty())
        explain(LegendKey::Recorded);
    if (!context.reported.empty())
        say(LegendKey::Source);
    if (reportedBase(context))
        say(LegendKey::ReportedBase);
    for (LegendEntry *entry : m_entries)
        entry->show();
    place(width(), true);
    updateGeometry();
}

void LegendStrip::setShown(int index, bool shown)
{
    LegendEntry *entry = m_entries.at(static_cast<std::size_t>(index));
    const QSignalBlocker blocker(entry);
    entry->setChecked(shown);
}

void LegendStrip::choose(bool isFull, bool hasKeys)
{
    for (LegendEntry *entry : m_entries) {
        const auto key = std::find(m_keys.begin(), m_keys.end(), entry);
        const bool isChosen = isFull || key == m_keys.begin();
        entry->setVisible(isChosen && (hasKeys || key == m_keys.end()));
    }
    place(width(), true);
    updateGeometry();
}

int LegendStrip::heightForWidth(int width) const
{
    return place(width, false);
}

QSize LegendStrip::sizeHint() const
{
    int width = 0;
    for (const LegendEntry *entry : m_entries)
        width += entry->sizeHint().width() + m_spacing;
    return {width, place(width, false)};
}

QSize LegendStrip::minimumSizeHint() const
{
    // Long names wrap; they must not keep a window from being made small.
    const int height = m_entries.empty() ? 0 : m_entries.front()->sizeHint().height();
    return {height * 4, height};
}

void LegendStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place(width(), true);
}

int LegendStrip::place(int width, bool apply) const
{
    int x = 0;
    int y = 0;
    int row = 0; // its height
    for (LegendEntry *entry : m_entries) {
        if (entry->isHidden())
            continue;
        const QSize size = entry->sizeIn(std::max(width, 1));
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += std::exchange(row, 0);
        }
        if (apply)
            entry->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + m_spacing;
        row = std::max(row, size.height());
    }
    return y + row;
}

double legendItemWidth(const LegendItem &item, const ChartTheme &theme)
{
    return sampleWidth(item, theme) + QFontMetricsF(theme.font).horizontalAdvance(item.text) + 1;
}

void drawLegendItem(QCPPainter &painter, const QRectF &area, const LegendItem &item, const ChartTheme &theme,
                    bool shown)
{
    const double textStart = sampleWidth(item, theme);
    const QRectF sample(area.left(), area.top(), textStart - theme.spacing(), area.height());
    painter.save();
    painter.setOpacity(shown ? 1 : 0.35);
    if (item.sample == LegendItem::Sample::Line)
        drawSeriesSample(painter, sample, item.style);
    else if (item.sample != LegendItem::Sample::None)
        drawMarker(painter, sample.center(), item.style, theme.background);
    painter.restore();
    QFont font = theme.font;
    font.setStrikeOut(!shown);
    painter.setFont(font);
    painter.setPen(shown ? item.style.labelColor : theme.mutedText);
    const QRectF room = area.adjusted(textStart, 0, 1, 0);
    const QFontMetricsF metrics(font);
    if (area.height() >= 2 * metrics.lineSpacing())
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, item.text);
    else
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(item.text, Qt::ElideRight, room.width()));
}

std::vector<LegendItem> legendItems(const ChartContext &context, const ChartTheme &theme)
{
    const std::vector<SeriesStyle> styles = seriesStyles(context, theme);
    std::vector<LegendItem> items;
    for (const ChartContext::Series &series : context.series)
        items.push_back({seriesName(series), styles[items.size()]});
    for (const ReportedSeries &series : context.reported)
        items.push_back({reportedLabel(series), styles[items.size()]});
    for (const RecordedSeries &series : context.recorded)
        items.push_back({recordedLabel(series), styles[items.size()]});
    while (items.size() < seriesCount(context)) {
        const GhostEngine of = ghostAt(context, items.size());
        items.push_back({ghostLabel(*of.ghost, of.engine), styles[items.size()]});
    }
    return items;
}

LegendItem keyItem(LegendKey key, const ChartContext &context, const ChartTheme &theme)
{
    const bool isMark = key == LegendKey::Failed || key == LegendKey::Hollow;
    LegendItem item{keyText(key, context), {}, isMark ? LegendItem::Sample::Marker : LegendItem::Sample::None};
    item.style.color = theme.mutedText;
    item.style.labelColor = theme.mutedText;
    item.style.lineWidth = theme.lineWidth;
    item.style.markerSize = theme.markerSize;
    if (key == LegendKey::Failed)
        item.style.marker = QCPScatterStyle::ssCrossSquare;
    return item;
}

bool hasPredicted(const ChartContext &context)
{
    return std::ranges::any_of(context.series, &ChartContext::Series::predicted);
}

bool hasWrongOnPurpose(const ChartContext &context)
{
    return std::ranges::any_of(context.series, &ChartContext::Series::wrongOnPurpose);
}

} // namespace overtake
