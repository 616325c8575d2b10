// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A heading that folds what is below it away.
#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace overtake
{

class Fold : public QWidget
{
    Q_OBJECT

public:
    Fold(const QString &title, QWidget *parent);

    QVBoxLayout *content() const { return m_layout; }
    bool isOpen() const { return !m_body->isHidden(); }
    void setOpen(bool open);

private:
    QToolButton *m_heading;
    QWidget *m_body;
    QVBoxLayout *m_layout;
};

} // namespace overtake
