// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/ui_text.h"

#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Engines)
};

} // namespace

QString engineLabel(const Label &label, const EngineUse &use, const Workload &workload)
{
    QString text = labelText(label);
    for (const auto &[key, value] : use.overrides.all())
        if (const ParameterSpec *spec = workload.parameters().find(key); spec && spec->isNumber())
            text += QStringLiteral(", %1 %2").arg(coreText(spec->label), countText(use.overrides.real(key)));
    return text;
}

QString engineLabel(const EngineDescription &description)
{
    return labelText(description.fullLabel());
}

QString engineName(const EngineDescription &description)
{
    const QString label = engineLabel(description);
    return description.device.empty()
               ? label
               : Words::tr("%1: %2", "an engine, its device").arg(label, QString::fromStdString(description.device));
}

} // namespace overtake
