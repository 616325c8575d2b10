// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/profile_page.h"

#include "pages/breakdown.h"
#include "pages/profile_model.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <map>

namespace overtake
{
namespace
{

constexpr int gap = 8;

} // namespace

/// One engine: what it is, and its table as high as its rows.
class EngineTable : public QWidget
{
public:
    explicit EngineTable(QWidget *parent) : QWidget(parent)
    {
        m_title.setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_note.setWordWrap(true);
        m_more.setText(ChartWords::tr("A wider window shows more columns."));
        for (QLabel *label : {&m_note, &m_more})
            label->setForegroundRole(QPalette::PlaceholderText);
        m_view.setModel(&m_model);
        m_view.setObjectName(QStringLiteral("profile"));
        m_view.verticalHeader()->hide();
        m_view.setShowGrid(false);
        m_view.setAlternatingRowColors(true);
        m_view.setSelectionBehavior(QAbstractItemView::SelectRows);
        m_view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_view.setFrameShape(QFrame::NoFrame);
        m_view.setTabKeyNavigation(false);
        m_view.setSortingEnabled(true);
        m_view.sortByColumn(static_cast<int>(ProfileColumn::Own), Qt::DescendingOrder);
        m_view.horizontalHeader()->setHighlightSections(false);
        m_view.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        m_view.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // spare room stays below all tables
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(gap / 2);
        column->addWidget(&m_title);
        column->addWidget(&m_note);
        column->addWidget(&m_view);
        column->addWidget(&m_more);
    }

    void show(const ChartContext::Series &series, const Measurement &measurement, const ChartTheme &theme, bool all)
    {
        m_model.setTable(profileTable(measurement, series.device ? &*series.device : nullptr), all);
        QFont bold = theme.font;
        bold.setBold(true);
        m_title.setFont(bold);
        m_title.setText(seriesName(series));
        m_view.setAccessibleName(seriesName(series));
        m_note.setFont(theme.font);
        m_more.setFont(theme.font);
        m_note.setText(noteOn(measurement));
        m_view.setFont(theme.font);
        m_view.horizontalHeader()->setFont(theme.font);
        m_projector = theme.projector;
        m_view.setVisible(!m_model.table().rows.empty());
        const QFontMetrics metrics(theme.font);
        const int line = metrics.height() + gap;
        m_view.verticalHeader()->setDefaultSectionSize(line);
        const int widest = metrics.horizontalAdvance(QStringLiteral("888.8 GFLOP/s")) + 2 * gap;
        const int plain = metrics.horizontalAdvance(QStringLiteral("8888.8 KiB")) + 2 * gap;
        const int narrow = metrics.horizontalAdvance(QStringLiteral("8888 %")) + 2 * gap;
        // The first gets what the others leave: names of fused operations are long.
        for (int column = 1; column < m_model.columnCount(); ++column) {
            const auto kind = static_cast<ProfileColumn>(column);
            const bool isShort = kind == ProfileColumn::Share || kind == ProfileColumn::Calls;
            const int usual = kind == ProfileColumn::Rate ? widest : isShort ? narrow : plain;
            const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            const int needed = metrics.horizontalAdvance(title) + 3 * gap; // with the mark of the sorting
            m_widths[kind] = std::max(needed, usual);
        }
        m_view.setFixedHeight(m_view.horizontalHeader()->sizeHint().height() + line * m_model.rowCount() + 2);
        fitColumns();
    }

    void sortAs(const EngineTable &other)
    {
        const QHeaderView &header = *other.m_view.horizontalHeader();
        m_view.sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder());
    }

    const ProfileModel &model() const { return m_model; }
    QString title() const { return m_title.text(); }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        fitColumns();
    }

private:
    /// The names whole, and what is asked first; details have what room is left, and none for the back of the room.
    void fitColumns()
    {
        int room = m_view.width() - nameWidth();
        const auto place = [&](ProfileColumn kind, bool isShown) {
            const int column = static_cast<int>(kind);
            room -= isShown ? m_widths[kind] : 0;
            m_view.setColumnHidden(column, !isShown);
            if (isShown) // the width of a hidden one is 0
                m_view.setColumnWidth(column, m_widths[kind]);
        };
        bool isWhole = true;
        const auto isDetail = [](ProfileColumn kind) { return std::ranges::find(details, kind) != details.end(); };
        for (const auto &[kind, width] : m_widths)
            if (!isDetail(kind))
                place(kind, true);
        for (const ProfileColumn kind : details) {
            isWhole = isWhole && m_widths[kind] <= room;
            place(kind, isWhole && !m_projector);
        }
        m_more.setVisible(!isWhole && !m_projector && m_view.isVisibleTo(this));
    }

    /// Its widest.
    int nameWidth() const
    {
        const QFontMetrics metrics(m_view.font());
        int widest = 0;
        for (int row = 0; row < m_model.rowCount(); ++row)
            widest = std::max(widest, metrics.horizontalAdvance(m_model.index(row, 0).data().toString()));
        return widest + 2 * gap;
    }

    QString noteOn(const Measurement &measurement) const
    {
        const ProfileTable &table = m_model.table();
        if (table.rows.empty())
            return whyNoProfile(measurement);
        QStringList parts;
        parts << (table.predicted
                      ? ChartWords::tr("predicted by a model, nothing was run: %1 a step")
                            .arg(secondsText(table.stepSeconds, 3))
                      : ChartWords::tr("%1 a step with clocks around each part (median; steps profiled: %2)")
                            .arg(secondsText(table.stepSeconds, 3))
                            .arg(table.steps));
        if (!table.predicted && measurement.hasTime())
            parts << ChartWords::tr("measured without them: %1").arg(secondsText(measurement.step.median, 3));
        parts << ChartWords::tr("launching and waiting %1", "a share")
                     .arg(shareText(table.stepSeconds > 0 ? table.restSeconds / table.stepSeconds : 0));
        if (table.peak)
            parts << ChartWords::tr("peak: %1 in %2, %3", "rate, precision, measured or specified")
                         .arg(unitRateText(table.peak->figure.value, QStringLiteral("FLOP/s"), 3),
                              QString::fromStdString(table.peak->precision), coreText(nameOf(table.peak->figure.kind)));
        else
            parts << ChartWords::tr("the device's peak at this precision is not known");
        return joinedText(parts);
    }

    /// The first that get room first.
    static constexpr std::array details{ProfileColumn::Rate, ProfileColumn::Memory, ProfileColumn::Total,
                                        ProfileColumn::Calls, ProfileColumn::Mean};

    ProfileModel m_model;
    std::map<ProfileColumn, int> m_widths; ///< the names have none
    bool m_projector = false;
    QLabel m_title;
    QLabel m_note;
    QLabel m_more;
    QTableView m_view;
};

