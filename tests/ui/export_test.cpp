// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures and tables on disk: sizes, content, and what happens when they cannot be written.
#include "charts/chart_context.h"
#include "charts/chart_data.h"
#include "charts/curves_picture.h"
#include "export/chart_export.h"
#include "export/export_dialog.h"
#include "measure/compare/doubt.h"
#include "measure/compare/sweeper.h"
#include "panels/headline_text.h"
#include "report/csv.h"
#include "text/error.h"
#include "ui/sample_sweeps.h"
#include "ui/window_lab.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <QApplication>
#include <QColor>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using namespace test;

RunRecord sampleRecord()
{
    RunRecord record;
    record.date = "2026-11-21T06:40:00Z";
    record.machine.cpu = "AMD EPYC 9654";
    record.machine.cores = 2;
    record.machine.hostVersion = "0.1.0";
    record.sweep = makeSweep(geometric(5, 2000, 9), cpuAndGpu());
    record.sweep.parameters.set("samples", std::int64_t{459000});
    record.sweep.crossovers[1] = {Crossover::Kind::Crossings, {{1006, 1050, true, true}}};
    return record;
}

ChartSnapshot sampleSnapshot()
{
    const RunRecord record = sampleRecord();
    ChartSnapshot snapshot;
    snapshot.context = chartContextFor(record);
    snapshot.sweep = record.sweep;
    return snapshot;
}

/// One of the charts, by its key; all three without one.
Picture pictureOf(const ChartSnapshot &snapshot, const char *key = "")
{
    for (const Picture &picture : picturesOf(snapshot))
        if (picture.key == QLatin1String(key))
            return picture;
    return {};
}

Sheet sampleSheet()
{
    return {QStringLiteral("curves"), QStringLiteral("mlp-hidden"), picturesOf(sampleSnapshot()),
            [] { return toCsv(sampleRecord()); }};
}

const QColor cpuColor(0x00, 0x72, 0xb2);
const QColor gpuColor(0xd5, 0x5e, 0x00);

TEST(Export, TheContextComesFromTheRun)
{
    const ChartContext context = chartContextFor(sampleRecord());
    EXPECT_EQ(context.axisLabel, QStringLiteral("hidden neurons"));
    EXPECT_TRUE(context.logarithmicAxis);
    EXPECT_DOUBLE_EQ(context.from, 5);
    EXPECT_DOUBLE_EQ(context.to, 2000);
    ASSERT_EQ(context.series.size(), 2U);
    EXPECT_EQ(context.series[1].label, QStringLiteral("GPU: RTX 2070"));
    EXPECT_EQ(context.series[1].kind, EngineKind::Gpu);
    for (const char *part : {"459,000", "AMD EPYC 9654", "2026-11-21 06:40 UTC", "Overtake 0.1.0"})
        EXPECT_TRUE(context.caption.contains(QLatin1String(part))) << context.caption.toStdString();
}

TEST(Export, AnEnginesOwnBatchSizeIsInItsName)
{
    RunRecord record = sampleRecord();
    record.sweep.engines[0].overrides.set("batch", std::int64_t{256});
    record.sweep.engines[1].overrides.set("batch", std::int64_t{32});
    const ChartContext context = chartContextFor(record);
    EXPECT_EQ(context.series[0].label, QStringLiteral("CPU, 2 threads, batch size 256"));
    EXPECT_EQ(context.series[1].label, QStringLiteral("GPU: RTX 2070, batch size 32"));
}

TEST(Export, PublishedFiguresBelongToThePresetAsItIs)
{
    RunRecord record = sampleRecord();
    record.sweep.preset = "mlp-width-hsf";
    record.sweep.parameters = workloadById("mlp").completed(presetByName("mlp-width-hsf").parameters);
    EXPECT_FALSE(chartContextFor(record).reported.empty());
    RunRecord modified = record;
    modified.sweep.parameters.set("batch", std::int64_t{1700});
    EXPECT_TRUE(chartContextFor(modified).reported.empty());
    EXPECT_TRUE(chartContextFor(modified).reportedSource.isEmpty());
    record.sweep.engines[1].overrides.set("batch", std::int64_t{1700});
    EXPECT_TRUE(chartContextFor(record).reported.empty()) << "of one engine";
}

