// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Roofline': what bounds each part of a step, memory or arithmetic, on logarithmic axes, with each device's roof.
// Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QWidget>
#include <memory>

namespace overtake
{

class RooflineView : public QWidget
{
    Q_OBJECT

public:
    explicit RooflineView(QWidget *parent = nullptr);
    ~RooflineView() override;

    void setComparison(double value, const Comparison &comparison, const ChartContext &context);
    void clear();
    void setProjector(bool on);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
