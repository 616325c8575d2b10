// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tab that shows one point of the curve: bars, breakdown, roofline, profile. What these have in common: the point,
// projector size, drawing anew when palette, font or language change, and the picture that is exported.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QImage>
#include <QWidget>
#include <memory>

namespace overtake
{

class PointView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// `value` of the swept parameter is named in the title. A comparison without measurements shows the empty state.
    void setComparison(double value, const Comparison &comparison, const ChartContext &context);
    const Comparison &comparison() const { return m_comparison; } ///< on show; no measurements when nothing is
    void clear();
    void setProjector(bool on); ///< 24 pt text
    bool isEmpty() const { return m_comparison.measurements.empty(); }
    /// What is on show, in the size that it has on the screen, with twice the pixels; light, with `caption` below.
    QImage picture(const QString &caption) const;

protected:
    virtual void redraw() = 0;
    virtual std::unique_ptr<PointView> another() const = 0; ///< of the same class, empty
    void changeEvent(QEvent *event) override;

    double m_value = 0;
    Comparison m_comparison;
    ChartContext m_context;
    bool m_projector = false;
};

} // namespace overtake
