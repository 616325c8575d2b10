// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Profile': tables that sort, the first five or all, and what the clipboard gets.
#include "model/work_pieces.h"
#include "pages/profile_model.h"
#include "pages/profile_page.h"
#include "workloads/workload.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

Comparison profiledComparison()
{
    const Workload &workload = workloadById("mlp");
    const Program program = workload.build(workload.parameters().defaults());
    Measurement one;
    one.workload = "mlp";
    one.parameters = program.parameters;
    one.status = PointStatus::Measured;
    one.step.median = 1e-3;
    one.flopsPerStep = program.flopsPerStep();
    StepProfile profile;
    double seconds = 1e-6;
    for (const WorkPiece &piece : workPieces(program, scheduleOf(program, commonFusions()))) {
        StepPart part;
        part.name = program.operations[piece.operations.front()].kind->name;
        part.operations = piece.operations;
        part.seconds = seconds += 1e-6;
        profile.totalSeconds += part.seconds;
        profile.parts.push_back(part);
    }
    one.profile = profile;
    Comparison result;
    result.measurements = {one, one};
    result.measurements[1].profile.reset();
    result.measurements[1].quick = true;
    result.speedUps.resize(2);
    return result;
}

ChartContext profileContext()
{
    ChartContext result;
    result.axisLabel = QStringLiteral("hidden neurons");
    result.series = {{QStringLiteral("CPU"), EngineKind::Cpu, false, {}},
                     {QStringLiteral("GPU"), EngineKind::Gpu, false, {}}};
    Device device;
    device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e11, "a test");
    result.series[0].device = device;
    return result;
}

struct Shown {
    Shown()
    {
        view.resize(1000, 600);
        view.show();
        view.setComparison(512, profiledComparison(), profileContext());
        QTest::qWait(20);
    }
    QTableView *table() const { return view.findChild<QTableView *>(QStringLiteral("profile")); }
    ProfilePage view;
};

TEST(ProfilePage, AColumnIsShownWholeOrNotAtAll)
{
    Shown shown;
    const auto widthOf = [&] {
        int width = 0;
        for (int column = 0; column < shown.table()->model()->columnCount(); ++column)
            width += shown.table()->isColumnHidden(column) ? 0 : shown.table()->columnWidth(column);
        return width;
    };
    const auto isHidden = [&](ProfileColumn column) { return shown.table()->isColumnHidden(static_cast<int>(column)); };
    for (const int width : {1500, 450, 600, 1500}) {
        shown.view.resize(width, 600);
        QTest::qWait(20);
        EXPECT_EQ(isHidden(ProfileColumn::Mean), width < 1000) << width;
        EXPECT_FALSE(isHidden(ProfileColumn::Own) || isHidden(ProfileColumn::Share)) << width;
        EXPECT_LE(widthOf(), shown.table()->viewport()->width()) << width;
    }
}

TEST(ProfilePage, ShowsFiveThenAll)
{
    Shown shown;
    ASSERT_NE(shown.table(), nullptr);
    const QAbstractItemModel *model = shown.table()->model();
    EXPECT_EQ(model->rowCount(), 5);
    shown.view.findChild<QCheckBox *>(QStringLiteral("allOperations"))->setChecked(true);
    const int all = model->rowCount();
    EXPECT_GT(all, 5);
    shown.view.setComparison(513, profiledComparison(), profileContext()); // a new point leaves the choice
    EXPECT_EQ(shown.table()->model()->rowCount(), all);
    EXPECT_GE(shown.table()->height(), all * shown.table()->rowHeight(0)) << "no row is hidden";
}

TEST(ProfilePage, TheSharesAreThoseOfTheStepThatItNames)
{
    Comparison comparison = profiledComparison();
    StepProfile &profile = *comparison.measurements[0].profile;
    profile.parts.resize(2);
    profile.parts[0].name = "MatMul";
    profile.parts[1].name = "Relu";
    profile.parts[0].samples = {1e-3, 1e-3, 9e-3}; // another part is disturbed in each step
    profile.parts[1].samples = {9e-3, 1e-3, 1e-3};
    profile.totals = {1e-2, 2e-3, 1e-2};
    ProfilePage page;
    page.setComparison(512, comparison, profileContext());
    QStringList notes;
    for (const QLabel *label : page.findChildren<QLabel *>())
        notes << label->text();
    const QString text = notes.join(QLatin1Char('\n'));
    EXPECT_TRUE(text.contains(QStringLiteral("2.00\u00a0ms a step"))) << text.toStdString();
    const QAbstractItemModel *model = page.findChild<QTableView *>(QStringLiteral("profile"))->model();
    const QString share = model->index(0, static_cast<int>(ProfileColumn::Share)).data().toString();
    EXPECT_TRUE(share.startsWith(QStringLiteral("50"))) << share.toStdString();
}

