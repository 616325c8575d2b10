// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Profile': a step's operations as a table for each engine, the longest first; to the clipboard, or out as a trace.
// Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QWidget>
#include <memory>

namespace overtake
{

class ProfileView : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileView(QWidget *parent = nullptr);
    ~ProfileView() override;

    void setComparison(double value, const Comparison &comparison, const ChartContext &context);
    const Comparison &comparison() const; ///< on show; no measurements when nothing is
    void clear();
    void setProjector(bool on);
    QString text() const; ///< all tables, as the clipboard gets them

signals:
    void traceAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
