// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// overtake-bench in the language of the environment: what people read, and nothing of what scripts read.
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "command_runner.h"

#include <array>
#include <cstdio>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake::test
{
namespace
{

using testing::HasSubstr;
using testing::Not;

class Language : public testing::Test
{
protected:
    void TearDown() override { cli::useLanguage(""); }

    Outcome runIn(const std::string &language, const std::vector<std::string> &arguments)
    {
        cli::useLanguage(language);
        return CommandRunner().run(arguments);
    }
};

std::string printedBy(const std::string &command)
{
    std::FILE *pipe = ::popen(command.c_str(), "r");
    std::string text;
    std::array<char, 4096> buffer{};
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe))
        text.append(buffer.data(), count);
    ::pclose(pipe);
    return text;
}

TEST_F(Language, ErrorsAreInIt)
{
    const std::vector<std::string> unknown{"measure", "mlp", "--engine", "cup"};
    EXPECT_EQ(runIn("", unknown).err,
              "overtake-bench: Unknown engine 'cup': did you mean 'cpu'? This machine has cpu, reference.\n");
    EXPECT_EQ(runIn("de", unknown).err,
              "overtake-bench: Unbekannte Engine „cup“. Meinten Sie „cpu“? Dieser Rechner hat cpu, reference.\n");
    EXPECT_THAT(runIn("fr", unknown).err, HasSubstr("Moteur «\u00a0cup\u00a0» inconnu\u00a0: vouliez-vous dire"));
    EXPECT_THAT(runIn("ko", unknown).err, HasSubstr("알 수 없는 엔진 “cup”: 혹시 “cpu” 아닌가요?"));
    EXPECT_EQ(runIn("ko", unknown).status, runIn("", unknown).status);
}

TEST_F(Language, ParametersAreNamedAsOneTypesThem)
{
    EXPECT_THAT(runIn("de", {"measure", "mlp", "--set", "feature=3"}).err,
                HasSubstr("Aufgabe mlp hat keinen Parameter „feature“. Meinten Sie „features“? Es gibt „hidden“, "));
    EXPECT_THAT(runIn("de", {"measure", "mlp", "--set", "features=0"}).err, HasSubstr(": features = 0 liegt"));
    EXPECT_THAT(runIn("de", {"measure", "mlp", "--set", "mode=x"}).err, HasSubstr("„training“, „inference“"));
}

TEST_F(Language, WhatTheSystemSaysIsInIt)
{
    const std::vector<std::string> absent{"measure", "mlp", "--set", "csv=/no/such.csv"};
    EXPECT_THAT(runIn("", absent).err, HasSubstr("/no/such.csv cannot be read: No such file or directory."));
    EXPECT_THAT(runIn("de", absent).err, HasSubstr("/no/such.csv kann nicht gelesen werden: Datei oder Ordner"));
}

TEST_F(Language, PublishedCasesAreInIt)
{
    const std::string german = runIn("de", {"presets"}).out;
    EXPECT_THAT(german, HasSubstr("CuPy, erster Aufruf (RTX 2070)"));
    EXPECT_THAT(german, Not(HasSubstr("Every batch")));
}

TEST_F(Language, HelpIsInItToTheLastWord)
{
    const std::string help = runIn("de", {"sweep", "--help"}).out;
    EXPECT_THAT(help, HasSubstr("Misst entlang eines Parameters"));
    EXPECT_THAT(help, HasSubstr("Aufruf: overtake-bench sweep [OPTIONEN]"));
    EXPECT_THAT(help, HasSubstr("Optionen:"));
    EXPECT_THAT(help, HasSubstr("Beispiel:"));
    for (const char *word : {"Usage", "Options", "OPTIONS", "Print ", "Positionals", "Subcommands", "Example:"})
        for (const std::vector<std::string> &arguments :
             {std::vector<std::string>{"--help"}, {"measure", "--help"}, {"workers", "--help"}})
            EXPECT_THAT(runIn("ko", arguments).out, Not(HasSubstr(word)));
    EXPECT_THAT(runIn("", {"--help"}).out, HasSubstr("Usage: overtake-bench [OPTIONS] [SUBCOMMAND]"));
}

TEST_F(Language, ResultsAreInIt)
{
    const std::vector<std::string> sweep{"sweep", "mlp",      "--over", "hidden",   "--values",
                                         "16,32", "--engine", "cpu",    "--engine", "reference"};
    const std::string german = runIn("de", sweep).out;
    EXPECT_THAT(german, HasSubstr("Durchlauf über verborgene Neuronen"));
    EXPECT_THAT(german, HasSubstr("CPU, 2 Threads"));
    EXPECT_THAT(german, HasSubstr("im ganzen Bereich schneller"));
    for (const char *word : {"faster", "Time of", "interval", "threads", "batch size"})
        EXPECT_THAT(german, Not(HasSubstr(word)));
}

TEST_F(Language, JsonIsTheSameInEach)
{
    const auto jsonIn = [&](const std::string &language) {
        return runIn(language, {"workloads", "--json"}).out + runIn(language, {"presets", "--json"}).out +
               runIn(language, {"data", "mlp", "--json"}).out;
    };
    EXPECT_EQ(jsonIn("ko"), jsonIn(""));
}

TEST_F(Language, RunFilesHoldEnglishSentences)
{
    const std::string german = runIn("de", {"measure", "mlp", "--json"}).out;
    EXPECT_THAT(german, HasSubstr("\"CPU, 2 threads\""));
    EXPECT_THAT(german, HasSubstr("synthetic, 2 classes"));
}

TEST_F(Language, TheEnvironmentDecides)
{
    const char *command = "env -u LC_ALL -u LANGUAGE -u LC_MESSAGES %1 '" OVERTAKE_BENCH "' nothing 2>&1";
    EXPECT_THAT(printedBy(sentence(command, "LANG=de_DE.UTF-8").text()), HasSubstr("Unbekannter Befehl „nothing“"));
    EXPECT_THAT(printedBy(sentence(command, "LANG=ko_KR.UTF-8 LANGUAGE=fr").text()), HasSubstr("Commande «"));
    EXPECT_THAT(printedBy(sentence(command, "LANG=ko_KR.UTF-8 LC_ALL=C").text()),
                HasSubstr("Unknown command 'nothing'"));
}

TEST_F(Language, KoreanColumnsStandBelowEachOther)
{
    cli::TextTable table({{"엔진"}, {"a", cli::Align::Right}});
    table.addRow({"cpu", "1"});
    table.addRow({"행렬곱", "22"});
    EXPECT_EQ(table.text(), "엔진     a\ncpu      1\n행렬곱  22\n");
}

} // namespace
} // namespace overtake::test
