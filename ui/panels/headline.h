// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The answer, large: three lines whose height never changes.
#pragma once

#include "panels/fitting_label.h"
#include "panels/headline_text.h"

#include <QWidget>

namespace overtake
{

class Headline : public QWidget
{
    Q_OBJECT

public:
    explicit Headline(QWidget *parent = nullptr);

    /// `verdict` large, grey if it is `provisional`, beside it how sure it is; below, why it is provisional or where it
    /// changes, and what decides at this place.
    void setTexts(const QString &verdict, const QString &certainty, const QString &crossover, const QString &why,
                  bool provisional = false);
    /// Rich text about what decides, to be read by pointing at the third line; empty: that line's own text.
    void setWhyDetails(const QString &richText);
    bool isProvisional() const { return m_verdict->foregroundRole() == QPalette::PlaceholderText; }
    QString verdict() const { return m_verdict->text(); }
    QString crossover() const { return m_crossover->text(); }
    QString why() const { return m_why->text(); }
    void setProjector(bool on);
    void setDetails(bool on); ///< off: neither how sure it is nor what decides

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    bool m_details = true;
    FittingLabel *m_verdict;
    FittingLabel *m_certainty;
    FittingLabel *m_crossover;
    FittingLabel *m_why;
};

} // namespace overtake
