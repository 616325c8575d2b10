// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every text that the window shows has its German: those in the source, and those that come from the core as strings.
#include "charts/core_text.h"
#include "model/prediction_engine.h"
#include "model/ratios.h"
#include "translations.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <QCoreApplication>
#include <QFile>
#include <QTranslator>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <set>

namespace overtake
{
namespace
{

std::set<std::string> coreTexts()
{
    std::set<std::string> texts;
    const auto addTable = [&](const ParameterTable &table) {
        for (const ParameterSpec &spec : table.specs()) {
            texts.insert({spec.label, spec.unit, spec.help});
            texts.insert(spec.choices.begin(), spec.choices.end());
        }
    };
    for (const auto &workload : allWorkloads()) {
        texts.insert({workload->label(), workload->description()});
        texts.insert(workload->build(workload->parameters().defaults()).itemName);
        addTable(workload->parameters());
    }
    for (const Preset &preset : allPresets())
        texts.insert(preset.label);
    const EngineRegistry registry = withModels(EngineRegistry::discover());
    for (const auto kind : {TheoreticalRatio::Kind::Instruction, TheoreticalRatio::Kind::InstructionSimd,
                            TheoreticalRatio::Kind::Flops, TheoreticalRatio::Kind::Bandwidth})
        texts.insert({labelOf(kind), explain(kind)});
    for (const DeviceQuantityRule &rule : deviceQuantityRules())
        texts.insert(rule.label);
    for (const auto &engine : registry.engines()) {
        if (engine->description().predicted)
            continue;                                                // named by its device
        if (engine->description().id.find(':') == std::string::npos) // others are named after this machine's devices
            texts.insert(engine->description().label);
        addTable(engine->description().options);
    }
    texts.erase("");
    return texts;
}

TEST(Translation, EveryTextOfTheCoreIsKnownToTheTranslators)
{
    QFile file(QStringLiteral(OVERTAKE_SOURCE_DIR "/resources/translations/overtake_de.ts"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    std::set<std::string> known;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("source"))
            known.insert(reader.readElementText().toStdString());
    for (const std::string &text : coreTexts())
        EXPECT_TRUE(known.count(text)) << "not in ui/core_text.cpp: " << text;
}

TEST(Translation, GermanIsComplete)
{
    QFile file(QStringLiteral(OVERTAKE_SOURCE_DIR "/resources/translations/overtake_de.ts"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    QString source;
    int messages = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("source")) {
            source = reader.readElementText();
            ++messages;
        }
        if (reader.name() == QLatin1String("translation")) {
            EXPECT_FALSE(reader.attributes().hasAttribute(QStringLiteral("type"))) << source.toStdString();
        }
    }
    EXPECT_GT(messages, 150);
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
}

TEST(Translation, GermanIsShown)
{
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("hidden neurons"));
    ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), QLocale(QStringLiteral("de_DE"))));
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("verborgene Neuronen"));
    EXPECT_EQ(coreText("CPU, 8 threads on 8 cores, scalar"), QStringLiteral("CPU, 8 Threads auf 8 Kernen, skalar"));
    EXPECT_EQ(coreText("CPU, 2 threads under a quota of 2.5 CPUs"),
              QStringLiteral("CPU, 2 Threads bei einem Kontingent von 2.5 CPUs"));
    EXPECT_FALSE(installTranslations(*QCoreApplication::instance(), QLocale(QStringLiteral("sw"))));
    for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
        QCoreApplication::removeTranslator(translator);
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("hidden neurons"));
}

} // namespace
} // namespace overtake
