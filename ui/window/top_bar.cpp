// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/top_bar.h"

#include "commands/window_actions.h"
#include "panels/eliding_combo_box.h"
#include "panels/number_spin_box.h"
#include "panels/wheel_guard.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QWhatsThis>
#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

/// Without the focus: the action has a key and is in a menu.
QToolButton *buttonFor(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

/// Who published it, what was claimed and why that is wrong, and what to know when comparing.
QString presetText(const Preset &preset)
{
    QStringList texts;
    if (preset.claim)
        texts << coreText(preset.claim->claimed) << coreText(preset.claim->mistake);
    texts << coreText(preset.source) + QLatin1Char('.') << coreText(preset.note);
    return texts.join(preset.claim ? QLatin1Char('\n') : QLatin1Char(' '));
}

} // namespace

TopBar::TopBar(const WindowActions &actions, QWidget *parent)
    : QWidget(parent), m_ofStudy(new QWidget(this)), m_workload(new ElidingComboBox(this)),
      m_preset(new ElidingComboBox(this)), m_about(new QToolButton(this)), m_axis(new ElidingComboBox(this)),
      m_range(new QWidget(this)), m_from(new NumberSpinBox(ParameterSpec{}, this)),
      m_to(new NumberSpinBox(ParameterSpec{}, this))
{
    auto *whole = new QHBoxLayout(this);
    auto *line = new QHBoxLayout(m_ofStudy);
    auto *range = new QGridLayout(m_range);
    range->setContentsMargins(0, 0, 0, 0);
    for (QHBoxLayout *one : {whole, line}) {
        one->setContentsMargins(0, 0, 0, 0);
        one->setSpacing(8);
    }
    QSizePolicy policy = m_ofStudy->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_ofStudy->setSizePolicy(policy);
    whole->addWidget(m_ofStudy, 1);

    m_workload->setObjectName(QStringLiteral("workload"));
    m_preset->setObjectName(QStringLiteral("preset"));
    m_axis->setObjectName(QStringLiteral("axis"));
    m_from->setObjectName(QStringLiteral("from"));
    m_to->setObjectName(QStringLiteral("to"));
    m_workload->setAccessibleName(tr("Workload"));
    m_workload->setToolTip(tr("The kind of work that is measured."));
    m_preset->setAccessibleName(tr("Preset"));
    m_about->setObjectName(QStringLiteral("aboutPreset"));
    m_about->setText(QStringLiteral("?"));
    m_about->setAccessibleName(tr("About this preset"));
    m_about->setToolTip(tr("Tells what was published and where."));
    connect(m_about, &QToolButton::clicked, this, guarded([this] {
                QWhatsThis::showText(m_about->mapToGlobal(m_about->rect().bottomLeft()), m_preset->toolTip(), m_about);
            }));
    m_axis->setAccessibleName(tr("Axis"));
    m_axis->setToolTip(tr("The parameter on the x axis of all charts. Its slider and the line in the charts are one."));
    m_from->setAccessibleName(tr("Start of the sweep"));
    m_to->setAccessibleName(tr("End of the sweep"));
    m_from->setToolTip(tr("First value of the sweep."));
    m_to->setToolTip(tr("Last value of the sweep."));
    // They give way where there is little room, as on a projector, and do not depend on what is chosen: nothing moves.
    for (const auto &[box, most] : {std::pair(m_workload, 200), std::pair(m_preset, 360), std::pair(m_axis, 200)}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(7);
        box->setMaximumWidth(most);
        WheelGuard::install(box);
    }

    line->addWidget(m_workload, 20);
    line->addWidget(m_preset, 15);
    line->addWidget(m_about);
    line->addSpacing(8);
    line->addStretch(1);
    line->addWidget(buttonFor(actions.live, this));
    line->addWidget(buttonFor(actions.sweep, this));
    line->addWidget(new QLabel(tr("over"), this));
    line->addWidget(m_axis, 17);
    for (NumberSpinBox *box : {m_from, m_to}) {
        range->addWidget(new QLabel(box->accessibleName(), m_range), range->rowCount(), 0);
        range->addWidget(box, range->rowCount() - 1, 1, Qt::AlignRight);
    }
    line->addStretch(1);
    whole->addSpacing(8);
    whole->addWidget(buttonFor(actions.exportPage, this));

    for (const auto &workload : allWorkloads()) {
        m_workload->addItem(coreText(workload->label()), QString::fromStdString(workload->id()));
        m_workload->setItemData(m_workload->count() - 1, coreText(workload->description()), Qt::ToolTipRole);
    }
    m_preset->addItem(tr("No preset"), QString());
    for (const Preset &preset : allPresets()) {
        m_preset->addItem(coreText(preset.label), QString::fromStdString(preset.name));
        m_preset->setItemData(m_preset->count() - 1, coreText(preset.source), Qt::ToolTipRole);
    }

    connect(m_workload, &QComboBox::activated, this,
            guarded([this] { emit workloadChosen(m_workload->currentData().toString().toStdString()); }));
    connect(m_preset, &QComboBox::activated, this,
            guarded([this] { emit presetChosen(m_preset->currentData().toString().toStdString()); }));
    connect(m_axis, &QComboBox::activated, this,
            guarded([this] { emit sweepKeyChosen(m_axis->currentData().toString().toStdString()); }));
    const auto rangeChanged = [this](double, Gesture gesture) {
        if (m_from->value() == m_to->value()) // no range: the study would take its default
            return showRange();
        emit rangeEdited(std::min(m_from->value(), m_to->value()), std::max(m_from->value(), m_to->value()), gesture);
    };
    connect(m_from, &NumberSpinBox::numberEdited, this, guarded(rangeChanged));
    connect(m_to, &NumberSpinBox::numberEdited, this, guarded(rangeChanged));
}

