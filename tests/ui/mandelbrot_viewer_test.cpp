// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The viewer's renderer, page and files with the real CPU engine on small pictures.
#include "engines/cpu/cpu_engine.h"
#include "export/chart_export.h"
#include "export/export_dialog.h"
#include "mandelbrot/canvas.h"
#include "mandelbrot/page.h"
#include "mandelbrot/picture_file.h"
#include "mandelbrot/renderer.h"
#include "operations/mandelbrot.h"
#include "panels/banner.h"
#include "panels/number_spin_box.h"
#include "picture/smooth_count.h"
#include "report/png_file.h"
#include "report/temporary_folder.h"
#include "text/error.h"
#include "ui/window_lab.h"
#include "words/number_text.h"
#include "workloads/mandelbrot.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>
#include <gtest/gtest.h>
#include <set>

namespace overtake
{
namespace
{

using test::waitFor;

const EngineUse cpuUse{"cpu", {}, {}};

EngineRegistry realEngines()
{
    return EngineRegistry({std::make_shared<CpuEngine>("test", 2)});
}

class Renders
{
public:
    Renders() : m_engines(realEngines()), renderer(m_engines)
    {
        QObject::connect(&renderer, &MandelbrotRenderer::pictureReady, &renderer,
                         [this](const RenderedPicture &picture) { pictures.push_back(picture); });
    }

