// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nothing but black over the window, so that a class looks at the teacher. Any key or click ends it and does nothing
// else.
#pragma once

#include <QWidget>

namespace overtake
{

class BlackScreen : public QWidget
{
    Q_OBJECT

public:
    explicit BlackScreen(QWidget &window);

    void begin();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void end();
};

} // namespace overtake