void TopBar::fillAxes(const Study &study)
{
    const std::vector<const ParameterSpec *> axes = axesOf(study);
    QString keys;
    for (const ParameterSpec *spec : axes)
        keys += QString::fromStdString(study.workload + '.' + spec->key + ' ');
    if (keys == m_axisKeys)
        return; // refilling would close an open list
    m_axisKeys = keys;
    m_axis->clear();
    for (const ParameterSpec *spec : axes)
        m_axis->addItem(coreText(spec->label), QString::fromStdString(spec->key));
}

void TopBar::setStudy(const Study &study, bool matchesPreset)
{
    m_workload->setCurrentIndex(m_workload->findData(QString::fromStdString(study.workload)));
    for (int i = 1; i < m_preset->count(); ++i) {
        const Preset &preset = presetByName(m_preset->itemData(i).toString().toStdString());
        const bool modified = preset.name == study.preset && !matchesPreset;
        m_preset->setItemText(i, modified ? tr("%1 (modified)").arg(coreText(preset.label)) : coreText(preset.label));
    }
    m_preset->setCurrentIndex(m_preset->findData(QString::fromStdString(study.preset)));
    const QString note =
        study.preset.empty() ? tr("A published case with its figures.") : presetText(presetByName(study.preset));
    m_preset->setToolTip(study.preset.empty() ? note : m_preset->currentText() + QStringLiteral(".\n") + note);
    m_about->setVisible(!study.preset.empty());

    fillAxes(study);
    m_axis->setCurrentIndex(m_axis->findData(QString::fromStdString(study.sweepKey)));
    const ParameterSpec &spec = workloadById(study.workload).parameter(study.sweepKey);
    if (std::exchange(m_axisSpec, &spec) != &spec) // setting it again would discard what is being typed
        for (NumberSpinBox *box : {m_from, m_to})
            box->setSpec(spec);
    m_shownFrom = study.from;
    m_shownTo = study.to;
    showRange();
}

void TopBar::showRange()
{
    m_from->setNumber(m_shownFrom);
    m_to->setNumber(m_shownTo);
}

} // namespace overtake
