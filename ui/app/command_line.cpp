// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "export/chart_export.h"
#include "program/parameter.h"
#include "words/translations.h"

#include <QCoreApplication>
#include <cmath>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// In the language that was asked for before.
CommandLine wrongUse(CommandLine line, const QString &message)
{
    line.job = CommandLine::Job::WrongUse;
    line.message = message;
    return line;
}

const QStringList &optionsWithValue()
{
    static const QStringList all =
        QStringLiteral("--export --export-guide --chart --png --width --height --scale --language")
            .split(QLatin1Char(' '));
    return all;
}

QString unknownOption(const QString &option)
{
    std::vector<std::string> known{"--help", "--version"};
    for (const QString &one : optionsWithValue())
        known.push_back(one.toStdString());
    const std::string nearest = nearestName(option.toStdString(), known);
    return nearest.empty()
               ? Words::tr("Unknown option %1; overtake --help lists them all.").arg(option)
               : Words::tr("Unknown option %1; did you mean %2?").arg(option, QString::fromStdString(nearest));
}

/// Why the value is refused; empty: it is set.
QString setOption(CommandLine &line, const QString &name, const QString &value)
{
    static const QStringList charts = QStringLiteral("time throughput speedup all").split(QLatin1Char(' '));
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    const auto lies = [&](double low, double high) { return isNumber && number >= low && number <= high; };
    if (name == QLatin1String("--export")) {
        line.job = CommandLine::Job::Export;
        line.runFile = value;
    } else if (name == QLatin1String("--export-guide")) {
        line.job = CommandLine::Job::Guide;
        line.guideFile = value;
    } else if (name == QLatin1String("--png")) {
        line.pngFile = value;
    } else if (name == QLatin1String("--language")) {
        if (!languages().contains(value))
            return Words::tr("Unknown language '%1': choose one of %2.")
                .arg(value, languages().join(QStringLiteral(", ")));
        line.language = value;
    } else if (name == QLatin1String("--chart")) {
        line.chart = value;
        if (!charts.contains(value))
            return Words::tr("Unknown chart '%1': time, throughput, speedup or all.").arg(value);
    } else if (name == QLatin1String("--scale")) {
        line.scale = number;
        if (!lies(smallestPictureScale, largestPictureScale))
            return Words::tr("--scale is '%1': allowed are 0.25 to %2.").arg(value).arg(largestPictureScale);
    } else {
        if (!lies(smallestPictureSide, largestPictureSide) || number != std::floor(number))
            return Words::tr("%1 is '%2': allowed are %3 to %4 pixels.")
                .arg(name, value)
                .arg(smallestPictureSide)
                .arg(largestPictureSide);
        (name == QLatin1String("--width") ? line.width : line.height) = static_cast<int>(number);
    }
    return {};
}

} // namespace

CommandLine parseCommandLine(const QStringList &arguments)
{
    CommandLine line;
    QString needsExport;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        const bool isHelp = argument == QLatin1String("--help") || argument == QLatin1String("-h");
        if (isHelp || argument == QLatin1String("--version")) {
            line.job = isHelp ? CommandLine::Job::Help : CommandLine::Job::Version;
            return line;
        }
        if (argument.startsWith(QLatin1Char('-')) && argument.size() > 1) { // "--option value" or "--option=value"
            const QString name = argument.section(QLatin1Char('='), 0, 0);
            if (!optionsWithValue().contains(name))
                return wrongUse(line, unknownOption(name));
            const bool hasValue = name.size() < argument.size();
            if (!hasValue && ++i == arguments.size())
                return wrongUse(line, Words::tr("%1 needs a value.").arg(name));
            const QString value = hasValue ? argument.mid(name.size() + 1) : arguments[i];
            if (const QString message = setOption(line, name, value); !message.isEmpty())
                return wrongUse(line, message);
            if (!name.startsWith(QLatin1String("--export")) && name != QLatin1String("--language"))
                needsExport = name;
        } else if (!line.runFile.isEmpty()) {
            return wrongUse(line,
                            Words::tr("Only one results file can be opened at a time: leave '%1' out.").arg(argument));
        } else {
            line.runFile = argument;
        }
    }
    if (line.job != CommandLine::Job::Export)
        return needsExport.isEmpty() ? line
                                     : wrongUse(line, Words::tr("%1 belongs to --export RUN.json.").arg(needsExport));
    if (line.pngFile.isEmpty())
        return wrongUse(line, Words::tr("--export needs --png FILE: where to write the image."));
    if (line.chart.isEmpty())
        return wrongUse(line, Words::tr("--export needs --chart: time, throughput, speedup or all."));
    return line;
}

QString helpText()
{
    return Words::tr("Usage: overtake [--language CODE] [FILE]\n"
                     "       overtake --export RUN.json --chart time|throughput|speedup|all --png FILE\n"
                     "                [--width PIXELS] [--height PIXELS] [--scale FACTOR]\n"
                     "       overtake --export-guide FILE\n"
                     "\n"
                     "Shows, live, when a GPU overtakes a CPU, and why.\n"
                     "\n"
                     "  FILE           opens a results file, map, training, lesson, table or Mandelbrot image\n"
                     "  --export       draws a chart of a results file without opening the window\n"
                     "  --chart NAME   which chart; all draws the three in one image\n"
                     "  --png FILE     where to write the image\n"
                     "  --width, --height, --scale\n"
                     "                 size of the image (1280 x 800) and how much finer it is drawn (1)\n"
                     "  --export-guide FILE\n"
                     "                 writes the teacher's guide as PDF, each lesson on two pages\n"
                     "  --language CODE\n"
                     "                 en, de, fr or ko, whatever the system's language is\n"
                     "  --version      prints the version\n"
                     "\n"
                     "Without a display, overtake measures how the time of a neural network grows with its width,\n"
                     "prints table and verdict, and writes charts and figures to overtake-results/.\n");
}

} // namespace overtake
