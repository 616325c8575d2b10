// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/parameter_row.h"

#include "export/save_path.h"
#include "panels/bare_layout.h"
#include "panels/number_slider.h"
#include "panels/number_spin_box.h"
#include "panels/play_button.h"
#include "panels/wheel_guard.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "workloads/divisibility.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QToolButton>

namespace overtake
{
namespace
{

constexpr int rowGap = 8;
const char *const tableKey = "csv"; ///< the other parameters of files take a folder, too

double numberOf(const ParameterValue &value)
{
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    return std::get<double>(value);
}

void makeLine(QWidget *row, QLabel *label, QWidget *control)
{
    auto *line = bareLayout<QHBoxLayout>(row, rowGap);
    label->setBuddy(control);
    line->addWidget(label);
    line->addStretch();
    line->addWidget(control);
}

} // namespace

ValueControl makeControl(const ParameterSpec &spec, QWidget *parent,
                         const std::function<void(const ParameterValue &, Gesture)> &edited)
{
    if (spec.isNumber()) {
        auto *spinBox = new NumberSpinBox(spec, parent);
        QObject::connect(spinBox, &NumberSpinBox::numberEdited, spinBox,
                         guarded([edited, spec](double number, Gesture gesture) {
                             edited(valueFromNumber(spec, number), gesture);
                         }));
        return {spinBox, [spinBox](const ParameterValue &value) { spinBox->setNumber(numberOf(value)); }};
    }
    if (spec.kind == ParameterKind::Choice) {
        auto *comboBox = new QComboBox(parent);
        for (const auto &choice : spec.choices)
            comboBox->addItem(coreText(choice), QString::fromStdString(choice));
        WheelGuard::install(comboBox);
        QObject::connect(comboBox, &QComboBox::activated, comboBox,
                         guarded([edited, comboBox] { edited(comboBox->currentData().toString().toStdString(), 0); }));
        return {comboBox, [comboBox](const ParameterValue &value) {
                    comboBox->setCurrentIndex(comboBox->findData(QString::fromStdString(std::get<std::string>(value))));
                }};
    }
    if (spec.kind == ParameterKind::Flag) {
        auto *checkBox = new QCheckBox(parent);
        QObject::connect(checkBox, &QCheckBox::clicked, checkBox, guarded([edited](bool on) { edited(on, 0); }));
        return {checkBox, [checkBox](const ParameterValue &value) { checkBox->setChecked(std::get<bool>(value)); }};
    }
    auto *lineEdit = new QLineEdit(parent);
    QObject::connect(lineEdit, &QLineEdit::editingFinished, lineEdit, guarded([edited, lineEdit] {
                         if (lineEdit->isModified()) {
                             lineEdit->setModified(false);
                             edited(lineEdit->text().toStdString(), 0);
                         }
                     }));
    return {lineEdit, [lineEdit](const ParameterValue &value) {
                if (lineEdit->isModified())
                    return; // it is being typed
                const QString text = QString::fromStdString(std::get<std::string>(value));
                if (text != lineEdit->text())
                    lineEdit->setText(text);
            }};
}

ParameterRow::ParameterRow(ParameterSpec spec, QWidget *parent) : QWidget(parent), m_spec(std::move(spec))
{
    setObjectName(QString::fromStdString(m_spec.key));
    setToolTip(coreText(m_spec.help));
}

QString ParameterRow::label() const
{
    return coreText(m_spec.label);
}

ValueControl ParameterRow::makeOwnControl()
{
    return makeControl(m_spec, this,
                       [this](const ParameterValue &value, Gesture gesture) { emit edited(value, gesture); });
}

ParameterRow *ParameterRow::make(const ParameterSpec &spec, QWidget *parent)
{
    if (spec.isNumber())
        return new NumberRow(spec, parent);
    if (spec.kind == ParameterKind::File)
        return new FileRow(spec, parent);
    return new ControlRow(spec, parent);
}

NumberRow::NumberRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_label(new QLabel(label(), this)), m_slider(new NumberSlider(spec, this)),
      m_spinBox(new NumberSpinBox(spec, this)), m_play(new PlayButton(*m_slider, label(), this))
{
    auto *column = bareLayout<QVBoxLayout>(this, rowGap / 2);
    auto *top = new QWidget(this);
    makeLine(top, m_label, m_spinBox);
    column->addWidget(top);
    auto *line = bareLayout<QHBoxLayout>(nullptr, rowGap / 2);
    line->addWidget(m_slider);
    line->addWidget(m_play);
    column->addLayout(line);
    m_slider->setAccessibleName(label());
    m_spinBox->setAccessibleName(label());
    setTabOrder(m_spinBox, m_slider);
    setTabOrder(m_slider, m_play);
    connect(m_play, &PlayButton::playingChanged, this, &ParameterRow::playingChanged);

    const auto take = [this](double asked, Gesture gesture) {
        const double number = nearestFitting(m_fitting, asked); // one can type any
        m_slider->setNumber(number);
        m_spinBox->setNumber(number);
        emit edited(valueFromNumber(this->spec(), number), gesture);
    };
    connect(m_slider, &NumberSlider::numberEdited, this, guarded(take));
    connect(m_spinBox, &NumberSpinBox::numberEdited, this, guarded(take));
}

void NumberRow::setStudy(const Study &study)
{
    const std::string &key = spec().key;
    m_fitting = fittingNumbers(workloadById(study.workload), study.parameters, key);
    m_slider->setFitting(m_fitting);
    m_spinBox->setFitting(m_fitting);
    m_slider->setNumber(study.parameters.real(key));
    m_spinBox->setNumber(study.parameters.real(key));
    const bool isAxis = key == study.sweepKey;
    QFont font; // bold alone is set: the size follows the panel's, which a projector enlarges
    font.setBold(isAxis);
    m_label->setFont(font);
    m_label->setText(isAxis ? tr("%1 (axis)").arg(label()) : label());
    // The number of each row is a stop of the Tab key, and the slider of the axis; Ctrl+Enter plays.
    m_slider->setFocusPolicy(isAxis ? Qt::StrongFocus : Qt::ClickFocus);
    m_play->setFocusPolicy(Qt::NoFocus);
    const auto [from, to] = isAxis ? std::pair(study.from, study.to) : defaultRange(spec());
    m_play->setRange(from, to);
}

void NumberRow::takeFocus()
{
    m_slider->setFocus();
}

void NumberRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return && event->modifiers() == Qt::ControlModifier)
        m_play->click();
    else
        ParameterRow::keyPressEvent(event);
}

