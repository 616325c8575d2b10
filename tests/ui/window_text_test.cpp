// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Training' with a gpt: trained, judged by its loss, and let write.
#include "engines/cpu/cpu_engine.h"
#include "engines/reference/reference_engine.h"
#include "panels/number_spin_box.h"
#include "results/result_view.h"
#include "study/study_context.h"
#include "training/text_panel.h"
#include "training/training_page.h"
#include "training/training_words.h"
#include "ui/window_lab.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

Study smallGpt(const EngineRegistry &engines, std::int64_t channels, std::int64_t context)
{
    Study study = defaultStudy(workloadById("gpt"), engines);
    for (const auto &[key, value] : std::map<std::string, std::int64_t>{{"layers", 1},
                                                                        {"heads", 2},
                                                                        {"channels", channels},
                                                                        {"context", context},
                                                                        {"samples", 60},
                                                                        {"warmup_steps", 5}})
        study.parameters.set(key, value);
    return study;
}

class TextTab : public testing::Test
{
protected:
    void SetUp() override
    {
        study = smallGpt(engines, 16, 8);
        for (EngineChoice &choice : study.engines)
            choice.enabled = true;
        page = std::make_unique<TrainingPage>(engines, use, nullptr);
        page->resize(1000, 700);
        page->setVisible(true);
        page->setStudy(study, contextFor(study, engines, {}));
    }

    template <typename Widget>
    Widget &find(const char *name)
    {
        return *page->findChild<Widget *>(QString::fromLatin1(name));
    }
    TextPanel &panel() { return *page->findChild<TextPanel *>(); }
    bool waitForTraining()
    {
        return test::waitFor([&] { return !page->isTraining(); });
    }
    void train()
    {
        page->start();
        ASSERT_TRUE(waitForTraining());
        ASSERT_TRUE(panel().canWrite());
    }
    /// Whether a label of the panel says that.
    bool says(const char *part)
    {
        const auto labels = panel().findChildren<QLabel *>();
        return std::ranges::any_of(labels,
                                   [part](const QLabel *label) { return label->text().contains(QLatin1String(part)); });
    }
    bool waitForText()
    {
        return test::waitFor([&] { return !panel().isWriting(); });
    }

    const EngineRegistry engines{{std::make_shared<CpuEngine>("test", 1), std::make_shared<ReferenceEngine>("test")}};
    Study study;
    MachineUse use;
    std::unique_ptr<TrainingPage> page;
};

TEST_F(TextTab, IsJudgedByItsLossAndWrites)
{
    EXPECT_FALSE(find<QSpinBox>("heldOut").isVisible()); // a text has its last tenth
    EXPECT_FALSE(panel().canWrite());
    train();
    const QString judged = unseenText(page->run(), {QStringLiteral("A"), QStringLiteral("B")});
    EXPECT_TRUE(judged.startsWith(QStringLiteral("Loss on 480 characters of text that training did not see: A ")))
        << judged.toStdString();
    EXPECT_TRUE(panel().isVisible());
    EXPECT_EQ(find<QComboBox>("textEngine").count(), 2);

    find<QLineEdit>("prompt").setText(QStringLiteral("to be"));
    find<NumberSpinBox>("textLength").setValue(40);
    find<QDoubleSpinBox>("temperature").setValue(0);
    find<QPushButton>("writeText").click();
    EXPECT_TRUE(panel().isWriting());
    EXPECT_TRUE(find<QPushButton>("writeText").isEnabled()); // it stops now
    ASSERT_TRUE(waitForText());
    const QString text = panel().text();
    EXPECT_TRUE(text.startsWith(QStringLiteral("to be"))) << text.toStdString();
    EXPECT_EQ(text.size(), 45);
    EXPECT_TRUE(find<QPlainTextEdit>("writtenText").isReadOnly());
    for (QPushButton *button : panel().findChildren<QPushButton *>())
        if (button->text() == QStringLiteral("Copy"))
            button->click();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), text);

    // The likeliest each time: the other engine was trained alike and writes the same.
    find<QComboBox>("textEngine").setCurrentIndex(1);
    panel().write();
    ASSERT_TRUE(waitForText());
    EXPECT_EQ(panel().text().left(10), text.left(10));
}

