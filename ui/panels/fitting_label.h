// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text that is not cut while a smaller size helps: on one line, or where it may take two, in the smallest size on
// both. The height stays, so nothing below it jumps.
#pragma once

#include <QWidget>
#include <optional>

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
    /// Text that needs a smaller size than `points` in one line gets two.
    void setTwoLines(std::optional<double> points);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont smallFont() const;

    QString m_text;
    std::optional<double> m_twoLines; ///< size of the text in two lines
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

} // namespace overtake
