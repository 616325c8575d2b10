// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The controls of one declared parameter, made from its ParameterSpec: slider and spin box for a number, a list for a
// choice, a check box for a flag, a file chooser for a file. setValue() shows a value and never emits edited().
#pragma once

#include "study/study_model.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace overtake
{

class NumberSlider;
class NumberSpinBox;
class PlayButton;

class ParameterRow : public QWidget
{
    Q_OBJECT

public:
    static ParameterRow *make(const ParameterSpec &spec, QWidget *parent);

    const ParameterSpec &spec() const { return m_spec; }
    virtual void setValue(const ParameterValue &value) = 0;
    /// Marks the parameter that is the x axis.
    virtual void setAxis(bool) {}
    /// Through which the play button goes.
    virtual void setPlayRange(double, double) {}
    virtual void stopPlaying() {}
    /// To what the arrow keys move.
    virtual void takeFocus() {}
    /// The only numbers that fit the other parameters; empty: any.
    virtual void setFitting(std::vector<double>) {}

signals:
    void edited(const overtake::ParameterValue &value, overtake::Gesture gesture);
    void playingChanged(bool on);

protected:
    ParameterRow(ParameterSpec spec, QWidget *parent);
    QString label() const;

private:
    ParameterSpec m_spec;
};

class NumberRow : public ParameterRow
{
    Q_OBJECT

public:
    NumberRow(const ParameterSpec &spec, QWidget *parent);
    void setValue(const ParameterValue &value) override;
    void setAxis(bool axis) override;
    void setPlayRange(double from, double to) override;
    void stopPlaying() override;
    void takeFocus() override;
    void setFitting(std::vector<double> fitting) override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::vector<double> m_fitting;
    QLabel *m_label;
    NumberSlider *m_slider;
    NumberSpinBox *m_spinBox;
    PlayButton *m_play;
};

class ChoiceRow : public ParameterRow
{
    Q_OBJECT

public:
    ChoiceRow(const ParameterSpec &spec, QWidget *parent);
    void setValue(const ParameterValue &value) override;

private:
    QComboBox *m_comboBox;
};

class FlagRow : public ParameterRow
{
    Q_OBJECT

public:
    FlagRow(const ParameterSpec &spec, QWidget *parent);
    void setValue(const ParameterValue &value) override;

private:
    QCheckBox *m_checkBox;
};

class FileRow : public ParameterRow
{
    Q_OBJECT

public:
    FileRow(const ParameterSpec &spec, QWidget *parent);
    void setValue(const ParameterValue &value) override;

private:
    void choose(bool folder);
    QLineEdit *m_lineEdit;
};

class TextRow : public ParameterRow
{
    Q_OBJECT

public:
    TextRow(const ParameterSpec &spec, QWidget *parent);
    void setValue(const ParameterValue &value) override;

private:
    QLineEdit *m_lineEdit;
};

} // namespace overtake
