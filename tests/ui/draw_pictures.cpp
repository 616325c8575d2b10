// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws the pictures of the README and the manual from the window itself, without a display: sweeps the window's first
// study, then saves the window, the window with its parts numbered, the speed-up with its crossover, and the roofline.
// For packaging/pictures, on a machine with nothing else to do.
//
//     draw_pictures FOLDER   (screenshot.png, window.png, crossover.svg and roofline.svg are written into it)
#include "charts/charts_view.h"
#include "engines/host/thread_waiting.h"
#include "export/chart_export.h"
#include "look/theme.h"
#include "machine/machine_watch.h"
#include "model/prediction_engine.h"
#include "pages/page.h"
#include "panels/engine_panel.h"
#include "panels/headline.h"
#include "panels/parameter_panel.h"
#include "panels/status_panel.h"
#include "results/result_view.h"
#include "window/main_window.h"
#include "window/top_bar.h"
#include "words/guarded.h"

#include <QDir>
#include <QEventLoop>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <memory>

using namespace overtake;

namespace
{

constexpr QSize screenshotSize(1264, 760);
constexpr QSize windowSize(1000, 640);
const PictureOptions chartSize{720, 420, 1}; // the width of a page of the manual

void letTimePass(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Returns whether all points were measured.
bool sweep(MeasuringSession &session)
{
    QEventLoop loop;
    bool isDone = false;
    QObject::connect(&session, &MeasuringSession::sweepEnded, &loop, [&](JobEnd end) {
        isDone = end == JobEnd::Done;
        loop.quit();
    });
    QTimer::singleShot(0, &session, &MeasuringSession::startSweep);
    loop.exec();
    return isDone;
}

bool save(const QPixmap &picture, const QString &path)
{
    if (picture.save(path, "PNG"))
        return true;
    std::fprintf(stderr, "draw_pictures: cannot write %s\n", qPrintable(path));
    return false;
}

/// The manual names the parts in this order.
QPixmap numbered(MainWindow &window)
{
    const auto *tabs = window.findChild<QTabBar *>(QStringLiteral("qt_tabwidget_tabbar"));
    struct Part {
        const QWidget *widget;
        QPointF place; ///< of its width and height: where there is room
    };
    const Part parts[] = {
        {window.findChild<TopBar *>(), {0.471, 0.5}},     {window.findChild<ParameterPanel *>(), {0.6, 0.06}},
        {window.findChild<EnginePanel *>(), {0.5, 0.06}}, {window.findChild<Headline *>(), {-0.018, 0.45}},
        {&window.results().charts(), {0.15, 0.25}},       {tabs, {0.97, 0.5}},
        {window.findChild<StatusPanel *>(), {0.5, 0.5}}};
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    int number = 0;
    for (const Part &part : parts) {
        const QPoint inside(qRound(part.place.x() * part.widget->width()),
                            qRound(part.place.y() * part.widget->height()));
        constexpr int diameter = 24;
        QRect circle(0, 0, diameter, diameter);
        circle.moveCenter(part.widget->mapTo(&window, inside));
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawEllipse(circle);
        painter.setPen(Qt::white);
        painter.drawText(circle, Qt::AlignCenter, QString::number(++number));
    }
    return picture;
}

/// Saves the picture of the page on show that has this key.
bool saveChart(ResultView &results, const QString &page, const QString &key, const QString &path)
{
    results.showTab(page);
    letTimePass(500);
    const Sheet sheet = results.page().table().isEmpty() ? Sheet() : results.page().sheet();
    for (const Picture &picture : sheet.pictures)
        if (picture.key == key) {
            writePicture(paintPicture(picture, chartSize, PictureFormat::Svg), path);
            return true;
        }
    std::fprintf(stderr, "draw_pictures: the tab '%s' has nothing to draw\n", qPrintable(page));
    return false;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    chooseThreadWaiting(argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    Application application(argc, argv);
    prepareThemes();
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QTemporaryDir own;
    auto settings = std::make_unique<QSettings>(own.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    settings->setValue(QStringLiteral("theme"), static_cast<int>(Theme::Light));
    settings->setValue(QStringLiteral("greeted"), true);
    const auto watch = watchThisMachine();
    EngineRegistry engines = withModels(EngineRegistry::discover());
    SteadyClock clock;
    MainWindow window(engines, clock, std::move(settings), watch.get());
    window.resize(screenshotSize);
    window.show();
    if (!sweep(window.session())) {
        std::fprintf(stderr, "draw_pictures: the sweep has failed\n");
        return 1;
    }
    letTimePass(3000); // what the window says in its own time
    const bool hasScreenshot = save(window.grab(), folder.filePath(QStringLiteral("screenshot.png")));
    window.resize(windowSize);
    letTimePass(500);
    const bool hasWindow = save(numbered(window), folder.filePath(QStringLiteral("window.png")));
    const bool hasCrossover = saveChart(window.results(), QStringLiteral("curves"), QStringLiteral("speedup"),
                                        folder.filePath(QStringLiteral("crossover.svg")));
    const bool hasRoofline =
        saveChart(window.results(), QStringLiteral("roofline"), {}, folder.filePath(QStringLiteral("roofline.svg")));
    window.stopMeasuring(std::chrono::seconds(1));
    return hasScreenshot && hasWindow && hasCrossover && hasRoofline ? 0 : 1;
}
