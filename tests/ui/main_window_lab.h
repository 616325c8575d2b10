// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A main window with fake engines and a settings file of its own, as the tests of the window start from; what they look
// for in it by name.
#pragma once

#include "panels/banner.h"
#include "panels/headline.h"
#include "panels/parameter_row.h"
#include "ui/sample_sweeps.h"
#include "ui/window_lab.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <memory>

namespace overtake::test
{

/// What lessons, settings and exported files call the pages, since the first version.
constexpr const char *pageNames[] = {"curves",  "bars", "breakdown", "roofline",
                                     "profile", "map",  "training",  "mandelbrot"};

/// Clicks the button whose text begins so, without its mnemonic.
inline void pressButton(const QMessageBox &box, const char *text)
{
    for (QAbstractButton *one : box.buttons())
        if (one->text().remove(QLatin1Char('&')).startsWith(QString::fromUtf8(text)))
            return one->click();
    ADD_FAILURE() << "no button " << text;
}

class Window : public testing::Test
{
protected:
    void SetUp() override { open(); }
    void TearDown() override { close(); }

    void open()
    {
        m_window = std::make_unique<MainWindow>(m_lab.registry, m_lab.clock,
                                                std::make_unique<QSettings>(settingsPath(), QSettings::IniFormat));
        session().setFullBudget(0.2);
        m_window->show();
        makeActive(m_window.get());
        // Few samples and a short range: a test has no time for more.
        Study study = m_window->model().study();
        if (study.workload == "mlp") {
            study.parameters.set("samples", std::int64_t{1000});
            study.to = 100;
            study.parameters.set("hidden", std::int64_t{50});
            m_window->model().change(study, {});
            m_window->model().undoStack().clear();
        }
    }

    void close()
    {
        if (m_window) {
            m_window->close();
            m_window.reset();
        }
    }

    /// A new window takes over from this one, as after a change of the language.
    void buildAnew()
    {
        const std::unique_ptr<MainWindow> before = std::move(m_window);
        before->standAside();
        open();
        m_window->takeOver(*before);
    }

    QString settingsPath() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    QString filePath(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    const Study &study() const { return m_window->model().study(); }
    MeasuringSession &session() { return m_window->session(); }
    const Curve &curve() const { return *m_window->curves().shown(); }
    const CurvePoints &points() const { return curve().points; }

    template <typename Widget>
    Widget *find(const char *name) const
    {
        return m_window->findChild<Widget *>(QString::fromLatin1(name));
    }
    template <typename Widget>
    Widget *inRow(const char *key) const
    {
        return m_window->findChild<ParameterRow *>(QString::fromLatin1(key))->findChild<Widget *>();
    }
    QAction *action(const char *shortcut) const
    {
        for (QAction *one : m_window->actions())
            if (one->shortcut() == QKeySequence(QString::fromLatin1(shortcut)))
                return one;
        return nullptr;
    }
    /// The box of that name that is visible.
    QMessageBox *question(const char *name = "closing") const
    {
        for (auto *box : m_window->findChildren<QMessageBox *>(QString::fromLatin1(name)))
            if (box->isVisible())
                return box;
        return nullptr;
    }
    QString problem() const { return find<Banner>("problem")->message(); }
    QString headline() const { return m_window->findChild<Headline *>()->verdict(); }

    /// Until nothing is being measured any more.
    bool waitForCurve()
    {
        return test::waitFor([this] { return !points().isEmpty() && !action("Esc")->isEnabled(); });
    }

    /// As a sweep would leave the curve of the study, in no time.
    void setSwept(const std::vector<double> &values)
    {
        static JobId job = 1000; // newer than what the window has measured
        m_window->curves().accept(++job, curve().id, [&](CurvePoints &points) {
            Sweep sweep = points.sweep();
            sweep.points.clear();
            const double samples = study().parameters.real("samples");
            for (const double value : values) {
                Comparison comparison = makeComparison(value, cpuAndGpu());
                for (Measurement &one : comparison.measurements)
                    one.throughput = samples / one.epochSeconds;
                sweep.points.push_back({value, false, std::move(comparison)});
            }
            points.setSweep(std::move(sweep));
            points.endSweep();
        });
    }

    QTemporaryDir m_folder;
    test::Lab m_lab;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace overtake::test
