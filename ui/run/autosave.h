// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Careful points that are in no file, in the data folder while the window is open: who kills the program loses none.
// Each window has a folder of its own there, with a lock that dies with it. A thread writes, as a long sweep's text
// takes ten milliseconds and more; it runs only where nothing else wants the core, so it disturbs no measurement. All
// methods belong to the window's thread.
#pragma once

#include "run/curve_store.h"

#include <QDir>
#include <QLockFile>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

namespace overtake
{

class Autosave : public QObject
{
    Q_OBJECT

public:
    /// `curves` must outlive this. What cannot be written there is left out: no error comes from here.
    Autosave(CurveStore &curves, const QString &folder, QObject *parent = nullptr);
    /// Leaves nothing: a window that closes has asked.
    ~Autosave() override;

    /// Hands each curve that a killed window left to `keep`, once.
    void takeOver(const std::function<void(RunRecord)> &keep);

    /// Returns when all is on the disk.
    void finishWriting();

private:
    void write();
    void order(CurveId id, std::shared_ptr<const RunRecord> record);
    bool carryOut(CurveId id, const RunRecord *record) const;
    void carryOutOrders(const std::stop_token &stop); ///< the thread

    CurveStore &m_curves;
    QDir m_all;
    QDir m_own;
    std::unique_ptr<QLockFile> m_lock;
    std::map<CurveId, int> m_written; ///< with the changes that the file has, or will have
    std::mutex m_mutex;
    std::condition_variable_any m_changed;                        ///< what follows
    std::map<CurveId, std::shared_ptr<const RunRecord>> m_orders; ///< the newest; null: no file any more
    std::set<CurveId> m_failed; ///< could not be written: tried again with the next change
    bool m_isWriting = false;
    bool m_takesOver = false;
    std::jthread m_writer; ///< last
};

} // namespace overtake
