// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_theme.h"
#include "study/study_context.h"
#include "study/study_model.h"
#include "study/study_settings.h"
#include "ui/window_lab.h"

#include <QFile>
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace overtake
{
namespace
{

const Workload &mlp()
{
    return workloadById("mlp");
}

EngineRegistry cpuOnly(bool reference)
{
    std::vector<std::shared_ptr<Engine>> engines;
    engines.push_back(std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{}));
    if (reference) {
        fakes::FakeBehaviour textbook;
        textbook.id = "reference";
        textbook.label = "textbook loop";
        textbook.kind = EngineKind::Reference;
        engines.push_back(std::make_shared<fakes::FakeEngine>(textbook));
    }
    return EngineRegistry(engines);
}

TEST(Study, WithAGpuItIsComparedWithTheCpu)
{
    test::Lab lab;
    const Study study = defaultStudy(mlp(), lab.registry);
    const auto uses = enginesToMeasure(study);
    ASSERT_EQ(uses.size(), 2U);
    EXPECT_EQ(uses[0].id, "cpu");
    EXPECT_EQ(uses[1].id, "opencl:0");
}

TEST(Study, AnEngineKeepsItsColourWhateverTheBaselineIs)
{
    test::Lab lab;
    Study study = defaultStudy(mlp(), lab.registry);
    EngineChoice twin = study.engines[0];
    twin.use.overrides.set("batch", std::int64_t{7});
    study.engines.push_back(twin);
    const auto coloursOf = [&] {
        const ChartContext context = contextFor(study, lab.registry, {});
        const std::vector<SeriesStyle> styles = seriesStyles(context, ChartTheme::forPicture(13));
        std::map<QString, QString> colours;
        for (std::size_t i = 0; i < context.series.size(); ++i)
            colours[context.series[i].label] = styles[i].color.name();
        return colours;
    };
    const auto before = coloursOf();
    ASSERT_EQ(before.size(), 3U);
    for (study.base = 1; study.base < study.engines.size(); ++study.base)
        EXPECT_EQ(coloursOf(), before) << study.base;
}

TEST(Study, TheSameEngineTwiceIsToldApart)
{
    test::Lab lab;
    Study study = defaultStudy(mlp(), lab.registry);
    study.engines = {study.engines[0], study.engines[0]};
    const ChartContext context = contextFor(study, lab.registry, {});
    ASSERT_EQ(context.series.size(), 2U);
    EXPECT_EQ(context.series[1].label, context.series[0].label + QStringLiteral(", no. 2"));
}

TEST(Study, AnEngineThatBecameUnavailableIsComparedNoMore)
{
    test::Lab lab;
    Study study = defaultStudy(mlp(), lab.registry);
    study.base = 1;
    lab.gpu->describe().unavailable = foreign("Its driver is gone.");
    repair(study, lab.registry);
    ASSERT_EQ(study.engines.size(), 1U);
    EXPECT_EQ(study.engines.front().use.id, "cpu");
    EXPECT_EQ(study.base, 0U);
}

TEST(Study, AnHonestStopwatchLiesBesideEachWrongOne)
{
    test::Lab lab;
    Study study = defaultStudy(mlp(), lab.registry);
    study.engines[1].use.stopwatch = Stopwatch::NoWait;
    repair(study, lab.registry);
    auto uses = enginesToMeasure(study);
    ASSERT_EQ(uses.size(), 3U);
    EXPECT_TRUE(uses[1].isHonest());
    EXPECT_EQ(uses[1].id, "opencl:0");
    EXPECT_EQ(uses[2].stopwatch, Stopwatch::NoWait);
    study = defaultStudy(mlp(), lab.registry);
    study.engines[0].use.stopwatch = Stopwatch::BestOf;
    repair(study, lab.registry);
    uses = enginesToMeasure(study);
    ASSERT_EQ(uses.size(), 3U);
    EXPECT_TRUE(uses[0].isHonest()) << "the baseline";
    const ChartContext context = contextFor(study, lab.registry, {});
    EXPECT_FALSE(context.series[0].wrongOnPurpose);
    EXPECT_TRUE(context.series[1].wrongOnPurpose);
    EXPECT_TRUE(context.series[1].label.contains(QStringLiteral("measured wrongly on purpose")));
}

TEST(Study, AClaimBringsTheMeasurementsThatShowIt)
{
    test::Lab lab;
    const Study before = defaultStudy(workloadById("matrix-multiply"), lab.registry);
    const Study claim = withPreset(before, presetByName("claim-24000"), lab.registry);
    const auto uses = enginesToMeasure(claim);
    ASSERT_EQ(uses.size(), 3U);
    EXPECT_EQ(uses[2].stopwatch, Stopwatch::NoWait);
    EXPECT_TRUE(matchesPreset(claim, lab.registry));
    for (const EngineUse &use : enginesToMeasure(withPreset(claim, presetByName("multiply-400"), lab.registry)))
        EXPECT_TRUE(use.isHonest()) << "the next preset is no claim";
}

TEST(Study, WithoutAGpuOneThreadIsComparedWithAllAndTheTextbookLoopIsOff)
{
    const EngineRegistry registry = cpuOnly(true);
    const Study study = defaultStudy(mlp(), registry);
    const auto uses = enginesToMeasure(study);
    ASSERT_EQ(uses.size(), 2U);
    EXPECT_EQ(uses[0].options.integer("threads"), 1);
    EXPECT_GT(uses[1].options.integer("threads"), 1);
    ASSERT_EQ(study.engines.size(), 3U);
    EXPECT_EQ(study.engines[2].use.id, "reference");
    EXPECT_FALSE(study.engines[2].enabled);
}

/// As the OpenCL engine describes PoCL.
std::shared_ptr<Engine> cpuBehindOpenCl()
{
    auto pocl = std::make_shared<fakes::FakeEngine>(
        fakes::FakeBehaviour{.id = "opencl:0", .label = "OpenCL on the CPU (PoCL)", .kind = EngineKind::Cpu});
    pocl->describe().options = ParameterTable({{.key = "staging",
                                                .kind = ParameterKind::Choice,
                                                .defaultValue = std::string("pinned"),
                                                .choices = {"pinned", "pageable"}}});
    return pocl;
}

TEST(Study, ACpuBehindOpenClIsListedButNotTakenForAGpu)
{
    auto engines = cpuOnly(true).engines();
    engines.insert(engines.begin() + 1, cpuBehindOpenCl());
    const Study study = defaultStudy(mlp(), EngineRegistry(engines));
    ASSERT_EQ(study.engines.size(), 4U);
    EXPECT_EQ(study.engines[2].use.id, "opencl:0");
    EXPECT_FALSE(study.engines[2].enabled);
    const auto uses = enginesToMeasure(study);
    ASSERT_EQ(uses.size(), 2U); // one thread against all, as without it
    EXPECT_EQ(uses[0].id, "cpu");
    EXPECT_EQ(uses[1].id, "cpu");
}

TEST(Study, ARunFilesOptionsAreTakenOverWhereTheyFit)
{
    auto engines = cpuOnly(true).engines();
    engines.push_back(cpuBehindOpenCl());
    const EngineRegistry registry(engines);
    const auto openedWith = [&](const ParameterValue &staging) {
        RunRecord record;
        record.sweep.workload = "mlp";
        record.sweep.key = "hidden";
        record.sweep.engines = {{"opencl:0", {}, {}}};
        record.sweep.engines[0].options.set("staging", staging);
        const Study study = studyOf(record, defaultStudy(mlp(), registry), registry);
        return study.engines.at(0).use.options.text("staging");
    };
    EXPECT_EQ(openedWith(std::string("pageable")), "pageable");
    EXPECT_EQ(openedWith(std::string("floating")), "pinned");
    EXPECT_EQ(openedWith(std::int64_t{3}), "pinned");
}

TEST(Study, TheDefaultRangeLiesAroundTheDefaultAndWithinTheTable)
{
    for (const auto &workload : allWorkloads()) {
        for (const ParameterSpec &spec : workload->parameters().specs()) {
            if (!spec.isNumber())
                continue;
            const auto [from, to] = defaultRange(spec);
            EXPECT_GE(from, spec.minimum) << spec.key;
            EXPECT_LT(from, to) << spec.key;
            EXPECT_LE(to, spec.maximum) << spec.key;
        }
    }
    const ParameterTable &product = workloadById("matrix-multiply").parameters();
    EXPECT_EQ(defaultRange(*product.find("m")).first, 1) << "0 rows stand for n";
}

TEST(Study, APresetSetsParametersAxisValuesAndEachEnginesOwn)
{
    test::Lab lab;
    const Study before = defaultStudy(mlp(), lab.registry);
    const Preset &preset = presetByName("logistic-inference");
    const Study study = withPreset(before, preset, lab.registry);
    EXPECT_EQ(study.workload, "logistic-regression");
    EXPECT_EQ(study.sweepKey, preset.sweepKey);
    EXPECT_EQ(study.sweepValues, preset.sweepValues);
    EXPECT_EQ(study.from, preset.sweepValues.front());
    for (const auto &[key, value] : preset.parameters.all())
        EXPECT_EQ(study.parameters.at(key), value) << key;
    const auto uses = enginesToMeasure(study);
    EXPECT_EQ(uses[1].overrides, preset.perEngine.at("gpu"));
    EXPECT_TRUE(matchesPreset(study, lab.registry));
}

TEST(Study, APresetIsModifiedByAnyParameterButTheCursor)
{
    test::Lab lab;
    Study study = withPreset(defaultStudy(mlp(), lab.registry), presetByName("mlp-width-hsf"), lab.registry);
    study.parameters.set("hidden", std::int64_t{700});
    EXPECT_TRUE(matchesPreset(study, lab.registry));
    study.parameters.set("batch", std::int64_t{64});
    EXPECT_FALSE(matchesPreset(study, lab.registry));
}

TEST(Study, PointsBelongToACurveWhateverTheCursorAndTheRange)
{
    test::Lab lab;
    const Study a = defaultStudy(mlp(), lab.registry);
    Study b = a;
    b.parameters.set(b.sweepKey, std::int64_t{77});
    b.from = 2;
    EXPECT_TRUE(sameCurve(a, b));
    Study other = a;
    other.parameters.set("batch", std::int64_t{77});
    EXPECT_FALSE(sameCurve(a, other));
    other = a;
    other.engines[1].use.options.set("threads", std::int64_t{3});
    EXPECT_FALSE(sameCurve(a, other));
    other = a;
    other.engines[1].enabled = false;
    EXPECT_FALSE(sameCurve(a, other));
}

TEST(Study, TheSweptParameterHoldsForAllEngines)
{
    test::Lab lab;
    Study study = withSweepKey(defaultStudy(mlp(), lab.registry), "batch");
    study.engines[1].use.overrides.set("batch", std::int64_t{512});
    EXPECT_FALSE(enginesToMeasure(study)[1].overrides.has("batch"));
    study = withSweepKey(study, "hidden");
    EXPECT_TRUE(enginesToMeasure(study)[1].overrides.has("batch"));
}

TEST(Study, RepairGivesABaseAValidRangeAndNoUnknownEngines)
{
    test::Lab lab;
    Study study = defaultStudy(mlp(), lab.registry);
    study.engines[0].enabled = false;
    study.engines.push_back({{"cuda:7", {}, {}}, true});
    study.base = 99;
    study.sweepKey = "transfers";
    study.from = 1e9;
    study.to = -1;
    repair(study, lab.registry);
    EXPECT_EQ(study.engines.size(), 2U);
    EXPECT_EQ(study.base, 0U);
    EXPECT_TRUE(study.engines[0].enabled);
    EXPECT_EQ(study.sweepKey, "hidden");
    EXPECT_LT(study.from, study.to);
}

TEST(StudyModel, ADragIsOneStepOfUndo)
{
    test::Lab lab;
    StudyModel model(lab.registry, defaultStudy(mlp(), lab.registry));
    const Study start = model.study();
    const Gesture drag = newGesture();
    for (const std::int64_t value : {100, 200, 300})
        model.setParameter("hidden", value, drag);
    const Gesture next = newGesture();
    model.setParameter("hidden", std::int64_t{400}, next);
    EXPECT_EQ(model.undoStack().count(), 2);
    model.undoStack().undo();
    EXPECT_EQ(model.study().parameters.integer("hidden"), 300);
    model.undoStack().undo();
    EXPECT_EQ(model.study(), start);
    model.undoStack().redo();
    EXPECT_EQ(model.study().parameters.integer("hidden"), 300);
}

TEST(StudyModel, UndoBringsTheWorkloadAndItsEnginesBack)
{
    test::Lab lab;
    StudyModel model(lab.registry, defaultStudy(mlp(), lab.registry));
    model.setParameter("batch", std::int64_t{99});
    const Study before = model.study();
    model.setPreset("logistic-inference");
    EXPECT_TRUE(model.matchesPreset());
    model.undoStack().undo();
    EXPECT_EQ(model.study(), before);
    EXPECT_FALSE(model.matchesPreset());
}

TEST(StudyModel, NoChangeIsNoStepOfUndo)
{
    test::Lab lab;
    StudyModel model(lab.registry, defaultStudy(mlp(), lab.registry));
    int changes = 0;
    QObject::connect(&model, &StudyModel::changed, [&] { ++changes; });
    model.setParameter("hidden", model.study().parameters.at("hidden"));
    model.setRange(model.study().from, model.study().to);
    EXPECT_EQ(model.undoStack().count(), 0);
    EXPECT_EQ(changes, 0);
}

/// A window that is open for days: what it keeps for undo has an end.
TEST(StudyModel, OnlyTheLastChangesCanBeUndone)
{
    test::Lab lab;
    StudyModel model(lab.registry, defaultStudy(mlp(), lab.registry));
    const auto hidden = [&] { return model.study().parameters.integer("hidden"); };
    const int most = model.undoStack().undoLimit();
    ASSERT_GT(most, 20);
    ASSERT_LT(most, 1000);
    const std::int64_t last = most + 50;
    for (std::int64_t value = 1; value <= last; ++value)
        model.setParameter("hidden", value);
    EXPECT_EQ(model.undoStack().count(), most);
    for (int i = 0; i < last; ++i)
        model.undoStack().undo();
    EXPECT_EQ(hidden(), last - most);
    while (model.undoStack().canRedo())
        model.undoStack().redo();
    EXPECT_EQ(hidden(), last);
}

/// A Transformer's channels are a multiple of its heads, wherever the cross of a map is dragged.
TEST(StudyModel, AnyPlaceOnAMapCanBeBuilt)
{
    test::Lab lab;
    const Workload &gpt = workloadById("gpt");
    for (const auto &[axis, second] : {std::pair("heads", "channels"), std::pair("channels", "heads")}) {
        StudyModel model(lab.registry, defaultStudy(gpt, lab.registry));
        model.setSweepKey(axis);
        for (const double cursor : {1.0, 5.0, 7.0, 12.0, 100.0, 1001.0})
            for (const double number : {1.0, 3.0, 6.0, 11.0, 77.0, 512.0}) {
                model.setPlace(second, cursor, number, newGesture());
                EXPECT_EQ(model.study().parameters.integer("channels") % model.study().parameters.integer("heads"), 0)
                    << axis << ' ' << cursor << ", " << second << ' ' << number;
            }
        const bool isHeads = axis == std::string("heads");
        model.setPlace(second, isHeads ? 12 : 24, isHeads ? 24 : 12, newGesture());
        EXPECT_EQ(model.study().parameters.integer("heads"), 12) << "a place that can be built is taken as it is";
        EXPECT_EQ(model.study().parameters.integer("channels"), 24) << axis;
    }
}

TEST(Study, AFileDecidesWhatItHoldsAndNothingElse)
{
    test::Lab lab;
    Study study = defaultStudy(workloadById("gpt"), lab.registry);
    EXPECT_THAT(keysFromData(study), testing::IsEmpty());
    study.parameters.set("text", std::string("/a/text.txt"));
    EXPECT_THAT(keysFromData(study), testing::ElementsAre("vocabulary")); // windows of any length, as many as wanted
    study.parameters.set("text", std::string());
    study.parameters.set(datasetKey, std::string("sonnets"));
    EXPECT_THAT(keysFromData(study), testing::ElementsAre("vocabulary"));
    study = defaultStudy(mlp(), lab.registry);
    EXPECT_THAT(keysFromData(study), testing::IsEmpty());
    study.parameters.set(datasetKey, std::string("moons"));
    EXPECT_THAT(keysFromData(study), testing::ElementsAre("features", "classes"));
    study.parameters.set("csv", std::string("/a/table.csv"));
    EXPECT_THAT(keysFromData(study), testing::ElementsAre("samples", "features", "classes"));
}

TEST(Study, OpeningAFileLeavesItsPresetAndEveryRowOfTheList)
{
    test::Lab lab;
    const Preset &preset = presetByName("mlp-width-hsf");
    const Study before = withPreset(defaultStudy(mlp(), lab.registry), preset, lab.registry);
    RunRecord record;
    record.sweep.workload = "mlp";
    record.sweep.preset = preset.name;
    record.sweep.key = before.sweepKey;
    record.sweep.parameters = before.parameters;
    record.sweep.engines = enginesToMeasure(before);
    for (const double value : before.sweepValues)
        record.sweep.points.push_back({value, false, {}});
    const Study study = studyOf(record, before, lab.registry);
    EXPECT_EQ(study.engines.size(), before.engines.size());
    EXPECT_TRUE(matchesPreset(study, lab.registry));
}

TEST(Study, WidthsOfTheirOwnHaveTheSayOfOneWidthForAll)
{
    test::Lab lab;
    Study study = withSweepKey(defaultStudy(mlp(), lab.registry), "batch");
    const auto isAxis = [&](const char *key) {
        const auto axes = axesOf(study);
        return std::ranges::any_of(axes, [&](const ParameterSpec *spec) { return spec->key == key; });
    };
    EXPECT_TRUE(isAxis("hidden"));
    EXPECT_EQ(overrulerOf(study, "hidden"), "");
    study.parameters.set("widths", std::string("64,32"));
    EXPECT_FALSE(isAxis("hidden"));
    EXPECT_FALSE(isAxis("layers"));
    EXPECT_EQ(overrulerOf(study, "hidden"), "widths");
    study = withSweepKey(std::move(study), "hidden");
    EXPECT_TRUE(isAxis("hidden")) << "of an opened file";
    study.run = 1;
    repair(study, lab.registry);
    EXPECT_EQ(study.sweepKey, "hidden");
    study.run = 0;
    repair(study, lab.registry);
    EXPECT_FALSE(isAxis("hidden")) << "all its points would be of the same network";
    EXPECT_EQ(overrulerOf(study, study.sweepKey), "");
}

TEST(StudyModel, TypingARangeLeavesThePresetsValues)
{
    test::Lab lab;
    StudyModel model(lab.registry, defaultStudy(mlp(), lab.registry));
    model.setPreset("mlp-width-hsf");
    EXPECT_FALSE(model.study().sweepValues.empty());
    model.setRange(10, 100);
    EXPECT_TRUE(model.study().sweepValues.empty());
    EXPECT_FALSE(model.matchesPreset());
}

class StudySettings : public testing::Test
{
protected:
    QString path() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    test::Lab m_lab;
    QTemporaryDir m_folder;
};

TEST_F(StudySettings, TheLastStateComesBack)
{
    Study study = withPreset(defaultStudy(mlp(), m_lab.registry), presetByName("mlp-width-hsf"), m_lab.registry);
    study.parameters.set("learning_rate", 0.0125);
    study.engines[1].use.options.set("threads", std::int64_t{3});
    study.engines[1].use.overrides.set("batch", std::int64_t{64});
    study.base = 1;
    {
        QSettings settings(path(), QSettings::IniFormat);
        writeStudy(settings, study);
    }
    QSettings settings(path(), QSettings::IniFormat);
    const auto read = readStudy(settings, m_lab.registry);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, study);
}

