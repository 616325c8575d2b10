// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A check box whose label gives way where the room is narrow: a device's name may be long, and a panel must not grow
// with it. The whole label leads the tooltip and is what screen readers say.
#pragma once

#include <QCheckBox>

namespace overtake
{

class ElidingCheckBox : public QCheckBox
{
    Q_OBJECT

public:
    explicit ElidingCheckBox(QWidget *parent = nullptr);

    void setLabel(const QString &label);
    const QString &label() const { return m_label; }
    void setDetails(const QString &details); ///< the rest of the tooltip

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int markWidth() const; ///< width of everything but the text
    void fit();

    QString m_label;
    QString m_details;
};

} // namespace overtake
