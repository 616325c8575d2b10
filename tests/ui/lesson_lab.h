// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A window in which lessons are taken: a short one with every kind of step, and what the tests ask of it.
#pragma once

#include "ui/main_window_lab.h"

#include "charts/charts_view.h"
#include "commands/lesson_commands.h"
#include "lessons/lesson_file.h"
#include "lessons/lesson_strip.h"
#include "results/result_view.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <nlohmann/json.hpp>

namespace overtake::test
{

class LessonWindow : public Window
{
protected:
    /// `to`: a short range takes less of a test's time.
    static Lesson lesson(int to = 1000)
    {
        nlohmann::json json =
            nlohmann::json::parse(R"({"schema": 1, "id": "t", "title": "Width", "minutes": 1, "steps": [
            {"say": "Hello."},
            {"set": {"workload": "mlp", "parameters": {"samples": 500}, "from": 5, "to": 1000, "values": [5, 50, 1000],
                     "engines": ["cpu", "gpu"]}, "text": "Look.", "tab": "curves"},
            {"guess": "crossover", "text": "Where?"},
            {"measure": "sweep", "text": "Wait."},
            {"reveal": {"crossing": "It crosses.", "base": "Never.", "other": "Always.", "close": "Close."}},
            {"do": "Drag.", "key": "hidden", "at_most": 20},
            {"why": {"crossing": "Because.", "base": "b", "other": "c", "close": "d"}, "tab": "roofline"}]})");
        json["steps"][1]["set"]["to"] = to;
        json["steps"][1]["set"]["values"] = {5, 50, to};
        return lessonFromJson(json);
    }
    /// One place is measured, and then only said to be.
    static Lesson pointLesson()
    {
        return lessonFromJson(
            nlohmann::json::parse(R"({"schema": 1, "id": "p", "title": "Place", "minutes": 1, "steps": [
            {"set": {"workload": "mlp", "parameters": {"samples": 500, "hidden": 50}, "from": 5, "to": 1000, "engines": ["cpu", "gpu"]}},
            {"guess": "faster", "text": "Who?"}, {"measure": "point", "text": "Wait."},
            {"reveal": {"base": "b", "other": "c", "close": "d"}}]})"));
    }
    LessonPlayer &player() { return m_window->lessons().player(); }
    QString said() const { return m_window->findChild<LessonStrip *>()->text(); }
    void press(int key) { QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key)); }
    QAction *entry(const char *text) const
    {
        for (QAction *one : m_window->actions())
            if (one->text().contains(QLatin1String(text)))
                return one;
        return nullptr;
    }
    void saveResults(const QString &path)
    {
        QTimer::singleShot(0, m_window.get(), [&path] {
            for (QWidget *one : QApplication::topLevelWidgets())
                if (auto *chooser = qobject_cast<QFileDialog *>(one)) {
                    chooser->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
                    static_cast<QDialog *>(chooser)->done(QDialog::Accepted);
                }
        });
        entry("Save results")->trigger();
    }
    static bool isPdf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.readAll().startsWith("%PDF");
    }
    bool waitUntilMeasured()
    {
        return waitFor([this] { return !player().isMeasuring(); });
    }
    /// So many steps on; what they measure is measured then.
    bool goOn(int steps = 1)
    {
        for (int i = 0; i < steps; ++i) {
            player().next();
            if (!waitUntilMeasured())
                return false;
        }
        return true;
    }
    std::size_t pointsOnShow() { return m_window->results().charts().snapshot().sweep->points.size(); }
};

} // namespace overtake::test
