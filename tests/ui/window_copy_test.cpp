// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every tab gives away, by the same keys: a picture, a table, files of both, and words for those who cannot see
// it.
#include "charts/charts_view.h"
#include "export/export_dialog.h"
#include "mandelbrot/picture_file.h"
#include "map/map_page.h"
#include "model/work_pieces.h"
#include "results/result_view.h"
#include "training/training_page.h"
#include "ui/main_window_lab.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QSpinBox>
#include <QTest>

namespace overtake
{
namespace
{

using test::Window;

Measurement profiled(const std::string &id, double hidden, double seconds)
{
    const Workload &workload = workloadById("mlp");
    Measurement result;
    result.workload = "mlp";
    result.parameters = workload.parameters().defaults();
    result.parameters.set("hidden", static_cast<std::int64_t>(hidden));
    result.use.id = id;
    result.label.name = id == "cpu" ? "CPU" : "GPU";
    result.status = PointStatus::Measured;
    result.converged = true;
    result.samples = {seconds, seconds};
    result.stepsPerSample = {1, 1};
    result.step.median = seconds;
    result.step.ci95 = {0.9 * seconds, 1.1 * seconds};
    result.stepsPerEpoch = 100;
    result.epochSeconds = 100 * seconds;
    result.throughput = 3200 / result.epochSeconds;
    result.flopsPerSecond = 5e10;
    StepProfile &profile = result.profile.emplace();
    const Program program = workload.build(result.parameters);
    for (const WorkPiece &piece : workPieces(program, scheduleOf(program, commonFusions()))) {
        StepPart &part = profile.parts.emplace_back();
        part.name = "MatMul";
        part.operations = piece.operations;
        part.seconds = 1e-5;
    }
    profile.totalSeconds = 2e-5 * static_cast<double>(profile.parts.size());
    return result;
}

Device roundDevice(const char *name)
{
    Device device;
    device.name = name;
    device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e11, "a test");
    device.set(DeviceQuantity::Bandwidth, Figure::Kind::Measured, 1e10, "a test");
    return device;
}

RunRecord profiledRun()
{
    RunRecord run;
    run.date = "2026-11-21T06:40:00Z";
    run.machine.cpu = "AMD EPYC 9654";
    run.sweep.workload = "mlp";
    run.sweep.key = "hidden";
    run.sweep.parameters = workloadById("mlp").parameters().defaults();
    run.sweep.engines = {{"cpu", {}, {}}, {"cuda:0", {}, {}}};
    for (const double hidden : {10.0, 20.0}) {
        Comparison comparison;
        comparison.measurements = {profiled("cpu", hidden, 4e-3), profiled("cuda:0", hidden, 1e-3)};
        comparison.speedUps = {{}, {4, {3.9, 4.1}, Verdict::OtherFaster}};
        run.sweep.points.push_back({hidden, false, comparison});
    }
    run.sweep.crossovers.resize(2);
    run.devices = {roundDevice("chip"), roundDevice("card")};
    return run;
}

class Copy : public Window
{
protected:
    void showTab(const char *name)
    {
        m_window->results().showTab(QString::fromLatin1(name));
        QApplication::processEvents();
        test::makeActive(m_window.get()); // a dialog may just have gone
    }
    Page &page() { return m_window->results().page(); }

    /// As a table: the header line, then the rows.
    QList<QStringList> copiedTable()
    {
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QList<QStringList> lines;
        for (const QString &line : QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            lines << line.split(QLatin1Char('\t'));
        return lines;
    }

    QImage copiedPicture()
    {
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier);
        return QGuiApplication::clipboard()->image();
    }

