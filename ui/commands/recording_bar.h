// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Recordings > Record this GPU…: overtake-bench sweeps over all workloads on it, into a file that others see
// beside their own curves. A bar shows how far it has come, and nothing else measures meanwhile. Each whole sweep is in
// the file at once. Window thread only.
#pragma once

#include "panels/banner.h"
#include "report/recording.h"
#include "run/job.h"
#include "run/machine_use.h"
#include "study/study.h"

#include <QTimer>
#include <string>
#include <vector>

class QProgressBar;

namespace overtake
{

class RecordingBar : public Banner
{
    Q_OBJECT

public:
    RecordingBar(MachineUse &use, const EngineRegistry &engines, QWidget *parent = nullptr);

    /// Asks for a file and records the study's GPU; the first one if the study has none.
    void ask(const Study &study);
    /// `options`: more for `overtake-bench record`.
    void record(const std::string &engine, const QString &path, const std::vector<std::string> &options = {});
    bool isRecording() const { return m_job.isRunning(); }
    void stop(); ///< whole sweeps stay in the file

signals:
    void recorded(const overtake::Recording &recording, const QString &path);

private:
    void readFile();
    void showProgress();
    void finish(JobEnd end, const QString &failure);

    MachineUse &m_use;
    const EngineRegistry &m_engines;
    QProgressBar *m_progress;
    QTimer m_look;
    QString m_path;
    qint64 m_readAt = 0;   ///< time of the file that was read last
    Recording m_recording; ///< its whole sweeps so far
    MachineUse::Hold m_hold;
    Job<bool> m_job; ///< last; posts nothing
};

} // namespace overtake
