// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Content of a page at one moment, to be copied, previewed and saved: it does not change when the page does.
#pragma once

#include "charts/chart_theme.h"

#include <QSize>
#include <QString>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake
{

/// An image that is not painted but computed at any size, for a PNG file.
struct ComputedPicture {
    int mostSide = 0;                  ///< pixels
    QString note;                      ///< to know before
    std::function<QString()> obstacle; ///< reason to wait, in a sentence; empty: none
    /// Any thread. `progress` gets 0 to 1. Throws Error, and Cancelled when stopped.
    std::function<void(const QString &path, QSize size, const std::function<void(double)> &progress,
                       const std::stop_token &stop)>
        write;
};

struct Picture {
    QString key;     ///< in the file's name, where it is one of several: "speedup"
    QString label;   ///< its name in a list of them
    QString title;   ///< the document's title
    QString caption; ///< stands below: what was done, where and when
    /// Draws all of it but the caption into the area, on the theme's background.
    std::function<void(QCPPainter &painter, const QRect &area, const ChartTheme &theme)> paint;
    QSize size = {1280, 800};                          ///< suitable size
    std::map<std::string, std::string> fileTexts = {}; ///< further texts of a PNG file
    std::optional<ComputedPicture> computed = {};      ///< instead of `paint`
};

struct Sheet {
    QString kind;                     ///< kind of page: "curves"
    QString name;                     ///< for files: "mlp-hidden"
    std::vector<Picture> pictures;    ///< the whole page; then, where it has several charts, each of them alone
    std::function<std::string()> csv; ///< all figures, as a file; any thread
};

} // namespace overtake