void NumberRow::stopPlaying()
{
    m_play->stop();
}

ControlRow::ControlRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_control(makeOwnControl())
{
    auto *checkBox = qobject_cast<QCheckBox *>(m_control.widget);
    if (!checkBox) {
        m_control.widget->setAccessibleName(label());
        makeLine(this, new QLabel(label(), this), m_control.widget);
        return;
    }
    checkBox->setText(label());
    bareLayout<QHBoxLayout>(this, rowGap)->addWidget(checkBox);
}

void ControlRow::setStudy(const Study &study)
{
    m_control.show(study.parameters.at(spec().key));
}

FileRow::FileRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_control(makeOwnControl()), m_lineEdit(static_cast<QLineEdit *>(m_control.widget))
{
    auto *column = bareLayout<QVBoxLayout>(this, rowGap / 2);
    auto *caption = new QLabel(label(), this);
    caption->setBuddy(m_lineEdit);
    column->addWidget(caption);
    auto *line = bareLayout<QHBoxLayout>(nullptr, rowGap);
    auto *button = new QToolButton(this);
    button->setText(tr("Choose…"));
    m_lineEdit->setPlaceholderText(tr("none"));
    m_lineEdit->setClearButtonEnabled(true);
    m_lineEdit->setAcceptDrops(false); // the window takes a file; the field would insert its address into what is typed
    line->addWidget(m_lineEdit);
    line->addWidget(button);
    column->addLayout(line);
    if (spec.key == tableKey) {
        connect(button, &QToolButton::clicked, this, guarded([this] { choose(false); }));
    } else {
        auto *menu = new QMenu(button);
        connect(menu->addAction(tr("File…")), &QAction::triggered, this, guarded([this] { choose(false); }));
        connect(menu->addAction(tr("Folder…")), &QAction::triggered, this, guarded([this] { choose(true); }));
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
    }
    connect(m_lineEdit, &QLineEdit::textChanged, this, guarded([this](const QString &text) {
                // The clear button leaves the focus where it is, so the editing never finishes.
                if (text.isEmpty() && m_lineEdit->isModified()) {
                    m_lineEdit->setModified(false);
                    emit edited(std::string(), 0);
                }
            }));
}

void FileRow::choose(bool folder)
{
    const QString before = m_lineEdit->text();
    const QString filter =
        spec().key == tableKey ? tr("Tables (*.csv *.tsv *.txt);;All files (*)") : tr("All files (*)");
    const QPointer<FileRow> self(this); // another workload, opened meanwhile, deletes the row
    const QString path =
        folder ? folderToOpen(window(), label(), before) : fileToOpen(window(), label(), before, filter);
    if (self && !path.isEmpty())
        emit edited(path.toStdString(), 0);
}

void FileRow::forgetTyped()
{
    m_lineEdit->setModified(false);
    m_control.show(m_path);
}

void FileRow::setStudy(const Study &study)
{
    m_path = study.parameters.at(spec().key);
    m_control.show(m_path);
    m_lineEdit->setToolTip(m_lineEdit->text().isEmpty() ? toolTip() : m_lineEdit->text());
}

} // namespace overtake
