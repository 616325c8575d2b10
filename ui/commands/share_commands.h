// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Share…, Edit > Paste: the study as one line of text, out of the window and into it. What comes
// in is checked like a file and can only be measured; what is heavy is measured after asking.
#pragma once

#include "run/measuring_session.h"

#include <QObject>

class QMimeData;

namespace overtake
{

struct WindowActions;

class ShareCommands : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this; `window` owns it.
    ShareCommands(WindowActions &actions, StudyModel &model, MeasuringSession &session, QWidget &window);

    QString link() const;
    QString command() const;
    /// Whether a link or a command is in it.
    static bool takes(const QMimeData &data);
    void open(const QString &text);

signals:
    void opening();                      ///< a lesson is left for it
    void notice(const QString &message); ///< says what was done
    void problem(const QString &message);

private:
    void copy(const QString &text);
    void show(const Study &study, bool live);

    StudyModel &m_model;
    MeasuringSession &m_session;
    QWidget &m_window;
};

} // namespace overtake
