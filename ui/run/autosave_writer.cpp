// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/autosave_writer.h"

#include "file/leftovers.h"
#include "run/pools.h"

#include <QFile>
#include <QFileInfo>
#include <exception>
#include <sched.h>
#include <unistd.h>
#include <utility>

namespace overtake
{

QString freePath(const QString &folder, const QString &name)
{
    QString path = QStringLiteral("%1/%2.json").arg(folder, name);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2-%3.json").arg(folder, name).arg(number);
    return path;
}

AutosaveFolder::AutosaveFolder(const QDir &dir)
    : folder(dir), lock(FileLock::take(QFile::encodeName(dir.filePath(QStringLiteral("lock"))).toStdString()))
{
    if (isOurs())
        removeLeftovers(QFile::encodeName(dir.path()).toStdString());
}

AutosaveFolder::~AutosaveFolder()
{
    if (!isOurs())
        return;
    lock.reset();
    QDir().rmdir(folder.path()); // stays while anything is in it
}

void AutosaveWriter::order(Id id, std::shared_ptr<const RunRecord> record, Source source)
{
    const std::scoped_lock lock(m_mutex);
    if (m_isStopped)
        return;
    Order &order = m_orders[id]; // may wait already, with a source
    order.record = std::move(record);
    if (source.left)
        order.source = std::move(source);
    if (!std::exchange(m_isWriting, true))
        runIn(autosavePool(), [writer = shared_from_this()] { writer->run(); });
}

std::map<AutosaveWriter::Id, AutosaveWriter::Source> AutosaveWriter::takeFailed()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_failed, {});
}

void AutosaveWriter::finish()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_isStopped || (m_orders.empty() && !m_isWriting); });
}

bool AutosaveWriter::stop(std::chrono::milliseconds patience, bool keepsFailed)
{
    std::unique_lock lock(m_mutex);
    m_isStopped = true;
    for (const auto &[id, order] : std::exchange(m_orders, {}))
        discard(order.source);
    m_changed.notify_all();
    const sched_param normal{};
    if (m_threadId != 0) // on a busy machine it might not be its turn for minutes; some systems refuse
        sched_setscheduler(m_threadId, SCHED_OTHER, &normal);
    const bool hasEnded = m_changed.wait_for(lock, patience, [this] { return !m_isWriting; });
    for (const auto &[id, source] : std::exchange(m_failed, {}))
        if (!keepsFailed)
            discard(source);
    return hasEnded;
}

/// Whether it went well. Whole or not at all.
bool AutosaveWriter::carryOut(Id id, const Order &order) const
{
    const QString path = m_own.filePath(QStringLiteral("%1.json").arg(id));
    try {
        if (order.record)
            writeRunFile(path.toStdString(), *order.record);
        else
            QFile::remove(path);
        discard(order.source);
        return true;
    } catch (const std::exception &) {
        return false; // no room, rights or memory: the window asks at its end all the same
    }
}

void AutosaveWriter::discard(const Source &source)
{
    if (source.left)
        source.left->folder.remove(source.file);
}

void AutosaveWriter::run()
{
    const sched_param none{};
    sched_setscheduler(0, SCHED_IDLE, &none); // if that is not possible, it runs like any thread
    std::unique_lock lock(m_mutex);
    m_threadId = gettid();
    while (!m_isStopped && !m_orders.empty()) {
        auto next = m_orders.extract(m_orders.begin());
        const Id id = next.key();
        lock.unlock();
        const bool isDone = carryOut(id, next.mapped());
        Source source = isDone ? Source() : std::move(next.mapped().source);
        next = {}; // frees a killed window's folder before anyone hears of it
        lock.lock();
        if (!isDone) {
            Source &failed = m_failed[id]; // may have one of an order before
            if (source.left)
                failed = std::move(source);
        }
    }
    m_threadId = 0;
    m_isWriting = false;
    m_changed.notify_all();
}

} // namespace overtake