TEST(Export, ScaleMakesPixelsAndNotLayout)
{
    const Picture picture = pictureOf(sampleSnapshot(), "speedup");
    PictureOptions options{800, 500, 1};
    const QImage plain = renderPicture(picture, options);
    EXPECT_EQ(plain.size(), QSize(800, 500));
    EXPECT_EQ(plain.pixelColor(0, 0), QColor(Qt::white));
    EXPECT_GT(pixelsOf(plain, gpuColor), 200);
    EXPECT_EQ(pixelsOf(plain, cpuColor), 0); // the base has no curve here
    options.scale = 2;
    const QImage sharp = renderPicture(picture, options);
    EXPECT_EQ(sharp.size(), QSize(1600, 1000));
    const double ratio = static_cast<double>(pixelsOf(sharp, gpuColor)) / pixelsOf(plain, gpuColor);
    EXPECT_GT(ratio, 2.5);
    EXPECT_LT(ratio, 8); // edges are blended, so the larger picture has more of the pure colour
}

TEST(Export, TheFileHasThePicturesPixels)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.png"));
    const Picture picture = pictureOf(sampleSnapshot());
    const PictureOptions options{1280, 800, 1.5};
    std::vector<double> shares;
    writePicture(paintPicture(picture, options, PictureFormat::Png), path,
                 [&](double share) { shares.push_back(share); });
    EXPECT_GT(shares.size(), 100U);
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    const QImage written(path);
    const QImage whole = renderPicture(picture, options);
    EXPECT_EQ(written.convertToFormat(QImage::Format_RGB32), whole);
    EXPECT_EQ(written.dotsPerMeterX(), whole.dotsPerMeterX());
    EXPECT_EQ(written.text(QStringLiteral("Description")), picture.caption);

    std::stop_source stop;
    const QString other = folder.filePath(QStringLiteral("other.png"));
    EXPECT_THROW(writePicture(
                     paintPicture(picture, options, PictureFormat::Png), other,
                     [&](double share) { share > 0.75 ? (stop.request_stop(), 0) : 0; }, stop.get_token()),
                 Cancelled);
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("p.png")});
}

TEST(Export, EveryChartAndAllTogether)
{
    for (const char *chart : {"time", "throughput", ""}) {
        const QImage image = renderPicture(pictureOf(sampleSnapshot(), chart), {});
        EXPECT_GT(pixelsOf(image, cpuColor), 200);
        EXPECT_GT(pixelsOf(image, gpuColor), 200);
    }
}

TEST(Export, AHiddenSeriesIsNotInThePicture)
{
    ChartSnapshot snapshot = sampleSnapshot();
    snapshot.visible = {true, false};
    const QImage image = renderPicture(pictureOf(snapshot, "time"), {800, 500, 1});
    EXPECT_GT(pixelsOf(image, cpuColor), 100);
    EXPECT_EQ(pixelsOf(image, gpuColor), 0);
}

TEST(Export, TheCaptionIsInTheFile)
{
    const QByteArray svg =
        paintPicture(pictureOf(sampleSnapshot(), "speedup"), {800, 500, 1}, PictureFormat::Svg).document;
    EXPECT_TRUE(svg.contains("<svg"));
    for (const char *part : {"AMD EPYC 9654", "459,000", "Baseline: CPU, 2 threads",
                             "overtakes between 1,006 and 1,050", "as fast as CPU, 2 threads"})
        EXPECT_TRUE(svg.contains(part)) << part;
    const QByteArray pdf = paintPicture(pictureOf(sampleSnapshot()), {800, 500, 1}, PictureFormat::Pdf).document;
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_TRUE(pdf.contains("/MediaBox [0 0 600"));
}