    RenderedPicture finished(const MandelbrotPlace &place, const Look &look = {}, std::int32_t shortcuts = 0)
    {
        renderer.request({place, look, cpuUse, shortcuts});
        EXPECT_TRUE(
            waitFor([&] { return !pictures.empty() && pictures.back().finished && pictures.back().place == place; }));
        return std::exchange(pictures, {}).back();
    }

private:
    EngineRegistry m_engines;

public:
    MandelbrotRenderer renderer;
    std::vector<RenderedPicture> pictures;
};

TEST(MandelbrotRenderer, AMovedPictureIsThePictureMadeAnew)
{
    for (const double span : {3.0, 1e-9}) {
        MandelbrotPlace place =
            MandelbrotPlace::at(-0.743643887037151, 0.13182590420533, span, {150, 125}).withIterations(300);
        Renders moving;
        moving.finished(place);
        for (const QPoint way : {QPoint(13, 0), QPoint(0, -9), QPoint(-31, 17), QPoint(5, 5), QPoint(-200, 0)}) {
            place = place.moved(way.x(), way.y());
            const RenderedPicture moved = moving.finished(place);
            const bool overlaps = std::abs(way.x()) < 150;
            EXPECT_EQ(moved.reused > 0, overlaps);
            Renders anew;
            EXPECT_EQ(moved.image, anew.finished(place).image) << span << ' ' << way.x() << ' ' << way.y();
        }
    }
}

TEST(MandelbrotRenderer, AnotherLookComputesNothing)
{
    Renders renders;
    const MandelbrotPlace place = MandelbrotPlace::home({150, 125});
    const RenderedPicture first = renders.finished(place);
    EXPECT_GT(first.iterations, 150 * 125);
    const RenderedPicture second = renders.finished(place, {QStringLiteral("hot"), 0, false});
    EXPECT_EQ(second.iterations, 0);
    EXPECT_EQ(second.reused, 150 * 125);
    EXPECT_NE(second.image, first.image);
    EXPECT_NE(renders.finished(place, {QStringLiteral("hot"), 0, true}).image, second.image);
}

TEST(MandelbrotRenderer, CountsTheWholePicture)
{
    Renders moving;
    MandelbrotPlace place = MandelbrotPlace::home({150, 125});
    const RenderedPicture first = moving.finished(place);
    EXPECT_GT(first.iterations, first.allIterations); // a coarse one came before
    EXPECT_GT(first.iterationsPerSecond, 0);
    place = place.moved(20, 7);
    const RenderedPicture moved = moving.finished(place);
    Renders anew;
    EXPECT_LT(moved.iterations, moved.allIterations);
    EXPECT_EQ(moved.allIterations, anew.finished(place).allIterations);
    EXPECT_EQ(moving.finished(place, {QStringLiteral("hot"), 0, false}).allIterations, moved.allIterations);
}

TEST(MandelbrotRenderer, ShortcutsGiveTheSamePictureForLess)
{
    const MandelbrotPlace place = MandelbrotPlace::home({150, 125});
    Renders renders;
    const RenderedPicture plain = renders.finished(place);
    const RenderedPicture quick =
        renders.finished(place, {}, operations::mandelbrotBulbs | operations::mandelbrotCycles);
    EXPECT_EQ(quick.reused, 0);
    EXPECT_EQ(quick.image, plain.image);
    EXPECT_LT(quick.iterations, 0.7 * plain.iterations);
    EXPECT_EQ(quick.iterationsPerSecond, 0); // it would be no rate of the engine's
    EXPECT_GT(renders.finished(place).iterationsPerSecond, 0);
}

TEST(MandelbrotRenderer, ReliefIsThatOfTheReferenceCase)
{
    const MandelbrotPlace place = MandelbrotPlace::at(-0.7513, 0.0071, 3, {150, 125});
    Renders renders;
    const QImage shown = renders.finished(place, {QStringLiteral("hot"), 0, true}).image;
    MandelbrotWork work;
    for (int i = 0; i < 150; ++i)
        work.x.push_back(place.x(i));
    for (int j = 0; j < 125; ++j)
        work.y.push_back(place.y(j));
    work.iterations = place.iterations;
    const MandelbrotProgram made = mandelbrotProgram(work, 125);
    CpuEngine cpu("test", 2);
    const auto execution = cpu.prepare(made.program, std::make_shared<const Inputs>(mandelbrotInputs(work)),
                                       cpu.description().options.defaults());
    execution->run(0, 1);
    std::vector<float> heights(150 * 125);
    smoothCounts(execution->read(made.program.output).data(), execution->read(made.re).data(),
                 execution->read(made.im).data(), 150 * 125, work.horizon, Inside::AsFormula, heights.data());
    const auto expected = HillShade(paletteByName("hot")).shade(heights, 150, 1);
    int unlike = 0;
    for (int y = 0; y < 125; ++y) {
        for (int x = 0; x < 150; ++x) {
            const QRgb here = expected[static_cast<std::size_t>(y * 150 + x)];
            const QRgb there = shown.pixel(x, y);
            if (std::abs(qRed(here) - qRed(there)) > 2 || std::abs(qGreen(here) - qGreen(there)) > 2 ||
                std::abs(qBlue(here) - qBlue(there)) > 2)
                ++unlike;
        }
    }
    EXPECT_LE(unlike, 150 * 125 / 200); // next to a colour's edge, rounding decides
}

TEST(MandelbrotRenderer, APointOnTheUnitCircleDoesNotFlattenTheRelief)
{
    const MandelbrotPlace place = MandelbrotPlace::home({150, 125});
    bool hasMinusOne = false; // 0, -1, 0, -1 ...: the logarithm of its logarithm is infinite
    for (int i = 0; i < 150; ++i)
        hasMinusOne = hasMinusOne || place.x(i) == -1;
    ASSERT_TRUE(hasMinusOne);
    Renders renders;
    const QImage image = renders.finished(place, {QStringLiteral("hot"), 0, true}).image;
    std::set<QRgb> colours;
    for (int x = 0; x < 150; ++x)
        colours.insert(image.pixel(x, 62));
    EXPECT_GT(colours.size(), 30U);
}

TEST(MandelbrotRenderer, ShowsACoarsePictureFirst)
{
    Renders renders;
    // So much work that the whole picture cannot overtake the coarse one on its way.
    const MandelbrotPlace place = MandelbrotPlace::home({1500, 1250}).withIterations(5000);
    renders.renderer.request({place, {}, cpuUse});
    ASSERT_TRUE(waitFor([&] { return !renders.pictures.empty() && renders.pictures.back().finished; }));
    ASSERT_GE(renders.pictures.size(), 2U);
    EXPECT_FALSE(renders.pictures.front().finished);
    EXPECT_EQ(renders.pictures.front().image.size(), place.size);
}

TEST(MandelbrotRenderer, ANewRequestOvertakesASlowOne)
{
    Renders renders;
    const MandelbrotPlace inside =
        MandelbrotPlace::at(-0.1, 0, 0.1, {1500, 1250}).withIterations(100000); // minutes of work
    renders.renderer.request({inside, {}, cpuUse});
    const MandelbrotPlace home = MandelbrotPlace::home({80, 60});
    const RenderedPicture picture = renders.finished(home);
    EXPECT_EQ(picture.place, home);
    for (const RenderedPicture &one : renders.pictures)
        EXPECT_FALSE(one.place == inside && one.finished);
}

class ViewerPage : public testing::Test
{
protected:
    ViewerPage()
    {
        QObject::connect(&page, &MandelbrotPage::pictureShown, [this](const RenderedPicture &picture) {
            if (picture.finished)
                finished.push_back(picture);
        });
    }
    /// Until the first picture is shown.
    bool open(int width, int height)
    {
        page.resize(width, height);
        page.show();
        return waitFor([this] { return !finished.empty(); });
    }
    /// Until that of the place is, in the size of now.
    bool waitForPicture()
    {
        return waitFor([this] { return finished.back().place == page.place(); });
    }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return page.findChild<Widget *>(QString::fromLatin1(name));
    }
    QString message() const { return page.findChild<Banner *>()->message(); }