TEST_F(StudySettings, TheBaselineStaysWhenAnEngineBeforeItIsGone)
{
    Study study = defaultStudy(mlp(), m_lab.registry);
    EngineChoice gone = study.engines.front();
    gone.use.id = "gone";
    study.engines.insert(study.engines.begin(), {gone, gone});
    study.base = 2;
    const std::string base = study.engines[2].use.id;
    QSettings settings(path(), QSettings::IniFormat);
    writeStudy(settings, study);
    const auto read = readStudy(settings, m_lab.registry);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->engines.at(read->base).use.id, base);
    study.base = 3;
    writeStudy(settings, study);
    EXPECT_EQ(readStudy(settings, m_lab.registry)->base, 1U);
}

TEST_F(StudySettings, NothingThereIsNoStudy)
{
    QSettings settings(path(), QSettings::IniFormat);
    EXPECT_FALSE(readStudy(settings, m_lab.registry));
}

TEST_F(StudySettings, DamageDoesNoHarm)
{
    {
        QSettings settings(path(), QSettings::IniFormat);
        writeStudy(settings, defaultStudy(mlp(), m_lab.registry));
    }
    QFile file(path());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    // Cut anywhere, or with any one byte wrong, the file still gives a study that fits, or none.
    for (qsizetype i = 0; i < whole.size(); i += 3) {
        QByteArray damaged = i % 2 == 0 ? whole.left(i) : whole;
        if (i % 2 == 1)
            damaged[i] = static_cast<char>(damaged[i] ^ 0x15);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(damaged);
        file.close();
        QSettings settings(path(), QSettings::IniFormat);
        const auto study = readStudy(settings, m_lab.registry);
        if (!study)
            continue;
        EXPECT_NO_THROW(workloadById(study->workload).parameters().complete(study->parameters, "test"));
        EXPECT_FALSE(enginesToMeasure(*study).empty());
        EXPECT_LT(study->from, study->to);
    }
}

TEST_F(StudySettings, ValuesOutOfRangeGiveTheirDefaults)
{
    QSettings settings(path(), QSettings::IniFormat);
    settings.setValue(QStringLiteral("study/workload"), QStringLiteral("mlp"));
    settings.setValue(QStringLiteral("study/parameters"),
                      QStringList{QStringLiteral("hidden=-5"), QStringLiteral("batch=64"), QStringLiteral("nonsense"),
                                  QStringLiteral("unknown=1"), QStringLiteral("=")});
    const auto study = readStudy(settings, m_lab.registry);
    ASSERT_TRUE(study);
    EXPECT_EQ(study->parameters.integer("hidden"), 512);
    EXPECT_EQ(study->parameters.integer("batch"), 64);
}

} // namespace
} // namespace overtake
