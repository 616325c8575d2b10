// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The layout of a part of the window: it adds no margins to those of the whole.
#pragma once

#include <QLayout>
#include <QWidget>

namespace overtake
{

/// `Layout`: QVBoxLayout or QHBoxLayout. `parent`: null for a layout within another.
template <typename Layout>
Layout *bareLayout(QWidget *parent, int spacing)
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace overtake