ProfilePage::ProfilePage(QWidget *parent)
    : PointPage(parent), m_all(new QCheckBox(this)), m_trace(new QPushButton(this)), m_list(new QWidget(this))
{
    QVBoxLayout *column = makeColumn();
    QLabel *heading = makeHeading();
    heading->setContentsMargins({});
    m_all->setObjectName(QStringLiteral("allOperations"));
    m_trace->setObjectName(QStringLiteral("exportTrace"));
    auto *top = new QHBoxLayout;
    top->setContentsMargins(2 * gap, gap, gap, 0);
    top->setSpacing(gap);
    top->addWidget(heading, 1);
    top->addWidget(m_all);
    top->addWidget(m_trace);
    auto *tables = new QVBoxLayout(m_list);
    tables->setContentsMargins(2 * gap, 0, gap, gap);
    tables->setSpacing(2 * gap);
    column->addLayout(top);
    column->addWidget(m_list);
    column->addStretch(1);
    connect(m_all, &QCheckBox::toggled, this, guarded([this] { redraw(); }));
    connect(m_trace, &QPushButton::clicked, this, &ProfilePage::traceAsked);
    m_all->setText(ChartWords::tr("Show all operations"));
    m_all->setToolTip(ChartWords::tr(
        "If off, only the first five are shown, in the selected order. Click on a column's title to sort."));
    m_trace->setText(ChartWords::tr("Export trace…"));
    m_trace->setToolTip(
        ChartWords::tr("Save the step on a time line as a file for Perfetto (ui.perfetto.dev) and chrome://tracing."));
    ProfilePage::redraw();
}

void ProfilePage::redraw()
{
    const std::size_t engines = std::min(m_context.series.size(), m_comparison->measurements.size());
    const bool empty = std::ranges::none_of(
        m_comparison->measurements, [](const Measurement &one) { return one.profile && !one.profile->parts.empty(); });
    setHeading(ChartWords::tr("Profile of a step (%2: %1)", "value, what it counts")
                   .arg(countText(m_value), m_context.axisLabel),
               empty);
    for (QWidget *control : std::initializer_list<QWidget *>{m_all, m_trace}) {
        control->setFont(theme().font);
        control->setVisible(!empty && !m_projector && !m_isPicture); // on a projector the words need the room
    }
    m_list->setVisible(!empty);
    if (empty)
        return; // the tables stay, with the order that was chosen
    addTables(engines);
    while (m_tables.size() > engines) {
        delete m_tables.back();
        m_tables.pop_back();
    }
    for (std::size_t i = 0; i < engines; ++i)
        m_tables[i]->show(m_context.series[i], m_comparison->measurements[i], theme(), m_all->isChecked());
}

void ProfilePage::addTables(std::size_t count)
{
    while (m_tables.size() < count) {
        m_tables.push_back(new EngineTable(m_list));
        m_list->layout()->addWidget(m_tables.back());
    }
}

/// The rows for which a picture has room, in the order on show.
std::unique_ptr<PointPage> ProfilePage::another() const
{
    auto page = std::make_unique<ProfilePage>();
    page->addTables(m_tables.size());
    for (std::size_t i = 0; i < m_tables.size(); ++i)
        page->m_tables[i]->sortAs(*m_tables[i]);
    return page;
}

QString ProfilePage::introduction() const
{
    return ChartWords::tr(
        "A table of a step's operations will appear here after a full measurement: press S for a sweep.");
}

/// All rows of all engines, in the order chosen.
FigureTable ProfilePage::table() const
{
    FigureTable table;
    if (!m_comparison->measurements.empty())
        for (const EngineTable *engine : m_tables)
            engine->model().addTo(table, engine->title());
    return table;
}

} // namespace overtake
