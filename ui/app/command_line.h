// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `overtake [FILE]`, `--export RUN.json --chart NAME --png FILE`, `--export-guide FILE`, `--help`, `--version`:
// read before there is an application, because all but the first must work without a display.
#pragma once

#include <QString>
#include <QStringList>

namespace overtake
{

struct CommandLine {
    enum class Job { Window, Export, Guide, Help, Version, WrongUse } job = Job::Window;
    QString language; ///< empty: as chosen in the window, or the system's
    QString runFile;  ///< to open, or to export from
    QString chart;    ///< "time", "throughput", "speedup", "all"
    QString pngFile;
    QString guideFile;
    int width = 1280;
    int height = 800;
    double scale = 1;
    QString message; ///< WrongUse: one line for standard error
};

/// `arguments` without the program's name.
CommandLine parseCommandLine(const QStringList &arguments);
QString helpText();

} // namespace overtake
