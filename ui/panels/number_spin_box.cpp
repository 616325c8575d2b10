// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/number_spin_box.h"

#include "panels/wheel_guard.h"
#include "words/guarded.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QTimer>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int realDigits = 6;   // shown of a number that a slider made
constexpr int typedDigits = 13; // of one that somebody wrote, at most

} // namespace

NumberSpinBox::NumberSpinBox(const ParameterSpec &spec, QWidget *parent) : QDoubleSpinBox(parent), m_scale(spec)
{
    setSpec(spec);
    WheelGuard::install(this);
    setKeyboardTracking(false); // 512 is one value, not 5, 51 and 512
    setAlignment(Qt::AlignRight);
    connect(this, &QDoubleSpinBox::valueChanged, this, guarded([this](double value) {
                if (!m_silent)
                    emit numberEdited(value, m_gesture);
            }));
}

void NumberSpinBox::setSpec(const ParameterSpec &spec)
{
    const QScopedValueRollback<bool> silent(m_silent, true);
    m_scale = NumberScale(spec);
    m_whole = spec.kind == ParameterKind::Integer;
    const int zeros = spec.minimum > 0 ? -static_cast<int>(std::floor(std::log10(spec.minimum))) : 0;
    setDecimals(m_whole ? 0 : 17 + std::max(0, zeros)); // every number stays what it is
    setRange(spec.minimum, spec.maximum);
    setSuffix(spec.unit.empty() ? QString() : QStringLiteral(" ") + QString::fromStdString(spec.unit));
    updateGeometry();
}

void NumberSpinBox::setNumber(double number)
{
    if (number == value())
        return; // setValue() would discard what is being typed
    const QScopedValueRollback<bool> silent(m_silent, true);
    setValue(number);
}

QString NumberSpinBox::textFromValue(double value) const
{
    if (m_whole)
        return locale().toString(value, 'f', 0);
    const bool isTyped = std::abs(value) < 1e6 && QString::number(value, 'g', typedDigits).toDouble() == value;
    return locale().toString(value, 'g', isTyped ? typedDigits : realDigits);
}

QString NumberSpinBox::bare(QString text) const
{
    if (!suffix().isEmpty() && text.endsWith(suffix()))
        text.chop(suffix().size());
    const QString group = locale().groupSeparator();
    if (group == QLatin1Char(',') || group == QLatin1Char('.')) {
        // Three digits make a group. In "2,5" and "0,125" it is the decimal point of another language.
        text.remove(QRegularExpression(QStringLiteral("(?<!^0)") + QRegularExpression::escape(group) +
                                       QStringLiteral("(?=\\d{3}(\\D|$))")));
        text.replace(group, QStringLiteral("."));
    } else {
        text.remove(group);
    }
    text.remove(QChar::Nbsp);
    return text.simplified().remove(QLatin1Char(' '));
}

/// "512", "1,024", "1e6", "2k", "1.5 M", in the user's notation or a program's.
std::optional<double> NumberSpinBox::numberIn(const QString &text) const
{
    QString digits = bare(text);
    double factor = 1;
    if (!digits.isEmpty()) {
        const QChar last = digits.back();
        factor = last.toLower() == QLatin1Char('k')   ? 1e3
                 : last.toUpper() == QLatin1Char('M') ? 1e6
                 : last.toUpper() == QLatin1Char('G') ? 1e9
                                                      : 1;
        if (factor > 1)
            digits.chop(1);
    }
    bool ok = false;
    double number = digits.toDouble(&ok); // QLocale::c() would take a comma for a group
    if (!ok)
        number = locale().toDouble(digits, &ok);
    return ok && std::isfinite(number * factor) ? std::optional(number * factor) : std::nullopt;
}

double NumberSpinBox::allowed(double number) const
{
    return std::clamp(m_whole ? std::round(number) : number, minimum(), maximum());
}

double NumberSpinBox::valueFromText(const QString &text) const
{
    if (bare(text) == bare(textFromValue(value()))) // it may show fewer digits than the number has
        return value();
    return numberIn(text).value_or(value());
}

QValidator::State NumberSpinBox::validate(QString &text, int &) const
{
    const std::optional<double> number = numberIn(text);
    if (number && *number == allowed(*number))
        return QValidator::Acceptable;
    static const QString others = QStringLiteral("+-.,'_eEkKmMgG");
    const QString typed = bare(text);
    const bool isNumber = std::ranges::all_of(typed, [&](QChar letter) {
        return letter.isDigit() || others.contains(letter) || QString(letter) == locale().decimalPoint();
    });
    return isNumber ? QValidator::Intermediate : QValidator::Invalid;
}

/// A number that is complete, but not allowed, becomes the nearest that is, and what is none becomes the number that
/// was there; the field says so.
void NumberSpinBox::fixup(QString &text) const
{
    const std::optional<double> number = numberIn(text);
    const QString typed = text.trimmed();
    text = textFromValue(number ? allowed(*number) : value()) + suffix();
    const QString changed = number ? tr("%1 was changed to %2.").arg(typed, text) + QLatin1Char(' ') : QString();
    const QString told = changed + rangeText();
    emit corrected();
    constexpr int afterFocusMilliseconds = 200; // a tool tip goes when the focus does, or a mouse button
    QTimer::singleShot(afterFocusMilliseconds, this, guarded([this, told] {
                           if (!isVisible())
                               return;
                           QToolTip::showText(mapToGlobal(rect().bottomLeft()), told,
                                              const_cast<NumberSpinBox *>(this));
                       }));
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

bool NumberSpinBox::isBeingTyped() const
{
    return text() != prefix() + textFromValue(value()) + suffix();
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
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (isKey && isBeingTyped() && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier) {
        if (event->type() == QEvent::KeyPress) {
            setValue(value()); // the text, too; setNumber() would leave it
            selectAll();
        }
        event->accept(); // before the window's Stop
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        // Qt takes some of the window's keys for editing: Ctrl+E goes to the end of a line, Ctrl+K deletes to there.
        const bool isOfTheWindow = key->modifiers() == Qt::ControlModifier && key->key() >= Qt::Key_A &&
                                   key->key() <= Qt::Key_Z && !key->matches(QKeySequence::Copy) &&
                                   !key->matches(QKeySequence::Cut) && !key->matches(QKeySequence::Paste) &&
                                   !key->matches(QKeySequence::SelectAll);
        if (isOfTheWindow || key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
        const bool isTyped = !key->text().isEmpty() && key->text()[0].isPrint() &&
                             !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (isTyped) { // typing into a field triggers no shortcut
            event->accept();
            return true;
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
        if (!typed.isEmpty() && typed[0].isPrint() && text() == before) // not taken in silence
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
