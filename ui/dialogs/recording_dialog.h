// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Recordings > Record a device…: sweeps over all workloads on one device, here or behind a worker, into a file
// that others see beside their own curves. What is whole is in the file after each sweep. Window-modal, as nothing else
// may measure meanwhile; the caller deletes it.
#pragma once

#include "report/device_recorder.h"
#include "run/job.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace overtake
{

class RecordingDialog : public QDialog
{
    Q_OBJECT

public:
    /// The references must outlive the dialog, and `watch`, which may be null.
    RecordingDialog(const EngineRegistry &engines, Clock &clock, MachineWatch *watch, QWidget *parent);

    /// `sweeps`: empty: all.
    void record(const QString &path, std::vector<RecordedSweepPlan> sweeps = {});
    bool isRecording() const { return m_job.isRunning(); }

    void reject() override; ///< while it records: stops

signals:
    void recorded(const overtake::Recording &recording, const QString &path);

private:
    struct Delivery {
        std::optional<DeviceRecordingProgress> progress;
        Recording recording;
    };

    void fillBases();
    void askWhere();
    void showProgress(const DeviceRecordingProgress &progress);
    void finish(JobEnd end, const QString &problem);
    void showState();

    const EngineRegistry &m_engines;
    Clock &m_clock;
    MachineWatch *m_watch;
    QString m_path;
    Recording m_recording;
    QComboBox *m_device;
    QComboBox *m_base;
    QSpinBox *m_minutes;
    QLabel *m_state;
    QProgressBar *m_progress;
    QPushButton *m_record;
    QPushButton *m_close;
    Job<Delivery> m_job; ///< last: its destructor waits for one step at most
};

} // namespace overtake