TEST(Export, TheWarningOfTheWindowIsInTheFile)
{
    ChartSnapshot snapshot = sampleSnapshot();
    Measurement &cpu = snapshot.sweep.edit().points[3].comparison.measurements[0];
    cpu.disturbed = true;
    cpu.systemActivity.emplace();
    cpu.systemActivity->cores = cpu.systemActivity->usedCores = 2;
    cpu.systemActivity->othersCores = cpu.systemActivity->waitedCores.emplace(1.6);
    const std::string warning =
        "Disturbed at 1 of 9 points. At worst: Other programs used 1.6 of 2 cores. This time is too long.";
    for (const char *chart : {"time", "throughput", "speedup", ""}) {
        const Picture picture = pictureOf(snapshot, chart);
        EXPECT_TRUE(picture.caption.startsWith(QString::fromStdString(warning))) << picture.caption.toStdString();
    }
    const QByteArray svg = paintPicture(pictureOf(snapshot), {1600, 1000, 1}, PictureFormat::Svg).document;
    EXPECT_TRUE(svg.contains("Disturbed at 1 of 9 points."));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.png"));
    writePicture(paintPicture(pictureOf(snapshot), {800, 500, 1}, PictureFormat::Png), path);
    EXPECT_TRUE(QImage(path).text(QStringLiteral("Description")).startsWith(QString::fromStdString(warning)));
}

RunRecord wrongRecord()
{
    RunRecord record = sampleRecord();
    record.sweep.engines[1].stopwatch = Stopwatch::NoWait;
    for (SweepPoint &point : record.sweep.points) {
        Measurement &measurement = point.comparison.measurements[1];
        measurement.use = record.sweep.engines[1];
        addStopwatch(measurement.label, measurement.use.stopwatch);
        withholdVerdicts(point.comparison);
    }
    record.sweep.crossovers[1] = findCrossover(record.sweep.points, 1, AxisNumbers::Whole);
    return record;
}

ChartSnapshot wrongSnapshot()
{
    ChartSnapshot snapshot;
    snapshot.context = chartContextFor(wrongRecord());
    snapshot.sweep = wrongRecord().sweep;
    return snapshot;
}

constexpr const char *wrong = "measured wrongly on purpose: the clock stopped when the work was queued";

TEST(Export, APngSaysWhatWasMeasuredWronglyOnPurpose)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.png"));
    for (const char *chart : {"time", "throughput", "speedup", ""}) {
        writePicture(paintPicture(pictureOf(wrongSnapshot(), chart), {800, 500, 1}, PictureFormat::Png), path);
        EXPECT_TRUE(QImage(path).text(QStringLiteral("Description")).contains(QLatin1String(wrong)));
        const QImage image(path);
        EXPECT_GT(pixelsOf(image, QColor(0xc8, 0x10, 0x2e)), 0) << chart;
        EXPECT_EQ(pixelsOf(image, gpuColor), 0) << "no result has this style";
    }
}

TEST(Export, AnSvgSaysWhatWasMeasuredWronglyOnPurpose)
{
    const QByteArray svg =
        paintPicture(pictureOf(wrongSnapshot(), "time"), {1600, 1000, 1}, PictureFormat::Svg).document;
    EXPECT_TRUE(svg.contains(wrong));
    EXPECT_TRUE(svg.contains("measured wrongly on purpose, no result")) << "the key of the legend";
    EXPECT_FALSE(paintPicture(pictureOf(sampleSnapshot()), {}, PictureFormat::Svg).document.contains("wrongly"));
}

TEST(Export, APdfSaysWhatWasMeasuredWronglyOnPurpose)
{
    const auto titled = [](const ChartSnapshot &snapshot) {
        QByteArray words; // as PDF writes them: two bytes each
        for (const char *letter = wrong; *letter != '\0'; ++letter)
            words.append('\0').append(*letter);
        return paintPicture(pictureOf(snapshot), {800, 500, 1}, PictureFormat::Pdf).document.contains(words);
    };
    EXPECT_TRUE(titled(wrongSnapshot()));
    EXPECT_FALSE(titled(sampleSnapshot()));
}

TEST(Export, ATableSaysWhatWasMeasuredWronglyOnPurpose)
{
    EXPECT_NE(toCsv(wrongRecord()).find(wrong), std::string::npos);
}

