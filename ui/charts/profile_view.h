// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// 'Profile': a step's operations as a table for each engine, the longest first; to the clipboard, or out as a trace.
// Window thread only.
#pragma once

#include "charts/point_view.h"

namespace overtake
{

class ProfileView : public PointView
{
    Q_OBJECT

public:
    explicit ProfileView(QWidget *parent = nullptr);
    ~ProfileView() override;

    QString text() const; ///< all tables, as the clipboard gets them

signals:
    void traceAsked();

protected:
    void redraw() override;
    std::unique_ptr<PointView> another() const override { return std::make_unique<ProfileView>(); }
    void changeEvent(QEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
