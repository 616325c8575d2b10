// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "export/chart_export.h"
#include "program/parameter.h"
#include "words/translations.h"

#include <QCoreApplication>
#include <cmath>
#include <functional>
#include <map>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// In the language that was asked for before.
CommandLine wrongUse(const CommandLine &line, const QString &message)
{
    CommandLine result;
    result.job = CommandLine::Job::WrongUse;
    result.message = message;
    if (languages().contains(line.language))
        result.language = line.language;
    return result;
}

QString unknownOption(const QString &option)
{
    const std::vector<std::string> known{"--export", "--export-guide", "--chart",    "--png",  "--width",
                                         "--height", "--scale",        "--language", "--help", "--version"};
    const std::string nearest = nearestName(option.toStdString(), known);
    return nearest.empty()
               ? Words::tr("Unknown option %1; overtake --help lists them all.").arg(option)
               : Words::tr("Unknown option %1; did you mean %2?").arg(option, QString::fromStdString(nearest));
}

/// Whether `text` is a number from `low` to `high`; then it is in `number`.
bool readNumber(const QString &text, double low, double high, double &number)
{
    bool ok = false;
    number = text.toDouble(&ok);
    return ok && number >= low && number <= high;
}

/// Takes "--option value" and "--option=value" apart.
struct Option {
    QString name;
    QString value;
    bool hasValue = false;
};

Option splitOption(const QString &argument)
{
    const qsizetype sign = argument.indexOf(QLatin1Char('='));
    if (sign < 0)
        return {argument, {}, false};
    return {argument.left(sign), argument.mid(sign + 1), true};
}

QString setOption(CommandLine &line, const Option &option)
{
    double number = 0;
    if (option.name == QLatin1String("--export")) {
        line.job = CommandLine::Job::Export;
        line.runFile = option.value;
    } else if (option.name == QLatin1String("--export-guide")) {
        line.job = CommandLine::Job::Guide;
        line.guideFile = option.value;
    } else if (option.name == QLatin1String("--language")) {
        line.language = option.value;
        if (!languages().contains(option.value))
            return Words::tr("Unknown language '%1': choose one of %2.")
                .arg(option.value, languages().join(QStringLiteral(", ")));
    } else if (option.name == QLatin1String("--chart")) {
        line.chart = option.value;
        if (!QStringList{QStringLiteral("time"), QStringLiteral("throughput"), QStringLiteral("speedup"),
                         QStringLiteral("all")}
                 .contains(option.value))
            return Words::tr("Unknown chart '%1': time, throughput, speedup or all.").arg(option.value);
    } else if (option.name == QLatin1String("--png")) {
        line.pngFile = option.value;
    } else if (option.name == QLatin1String("--scale")) {
        if (!readNumber(option.value, smallestPictureScale, largestPictureScale, number))
            return Words::tr("--scale is '%1': allowed are 0.25 to %2.").arg(option.value).arg(largestPictureScale);
        line.scale = number;
    } else {
        if (!readNumber(option.value, smallestPictureSide, largestPictureSide, number) || number != std::floor(number))
            return Words::tr("%1 is '%2': allowed are %3 to %4 pixels.")
                .arg(option.name, option.value)
                .arg(smallestPictureSide)
                .arg(largestPictureSide);
        (option.name == QLatin1String("--width") ? line.width : line.height) = static_cast<int>(number);
    }
    return {};
}

} // namespace

CommandLine parseCommandLine(const QStringList &arguments)
{
    const QStringList withValue{QStringLiteral("--export"), QStringLiteral("--export-guide"),
                                QStringLiteral("--chart"),  QStringLiteral("--png"),
                                QStringLiteral("--width"),  QStringLiteral("--height"),
                                QStringLiteral("--scale"),  QStringLiteral("--language")};
    CommandLine line;
    QString needsExport;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (argument == QLatin1String("--help") || argument == QLatin1String("-h")) {
            line.job = CommandLine::Job::Help;
            return line;
        }
        if (argument == QLatin1String("--version")) {
            line.job = CommandLine::Job::Version;
            return line;
        }
        if (argument.startsWith(QLatin1Char('-')) && argument.size() > 1) {
            Option option = splitOption(argument);
            if (!withValue.contains(option.name))
                return wrongUse(line, unknownOption(option.name));
            if (!option.hasValue) {
                if (++i == arguments.size())
                    return wrongUse(line, Words::tr("%1 needs a value.").arg(option.name));
                option.value = arguments[i];
            }
            if (const QString message = setOption(line, option); !message.isEmpty())
                return wrongUse(line, message);
            if (!option.name.startsWith(QLatin1String("--export")) && option.name != QLatin1String("--language"))
                needsExport = option.name;
            continue;
        }
        if (!line.runFile.isEmpty())
            return wrongUse(line,
                            Words::tr("Only one results file can be opened at a time: leave '%1' out.").arg(argument));
        line.runFile = argument;
    }
    if (line.job == CommandLine::Job::Export) {
        if (line.pngFile.isEmpty())
            return wrongUse(line, Words::tr("--export needs --png FILE: where to write the image."));
        if (line.chart.isEmpty())
            return wrongUse(line, Words::tr("--export needs --chart: time, throughput, speedup or all."));
    } else if (!needsExport.isEmpty()) {
        return wrongUse(line, Words::tr("%1 belongs to --export RUN.json.").arg(needsExport));
    }
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
