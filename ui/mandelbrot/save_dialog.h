// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks for size and file of a picture, computes it on a thread of its own with progress and cancel, and says in words
// what went wrong. Window thread.
#pragma once

#include "mandelbrot/renderer.h"
#include "run/job.h"

#include <QDialog>
#include <QElapsedTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace overtake
{

class SavePictureDialog : public QDialog
{
    Q_OBJECT

public:
    SavePictureDialog(const EngineRegistry &engines, const RenderRequest &request, QWidget *parent = nullptr);

    void saveTo(const QString &path);
    void reject() override; ///< stops what runs; closes when nothing runs

signals:
    void saved(const QString &path);

private:
    void link(QSpinBox *side, QSpinBox *other, double ratio);
    void ask();
    void setComputing(bool on);
    QString computingText(double share);
    void finish(JobEnd end, const QString &problem);
    MandelbrotPlace placeOfFile() const;

    const EngineRegistry &m_engines;
    RenderRequest m_request;
    QSpinBox *m_width, *m_height;
    QProgressBar *m_progress;
    QLabel *m_message;
    QPushButton *m_save, *m_close; ///< m_close stops what runs
    QString m_path;
    QElapsedTimer m_sinceTurn; ///< since it was its turn to compute
    Job<double> m_job;         ///< hands over the share that is done
};

} // namespace overtake
