// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/autosave.h"

#include "words/guarded.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <set>
#include <utility>

namespace overtake
{
namespace
{

constexpr std::chrono::seconds longestEnd(1);
constexpr int notWritten = -1;

} // namespace

Autosave::Autosave(CurveStore &curves, const QString &folder)
    : m_curves(curves), m_all(folder), m_own(m_all.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces))),
      m_writer(std::make_shared<AutosaveWriter>(m_own)),
      m_reading(
          filePool(),
          [this](JobId, std::vector<Found> &all) {
              for (Found &found : all)
                  take(std::move(found));
          },
          [this](JobId, JobEnd, const QString &) { m_done(std::exchange(m_setAside, {})); })
{
    constexpr int tries = 3; // until it is locked, another window may take it for a killed one's
    for (int i = 0; i < tries && !(m_lock && m_lock->isOurs()); ++i) {
        m_own.mkpath(QStringLiteral("."));
        m_lock = std::make_unique<AutosaveFolder>(m_own);
    }
    connect(&curves, &CurveStore::curvesChanged, this, guarded(this, &Autosave::write));
    connect(&curves, &CurveStore::savedChanged, this, guarded(this, &Autosave::write));
    write();
}

Autosave::~Autosave()
{
    if (!m_hasEnded)
        end(longestEnd);
    m_lock.reset();
    m_own.removeRecursively();
}

bool Autosave::end(std::chrono::milliseconds patience, bool keepsFailed)
{
    m_hasEnded = true;
    m_reading.stop();
    return m_writer->stop(patience, keepsFailed);
}

void Autosave::write()
{
    std::map<CurveId, Source> failed = m_writer->takeFailed();
    for (const auto &[id, source] : failed)
        m_written[id] = notWritten; // once more
    std::set<CurveId> unsaved;
    for (const CurvePtr &curve : m_curves.curves()) {
        if (!curve->isUnsaved())
            continue;
        unsaved.insert(curve->id);
        const int changes = curve->points.changesOfSweep();
        const auto known = m_written.find(curve->id);
        if (known != m_written.end() && known->second == changes)
            continue;
        const bool isFound = curve->recovered && known == m_written.end();
        m_writer->order(curve->id, m_curves.record(*curve).pointer(),
                        std::exchange(isFound ? m_source : failed[curve->id], {}));
        m_written[curve->id] = changes;
    }
    std::erase_if(m_written, [&](const auto &one) {
        const bool isSaved = unsaved.find(one.first) == unsaved.end();
        if (isSaved)
            m_writer->order(one.first, nullptr, std::exchange(failed[one.first], {}));
        return isSaved;
    });
}

void Autosave::takeOver(std::function<void(RunRecord)> keep, std::function<void(const QStringList &)> done)
{
    m_keep = std::move(keep);
    m_done = std::move(done);
    m_reading.start([this](const JobThread::Context &job) { read(job); });
}

void Autosave::take(Found found)
{
    try {
        m_source = found.source;
        if (found.record)
            m_keep(std::move(*found.record));
    } catch (const std::exception &) { // a workload or a value that this version does not know
        found.problem = caughtText();
    }
    m_source = {};
    if (!found.problem.isEmpty())
        setAside(found.source, found.problem);
}

void Autosave::setAside(const Source &source, const QString &why)
{
    const QString from = source.left->folder.filePath(source.file);
    const QDir folder(QDir::cleanPath(m_all.filePath(QStringLiteral("../set-aside"))));
    const QString date = QFileInfo(from).lastModified().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString to = freePath(folder.path(), date);
    const bool isMoved = folder.mkpath(QStringLiteral(".")) && QFile::rename(from, to);
    m_setAside << tr("A curve that was not saved cannot be opened by this version: %1 Its file is %2.")
                      .arg(why, QDir::toNativeSeparators(isMoved ? to : from));
}

/// The thread that reads.
void Autosave::read(const JobThread::Context &job)
{
    for (const QString &name : m_all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (m_all.filePath(name) == m_own.path())
            continue;
        const auto left = std::make_shared<AutosaveFolder>(QDir(m_all.filePath(name)));
        if (!left->isOurs())
            continue;
        const QStringList files =
            left->folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time | QDir::Reversed);
        for (const QString &file : files) {
            if (job.stop.stop_requested())
                return;
            Found found{{left, file}, {}, {}};
            try {
                found.record = readRunFile(left->folder.filePath(file).toStdString());
            } catch (const std::exception &) { // damaged, or of a newer version
                found.problem = caughtText();
            }
            m_reading.post(job, [&](std::vector<Found> &all) { all.push_back(std::move(found)); });
        }
    }
}

} // namespace overtake
