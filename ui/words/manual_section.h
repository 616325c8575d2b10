// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which place of the manual (resources/manual) explains a part of the window: what F1 opens. Window thread only.
#pragma once

#include <QVariant>
#include <QWidget>

namespace overtake
{

/// A page, and one of its headings by its number: headings are the same in every language.
struct ManualPlace {
    const char *page = "index"; ///< name of the file, without language and ending
    int heading = 0;            ///< 0: the page's title
};

inline constexpr ManualPlace manualTiming{"measuring", 1};
inline constexpr ManualPlace manualVerdicts{"measuring", 3};
inline constexpr ManualPlace manualPredictions{"measuring", 9};
inline constexpr ManualPlace manualOwnGpu{"measuring", 10};
inline constexpr ManualPlace manualCpuEngine{"measuring", 11};
inline constexpr ManualPlace manualLessons{"teaching", 1};
inline constexpr int teachingHeadingsBeforeLessons = 4;

/// `page`: ResultView::pageIndex().
inline ManualPlace manualOfPage(int page)
{
    return {"tabs", 1 + page};
}

/// `number`: position among the built-in lessons; 0 is a teacher's own.
inline ManualPlace manualOfLesson(int number)
{
    return number == 0 ? manualLessons : ManualPlace{"teaching", teachingHeadingsBeforeLessons + number};
}

inline constexpr const char *manualPlaceKey = "manualPlace";

inline void setManualPlace(QWidget &widget, ManualPlace place)
{
    widget.setProperty(manualPlaceKey, QVariant::fromValue(place));
}

/// Place of the widget or of the nearest parent that has one; else the manual's first page.
inline ManualPlace manualPlaceOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const QVariant place = widget->property(manualPlaceKey); place.isValid())
            return place.value<ManualPlace>();
    return {};
}

} // namespace overtake