    QByteArray exported(const char *name)
    {
        QFile::remove(filePath(name)); // of another tab: the dialog would ask
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QPointer<ExportDialog> dialog;
        for (auto *one : m_window->findChildren<ExportDialog *>())
            if (one->isVisible()) // one that is done may not be gone yet
                dialog = one;
        EXPECT_TRUE(dialog) << name << ": " << problem().toStdString();
        if (!dialog)
            return {};
        dialog->findChild<QLineEdit *>(QStringLiteral("file"))->setText(filePath(name));
        dialog->accept();
        EXPECT_TRUE(test::waitFor([&] { return dialog.isNull() || dialog->isHidden(); }))
            << name << ": " << dialog->findChild<QLabel *>(QStringLiteral("message"))->text().toStdString();
        test::makeActive(m_window.get());
        QFile file(filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        return file.readAll();
    }

    /// All that the tab can give away; its table has that text somewhere, and its SVG that one.
    void expectAll(const char *tab, const QString &cell, const QByteArray &words)
    {
        SCOPED_TRACE(tab);
        showTab(tab);
        const QList<QStringList> table = copiedTable();
        ASSERT_GE(table.size(), 2) << problem().toStdString();
        for (const QStringList &row : table)
            EXPECT_EQ(row.size(), table.front().size());
        bool isThere = false;
        for (const QStringList &row : table)
            for (const QString &one : row) // numbers but for their last digit
                isThere =
                    isThere || one == cell || (cell.toDouble() > 0 && qFuzzyCompare(one.toDouble(), cell.toDouble()));
        EXPECT_TRUE(isThere) << QGuiApplication::clipboard()->text().toStdString();

        const QImage picture = copiedPicture();
        ASSERT_FALSE(picture.isNull());
        std::set<QRgb> colours;
        for (int y = 0; y < picture.height() * 3 / 4; y += 3)
            for (int x = 0; x < picture.width(); x += 3)
                colours.insert(picture.pixel(x, y));
        EXPECT_GT(colours.size(), 8U);
        EXPECT_FALSE(m_pictures.contains(picture)); // not that of another tab
        m_pictures << picture;

        const QImage file = QImage::fromData(exported("tab.png"));
        EXPECT_GE(file.width(), picture.width());
        EXPECT_TRUE(file.text(QStringLiteral("Description")).contains(m_caption))
            << file.text(QStringLiteral("Description")).toStdString();
        const QByteArray svg = exported("tab.svg");
        EXPECT_TRUE(svg.contains("<svg") && svg.contains(words)) << svg.size();
        EXPECT_TRUE(exported("tab.pdf").startsWith("%PDF-"));
        EXPECT_GE(exported("tab.csv").count('\n'), table.size());
        EXPECT_TRUE(find<QLabel>("status")->text().contains(QStringLiteral("tab.csv")));

        QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&page());
        ASSERT_TRUE(access);
        EXPECT_EQ(access->text(QAccessible::Name), page().accessibleName());
        EXPECT_FALSE(page().accessibleName().isEmpty());
        EXPECT_EQ(access->text(QAccessible::Description), page().table().spoken());
        EXPECT_GT(access->text(QAccessible::Description).size(), 20);
    }

