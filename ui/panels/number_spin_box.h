// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A spin box for a number on a NumberScale: whole numbers with the locale's separators, small reals as 1e-04, steps
// through round values. It leaves undo and letters to the window, so that shortcuts work while it has the focus.
#pragma once

#include "study/number_scale.h"
#include "study/study_model.h"

#include <QDoubleSpinBox>

namespace overtake
{

class NumberSpinBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    NumberSpinBox(const ParameterSpec &spec, QWidget *parent);

    void setSpec(const ParameterSpec &spec);
    void setNumber(double number); ///< emits nothing
    /// As NumberScale's.
    void setFitting(std::vector<double> fitting) { m_scale.setFitting(std::move(fitting)); }

    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
    void stepBy(int steps) override;
    QSize sizeHint() const override;

signals:
    void numberEdited(double number, overtake::Gesture gesture);

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QString bare(QString text) const;
    QString rangeText() const;

    NumberScale m_scale;
    bool m_whole = true;
    bool m_silent = false;
    Gesture m_gesture = newGesture();
};

} // namespace overtake
