// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/autosave.h"

#include "text/error.h"

#include <QUuid>
#include <sched.h>
#include <set>

namespace overtake
{
namespace
{

const auto lockName = QStringLiteral("lock");

QString fileOf(CurveId id)
{
    return QStringLiteral("%1.json").arg(id);
}

} // namespace

Autosave::Autosave(CurveStore &curves, const QString &folder, QObject *parent)
    : QObject(parent), m_curves(curves), m_all(folder),
      m_own(m_all.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)))
{
    m_own.mkpath(QStringLiteral("."));
    m_lock = std::make_unique<QLockFile>(m_own.filePath(lockName));
    m_lock->setStaleLockTime(0); // only when its process is gone
    m_lock->tryLock(0);
    m_writer = std::jthread([this](const std::stop_token &stop) { carryOutOrders(stop); });
    connect(&curves, &CurveStore::curvesChanged, this, &Autosave::write);
    connect(&curves, &CurveStore::savedChanged, this, &Autosave::write);
    write();
}

Autosave::~Autosave()
{
    m_writer.request_stop();
    m_writer.join();
    m_lock.reset();
    m_own.removeRecursively();
}

void Autosave::write()
{
    {
        const std::scoped_lock lock(m_mutex);
        for (const CurveId id : std::exchange(m_failed, {}))
            m_written.erase(id); // once more
    }
    std::set<CurveId> unsaved;
    for (const CurvePtr &curve : m_curves.curves()) {
        if (!curve->isUnsaved())
            continue;
        unsaved.insert(curve->id);
        const int changes = curve->points.changesOfSweep();
        if (const auto known = m_written.find(curve->id); known != m_written.end() && known->second == changes)
            continue;
        const Shared<RunRecord> record = m_curves.record(*curve);
        if (m_takesOver && !carryOut(curve->id, &*record))
            continue;
        if (!m_takesOver)
            order(curve->id, record.pointer());
        m_written[curve->id] = changes;
    }
    std::erase_if(m_written, [&](const auto &one) {
        const bool isSaved = unsaved.find(one.first) == unsaved.end();
        if (isSaved)
            order(one.first, nullptr);
        return isSaved;
    });
}

void Autosave::order(CurveId id, std::shared_ptr<const RunRecord> record)
{
    const std::scoped_lock lock(m_mutex);
    m_orders[id] = std::move(record);
    m_changed.notify_all();
}

/// Whether it went well. Whole or not at all; null: the file goes.
bool Autosave::carryOut(CurveId id, const RunRecord *record) const
{
    const QString path = m_own.filePath(fileOf(id));
    try {
        if (record)
            writeRunFile(path.toStdString(), *record);
        else
            QFile::remove(path);
        return true;
    } catch (const Error &) {
        return false; // no room, no rights: the window asks at its end all the same
    }
}

void Autosave::carryOutOrders(const std::stop_token &stop)
{
    const sched_param none{};
    sched_setscheduler(0, SCHED_IDLE, &none); // where that is not possible, as any thread
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return !m_orders.empty(); }) && !stop.stop_requested()) {
        const auto next = m_orders.extract(m_orders.begin());
        m_isWriting = true;
        lock.unlock();
        const bool isDone = carryOut(next.key(), next.mapped().get());
        lock.lock();
        if (!isDone)
            m_failed.insert(next.key());
        m_isWriting = false;
        m_changed.notify_all();
    }
}

void Autosave::finishWriting()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_orders.empty() && !m_isWriting; });
}

void Autosave::takeOver(const std::function<void(RunRecord)> &keep)
{
    m_takesOver = true; // at once: what is not in a file of this window's is not removed from another's
    for (const QString &name : m_all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QDir left(m_all.filePath(name));
        if (left == m_own)
            continue;
        QLockFile lock(left.filePath(lockName));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // its window is open
        for (const QString &file :
             left.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time | QDir::Reversed)) {
            const std::size_t written = m_written.size();
            try {
                keep(readRunFile(left.filePath(file).toStdString()));
            } catch (const Error &) {
                continue; // damaged, or of a newer version: nothing to offer, and not ours to throw away
            }
            if (m_written.size() > written)
                left.remove(file); // it is in this window's folder by now
        }
        lock.unlock();
        left.remove(lockName);
        m_all.rmdir(name); // stays while anything is in it
    }
    m_takesOver = false;
}

} // namespace overtake
