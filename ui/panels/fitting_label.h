// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One line of text that is never cut or wrapped while a smaller size helps: the height stays, so nothing below it
// jumps.
#pragma once

#include <QWidget>

namespace overtake
{

class FittingLabel : public QWidget
{
    Q_OBJECT

public:
    explicit FittingLabel(QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_text; }
    void setAlignment(Qt::Alignment horizontal);
    void setPointSize(double points, bool bold = false);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

} // namespace overtake
