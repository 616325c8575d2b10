// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line above the charts that says in words what went wrong, or what is on show. It never asks and never blocks.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace overtake
{

class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget *parent = nullptr);

    enum class Tone { Problem, Notice };
    /// `button`: what its button says; empty: a cross that only dismisses it. `closable`: a cross beside the button.
    void showMessage(const QString &message, Tone tone, const QString &button = {}, bool closable = false);
    QString message() const;
    void dismiss(); ///< hides it and emits dismissed()

signals:
    void dismissed(); ///< by its button
    void closed();    ///< by the cross beside that

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone = Tone::Notice;
    QLabel *m_message;
    QToolButton *m_button;
    QToolButton *m_cross;
};

} // namespace overtake