TEST_F(TextTab, PromptAndTextStayWithTheirTraining)
{
    const auto prompt = [this] { return find<QLineEdit>("prompt").text(); };
    train();
    find<QLineEdit>("prompt").setText(QStringLiteral("to be"));
    find<NumberSpinBox>("textLength").setValue(10);
    panel().write();
    ASSERT_TRUE(waitForText());
    const QString text = panel().text();
    ASSERT_EQ(text.size(), 15);
    train();
    EXPECT_EQ(panel().text(), QString()) << "of the weights before";
    EXPECT_EQ(prompt(), QStringLiteral("to be"));
    find<QLineEdit>("prompt").setText(QStringLiteral("or not"));
    find<QPushButton>("previousTraining").click();
    EXPECT_EQ(panel().text(), text);
    EXPECT_EQ(prompt(), QStringLiteral("to be"));
    find<QPushButton>("previousTraining").click();
    EXPECT_EQ(panel().text(), QString());
    EXPECT_EQ(prompt(), QStringLiteral("or not"));
    find<QPushButton>("previousTraining").click();

    TrainingPage next(engines, use, nullptr); // a change of the language makes one
    next.setStudy(study, contextFor(study, engines, {}));
    next.takeOver(*page);
    const auto *taken = next.findChild<TextPanel *>();
    EXPECT_EQ(taken->text(), text);
    EXPECT_EQ(next.findChild<QLineEdit *>(QStringLiteral("prompt"))->text(), QStringLiteral("to be"));
    next.findChild<QPushButton *>(QStringLiteral("previousTraining"))->click();
    EXPECT_EQ(taken->text(), QString());
}

TEST_F(TextTab, AFileSaysWhyItWritesNothingWheneverItIsShown)
{
    const auto isSaid = [](const TrainingPage &where) {
        const auto labels = where.findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisibleTo(&where) && label->text().contains(QStringLiteral("no trained weights"));
        });
    };
    train();
    TrainingRecord record = trainingFromJson(nlohmann::json::parse(page->document()->text()));
    page->open(std::move(record), QStringLiteral("/a/file.json"));
    EXPECT_TRUE(isSaid(*page));
    TrainingPage next(engines, use, nullptr);
    next.setStudy(study, contextFor(study, engines, {}));
    next.takeOver(*page);
    EXPECT_TRUE(isSaid(next));
    train();
    EXPECT_FALSE(isSaid(*page));
    find<QPushButton>("previousTraining").click();
    EXPECT_TRUE(isSaid(*page));
}

TEST_F(TextTab, ASingleCharacterIsToldAsOne)
{
    train();
    find<NumberSpinBox>("textLength").setValue(1);
    panel().write();
    ASSERT_TRUE(waitForText());
    EXPECT_TRUE(says("1 character"));
    EXPECT_FALSE(says("1 characters"));
}

TEST_F(TextTab, SaysWhatIsWrongWithThePrompt)
{
    train();
    const int widthBefore = panel().minimumSizeHint().width();
    find<QLineEdit>("prompt").setText(QStringLiteral("größer"));
    panel().write();
    ASSERT_TRUE(waitForText());
    EXPECT_EQ(panel().minimumSizeHint().width(), widthBefore) << "the page would scroll sideways";
    EXPECT_TRUE(says("does not occur in the text that the model learned from"));
    EXPECT_TRUE(find<QPushButton>("writeText").isEnabled());
}

TEST_F(TextTab, CancelledItKeepsWhatIsWritten)
{
    // A model whose 10 000 characters would take the textbook loop many seconds.
    study.parameters.set("channels", std::int64_t{64});
    study.parameters.set("context", std::int64_t{64});
    page->setStudy(study, contextFor(study, engines, {}));
    train();
    find<QComboBox>("textEngine").setCurrentIndex(1);
    auto &length = find<NumberSpinBox>("textLength");
    length.selectAll();
    QTest::keyClicks(&length, QStringLiteral("10k"));
    panel().write();
    EXPECT_EQ(length.value(), 10000);
    ASSERT_TRUE(test::waitFor([&] { return panel().text().size() > 3; }));
    find<QPushButton>("writeText").click();
    ASSERT_TRUE(waitForText());
    EXPECT_GT(panel().text().size(), 3);
    EXPECT_LT(panel().text().size(), 10000);
}

