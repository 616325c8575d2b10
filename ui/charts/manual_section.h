// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which part of the manual (resources/manual) explains a part of the window: what F1 opens. Window thread only.
#pragma once

#include <QVariant>
#include <QWidget>

namespace overtake
{

/// The manual's headings in their order, the same in every language.
enum class ManualSection {
    Start,
    Timing,
    Samples,
    Verdicts,
    Epochs,
    Profiles,
    Checks,
    Training,
    Lessons,
    Predictions,
    OwnGpu,
    CpuEngine,
    Reading
};

inline constexpr const char *manualSectionKey = "manualSection";

inline void setManualSection(QWidget &widget, ManualSection section)
{
    widget.setProperty(manualSectionKey, static_cast<int>(section));
}

/// Section of the widget or of the nearest parent that has one; else the start.
inline ManualSection manualSectionOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const QVariant section = widget->property(manualSectionKey); section.isValid())
            return static_cast<ManualSection>(section.toInt());
    return ManualSection::Start;
}

} // namespace overtake
