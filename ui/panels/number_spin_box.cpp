// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/number_spin_box.h"

#include "panels/wheel_guard.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QScopedValueRollback>
#include <QToolTip>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int realDigits = 6;

} // namespace

NumberSpinBox::NumberSpinBox(const ParameterSpec &spec, QWidget *parent) : QDoubleSpinBox(parent), m_scale(spec)
{
    setSpec(spec);
    WheelGuard::install(this);
    setKeyboardTracking(false); // 512 is one value, not 5, 51 and 512
    setAlignment(Qt::AlignRight);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (!m_silent)
            emit numberEdited(value, m_gesture);
    });
}

void NumberSpinBox::setSpec(const ParameterSpec &spec)
{
    const QScopedValueRollback<bool> silent(m_silent, true);
    m_scale = NumberScale(spec);
    m_whole = spec.kind == ParameterKind::Integer;
    setDecimals(m_whole ? 0 : 12);
    setRange(spec.minimum, spec.maximum);
    setSuffix(spec.unit.empty() ? QString() : QStringLiteral(" ") + QString::fromStdString(spec.unit));
    updateGeometry();
}

void NumberSpinBox::setNumber(double number)
{
    const QScopedValueRollback<bool> silent(m_silent, true);
    setValue(number);
}

QString NumberSpinBox::textFromValue(double value) const
{
    if (m_whole)
        return locale().toString(value, 'f', 0);
    return locale().toString(value, 'g', realDigits);
}

QString NumberSpinBox::bare(QString text) const
{
    if (!suffix().isEmpty() && text.endsWith(suffix()))
        text.chop(suffix().size());
    text.remove(locale().groupSeparator());
    text.remove(QChar::Nbsp);
    return text.simplified().remove(QLatin1Char(' '));
}

double NumberSpinBox::valueFromText(const QString &text) const
{
    bool ok = false;
    const double number = locale().toDouble(bare(text), &ok);
    return ok ? number : value();
}

QValidator::State NumberSpinBox::validate(QString &text, int &) const
{
    const QString number = bare(text);
    bool ok = false;
    const double value = locale().toDouble(number, &ok);
    if (ok && value >= minimum() && value <= maximum() && (!m_whole || value == std::floor(value)))
        return QValidator::Acceptable;
    for (const QChar letter : number) {
        const QString one(letter);
        const bool partOfReal = !m_whole && (one == locale().decimalPoint() || letter.toLower() == QLatin1Char('e') ||
                                             letter == QLatin1Char('-') || letter == QLatin1Char('+'));
        if (!letter.isDigit() && !partOfReal)
            return QValidator::Invalid;
    }
    return ok && value > maximum() ? QValidator::Invalid : QValidator::Intermediate;
}

void NumberSpinBox::stepBy(int steps)
{
    const auto step = std::abs(steps) > 1 ? NumberScale::Step::Large : NumberScale::Step::Small;
    setValue(m_scale.stepped(value(), steps > 0 ? 1 : -1, step));
    selectAll();
}

QString NumberSpinBox::rangeText() const
{
    return tr("From %1 to %2.").arg(textFromValue(minimum()), textFromValue(maximum()));
}

QSize NumberSpinBox::sizeHint() const
{
    // Wide enough for the largest number, so that nothing moves when the number grows.
    QSize size = QDoubleSpinBox::sizeHint();
    const int text = fontMetrics().horizontalAdvance(textFromValue(m_whole ? maximum() : 0.000123456) + suffix());
    size.setWidth(text + size.height() + 16);
    return size;
}

bool NumberSpinBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool letter = !key->text().isEmpty() && (key->text()[0].isLetter() || key->text()[0].isSpace());
        const bool exponent = !m_whole && key->key() == Qt::Key_E;
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) || (letter && !exponent)) {
            event->ignore();
            return false;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            // Each number typed is a step of undo of its own.
            m_gesture = newGesture();
            const bool taken = QDoubleSpinBox::event(event);
            m_gesture = newGesture();
            return taken;
        }
        const QString before = text();
        const bool taken = QDoubleSpinBox::event(event);
        const QString typed = static_cast<QKeyEvent *>(event)->text();
        if (!typed.isEmpty() && typed[0].isDigit() && text() == before) // not taken in silence
            QToolTip::showText(mapToGlobal(rect().bottomLeft()), rangeText(), this);
        return taken;
    }
    return QDoubleSpinBox::event(event);
}

void NumberSpinBox::focusInEvent(QFocusEvent *event)
{
    m_gesture = newGesture();
    QDoubleSpinBox::focusInEvent(event);
}

} // namespace overtake
