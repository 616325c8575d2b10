// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/point_page.h"

#include "charts/axis_ticks.h"
#include "charts/point_text.h"
#include "measure/time/activity_recorder.h"
#include "words/guarded.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <qcustomplot.h>

namespace overtake
{
namespace
{

constexpr int spacing = 8;

/// By another page that nobody sees: the window's keeps its theme and its size meanwhile.
void paintUnseen(PointPage &page, QCPPainter &painter, const QRect &area, const ChartTheme &theme)
{
    QPalette palette(theme.background, theme.background);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    page.setPalette(palette);
    page.setFont(theme.font);
    page.resize(area.size());
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.show(); // lays it out
    // A plot's widget shows its buffer, in the pixels of the screen; the plot itself draws at any size.
    const QList<QCustomPlot *> plots = page.findChildren<QCustomPlot *>();
    std::vector<QRect> places;
    for (QCustomPlot *plot : plots) {
        places.push_back(plot->isVisible() ? QRect(plot->mapTo(&page, QPoint(0, 0)), plot->size()) : QRect());
        QSizePolicy policy = plot->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        plot->setSizePolicy(policy);
        plot->hide();
    }
    page.render(&painter, area.topLeft(), QRegion(), QWidget::DrawChildren);
    for (qsizetype i = 0; i < plots.size(); ++i) {
        const QRect &place = places[static_cast<std::size_t>(i)];
        if (!place.isEmpty())
            paintPlot(painter, *plots[i], place.translated(area.topLeft()));
    }
}

} // namespace

void PointPage::showCurve(const ShownCurve &shown, Change change)
{
    m_run = shown.run;
    const PointPtr point = pointOf(shown);
    const bool isSame = point && change == Change::Cursor && point->value == m_value;
    if (isSame && !m_comparison->measurements.empty())
        return;
    if (point)
        setComparison(point->value, std::shared_ptr<const Comparison>(point, &point->comparison), shown.context);
    else if (change == Change::Curve || shown.points.isEmpty())
        clear();
}

PointPtr PointPage::pointOf(const ShownCurve &shown) const
{
    return shown.points.nearestProfiled(shown.cursor);
}

void PointPage::setComparison(double value, Shared<Comparison> comparison, const ChartContext &context)
{
    m_value = value;
    m_comparison = std::move(comparison);
    m_context = context;
    redraw();
}

void PointPage::clear()
{
    m_comparison = {};
    redraw();
}

void PointPage::setProjector(bool on)
{
    m_projector = on;
    redraw();
}

Sheet PointPage::sheet() const
{
    Picture picture;
    picture.paint = [this, value = m_value, comparison = m_comparison,
                     context = m_context](QCPPainter &painter, const QRect &area, const ChartTheme &theme) {
        const std::unique_ptr<PointPage> page = unseen();
        page->setComparison(value, comparison, context);
        paintUnseen(*page, painter, area, theme);
    };
    const Shared<RunRecord> run = m_run ? m_run() : Shared<RunRecord>();
    Sheet sheet = sheetOf(*run, objectName(), std::move(picture));
    if (const Measurement *disturbed = mostDisturbed(*m_comparison))
        sheet.pictures.front().caption.prepend(disturbanceSentence(*disturbed, ChartKind::Time) + QLatin1Char('\n'));
    return sheet;
}

std::unique_ptr<PointPage> PointPage::unseen() const
{
    std::unique_ptr<PointPage> page = another();
    page->m_isPicture = true;
    return page;
}

QVBoxLayout *PointPage::makeColumn()
{
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    m_area = new QScrollArea;
    m_area->setWidget(inside);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus); // a stop for Tab where the arrow keys can scroll
    connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, m_area, guarded([area = m_area](int, int maximum) {
                area->setFocusPolicy(maximum > 0 ? Qt::StrongFocus : Qt::NoFocus);
            }));
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_area);
    return column;
}

QLabel *PointPage::makeHeading()
{
    m_heading = new QLabel(this);
    m_heading->setContentsMargins(2 * spacing, spacing, spacing, 0);
    m_heading->setWordWrap(true);
    return m_heading;
}

void PointPage::setHeading(const QString &text, bool isEmpty)
{
    m_heading->setFont(isEmpty ? theme().font : theme().titleFont());
    m_heading->setText(isEmpty ? introduction() : text);
    m_area->setAccessibleName(m_heading->text());
}

ChartTheme PointPage::theme() const
{
    return ChartTheme::forWidget(*this, m_projector);
}

void PointPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

} // namespace overtake