TEST(Export, NoCrossoverRestsOnWhatWasMeasuredWronglyOnPurpose)
{
    EXPECT_TRUE(crossoverBands(wrongSnapshot()).empty());
    const PointVerdict verdict = verdictOf(wrongRecord().sweep.points.front().comparison, wrongSnapshot().context);
    EXPECT_EQ(verdict.kind, PointVerdict::Kind::Alone);
    EXPECT_EQ(crossoverText(wrongRecord().sweep, wrongSnapshot().context), QString());
}

TEST(Export, SizesOutOfRangeAreRefusedInWords)
{
    for (const PictureOptions &options :
         {PictureOptions{0, 500, 1}, PictureOptions{800, 50000, 1}, PictureOptions{800, 500, 0}})
        EXPECT_THROW(renderPicture(pictureOf(sampleSnapshot()), options), UsageError);
    EXPECT_THROW(renderPicture(pictureOf(sampleSnapshot()), {8192, 8192, 8}), Error);
    EXPECT_THROW(renderPicture(pictureOf(sampleSnapshot()), {8192, 4097, 1}), Error); // above 128 MiB
}

TEST(Export, ARunFileBecomesAPicture)
{
    const QTemporaryDir folder;
    const QString run = folder.filePath(QStringLiteral("run.json"));
    const QString png = folder.filePath(QStringLiteral("speed.png"));
    writeRunFile(run.toStdString(), sampleRecord());
    EXPECT_EQ(exportFromRunFile(run, QStringLiteral("speedup"), png, 640, 400, 1.5), 0);
    const QImage image(png);
    EXPECT_EQ(image.size(), QSize(960, 600));
    EXPECT_GT(pixelsOf(image, gpuColor), 100);

    testing::internal::CaptureStderr();
    EXPECT_EQ(exportFromRunFile(run, QStringLiteral("time"), png, 1, 400, 1), 2);
    EXPECT_EQ(exportFromRunFile(folder.filePath(QStringLiteral("no.json")), QStringLiteral("time"), png, 640, 400, 1),
              1);
    EXPECT_EQ(exportFromRunFile(run, QStringLiteral("time"), QStringLiteral("/no/such/folder/a.png"), 640, 400, 1), 1);
    RunRecord impossible = sampleRecord();
    impossible.sweep.points.at(0).comparison.measurements.at(0).epochSeconds = -1;
    const QString negative = folder.filePath(QStringLiteral("negative.json"));
    writeRunFile(negative.toStdString(), impossible);
    EXPECT_EQ(exportFromRunFile(negative, QStringLiteral("time"), png, 640, 400, 1), 1);
    const std::string words = testing::internal::GetCapturedStderr();
    for (const char *part : {"no.json", "/no/such/folder/a.png", "epoch_s' must be 0 or more"})
        EXPECT_NE(words.find(part), std::string::npos) << words;
    EXPECT_EQ(QImage(png).size(), QSize(960, 600)); // untouched by the failures
}

TEST(Export, AllChartsOfARun)
{
    const QTemporaryDir folder;
    exportAllCharts(sampleRecord(), folder.filePath(QStringLiteral("a/b")));
    for (const char *name : {"time", "throughput", "speedup"})
        EXPECT_FALSE(QImage(folder.filePath(QStringLiteral("a/b/%1.png").arg(QLatin1String(name)))).isNull()) << name;

    RunRecord empty = sampleRecord();
    empty.sweep.points.clear();
    EXPECT_THAT([&] { exportAllCharts(empty, folder.path()); },
                testing::ThrowsMessage<Error>(testing::HasSubstr("no measured points")));
}

class Dialog : public testing::Test
{
protected:
    void SetUp() override
    {
        settings.setValue(QStringLiteral("export/folder"), folder.path());
        settings.setValue(QStringLiteral("export/scale"), 1);
        dialog = std::make_unique<ExportDialog>(sampleSheet(), settings);
        dialog->show();
        const QList<QComboBox *> boxes = dialog->findChildren<QComboBox *>();
        ASSERT_EQ(boxes.size(), 2);
        chart = boxes[0];
        format = boxes[1];
        file = dialog->findChild<QLineEdit *>(QStringLiteral("file"));
        message = dialog->findChild<QLabel *>(QStringLiteral("message"));
        ASSERT_NE(file, nullptr);
        ASSERT_NE(message, nullptr);
    }