TEST(ProfilePage, SortsWhereATitleIsClicked)
{
    Shown shown;
    const QAbstractItemModel *model = shown.table()->model();
    const QString longest = model->index(0, 0).data().toString();
    shown.table()->sortByColumn(static_cast<int>(ProfileColumn::Own), Qt::AscendingOrder);
    EXPECT_NE(model->index(0, 0).data().toString(), longest);
    shown.table()->sortByColumn(static_cast<int>(ProfileColumn::Name), Qt::AscendingOrder);
    EXPECT_LT(model->index(0, 0).data().toString(), model->index(1, 0).data().toString());
    shown.view.setComparison(513, profiledComparison(), profileContext()); // and keeps its order
    EXPECT_LT(model->index(0, 0).data().toString(), model->index(1, 0).data().toString());
}

TEST(ProfilePage, KeepsTheOrderWhenACurveBeginsAnew)
{
    Shown shown;
    shown.table()->sortByColumn(static_cast<int>(ProfileColumn::Name), Qt::AscendingOrder);
    shown.view.clear();
    shown.view.setComparison(513, profiledComparison(), profileContext());
    const QAbstractItemModel *model = shown.table()->model();
    EXPECT_LT(model->index(0, 0).data().toString(), model->index(1, 0).data().toString());
}

TEST(ProfilePage, ItsPictureHasTheOrderOnShowAndNoControls)
{
    class Page : public ProfilePage
    {
    public:
        using ProfilePage::unseen;
    };
    Page page;
    page.resize(1000, 600);
    page.setComparison(512, profiledComparison(), profileContext());
    const auto tableOf = [](const PointPage &one) { return one.findChild<QTableView *>(QStringLiteral("profile")); };
    tableOf(page)->sortByColumn(static_cast<int>(ProfileColumn::Name), Qt::AscendingOrder);
    const std::unique_ptr<PointPage> drawn = page.unseen();
    drawn->setComparison(512, profiledComparison(), profileContext());
    const QAbstractItemModel *shown = tableOf(page)->model(), *model = tableOf(*drawn)->model();
    ASSERT_EQ(model->rowCount(), shown->rowCount());
    for (int row = 0; row < shown->rowCount(); ++row)
        EXPECT_EQ(model->index(row, 0).data(), shown->index(row, 0).data());
    for (const char *control : {"allOperations", "exportTrace"})
        EXPECT_TRUE(drawn->findChild<QWidget *>(QLatin1String(control))->isHidden()) << control;
}

TEST(ProfilePage, ItsTableHasAllRowsInPlainNumbers)
{
    Shown shown;
    const FigureTable table = shown.view.table();
    ASSERT_GT(table.rows.size(), 5U) << "all rows, though five are shown";
    ASSERT_EQ(table.columns.size(), 10U);
    EXPECT_EQ(table.rows[0][0].text, QStringLiteral("CPU"));
    EXPECT_GT(table.rows[0][2].number.value_or(0), 0);
    for (const auto &row : table.rows)
        EXPECT_EQ(row[0].text, QStringLiteral("CPU")) << "the other has no profile";
}

TEST(ProfilePage, AsksForATraceAndSaysWhatIsMissing)
{
    Shown shown;
    QSignalSpy asked(&shown.view, &ProfilePage::traceAsked);
    shown.view.findChild<QPushButton *>(QStringLiteral("exportTrace"))->click();
    EXPECT_EQ(asked.count(), 1);
    shown.view.clear();
    EXPECT_FALSE(shown.table()->isVisible());
    EXPECT_TRUE(shown.view.table().isEmpty());
}

} // namespace
} // namespace overtake