    QString m_caption = QStringLiteral("AMD EPYC 9654");
    QList<QImage> m_pictures;
};

TEST_F(Copy, WhatACurveHasToShow)
{
    writeRunFile(filePath("run.json").toStdString(), profiledRun());
    m_window->openRunFile(filePath("run.json"));
    ASSERT_TRUE(find<Banner>("problem")->isHidden()) << problem().toStdString();
    expectAll("curves", QStringLiteral("0.4"), "hidden neurons"); // of the CPU at 10
    expectAll("bars", QStringLiteral("4"), "4");
    expectAll("breakdown", QStringLiteral("0.5"), "MatMul");
    expectAll("roofline", QStringLiteral("1e+11"), "operations per byte moved");
    expectAll("profile", QStringLiteral("MatMul"), "MatMul");
}

TEST_F(Copy, ASpeedUpNearOneIsNotReadAloudAsOne)
{
    RunRecord run = profiledRun();
    run.sweep.points[0].comparison.speedUps[1] = {1.04, {1.035, 1.045}, Verdict::OtherFaster};
    writeRunFile(filePath("run.json").toStdString(), run);
    m_window->openRunFile(filePath("run.json"));
    ASSERT_EQ(problem(), QString());
    showTab("curves");
    EXPECT_TRUE(page().table().spoken().contains(QStringLiteral("1.04\u00a0×")))
        << page().table().spoken().toStdString();
}

TEST_F(Copy, WhatIsNotTheLastWordIsCopiedWithARemark)
{
    RunRecord run = profiledRun();
    writeRunFile(filePath("run.json").toStdString(), run);
    m_window->openRunFile(filePath("run.json"));
    showTab("curves");
    EXPECT_FALSE(copiedTable().front().contains(QStringLiteral("Remarks")));
    for (SweepPoint &point : run.sweep.points) {
        Measurement &gpu = point.comparison.measurements[1];
        gpu.disturbed = true;
        gpu.systemActivity.emplace().othersCores = 1.6;
    }
    writeRunFile(filePath("disturbed.json").toStdString(), run);
    m_window->openRunFile(filePath("disturbed.json"));
    for (const char *tab : {"curves", "bars"}) {
        showTab(tab);
        const QList<QStringList> all = copiedTable();
        ASSERT_GT(all.size(), 1) << problem().toStdString();
        EXPECT_EQ(all.front().back(), QStringLiteral("Remarks")) << tab;
        EXPECT_TRUE(page().table().spoken().contains(QStringLiteral(", disturbed"))) << tab;
        EXPECT_TRUE(std::ranges::any_of(all, [](const QStringList &row) {
            return row.back().contains(QStringLiteral(": disturbed"));
        })) << tab;
    }
}

TEST_F(Copy, AHiddenSeriesIsNotCopied)
{
    writeRunFile(filePath("run.json").toStdString(), profiledRun());
    m_window->openRunFile(filePath("run.json"));
    showTab("curves");
    const QList<QStringList> all = copiedTable();
    ASSERT_FALSE(all.isEmpty()) << problem().toStdString();
    m_window->results().charts().setSeriesVisible(1, false);
    const QList<QStringList> fewer = copiedTable();
    ASSERT_FALSE(fewer.isEmpty());
    EXPECT_LT(fewer.front().size(), all.front().size());
}

TEST_F(Copy, TheMap)
{
    m_window->results().map().setBudget(2);
    action("Ctrl+M")->trigger();
    ASSERT_TRUE(test::waitFor([this] { return !page().table().isEmpty() && !m_window->results().map().isMapping(); }));
    m_caption = QStringLiteral("Overtake");
    expectAll("map", QStringLiteral("5"), "batch size");
}

TEST_F(Copy, TheTraining)
{
    m_window->model().setParameter("epochs", std::int64_t{2});
    action("Ctrl+T")->trigger();
    ASSERT_TRUE(test::waitFor([this] { return !m_window->results().training().isTraining(); }));
    m_caption = QStringLiteral("epochs 2");
    expectAll("training", QStringLiteral("42"), "loss"); // steps
    EXPECT_GT(exported("all.csv").count('\n'), 2 * 10);  // the whole curves
}

TEST_F(Copy, AnEmptyPageSaysWhatToDoForIt)
{
    for (const char *tab : {"breakdown", "map", "training"}) {
        showTab(tab);
        QGuiApplication::clipboard()->setText(QStringLiteral("mine"));
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier);
        EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("mine"));
        EXPECT_TRUE(problem().contains(page().introduction())) << problem().toStdString();
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        EXPECT_FALSE(m_window->findChild<ExportDialog *>());
        const QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&page());
        EXPECT_EQ(access->text(QAccessible::Description), page().introduction());
    }
}

TEST_F(Copy, TextThatIsSelectedIsCopiedInsteadOfThePage)
{
    showTab("mandelbrot");
    auto *field = find<QLineEdit>("coordinates");
    field->setText(QStringLiteral("0 0 1"));
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("0 0 1"));

    showTab("curves");
    m_window->results().showProblem(QStringLiteral("out of memory"));
    auto *label = find<Banner>("problem")->findChild<QLabel *>();
    label->setFocus();
    label->setSelection(0, 3);
    QTest::keyClick(label, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("out"));
}

} // namespace
} // namespace overtake
