// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Writes what Autosave keeps, beside files and trials (run/pools.h), where nothing else wants the core. All methods but
// run() belong to the window's thread.
#pragma once

#include "file/file_lock.h"
#include "report/run_file.h"

#include <QDir>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace overtake
{

/// FOLDER/NAME.json, or NAME-2.json … where that is taken.
QString freePath(const QString &folder, const QString &name);

/// A window's folder, locked; at the end it goes if nothing is left in it.
struct AutosaveFolder {
    explicit AutosaveFolder(const QDir &dir);
    ~AutosaveFolder();
    AutosaveFolder(const AutosaveFolder &) = delete;
    AutosaveFolder &operator=(const AutosaveFolder &) = delete;

    bool isOurs() const { return lock.has_value(); } ///< no other window has it

    QDir folder;
    std::optional<FileLock> lock;
};

class AutosaveWriter : public std::enable_shared_from_this<AutosaveWriter>
{
public:
    using Id = std::uint64_t; ///< a curve's

    /// A killed window's file. It goes only once its content is in a file of this window's, or not wanted any more.
    struct Source {
        std::shared_ptr<AutosaveFolder> left; ///< null: there is none
        QString file;
    };

    /// Made as shared: a write under way keeps it.
    explicit AutosaveWriter(const QDir &own) : m_own(own) {}

    /// No record: the file goes.
    void order(Id id, std::shared_ptr<const RunRecord> record, Source source = {});
    /// Curves that could not be written since the last call, with their sources, which stay.
    std::map<Id, Source> takeFailed();
    void finish(); ///< returns when all is carried out
    /// Drops what has not begun. Whether nothing is under way any more.
    bool stop(std::chrono::milliseconds patience, bool keepsFailed);

private:
    struct Order {
        std::shared_ptr<const RunRecord> record;
        Source source;
    };

    void run(); ///< carries out all orders; a thread of the pool
    bool carryOut(Id id, const Order &order) const;
    static void discard(const Source &source);

    const QDir m_own;
    std::mutex m_mutex;
    std::condition_variable m_changed; ///< a member below has changed
    std::map<Id, Order> m_orders;      ///< the newest
    std::map<Id, Source> m_failed;
    bool m_isWriting = false; ///< or about to
    bool m_isStopped = false;
    int m_threadId = 0; ///< the system's
};

} // namespace overtake
