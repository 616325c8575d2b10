// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/report_table.h"

#include "words/number_text.h"

#include <QHeaderView>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr std::size_t mostRows = 100;

QString scoreText(double share)
{
    return QLocale().toString(share, 'f', 4);
}

ClassScores scoresOf(const ClassReport &report, std::size_t index)
{
    return index < report.classes.size() ? report.classes[index] : ClassScores{};
}

} // namespace

ReportTable::ReportTable(QWidget *parent) : QTableWidget(parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setFrameShape(QFrame::NoFrame);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false); // Tab leads on
    verticalHeader()->setVisible(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setToolTip(tr("Precision: the share of the samples called this class that belong to it. "
                                      "Recall: the share of this class's samples that were found. F1: 2 × precision × "
                                      "recall / (precision + recall). Support: the number of samples of this class."));
}

void ReportTable::addRow(const QString &name, const QStringList &cells, bool isSummary)
{
    const int row = rowCount();
    insertRow(row);
    QFont font = this->font();
    font.setBold(isSummary);
    const QStringList all = QStringList{name} + cells;
    for (int column = 0; column < columnCount() && column < all.size(); ++column) {
        auto *item = new QTableWidgetItem(all[column]);
        item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        item->setFont(font);
        setItem(row, column, item);
    }
}

void ReportTable::setRun(const TrainingRun &run, const QStringList &labels)
{
    clear();
    clearSpans();
    setRowCount(0);
    std::vector<const ClassReport *> reports;
    QStringList judged;
    std::size_t classes = 0;
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        if (!run.engines[i].report)
            continue;
        reports.push_back(&*run.engines[i].report);
        judged << labels[static_cast<qsizetype>(i)];
        classes = std::max(classes, reports.back()->classes.size());
    }
    if (reports.empty()) {
        setColumnCount(0);
        return;
    }
    QStringList header{tr("class"), tr("support")};
    for (const QString &figure : {tr("precision"), tr("recall"), tr("F1")})
        for (const QString &label : judged)
            header << (judged.size() == 1 ? figure : figure + QLatin1Char('\n') + label);
    setColumnCount(static_cast<int>(header.size()));
    setHorizontalHeaderLabels(header);

    const auto addScores = [&](const QString &name, bool isSummary, auto scores) {
        QStringList cells{countText(static_cast<double>(scores(*reports.front()).support))};
        for (double ClassScores::*figure : {&ClassScores::precision, &ClassScores::recall, &ClassScores::f1})
            for (const ClassReport *report : reports)
                cells << scoreText(scores(*report).*figure);
        addRow(name, cells, isSummary);
    };
    // Most important rows first: all are in view with few classes, but not with many.
    QStringList accuracy{countText(static_cast<double>(reports.front()->samples))};
    for (int figure = 0; figure < 3; ++figure)
        for (const ClassReport *report : reports)
            accuracy << (figure == 2 ? scoreText(report->accuracy) : QString());
    addRow(tr("accuracy"), accuracy, true);
    const std::size_t shown = classes <= mostRows + 1 ? classes : mostRows; // a row about one more is no shorter
    for (std::size_t index = 0; index < shown; ++index)
        addScores(QString::number(index), false,
                  [index](const ClassReport &report) { return scoresOf(report, index); });
    addScores(tr("macro average"), false, [](const ClassReport &report) { return report.macro; });
    addScores(tr("weighted average"), false, [](const ClassReport &report) { return report.weighted; });
    resizeColumnsToContents();
    if (shown < classes) { // it is as wide as the table is by now
        addRow(tr("%1 more classes are in the saved file.").arg(countText(static_cast<double>(classes - shown))), {},
               false);
        setSpan(rowCount() - 1, 0, 1, columnCount());
    }
    resizeRowsToContents();
}

} // namespace overtake
