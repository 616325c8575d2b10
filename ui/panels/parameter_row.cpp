// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/parameter_row.h"

#include "export/save_path.h"
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
#include <QSignalBlocker>
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

QHBoxLayout *makeLine(QWidget *row, QLabel *label, QWidget *control)
{
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(rowGap);
    label->setBuddy(control);
    line->addWidget(label);
    line->addStretch();
    line->addWidget(control);
    return line;
}

} // namespace

ParameterRow::ParameterRow(ParameterSpec spec, QWidget *parent) : QWidget(parent), m_spec(std::move(spec))
{
    setObjectName(QString::fromStdString(m_spec.key));
    setToolTip(coreText(m_spec.help));
}

QString ParameterRow::label() const
{
    return coreText(m_spec.label);
}

ParameterRow *ParameterRow::make(const ParameterSpec &spec, QWidget *parent)
{
    switch (spec.kind) {
    case ParameterKind::Integer:
    case ParameterKind::Real:
        return new NumberRow(spec, parent);
    case ParameterKind::Choice:
        return new ChoiceRow(spec, parent);
    case ParameterKind::Flag:
        return new FlagRow(spec, parent);
    case ParameterKind::File:
        return new FileRow(spec, parent);
    case ParameterKind::Text:
        return new TextRow(spec, parent);
    }
    return nullptr;
}

NumberRow::NumberRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_label(new QLabel(label(), this)), m_slider(new NumberSlider(spec, this)),
      m_spinBox(new NumberSpinBox(spec, this)), m_play(new PlayButton(*m_slider, label(), this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(rowGap / 2);
    auto *top = new QWidget(this);
    makeLine(top, m_label, m_spinBox);
    column->addWidget(top);
    auto *line = new QHBoxLayout;
    line->setSpacing(rowGap / 2);
    line->addWidget(m_slider);
    line->addWidget(m_play);
    column->addLayout(line);
    m_slider->setAccessibleName(label());
    m_spinBox->setAccessibleName(label());
    setTabOrder(m_spinBox, m_slider);
    setTabOrder(m_slider, m_play);
    const auto [from, to] = defaultRange(spec);
    m_play->setRange(from, to);
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

void NumberRow::setValue(const ParameterValue &value)
{
    m_slider->setNumber(numberOf(value));
    m_spinBox->setNumber(numberOf(value));
}

void NumberRow::setFitting(std::vector<double> fitting)
{
    m_fitting = std::move(fitting);
    m_slider->setFitting(m_fitting);
    m_spinBox->setFitting(m_fitting);
}

void NumberRow::takeFocus()
{
    m_slider->setFocus();
}

void NumberRow::setAxis(bool axis)
{
    QFont font; // bold alone is set: the size follows the panel's, which a projector enlarges
    font.setBold(axis);
    m_label->setFont(font);
    m_label->setText(axis ? tr("%1 (axis)").arg(label()) : label());
    // The number of each row is a stop of the Tab key, and the slider of the axis; Ctrl+Enter plays.
    m_slider->setFocusPolicy(axis ? Qt::StrongFocus : Qt::ClickFocus);
    m_play->setFocusPolicy(Qt::NoFocus);
}

void NumberRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return && event->modifiers() == Qt::ControlModifier)
        m_play->click();
    else
        ParameterRow::keyPressEvent(event);
}

void NumberRow::setPlayRange(double from, double to)
{
    m_play->setRange(from, to);
}

void NumberRow::stopPlaying()
{
    m_play->stop();
}

ChoiceRow::ChoiceRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_comboBox(new QComboBox(this))
{
    for (const auto &choice : spec.choices)
        m_comboBox->addItem(coreText(choice), QString::fromStdString(choice));
    m_comboBox->setAccessibleName(label());
    WheelGuard::install(m_comboBox);
    makeLine(this, new QLabel(label(), this), m_comboBox);
    connect(m_comboBox, &QComboBox::activated, this,
            guarded([this] { emit edited(m_comboBox->currentData().toString().toStdString(), 0); }));
}

void ChoiceRow::setValue(const ParameterValue &value)
{
    m_comboBox->setCurrentIndex(m_comboBox->findData(QString::fromStdString(std::get<std::string>(value))));
}

FlagRow::FlagRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_checkBox(new QCheckBox(label(), this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_checkBox);
    connect(m_checkBox, &QCheckBox::clicked, this, guarded([this](bool on) { emit edited(on, 0); }));
}

void FlagRow::setValue(const ParameterValue &value)
{
    m_checkBox->setChecked(std::get<bool>(value));
}

FileRow::FileRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_lineEdit(new QLineEdit(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(rowGap / 2);
    auto *caption = new QLabel(label(), this);
    caption->setBuddy(m_lineEdit);
    column->addWidget(caption);
    auto *line = new QHBoxLayout;
    line->setSpacing(rowGap);
    auto *button = new QToolButton(this);
    button->setText(tr("Choose…"));
    m_lineEdit->setPlaceholderText(tr("none"));
    m_lineEdit->setClearButtonEnabled(true);
    line->addWidget(m_lineEdit);
    line->addWidget(button);
    column->addLayout(line);
    if (spec.key == tableKey) {
        connect(button, &QToolButton::clicked, this, guarded([this] { choose(false); }));
    } else {
        auto *menu = new QMenu(button);
        menu->addAction(tr("File…"), this, [this] { choose(false); });
        menu->addAction(tr("Folder…"), this, [this] { choose(true); });
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
    }
    connect(m_lineEdit, &QLineEdit::editingFinished, this, guarded([this] {
                if (m_lineEdit->isModified()) {
                    m_lineEdit->setModified(false);
                    emit edited(m_lineEdit->text().toStdString(), 0);
                }
            }));
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
    const QString path = folder ? folderToOpen(this, label(), before) : fileToOpen(this, label(), before, filter);
    if (!path.isEmpty())
        emit edited(path.toStdString(), 0);
}

void FileRow::setValue(const ParameterValue &value)
{
    const QString path = QString::fromStdString(std::get<std::string>(value));
    if (path == m_lineEdit->text())
        return;
    const QSignalBlocker blocker(m_lineEdit);
    m_lineEdit->setText(path);
    m_lineEdit->setToolTip(path.isEmpty() ? toolTip() : path);
}

TextRow::TextRow(const ParameterSpec &spec, QWidget *parent)
    : ParameterRow(spec, parent), m_lineEdit(new QLineEdit(this))
{
    m_lineEdit->setAccessibleName(label());
    makeLine(this, new QLabel(label(), this), m_lineEdit);
    connect(m_lineEdit, &QLineEdit::editingFinished, this, guarded([this] {
                if (m_lineEdit->isModified()) {
                    m_lineEdit->setModified(false);
                    emit edited(m_lineEdit->text().toStdString(), 0);
                }
            }));
}

void TextRow::setValue(const ParameterValue &value)
{
    const QString text = QString::fromStdString(std::get<std::string>(value));
    if (text != m_lineEdit->text())
        m_lineEdit->setText(text);
}

} // namespace overtake
