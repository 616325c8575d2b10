// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The answer, large: two lines whose height never changes.
#pragma once

#include "panels/headline_text.h"

#include <QWidget>

namespace overtake
{

class FittingLabel;

class Headline : public QWidget
{
    Q_OBJECT

public:
    explicit Headline(QWidget *parent = nullptr);

    /// `verdict` large, beside it how sure it is; below, where the verdict changes.
    void setTexts(const QString &verdict, const QString &certainty, const QString &crossover);
    QString verdict() const;
    QString crossover() const;
    void setProjector(bool on);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    FittingLabel *m_verdict;
    FittingLabel *m_certainty;
    FittingLabel *m_crossover;
};

} // namespace overtake
