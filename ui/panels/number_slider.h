// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A slider for a number on a NumberScale: arrows and pages go through round values, a click goes where it points, and a
// value in between (512) keeps its exact value while the handle stands at the nearest place.
#pragma once

#include "study/number_scale.h"
#include "study/study_model.h"
#include "words/place_text.h"

#include <QSlider>

namespace overtake
{

class NumberSlider : public QSlider
{
    Q_OBJECT

public:
    NumberSlider(const ParameterSpec &spec, QWidget *parent);

    double number() const { return m_number; }
    void setNumber(double number); ///< emits nothing
    /// One small step up, as the user might; false when that is beyond `end`.
    bool walk(double end);
    void jump(double number); ///< like the user, in a gesture of its own
    double lowest() const { return m_scale.valueAt(0); }
    double highest() const { return m_scale.valueAt(m_scale.lastPosition()); }
    /// "512 hidden neurons": what assistive technology says, instead of the handle's position.
    QString spokenNumber() const;
    /// See NumberScale::setFitting().
    void setFitting(std::vector<double> fitting) { m_scale.setFitting(std::move(fitting)); }

signals:
    void numberEdited(double number, overtake::Gesture gesture);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    int positionAt(const QPoint &point) const;
    void edit(double number);

    NumberScale m_scale;
    NumberName m_name;
    QString m_unit;
    double m_number = 0;
    Gesture m_gesture = newGesture();
    int m_grip = 0; ///< from the handle's centre to the mouse, in pixels
    int m_wheelAngle = 0;
};

} // namespace overtake
