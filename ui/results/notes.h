// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Notes between headline and tabs: what is wrong, which workers cannot be asked, where an opened run was recorded, and
// what cannot be kept. Window thread only.
#pragma once

#include "run/curve_store.h"

#include <QObject>
#include <set>
#include <string>

class QBoxLayout;

namespace overtake
{

class Banner;

class Notes : public QObject
{
    Q_OBJECT

public:
    explicit Notes(QWidget *parent);

    void addTo(QBoxLayout &column);

    /// Shows an error of anything but measuring, before that of measuring. Empty: it is over.
    void showProblem(const QString &message);
    /// Says what is waited for, until it has come (empty).
    void setWaiting(const QString &message);
    /// Says what is wrong with measuring, until it is over. `worker`: whose engine failed, if any.
    void setMeasuringProblem(const QString &message, const std::string &worker);
    /// Shows why some workers cannot be asked now; empty: all can. `isLost`: they are not being connected already.
    void showTrouble(const QString &message, bool isLost);
    /// Workers that cannot be asked. Whether they are others than before.
    bool setLost(const std::set<std::string> &workers);
    const std::set<std::string> &lost() const { return m_lost; }
    void showRecord(const Curve &curve, bool isConcerned);
    /// Shows what cannot be kept until the next start, beside what is shown of it.
    void addUnkept(const QString &message);

signals:
    void reconnectAsked();  ///< lost workers shall be connected
    void recordDismissed(); ///< the user wants this machine's figures again

private:
    void showProblems();

    Banner *m_problem;
    Banner *m_trouble; ///< about workers
    Banner *m_record;
    Banner *m_unkept;
    QString m_otherProblem;
    QString m_waiting;
    QString m_measuringProblem;
    std::string m_failedWorker;
    std::set<std::string> m_lost;
};

} // namespace overtake