    QPushButton *saveButton() const { return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save); }

    /// So many pixels that it is not done at once.
    void chooseALargePicture()
    {
        const QList<QSpinBox *> sides = dialog->findChildren<QSpinBox *>();
        ASSERT_EQ(sides.size(), 2);
        sides[0]->setValue(8192);
        sides[1]->setValue(4096);
    }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat}; // tests run side by side
    std::unique_ptr<ExportDialog> dialog;
    QComboBox *chart = nullptr;
    QComboBox *format = nullptr;
    QLineEdit *file = nullptr;
    QLabel *message = nullptr;
};

TEST_F(Dialog, ProposesANameThatFollowsTheChoice)
{
    EXPECT_EQ(file->text(), folder.filePath(QStringLiteral("overtake-mlp-hidden.png")));
    chart->setCurrentIndex(2);
    EXPECT_EQ(file->text(), folder.filePath(QStringLiteral("overtake-mlp-hidden-speedup.png")));
    format->setCurrentIndex(2);
    EXPECT_EQ(file->text(), folder.filePath(QStringLiteral("overtake-mlp-hidden-speedup.pdf")));
    file->setText(folder.filePath(QStringLiteral("mine.pdf")));
    format->setCurrentIndex(1);
    EXPECT_EQ(file->text(), folder.filePath(QStringLiteral("mine.svg")));
}

TEST_F(Dialog, NoNameIsNoHiddenFile)
{
    for (const QString &none : {QString(), folder.path() + QLatin1Char('/')}) {
        file->setText(none);
        format->setCurrentIndex(1);
        EXPECT_EQ(file->text(), none);
        message->clear();
        dialog->accept();
        EXPECT_TRUE(saveButton()->isEnabled());
        EXPECT_FALSE(message->text().isEmpty());
        format->setCurrentIndex(0);
    }
    EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*g")}, QDir::Files | QDir::Hidden).isEmpty());
}

/// The dialog is modal: what the window says behind it is not read.
TEST_F(Dialog, WhatCannotBePaintedIsSaidHere)
{
    Sheet sheet = sampleSheet();
    int painted = 0;
    sheet.pictures.front().paint = [&](QCPPainter &, const QRect &, const ChartTheme &) {
        if (++painted > 1) // the first is the preview
            throw std::bad_alloc();
    };
    ExportDialog other(std::move(sheet), settings);
    other.show();
    EXPECT_NO_THROW(other.accept());
    EXPECT_EQ(painted, 2);
    EXPECT_TRUE(other.isVisible());
    EXPECT_FALSE(other.findChild<QLabel *>(QStringLiteral("message"))->text().isEmpty());
    EXPECT_TRUE(other.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->isEnabled());
}

TEST_F(Dialog, WritesAndRemembers)
{
    const QString path = file->text();
    dialog->accept();
    EXPECT_TRUE(waitFor([&] { return !dialog->isVisible(); })) << message->text().toStdString();
    EXPECT_EQ(QImage(path).size(), QSize(1280, 800));

    ExportDialog next(sampleSheet(), settings);
    EXPECT_TRUE(next.findChild<QLineEdit *>(QStringLiteral("file"))->text().startsWith(folder.path()));
}

