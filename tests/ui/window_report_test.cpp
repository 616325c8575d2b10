// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/point_report.h"
#include "ui/main_window_lab.h"

#include <QTest>
#include <QTextBrowser>

namespace overtake
{
namespace
{

TEST(PointReport, HasEveryRemarkOfEveryEngine)
{
    ChartContext context;
    context.axisLabel = QStringLiteral("hidden neurons");
    context.series = {{QStringLiteral("CPU")}, {QStringLiteral("GPU <1>")}};
    Measurement cpu;
    cpu.status = PointStatus::Measured;
    cpu.epochSeconds = 0.0412345;
    cpu.step = {1e-3, {0.9e-3, 1.1e-3}};
    cpu.samples = {1e-3, 1e-3};
    cpu.reason = sentence("Not converged: 1 repetition used up the time budget of %1.", "2 s");
    cpu.remarks = {foreign("2 outliers"), foreign("The times drift.")};
    cpu.systemActivity = SystemActivity{.cores = 2, .othersCores = 1.26, .clockGhz = 2.87};
    Measurement gpu;
    gpu.status = PointStatus::Failed;
    gpu.reason = foreign("The card fell off the bus.");
    const QString report = pointReport(context, {512, false, {{cpu, gpu}, {{}, {}}}});
    for (const char *part :
         {"<h3>hidden neurons: 512</h3>", "<b>CPU</b>", "41.23\u00a0ms per epoch", "not converged, repetitions: 2",
          "Not converged: 1 repetition used up the time budget of 2 s.", "<li>2 outliers</li>",
          "<li>The times drift.</li>",
          "During the measurement, other programs used 1.3 of 2 cores, and the clock was 2.9 GHz.", "GPU &lt;1&gt;",
          "The card fell off the bus."})
        EXPECT_TRUE(report.contains(QString::fromUtf8(part))) << part << " in\n" << report.toStdString();
    cpu.systemActivity->cores = 1;
    EXPECT_TRUE(pointReport(context, {512, false, {{cpu, gpu}, {{}, {}}}}).contains(QStringLiteral("1.3 of 1 core, ")));
    const QString unknown = QStringLiteral("Other activity on its machine during the measurement is not known.");
    EXPECT_FALSE(report.contains(unknown));
    cpu.systemActivity.reset();
    EXPECT_TRUE(pointReport(context, {512, false, {{cpu, gpu}, {{}, {}}}}).contains(unknown));
}

class Report : public test::Window
{
};

TEST_F(Report, OpensByItsKeyForThePointAtTheSlider)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    QTest::keyClick(m_window.get(), Qt::Key_F4);
    const auto *page = m_window->findChild<QTextBrowser *>();
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page->window()->windowTitle(), QStringLiteral("Remarks on this point"));
    EXPECT_TRUE(page->toPlainText().startsWith(QStringLiteral("hidden neurons: 50")))
        << page->toPlainText().toStdString();
    EXPECT_TRUE(page->toPlainText().contains(QStringLiteral("repetitions: ")));
}

} // namespace
} // namespace overtake
