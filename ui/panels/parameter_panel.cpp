// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/parameter_panel.h"

#include "panels/bare_layout.h"
#include "panels/parameter_row.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QVBoxLayout>
#include <utility>

namespace overtake
{
namespace
{

constexpr int slidersAtFirst = 4;

} // namespace

ParameterPanel::ParameterPanel() : m_advanced(new Fold(tr("More parameters"), this)), m_main(new QWidget(this))
{
    auto *column = bareLayout<QVBoxLayout>(this, 8);
    bareLayout<QVBoxLayout>(m_main, 8);
    column->addWidget(m_main);
    column->addWidget(m_advanced);
}

void ParameterPanel::makeRows(const Workload &workload, const std::string &axis)
{
    stopPlaying();
    for (ParameterRow *row : std::exchange(m_rows, {})) {
        row->disconnect(this);  // a field that goes with the focus takes the number that is being typed
        row->setObjectName({}); // rows are found by it
        row->hide();
        row->deleteLater(); // it may be the sender
    }
    int sliders = 0;
    for (const ParameterSpec &spec : workload.parameters().specs()) {
        const bool isMain = (!spec.advanced && spec.isNumber() && sliders++ < slidersAtFirst) || spec.key == axis;
        ParameterRow *row = ParameterRow::make(spec, isMain ? m_main : m_advanced);
        (isMain ? m_main->layout() : m_advanced->content())->addWidget(row);
        connect(row, &ParameterRow::edited, this, guarded([this, row](const ParameterValue &value, Gesture gesture) {
                    emit parameterEdited(row->spec().key, value, gesture);
                }));
        connect(row, &ParameterRow::playingChanged, this, guarded([this, row](bool on) {
                    for (ParameterRow *other : m_rows)
                        if (on && other != row)
                            other->stopPlaying();
                    emit playingChanged(on);
                }));
        m_rows.push_back(row);
    }
    m_workload = workload.id();
    m_axis = axis;
    showRows();
}

void ParameterPanel::showOnly(const std::string &key)
{
    m_only = key;
    showRows();
    for (ParameterRow *row : m_rows)
        if (row->spec().key == key)
            row->takeFocus();
}

void ParameterPanel::showRows()
{
    bool hasAdvanced = false;
    for (ParameterRow *row : m_rows) {
        const bool isShown = m_only.empty() || row->spec().key == m_only;
        row->setVisible(isShown);
        hasAdvanced = hasAdvanced || (isShown && m_advanced->isAncestorOf(row));
    }
    m_advanced->setVisible(hasAdvanced);
    if (hasAdvanced && !m_only.empty())
        m_advanced->setOpen(true);
}

void ParameterPanel::setStudy(const Study &study)
{
    if (study.workload != m_workload || study.sweepKey != m_axis)
        makeRows(workloadById(study.workload), study.sweepKey);
    const std::vector<std::string> fromData = keysFromData(study);
    for (ParameterRow *row : m_rows) {
        const ParameterSpec &spec = row->spec();
        const bool given = contains(fromData, spec.key);
        const std::string overruler = overrulerOf(study, spec.key);
        row->setStudy(study);
        row->setEnabled(!given && overruler.empty());
        if (given || !overruler.empty())
            row->stopPlaying();
        row->setToolTip(
            given ? tr("The data decide this.")
            : overruler.empty()
                ? coreText(spec.help)
                : tr("'%1' decides this.").arg(coreText(workloadById(study.workload).parameter(overruler).label)));
    }
}

void ParameterPanel::stopPlaying()
{
    for (ParameterRow *row : m_rows)
        row->stopPlaying();
}

} // namespace overtake
