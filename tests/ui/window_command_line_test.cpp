// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

CommandLine parse(const char *line)
{
    return parseCommandLine(QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

TEST(CommandLine, NoArgumentsOpenTheWindowAndAFileIsOpened)
{
    EXPECT_EQ(parse("").job, CommandLine::Job::Window);
    EXPECT_EQ(parse("run.json").job, CommandLine::Job::Window);
    EXPECT_EQ(parse("run.json").runFile, QStringLiteral("run.json"));
}

TEST(CommandLine, ExportTakesItsOptionsInAnyOrderAndForm)
{
    const CommandLine line = parse("--png=a.png --export run.json --scale 2 --chart speedup --width 640 --height=480");
    EXPECT_EQ(line.job, CommandLine::Job::Export);
    EXPECT_EQ(line.runFile, QStringLiteral("run.json"));
    EXPECT_EQ(line.pngFile, QStringLiteral("a.png"));
    EXPECT_EQ(line.chart, QStringLiteral("speedup"));
    EXPECT_EQ(line.width, 640);
    EXPECT_EQ(line.height, 480);
    EXPECT_EQ(line.scale, 2);
}

TEST(CommandLine, TheGuideTakesItsFileAndALanguage)
{
    const CommandLine line = parse("--export-guide a.pdf --language fr");
    EXPECT_EQ(line.job, CommandLine::Job::Guide);
    EXPECT_EQ(line.guideFile, QStringLiteral("a.pdf"));
    EXPECT_EQ(line.language, QStringLiteral("fr"));
    EXPECT_EQ(parse("--export-guide").job, CommandLine::Job::WrongUse);
}

TEST(CommandLine, HelpAndVersionWinOverTheRest)
{
    EXPECT_EQ(parse("run.json --help").job, CommandLine::Job::Help);
    EXPECT_EQ(parse("--version").job, CommandLine::Job::Version);
    EXPECT_TRUE(helpText().contains(QStringLiteral("--export")));
}

TEST(CommandLine, WrongUseNamesTheThing)
{
    const std::pair<const char *, const char *> cases[] = {
        {"--exprot a --chart time --png b", "did you mean --export"},
        {"--export", "--export needs a value"},
        {"--export a --chart time", "--png"},
        {"--export a --png b", "--chart"},
        {"--export a --chart tme --png b", "tme"},
        {"--export a --chart time --png b --width 0", "--width"},
        {"--export a --chart time --png b --width 199", "200 to 8192"},
        {"--export a --chart time --png b --scale 9", "0.25 to 8"},
        {"--export a --chart time --png b --width 3.5", "--width"},
        {"--export a --chart time --png b --height x", "--height"},
        {"--export a --chart time --png b --scale nan", "--scale"},
        {"--chart time", "--chart belongs to"},
        {"a.json b.json", "b.json"},
        {"-x", "-x"},
    };
    for (const auto &[line, part] : cases) {
        const CommandLine parsed = parse(line);
        EXPECT_EQ(parsed.job, CommandLine::Job::WrongUse) << line;
        EXPECT_TRUE(parsed.message.contains(QLatin1String(part))) << parsed.message.toStdString();
    }
}

TEST(CommandLine, WrongUseIsToldInTheLanguageAskedFor)
{
    EXPECT_EQ(parse("--language ko --chart tme").language, QStringLiteral("ko"));
    EXPECT_TRUE(parse("--language xx").language.isEmpty());
}

} // namespace
} // namespace overtake