TEST_F(Dialog, WhatIsCancelledLeavesTheOldFileAndTheDialog)
{
    QFile old(file->text());
    ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    chooseALargePicture();
    QTimer::singleShot(0, [] { // it asks whether the file may be replaced
        for (QWidget *top : QApplication::topLevelWidgets())
            if (auto *question = qobject_cast<QMessageBox *>(top))
                question->button(QMessageBox::Yes)->click();
    });
    dialog->accept();
    EXPECT_FALSE(saveButton()->isEnabled());
    EXPECT_TRUE(dialog->findChild<QProgressBar *>()->isVisible());
    dialog->accept(); // not twice
    dialog->reject();
    EXPECT_TRUE(dialog->isVisible()); // until it has ended
    ASSERT_TRUE(waitFor([&] { return saveButton()->isEnabled(); }));
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(message->text().startsWith(QStringLiteral("Stopped"))) << message->text().toStdString();
    ASSERT_TRUE(old.open(QIODevice::ReadOnly));
    EXPECT_EQ(old.readAll(), "old");
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*png*")}, QDir::Files | QDir::Hidden).size(), 1);
    dialog->reject();
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(Dialog, TheWindowMayCloseMeanwhile)
{
    chooseALargePicture();
    dialog->accept();
    EXPECT_FALSE(saveButton()->isEnabled());
    dialog.reset();
    EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*png*")}, QDir::Files | QDir::Hidden).isEmpty());
}

TEST_F(Dialog, WritesEachChartInItsOwnFile)
{
    chart->setCurrentIndex(1);
    QString saved;
    QObject::connect(dialog.get(), &ExportDialog::exported, [&](const QString &path) { saved = path; });
    dialog->accept();
    EXPECT_TRUE(waitFor([&] { return !dialog->isVisible(); })) << message->text().toStdString();
    for (const char *name : {"time", "throughput", "speedup"})
        EXPECT_TRUE(
            QFile::exists(folder.filePath(QStringLiteral("overtake-mlp-hidden-%1.png").arg(QLatin1String(name)))))
            << name;
    EXPECT_EQ(saved, folder.path());
}

/// Three at once would take three times the memory, and the window's thread as long.
TEST_F(Dialog, PaintsTheNextChartWhenOneIsWritten)
{
    Sheet sheet = sampleSheet();
    std::vector<QString> painted;
    for (Picture &picture : sheet.pictures)
        picture.paint = [&painted, key = picture.key](QCPPainter &, const QRect &, const ChartTheme &) {
            painted.push_back(key);
        };
    ExportDialog other(std::move(sheet), settings);
    other.show();
    other.findChildren<QComboBox *>()[0]->setCurrentIndex(1);
    painted.clear();
    other.accept();
    EXPECT_EQ(painted.size(), 1U);
    ASSERT_TRUE(waitFor([&] { return !other.isVisible(); }));
    EXPECT_EQ(painted.size(), 3U);
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.png")}).size(), 3);
}

TEST_F(Dialog, WritesTheTable)
{
    format->setCurrentIndex(3);
    const QString path = file->text();
    EXPECT_TRUE(path.endsWith(QStringLiteral(".csv")));
    dialog->accept();
    EXPECT_TRUE(waitFor([&] { return !dialog->isVisible(); })) << message->text().toStdString();
    QFile csv(path);
    ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
    EXPECT_EQ(csv.readAll().count('\n'), 1 + 9 * 2); // a header, then a row for each point and engine
}

/// A run may have millions of samples.
TEST_F(Dialog, TheTableIsMadeBesideTheWindow)
{
    Sheet sheet = sampleSheet();
    const QThread *maker = nullptr;
    sheet.csv = [&maker] {
        maker = QThread::currentThread();
        return std::string("a,b\r\n");
    };
    settings.setValue(QStringLiteral("export/format"), 3);
    ExportDialog other(std::move(sheet), settings);
    other.show();
    other.accept();
    EXPECT_TRUE(other.isVisible()); // until it is written
    ASSERT_TRUE(waitFor([&] { return !other.isVisible(); }));
    ASSERT_TRUE(maker);
    EXPECT_NE(maker, QApplication::instance()->thread());
    EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("overtake-mlp-hidden.csv"))));
}

TEST_F(Dialog, SaysWhyItCannotWriteAndStaysOpen)
{
    file->setText(QStringLiteral("/no/such/folder/picture.png"));
    dialog->accept();
    EXPECT_TRUE(waitFor([&] { return saveButton()->isEnabled(); }));
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(message->text().startsWith(QStringLiteral("Cannot write '/no/such/folder/picture.png'")))
        << message->text().toStdString();
    file->clear();
    dialog->accept();
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_FALSE(message->text().isEmpty());
}

} // namespace
} // namespace overtake
