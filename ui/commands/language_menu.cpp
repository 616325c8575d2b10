// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/language_menu.h"

#include "words/guarded.h"
#include "words/translations.h"

#include <QCoreApplication>
#include <QInputDialog>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LanguageMenu)
};

constexpr char settingsKey[] = "language";

} // namespace

void askLanguage(QWidget &window, QSettings &settings, const std::function<void()> &chosen)
{
    const QStringList codes = QStringList{QString()} + languages();
    QStringList names{Words::tr("Same as the system")};
    for (const QString &code : languages())
        names << languageName(code);
    auto *dialog = new QInputDialog(&window);
    dialog->setObjectName(QStringLiteral("language"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Words::tr("Language"));
    dialog->setLabelText(Words::tr("Language:"));
    dialog->setComboBoxItems(names);
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    dialog->setTextValue(names[codes.indexOf(chosenLanguage(settings))]);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     guarded([&settings, codes, names, chosen](const QString &name) {
                         settings.setValue(QLatin1String(settingsKey), codes[names.indexOf(name)]);
                         chosen();
                     }));
    dialog->open();
}

QString chosenLanguage(const QSettings &settings)
{
    const QString code = settings.value(QLatin1String(settingsKey)).toString();
    return languages().contains(code) ? code : QString();
}

} // namespace overtake
