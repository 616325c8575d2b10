// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/shelf_panel.h"

#include "panels/bare_layout.h"
#include "run/beside.h"
#include "words/guarded.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr int fillMilliseconds = 250;
enum ShelfColumn { NameColumn, BesideColumn, BaseColumn };

CurveId curveOf(const QTreeWidgetItem &item)
{
    return item.data(NameColumn, Qt::UserRole).toULongLong();
}

/// The user's, and more than a slider left in passing.
bool isCurve(const Curve &curve)
{
    return !curve.study.visit && (curve.points.isCareful() || curve.points.every().size() >= 3);
}

} // namespace

ShelfPanel::ShelfPanel(StudyModel &model, CurveStore &curves, QWidget *parent)
    : QWidget(parent), m_model(model), m_curves(curves), m_list(new QTreeWidget(this)),
      m_empty(new QLabel(tr("The last 20 curves that were measured or opened appear here."), this))
{
    auto *column = bareLayout<QVBoxLayout>(this, 8);
    m_empty->setWordWrap(true);
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);
    setMinimumWidth(200);

    m_list->setObjectName(QStringLiteral("shelf"));
    m_list->setAccessibleName(tr("Pinned curves"));
    m_list->setHeaderLabels({tr("Curve"), tr("Pinned"), tr("Baseline")});
    m_list->headerItem()->setToolTip(BesideColumn, tr("Show this curve as a thin line with the current one."));
    m_list->headerItem()->setToolTip(BaseColumn, tr("Show the speed-up relative to this curve's baseline."));
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    m_list->setAllColumnsShowFocus(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    connect(m_list, &QTreeWidget::itemChanged, this, guarded(this, &ShelfPanel::takeCheck));
    connect(m_list, &QTreeWidget::itemClicked, this, guarded([this](QTreeWidgetItem *item, int clicked) {
                if (clicked == NameColumn)
                    showCurve(curveOf(*item));
            }));
    connect(m_list, &QTreeWidget::itemActivated, this,
            guarded([this](QTreeWidgetItem *item) { showCurve(curveOf(*item)); }));

    m_fillTimer.setSingleShot(true);
    connect(&m_fillTimer, &QTimer::timeout, this, guarded(this, &ShelfPanel::fill));
    connect(&curves, &CurveStore::curvesChanged, this, guarded([this] {
        if (!m_fillTimer.isActive())
            m_fillTimer.start(fillMilliseconds);
    }));
    for (const auto signal : {&CurveStore::curveShown, &CurveStore::besideChanged, &CurveStore::savedChanged})
        connect(&curves, signal, this, guarded([this] { m_fillTimer.start(0); }));
}

void ShelfPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fill();
}

void ShelfPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_fillTimer.start(0); // texts have other lines
}

