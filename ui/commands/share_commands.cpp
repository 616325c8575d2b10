// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/share_commands.h"

#include "commands/window_actions.h"
#include "dialogs/dialogs.h"
#include "lessons/lesson_study.h"
#include "lessons/share.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QMimeData>

namespace overtake
{

ShareCommands::ShareCommands(WindowActions &actions, StudyModel &model, MeasuringSession &session, QWidget &window)
    : QObject(&window), m_model(model), m_session(session), m_window(window)
{
    connect(actions.share, &QAction::triggered, this, guarded([this] {
                ask(&m_window, QStringLiteral("share"), tr("Share"),
                    tr("A link is one line of text: Paste opens it in any Overtake. A command measures the same "
                       "with overtake-bench, without a window."),
                    {{tr("Copy link"), [this] { copy(link()); }}, {tr("Copy command"), [this] { copy(command()); }}},
                    QMessageBox::Close);
            }));
    connect(actions.paste, &QAction::triggered, this, guarded([this] { open(QApplication::clipboard()->text()); }));
}

QString ShareCommands::link() const
{
    return QString::fromStdString(linkOf(stateOf(m_model.study(), m_model.registry(), EngineNames::Anywhere)));
}

QString ShareCommands::command() const
{
    return QString::fromStdString(commandOf(stateOf(m_model.study(), m_model.registry(), EngineNames::Here)));
}

void ShareCommands::copy(const QString &text)
{
    QApplication::clipboard()->setText(text);
    emit notice(tr("Copied: %1").arg(text));
}

bool ShareCommands::takes(const QMimeData &data)
{
    return data.hasText() && isShared(data.text().toStdString());
}

void ShareCommands::open(const QString &text)
{
    try {
        const Work work = resolve(sharedState(text.toStdString()), m_model.registry());
        const Heaviness heaviness = heavinessOf(work);
        const Study study = studyOf(work);
        if (!heaviness.isHeavy)
            return show(study, true);
        const QString gigabytes = QLocale().toString(heaviness.bytes / (1024.0 * 1024 * 1024), 'f', 1);
        const QString gigaflops = QLocale().toString(heaviness.flopsPerStep / 1e9, 'f', 0);
        ask(&m_window, QStringLiteral("heavy"), tr("Measure it?"),
            tr("This is heavy work: up to %1 GFLOP in a step and %2 GiB of memory.").arg(gigaflops, gigabytes),
            {{tr("Measure"), [this, study] { show(study, true); }},
             {tr("Only show it"), [this, study] { show(study, false); }}},
            QMessageBox::Cancel);
    } catch (const Error &error) {
        emit problem(coreMessage(error));
    }
}

void ShareCommands::show(const Study &study, bool live)
{
    emit opening();
    emit problem({});
    if (!live)
        m_session.setLive(false);
    m_model.change(study, tr("link"));
    if (live)
        m_session.setLive(true);
}

} // namespace overtake
