// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The controls of one declared parameter, made from its ParameterSpec: slider and spin box for a number, a list for a
// choice, a check box for a flag, a file chooser for a file.
#pragma once

#include "study/study_model.h"

#include <QWidget>
#include <functional>

class QLabel;
class QLineEdit;

namespace overtake
{

class NumberSlider;
class NumberSpinBox;
class PlayButton;

/// A control for one value: a spin box, a list, a check box or a line of text.
struct ValueControl {
    QWidget *widget = nullptr;
    std::function<void(const ParameterValue &)> show; ///< shows a value, as if nobody had chosen it
};
/// `edited` takes what the user chooses.
ValueControl makeControl(const ParameterSpec &spec, QWidget *parent,
                         const std::function<void(const ParameterValue &, Gesture)> &edited);

class ParameterRow : public QWidget
{
    Q_OBJECT

public:
    static ParameterRow *make(const ParameterSpec &spec, QWidget *parent);

    const ParameterSpec &spec() const { return m_spec; }
    /// Shows the study's value; never emits edited().
    virtual void setStudy(const Study &study) = 0;
    virtual void stopPlaying() {}
    /// To what the arrow keys move.
    virtual void takeFocus() {}

signals:
    void edited(const overtake::ParameterValue &value, overtake::Gesture gesture);
    void playingChanged(bool on);

protected:
    ParameterRow(ParameterSpec spec, QWidget *parent);
    QString label() const;
    ValueControl makeOwnControl(); ///< one whose edits are this row's

private:
    ParameterSpec m_spec;
};

class NumberRow : public ParameterRow
{
    Q_OBJECT

public:
    NumberRow(const ParameterSpec &spec, QWidget *parent);
    void setStudy(const Study &study) override;
    void stopPlaying() override;
    void takeFocus() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::vector<double> m_fitting; ///< the only numbers that fit the other parameters; empty: any
    QLabel *m_label;
    NumberSlider *m_slider;
    NumberSpinBox *m_spinBox;
    PlayButton *m_play;
};

/// A choice, a flag or a text.
class ControlRow : public ParameterRow
{
    Q_OBJECT

public:
    ControlRow(const ParameterSpec &spec, QWidget *parent);
    void setStudy(const Study &study) override;

private:
    ValueControl m_control;
};

class FileRow : public ParameterRow
{
    Q_OBJECT

public:
    FileRow(const ParameterSpec &spec, QWidget *parent);
    void setStudy(const Study &study) override;
    void forgetTyped(); ///< shows the study's path again

private:
    void choose(bool folder);

    ValueControl m_control;
    QLineEdit *m_lineEdit; ///< its widget
    ParameterValue m_path = std::string();
};

} // namespace overtake