    std::vector<RenderedPicture> finished;
    EngineRegistry engines = realEngines();
    MachineUse use;
    MandelbrotPage page{engines, use, nullptr};
};

TEST_F(ViewerPage, MovesZoomsAndReturns)
{
    ASSERT_TRUE(open(500, 400));
    const MandelbrotPlace home = page.place();
    EXPECT_EQ(home.size, page.canvas().pixelSize());

    QTest::mousePress(&page.canvas(), Qt::LeftButton, {}, {100, 100});
    QTest::mouseMove(&page.canvas(), {130, 90});
    QTest::mouseRelease(&page.canvas(), Qt::LeftButton, {}, {130, 90});
    EXPECT_EQ(page.place(), home.moved(30, -10)) << message().toStdString();
    ASSERT_TRUE(waitForPicture());

    QTest::keyClick(&page.canvas(), Qt::Key_Plus);
    EXPECT_NEAR(page.place().step, home.step / 2, 1e-12);
    QTest::keyClick(&page.canvas(), Qt::Key_Minus);
    EXPECT_NEAR(page.place().step, home.step, 1e-12);
    QTest::mouseDClick(&page.canvas(), Qt::LeftButton, {}, {20, 30});
    EXPECT_NEAR(page.place().step, home.step / 2, 1e-12);
    ASSERT_TRUE(waitForPicture());

    auto *field = find<QLineEdit>("coordinates");
    const MandelbrotPlace before = page.place();
    field->setText(QStringLiteral("x = here, y = 0"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(page.place(), before); // nothing lost
    field->setText(QStringLiteral("x = -1.25, y = 0.02, span = 1e-8"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_TRUE(page.place().needsDouble());
    ASSERT_TRUE(waitForPicture());
}

TEST_F(ViewerPage, GoesBackAtOnceAndForwardAgain)
{
    ASSERT_TRUE(open(500, 400));
    const MandelbrotPlace home = page.place();
    QTest::keyClick(&page.canvas(), Qt::Key_Plus);
    const MandelbrotPlace deeper = page.place();
    QTest::keyClick(&page.canvas(), Qt::Key_Left, Qt::AltModifier); // before the turn of the wheel has settled
    EXPECT_EQ(page.place(), home);
    QTest::keyClick(&page.canvas(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(page.place(), deeper);
    QTest::mouseClick(&page.canvas(), Qt::BackButton);
    EXPECT_EQ(page.place(), home);
    QTest::mouseClick(&page.canvas(), Qt::ForwardButton);
    EXPECT_EQ(page.place(), deeper);
    QTest::keyClick(&page.canvas(), Qt::Key_Home);
    EXPECT_EQ(page.place(), home);
    page.undoStack()->undo();
    EXPECT_EQ(page.place(), deeper);
    page.undoStack()->undo();
    page.goTo(home.moved(1, 1));
    EXPECT_FALSE(page.undoStack()->canRedo());
    page.goTo(home.moved(2, 2)); // at once: of the same step
    page.undoStack()->undo();
    EXPECT_EQ(page.place(), home);
    EXPECT_FALSE(page.undoStack()->canUndo());

    page.goTo(deeper);
    const QString text = find<QLineEdit>("coordinates")->text();
    for (int width = 500; width < 530; ++width) {
        page.resize(width, 400 + width % 7);
        QApplication::processEvents();
        QApplication::processEvents();
    }
    page.resize(500, 400);
    ASSERT_TRUE(waitFor([&] { return page.place().size == deeper.size; }));
    EXPECT_EQ(page.place(), deeper); // it has not drifted
    EXPECT_EQ(find<QLineEdit>("coordinates")->text(), text);
}

TEST_F(ViewerPage, WhatIsBeingTypedIsLeftAloneUntilEscOrAMove)
{
    ASSERT_TRUE(open(500, 400));
    auto *field = find<QLineEdit>("coordinates");
    const QString there = field->text();
    field->setText(QStringLiteral("-0.5"));
    field->setCursorPosition(4);
    const std::size_t before = finished.size();
    find<QComboBox>("palette")->setCurrentIndex(1); // a new picture of the same place
    ASSERT_TRUE(waitFor([&] { return finished.size() > before; }));
    EXPECT_EQ(field->text(), QStringLiteral("-0.5"));
    EXPECT_EQ(field->cursorPosition(), 4);
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_NE(message(), QString());
    QTest::keyClick(field, Qt::Key_Escape);
    EXPECT_EQ(field->text(), there);
    EXPECT_EQ(message(), QString());
    auto *iterations = find<NumberSpinBox>("iterations");
    const QString shown = iterations->text();
    iterations->selectAll();
    QTest::keyClicks(iterations, QStringLiteral("7"));
    QTest::keyClick(iterations, Qt::Key_Escape);
    EXPECT_EQ(iterations->text(), shown);
}

TEST_F(ViewerPage, IterationsAreReadLikeAnyNumberAndCorrected)
{
    ASSERT_TRUE(open(300, 300));
    test::makeActive(&page);
    auto *field = find<NumberSpinBox>("iterations");
    ASSERT_TRUE(field);
    const auto type = [&](const char *text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::fromLatin1(text));
        QTest::keyClick(field, Qt::Key_Return);
        return page.place().iterations;
    };
    EXPECT_EQ(type("2k"), 2000);
    EXPECT_EQ(type("1e6"), mandelbrotMostIterations);
    EXPECT_EQ(field->text(), QStringLiteral("100,000"));
}

TEST_F(ViewerPage, WaitsWhileSomethingIsMeasured)
{
    MachineUse::Hold sweep = use.hold(MachineUse::Kind::Sweep);
    page.resize(300, 300);
    int shown = 0;
    QObject::connect(&page, &MandelbrotPage::pictureShown, [&] { ++shown; });
    page.show();
    QApplication::processEvents();
    QApplication::processEvents();
    EXPECT_EQ(shown, 0);
    page.goTo(page.place().moved(1, 1));
    EXPECT_TRUE(message().contains(QStringLiteral("A measurement is running")));
    page.undoStack()->undo();
    EXPECT_TRUE(message().contains(QStringLiteral("A measurement is running")));
    sweep = nullptr;
    EXPECT_TRUE(waitFor([&] { return shown > 0; }));
}

TEST_F(ViewerPage, OffersTheEnginesThatAreThereNow)
{
    const auto *box = find<QComboBox>("viewerEngine");
    ASSERT_EQ(box->count(), 1);
    engines = test::Lab().registry;
    page.followEngines();
    EXPECT_EQ(box->count(), 2);
    EXPECT_EQ(box->currentData(), QStringLiteral("cpu"));
}

TEST_F(ViewerPage, TheRateIsTheIterationsDividedByTheTime)
{
    page.resize(500, 400);
    RenderedPicture last;
    QObject::connect(&page, &MandelbrotPage::pictureShown, [&](const RenderedPicture &picture) {
        if (picture.finished && picture.iterations > 0)
            last = picture;
    });
    page.show();
    ASSERT_TRUE(waitFor([&] { return last.finished; }));
    const auto expectRate = [&] {
        const double perSecond = last.iterations / last.seconds;
        const QString state = find<QLabel>("viewerState")->text();
        const QString rate = rateText(perSecond, QStringLiteral("iterations"));
        for (const QString &part :
             {rateText(last.iterations, {}).remove(QStringLiteral("/s")), secondsText(last.seconds), rate})
            EXPECT_TRUE(state.contains(part)) << part.toStdString() << " in " << state.toStdString();
        const auto row = page.table().rows.at(0);
        EXPECT_EQ(row[8].text, rate);
        EXPECT_EQ(row[8].number, std::optional(perSecond));
        EXPECT_EQ(row[9].number, std::optional(last.seconds));
    };
    expectRate();
    page.goTo(page.place().moved(20, 7));
    ASSERT_TRUE(waitFor([&] { return last.place == page.place(); }));
    expectRate();
    last = {};
    find<QToolButton>("shortcuts")->menu()->actions().front()->setChecked(true);
    ASSERT_TRUE(waitFor([&] { return last.finished; }));
    EXPECT_FALSE(page.table().rows.at(0)[8].number);
}

/// A lower picture is all kept from the one before.
TEST_F(ViewerPage, TheTableHasTheSizeThatIsOnShow)
{
    ASSERT_TRUE(open(500, 400));
    page.goTo(MandelbrotPlace::at(-0.7, 0.1, 1e-3, page.canvas().pixelSize()));
    ASSERT_TRUE(waitForPicture());
    const int heightBefore = page.place().size.height();
    page.resize(500, 300);
    ASSERT_TRUE(waitFor([&] { return page.place().size.height() < heightBefore; }));
    ASSERT_TRUE(waitForPicture());
    const QSize size = page.canvas().pixelSize();
    const auto row = page.table().rows.at(0);
    EXPECT_EQ(row[6].number, std::optional(double(size.width()) * size.height()));
    EXPECT_EQ(row[7].number, std::optional(finished.back().allIterations));
}

TEST_F(ViewerPage, ExportsWhatIsOnShowWithItsPlace)
{
    EXPECT_TRUE(page.table().isEmpty());
    ASSERT_TRUE(open(500, 400));
    const FigureTable table = page.table();
    ASSERT_EQ(table.rows.size(), 1U);
    EXPECT_EQ(table.rows[0][0].number, std::optional<double>(page.place().centre().x()));
    EXPECT_EQ(table.rows[0][3].number, std::optional<double>(page.place().iterations));
    EXPECT_GT(table.rows[0][7].number.value_or(0), 1e4);

    const Picture picture = page.sheet().pictures.front();
    EXPECT_EQ(picture.size, page.canvas().picture().image.size());
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("view.png"));
    writePicture(paintPicture(picture, {600, 500, 1}, PictureFormat::Png), path);
    EXPECT_EQ(placeFromText(placeTextOf(path), page.place()).centre(), page.place().centre()); // File > Open leads back
    std::set<QRgb> colours;
    const QImage image(path);
    for (int x = 0; x < image.width(); ++x)
        colours.insert(image.pixel(x, 200));
    EXPECT_GT(colours.size(), 20U);
}

TEST(PictureFile, IsThePictureOnShowAndLeadsBack)
{
    const test::TemporaryFolder folder;
    const QString path = QString::fromStdString(folder.file("p.png"));
    const EngineRegistry engines = realEngines();
    const MandelbrotPlace place =
        MandelbrotPlace::at(-0.743643887037151, 0.13182590420533, 1e-9, {120, 90}).withIterations(500);
    for (const bool relief : {false, true}) {
        const Look look{QStringLiteral("hot"), 0.3, relief};
        writePicture(path, {place, look, cpuUse}, engines, {}, {});
        const QImage picture(path);
        Renders renders;
        const QImage shown = renders.finished(place, look).image;
        for (int y = 0; y < 90; ++y)
            for (int x = 0; x < 120; ++x)
                ASSERT_EQ(picture.pixel(x, y), shown.pixel(x, y));
        const MandelbrotPlace back = placeFromText(placeTextOf(path), MandelbrotPlace::home({120, 90}));
        EXPECT_EQ(back.left, place.left);
        EXPECT_EQ(back.top, place.top);
        EXPECT_EQ(back.step, place.step);
        EXPECT_EQ(back.iterations, 500);
    }
}

TEST(PictureFile, CancelledLeavesNothing)
{
    const test::TemporaryFolder folder;
    const EngineRegistry engines = realEngines();
    std::stop_source stop;
    const auto cancelHalfWay = [&](double share) {
        if (share > 0.4)
            stop.request_stop();
    };
    const MandelbrotPlace place = MandelbrotPlace::home({3000, 2000}).withIterations(20);
    EXPECT_THROW(writePicture(QString::fromStdString(folder.file("p.png")), {place, {}, cpuUse}, engines, cancelHalfWay,
                              stop.get_token()),
                 Cancelled);
    EXPECT_EQ(folder.entries(), 0U);
    EXPECT_THROW(writePicture(QString::fromStdString(folder.file("p.png")),
                              {MandelbrotPlace::home({20000, 10}), {}, cpuUse}, engines, {}, {}),
                 Error);
    test::writeText(folder.file("other.png"), "no picture");
    EXPECT_THROW(placeTextOf(QString::fromStdString(folder.file("other.png"))), Error);
}

/// The dialog that asks for size and file of a computed image.
class SaveImage : public testing::Test
{
protected:
    void save()
    {
        dialog.show();
        dialog.findChild<QLineEdit *>(QStringLiteral("file"))->setText(QString::fromStdString(folder.file("p.png")));
        dialog.accept();
    }
    QString message() const { return dialog.findChild<QLabel *>(QStringLiteral("message"))->text(); }

    const test::TemporaryFolder folder;
    const test::TemporaryFolder settingsFolder;
    QSettings settings{QString::fromStdString(settingsFolder.file("settings.ini")), QSettings::IniFormat};
    const EngineRegistry engines = realEngines();
    ExportDialog dialog{computedSheet(engines, {MandelbrotPlace::home({64, 48}), {}, cpuUse}), settings};
};

TEST_F(SaveImage, SavesAndCloses)
{
    QString saved;
    QObject::connect(&dialog, &ExportDialog::exported, [&](const QString &path) { saved = path; });
    save();
    EXPECT_FALSE(dialog.findChild<QSpinBox *>()->isEnabled()); // the size is that of the file in work
    EXPECT_TRUE(waitFor([&] { return dialog.result() == QDialog::Accepted; })) << message().toStdString();
    EXPECT_EQ(saved.toStdString(), folder.file("p.png"));
    EXPECT_EQ(QImage(QString::fromStdString(folder.file("p.png"))).width(), 64);
}

TEST_F(SaveImage, WidthAndHeightKeepTheShapeOfWhatIsOnShow)
{
    const QList<QSpinBox *> sides = dialog.findChildren<QSpinBox *>();
    ASSERT_EQ(sides.size(), 2);
    EXPECT_EQ(sides[0]->value(), 64);
    EXPECT_EQ(sides[1]->value(), 48);
    EXPECT_EQ(sides[0]->maximum(), mostPictureSide);
    EXPECT_EQ(sides[1]->maximum(), mostPictureSide * 3 / 4); // no height whose width is not allowed
    sides[0]->setValue(1600);
    EXPECT_EQ(sides[1]->value(), 1200);
    sides[1]->setValue(96);
    EXPECT_EQ(sides[0]->value(), 128);
    save();
    EXPECT_TRUE(waitFor([&] { return dialog.result() == QDialog::Accepted; })) << message().toStdString();
    EXPECT_EQ(QImage(QString::fromStdString(folder.file("p.png"))).size(), QSize(128, 96));
}

TEST_F(SaveImage, IsAPngWhateverWasTyped)
{
    settings.setValue(QStringLiteral("export/format"), 2); // the last chart was a PDF
    ExportDialog next(computedSheet(engines, {MandelbrotPlace::home({64, 48}), {}, cpuUse}), settings);
    next.show();
    auto *file = next.findChild<QLineEdit *>(QStringLiteral("file"));
    EXPECT_TRUE(file->text().endsWith(QStringLiteral("overtake-mandelbrot.png"))) << file->text().toStdString();
    file->setText(QString::fromStdString(folder.file("p.svg")));
    next.accept();
    EXPECT_TRUE(waitFor([&] { return next.result() == QDialog::Accepted; }));
    EXPECT_EQ(QImage(QString::fromStdString(folder.file("p.png"))).width(), 64);
    EXPECT_EQ(settings.value(QStringLiteral("export/format")).toInt(), 2);
}

TEST_F(SaveImage, SaysThatItWaitsAndCanBeStopped)
{
    {
        const auto turn = engines.turns().tryTake();
        ASSERT_TRUE(turn);
        save();
        EXPECT_EQ(message(), QStringLiteral("Waiting until the measurement that is running has ended."));
        dialog.reject();
        EXPECT_TRUE(waitFor([&] { return message().startsWith(QStringLiteral("Stopped")); }));
        EXPECT_TRUE(dialog.isVisible());
        EXPECT_EQ(folder.entries(), 0U);
        dialog.accept();
    }
    EXPECT_TRUE(waitFor([&] { return dialog.result() == QDialog::Accepted; })) << message().toStdString();
    EXPECT_EQ(folder.entries(), 1U);
}

} // namespace
} // namespace overtake
