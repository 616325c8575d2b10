// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A spin box for a number on a NumberScale: whole numbers with the locale's separators, small reals as 1e-04, steps
// through round values. It takes every printable key, reads 1e6, 2k and pasted numbers, and says what it corrected. Esc
// discards what is being typed; if nothing is, it is the window's, as is undo.
#pragma once

#include "study/number_scale.h"
#include "study/study_model.h"

#include <QDoubleSpinBox>
#include <optional>

namespace overtake
{

class NumberSpinBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    NumberSpinBox(const ParameterSpec &spec, QWidget *parent);

    void setSpec(const ParameterSpec &spec);
    /// Emits nothing. What is being typed stays while the number is the same.
    void setNumber(double number);
    /// See NumberScale::setFitting().
    void setFitting(std::vector<double> fitting) { m_scale.setFitting(std::move(fitting)); }

    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
    void fixup(QString &text) const override;
    void stepBy(int steps) override;
    QSize sizeHint() const override;

signals:
    void numberEdited(double number, overtake::Gesture gesture);
    void corrected() const; ///< the number differs from the text that was typed

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QString bare(QString text) const;
    std::optional<double> numberIn(const QString &text) const;
    double allowed(double number) const;
    QString rangeText() const;
    bool isBeingTyped() const; ///< the text is not that of the number

    NumberScale m_scale;
    bool m_whole = true;
    bool m_silent = false;
    Gesture m_gesture = newGesture();
};

} // namespace overtake
