// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Where the time goes': one bar per engine, as long as all the others, cut into the shares of its step. Window thread
// only.
#pragma once

#include "charts/point_view.h"

namespace overtake
{

class BreakdownView : public PointView
{
    Q_OBJECT

public:
    explicit BreakdownView(QWidget *parent = nullptr);
    ~BreakdownView() override;

protected:
    void redraw() override;
    std::unique_ptr<PointView> another() const override { return std::make_unique<BreakdownView>(); }

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
