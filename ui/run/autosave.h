// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Careful points that are in no file, in the data folder while the window is open: who kills the program loses none.
// Each window has a folder of its own there, with a lock that dies with it. Written when a sweep hands over a point,
// while the worker waits for the window. Window thread only.
#pragma once

#include "run/curve_store.h"

#include <QDir>
#include <QLockFile>
#include <map>
#include <memory>

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

private:
    void write();

    CurveStore &m_curves;
    QDir m_all;
    QDir m_own;
    std::unique_ptr<QLockFile> m_lock;
    std::map<CurveId, int> m_written; ///< with the changes that the file has
};

} // namespace overtake