TEST(TextWindow, EscStopsTheWritingAndIsOffWhenNothingRuns)
{
    const QTemporaryDir folder;
    EngineRegistry engines{{std::make_shared<ReferenceEngine>("test")}};
    SteadyClock clock;
    MainWindow window(
        engines, clock,
        std::make_unique<QSettings>(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat));
    window.model().change(smallGpt(engines, 64, 64), {});
    window.show();
    test::makeActive(&window);
    const auto all = window.actions();
    QAction *cancel =
        *std::ranges::find_if(all, [](const QAction *one) { return one->shortcut() == QKeySequence(Qt::Key_Escape); });
    TrainingPage &page = window.results().training();
    page.start();
    ASSERT_TRUE(test::waitFor([&] { return !page.isTraining(); }));
    EXPECT_FALSE(cancel->isEnabled());
    page.findChild<NumberSpinBox *>(QStringLiteral("textLength"))->setValue(10000);
    auto &panel = *page.findChild<TextPanel *>();
    panel.write();
    EXPECT_TRUE(cancel->isEnabled());
    ASSERT_TRUE(test::waitFor([&] { return panel.text().size() > 3; }));
    QTest::keyClick(&window, Qt::Key_Escape);
    ASSERT_TRUE(test::waitFor([&] { return !panel.isWriting(); }));
    EXPECT_LT(panel.text().size(), 10000);
    EXPECT_FALSE(cancel->isEnabled());
    window.close();
}

TEST_F(TextTab, WaitsForItsTurnAndGivesItUp)
{
    train();
    auto turn = engines.turns().tryTake();
    ASSERT_TRUE(turn);
    panel().write();
    EXPECT_TRUE(test::waitFor([&] { return engines.turns().waiting() == 1; }));
    EXPECT_TRUE(panel().isWriting());
    panel().stop();
    ASSERT_TRUE(waitForText());
    EXPECT_TRUE(panel().text().isEmpty());
}

TEST_F(TextTab, ClosedWhileItWritesItEnds)
{
    train();
    find<NumberSpinBox>("textLength").setValue(10000);
    panel().write();
    EXPECT_TRUE(page->waitUntilIdle(std::chrono::seconds(60)));
    panel().write(); // the end of the first is still to be told: nothing happens
    page.reset();
}

/// The trained network stays on show until something else is trained.
TEST_F(TextTab, AnotherTrainingEndsIt)
{
    train();
    find<NumberSpinBox>("textLength").setValue(10000);
    panel().write();
    study = withWorkload(study, workloadById("mlp"));
    page->setStudy(study, contextFor(study, engines, {}));
    EXPECT_TRUE(panel().canWrite());
    page->start();
    EXPECT_FALSE(panel().canWrite());
    page->stop();
    ASSERT_TRUE(waitForTraining());
    ASSERT_TRUE(waitForText());
    EXPECT_TRUE(panel().text().isEmpty());
    EXPECT_TRUE(find<QSpinBox>("heldOut").isVisible());
    EXPECT_TRUE(find<QSpinBox>("heldOut").isEnabled());
}

TEST_F(TextTab, TheShareHeldOutIsChosen)
{
    study = withWorkload(study, workloadById("mlp"));
    study.parameters.set("samples", std::int64_t{200});
    study.parameters.set("epochs", std::int64_t{2});
    page->setStudy(study, contextFor(study, engines, {}));
    find<QSpinBox>("heldOut").setValue(10);
    page->start();
    EXPECT_FALSE(find<QSpinBox>("heldOut").isEnabled());
    ASSERT_TRUE(waitForTraining());
    EXPECT_EQ(page->run().heldOutSamples, 20);
    EXPECT_EQ(page->run().trainingSamples, 180);
    find<QSpinBox>("heldOut").setValue(0);
    page->start();
    ASSERT_TRUE(waitForTraining());
    EXPECT_EQ(page->run().heldOutSamples, 0);
    EXPECT_TRUE(judgedText(page->run()).contains(QStringLiteral("nothing was held out")));
}

} // namespace
} // namespace overtake