void ShelfPanel::fill()
{
    if (!isVisible())
        return;
    if (QGuiApplication::mouseButtons() != Qt::NoButton) // a click needs the item that was pressed
        return m_fillTimer.start(fillMilliseconds);
    const QSignalBlocker blocker(m_list);
    const CurveId current = m_list->currentItem() ? curveOf(*m_list->currentItem()) : 0;
    const int currentColumn = std::max(0, m_list->currentColumn());
    const int scrolled = m_list->verticalScrollBar()->value();
    m_list->clear();
    const Curve &shown = *m_curves.shown();
    const std::vector<CurvePtr> curves = m_curves.curves();
    const Beside &beside = m_curves.beside();
    for (auto curve = curves.rbegin(); curve != curves.rend(); ++curve) {
        const Curve &kept = **curve;
        const bool isKept = beside.has(kept.id);
        if (!isCurve(kept) && !isKept)
            continue;
        auto *item = new QTreeWidgetItem(m_list);
        const QString name = curveName(kept.study);
        const QString difference = kept.id == shown.id ? tr("current") : differenceText(kept, shown, m_curves, true);
        const QString when = QLocale().toString(kept.changed.toLocalTime(), QLocale::ShortFormat);
        const QString where = machineOf(kept, m_curves);
        QStringList lines{difference, name, where, when};
        lines.removeDuplicates(); // two of the same study differ in their hour
        item->setText(NameColumn, lines.join(QLatin1Char('\n')));
        item->setToolTip(NameColumn, item->text(NameColumn) + QLatin1Char('\n') + subjectOf(kept.points.sweep()));
        item->setData(NameColumn, Qt::UserRole, QVariant::fromValue<qulonglong>(kept.id));
        item->setData(NameColumn, Qt::AccessibleTextRole, lines.join(QStringLiteral(", ")));
        item->setCheckState(BesideColumn, isKept ? Qt::Checked : Qt::Unchecked);
        item->setCheckState(BaseColumn, kept.id == beside.base ? Qt::Checked : Qt::Unchecked);
        QFont font = m_list->font();
        font.setBold(kept.id == shown.id);
        item->setFont(NameColumn, font);
        const QRect room(0, 0, m_list->columnWidth(NameColumn) - 8, QWIDGETSIZE_MAX);
        const int text = QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, item->text(NameColumn)).height();
        item->setSizeHint(NameColumn, {0, text + 16});
        if (kept.id == current)
            m_list->setCurrentItem(item, currentColumn);
    }
    m_list->doItemsLayout();
    m_list->verticalScrollBar()->setValue(scrolled);
    m_empty->setVisible(m_list->topLevelItemCount() == 0);
}

void ShelfPanel::takeCheck(QTreeWidgetItem *item, int column)
{
    const bool on = item->checkState(column) == Qt::Checked;
    if (column == BesideColumn)
        setKept(curveOf(*item), on);
    else if (column == BaseColumn)
        setBase(curveOf(*item), on);
    m_fillTimer.start(0); // unchecks a refused choice
}

void ShelfPanel::showCurve(CurveId id)
{
    const CurvePtr curve = m_curves.withId(id);
    if (!curve)
        return;
    Study study = curve->study;
    study.run = curve->opened ? id : 0;
    if (study.workload == m_model.study().workload && study.sweepKey == m_model.study().sweepKey)
        study.parameters.set(study.sweepKey, m_model.study().parameters.at(study.sweepKey)); // the slider stays
    m_model.change(std::move(study), tr("pinned curve"));
}

void ShelfPanel::showCurveBefore()
{
    const auto &all = m_curves.curves();
    for (auto curve = all.rbegin(); curve != all.rend(); ++curve)
        if ((*curve)->id != m_curves.shown()->id && isCurve(**curve))
            return showCurve((*curve)->id);
    emit refused(tr("There is no other curve yet: change a parameter, and measure."));
}

void ShelfPanel::keepShown(bool on)
{
    if (on && m_curves.shown()->points.isEmpty())
        emit refused(tr("There is no curve to pin yet: switch Live on or start a sweep."));
    else
        setKept(m_curves.shown()->id, on);
    if (keepsShown() != on)
        return;
    const QString name = curveName(m_curves.shown()->study);
    emit notice(on ? tr("Pinned: %1. It stays as a thin line with the next curve.").arg(name)
                   : tr("No longer pinned: %1.").arg(name));
}

void ShelfPanel::setKept(CurveId id, bool on)
{
    Beside beside = m_curves.beside();
    std::erase(beside.curves, id);
    if (const CurvePtr curve = on ? m_curves.withId(id) : nullptr) {
        if (const QString reason = whyNotBeside(*curve, *m_curves.shown()); !reason.isEmpty())
            return emit refused(reason);
        beside.curves.push_back(id);
    }
    m_curves.setBeside(std::move(beside));
}

void ShelfPanel::setBase(CurveId id, bool on)
{
    Beside beside = m_curves.beside();
    beside.base = on ? id : 0;
    if (const CurvePtr curve = on ? m_curves.withId(id) : nullptr) {
        if (const QString reason = whyNoBase(*curve, *m_curves.shown()); !reason.isEmpty())
            return emit refused(reason);
        if (!beside.has(id))
            beside.curves.push_back(id);
    }
    m_curves.setBeside(std::move(beside));
}

} // namespace overtake
