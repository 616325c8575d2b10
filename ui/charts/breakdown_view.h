// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Where the time goes': one bar per engine, as long as all the others, cut into the shares of its step. Window thread
// only.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QWidget>
#include <memory>

namespace overtake
{

class BreakdownView : public QWidget
{
    Q_OBJECT

public:
    explicit BreakdownView(QWidget *parent = nullptr);
    ~BreakdownView() override;

    void setComparison(double value, const Comparison &comparison, const ChartContext &context);
    void clear();
    void setProjector(bool on);

protected:
    void changeEvent(QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
