// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One comparison as bars: time and throughput per engine, the values on the bars, the base case named. Same colours as
// the curves. Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QWidget>
#include <memory>

namespace overtake
{

class BarsView : public QWidget
{
    Q_OBJECT

public:
    explicit BarsView(QWidget *parent = nullptr);
    ~BarsView() override;

    /// `value` of the swept parameter is named in the title. A comparison without measurements shows the empty state.
    void setComparison(double value, const Comparison &comparison, const ChartContext &context);
    void clear();
    void setProjector(bool on); ///< 24 pt text

protected:
    void changeEvent(QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
