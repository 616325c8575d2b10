// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_menu.h"

#include "charts/guarded.h"
#include "translations.h"

#include <QActionGroup>
#include <QCoreApplication>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LanguageMenu)
};

constexpr char settingsKey[] = "language";

} // namespace

void fillLanguageMenu(QMenu &menu, QSettings &settings, const std::function<void()> &chosen)
{
    auto *group = new QActionGroup(&menu);
    const auto add = [&](const QString &code, const QString &name) {
        QAction *action = menu.addAction(name);
        action->setCheckable(true);
        action->setChecked(code == chosenLanguage(settings));
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, &menu, guarded([&settings, code, chosen] {
                             settings.setValue(QLatin1String(settingsKey), code);
                             chosen();
                         }));
    };
    add(QString(), Words::tr("As the &system"));
    for (const QString &code : languages())
        add(code, languageName(code));
}

QString chosenLanguage(const QSettings &settings)
{
    const QString code = settings.value(QLatin1String(settingsKey)).toString();
    return languages().contains(code) ? code : QString();
}

} // namespace overtake
