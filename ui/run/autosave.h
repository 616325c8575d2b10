// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Careful points that are in no file, in the data folder while the window is open: who kills the program loses none.
// Each window has a folder of its own there, with a lock that dies with it. A thread writes, because a long sweep's
// text takes ten milliseconds and more; it runs only where nothing else wants the core, so it disturbs no measurement.
// Another reads what killed windows left. All methods belong to the window's thread.
#pragma once

#include "run/autosave_writer.h"
#include "run/curve_store.h"
#include "run/job.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace overtake
{

class Autosave : public QObject
{
    Q_OBJECT

public:
    /// `curves` must outlive this. What cannot be written there is left out: no error comes from here.
    Autosave(CurveStore &curves, const QString &folder);
    /// Leaves nothing: a window that closes has asked.
    ~Autosave() override;

    /// Hands each curve that a killed window left to `keep`, once, as they are read; then `done` is called. A file that
    /// cannot be read, or whose record `keep` refuses by an exception, is moved into the folder `set-aside` beside
    /// `folder`, so that no start meets it again; `done` gets a sentence for each.
    void takeOver(std::function<void(RunRecord)> keep, std::function<void(const QStringList &)> done);
    bool isReading() const { return m_reading.isRunning(); }

    /// Returns when all is on the disk.
    void finishWriting() { m_writer->finish(); }
    /// Ends writing, and forgets what waits for it: for a window that closes. False where a write under way takes
    /// longer than `patience`, on a machine so busy that the writer has no turn: its thread is left behind, and the
    /// program must not wait for its end.
    /// `keepsFailed`: what a killed window left stays if it could not be written again; else it is not wanted.
    bool end(std::chrono::milliseconds patience, bool keepsFailed = false);

private:
    using Source = AutosaveWriter::Source;
    struct Found {
        Source source;
        std::optional<RunRecord> record;
        QString problem; ///< why there is no record
    };

    void write();
    void read(const JobThread::Context &job);
    void take(Found found);
    void setAside(const Source &source, const QString &why);

    CurveStore &m_curves;
    const QDir m_all;
    QDir m_own;
    std::unique_ptr<AutosaveFolder> m_lock; ///< lock of m_own
    std::map<CurveId, int> m_written;       ///< with the changes that the file has, or will have
    std::shared_ptr<AutosaveWriter> m_writer;
    Source m_source; ///< source of the curve being kept
    bool m_hasEnded = false;
    std::function<void(RunRecord)> m_keep;
    std::function<void(const QStringList &)> m_done;
    QStringList m_setAside;            ///< sentences
    Job<std::vector<Found>> m_reading; ///< last: it ends first
};

} // namespace overtake
