// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ui_text.h"

#include "charts/core_text.h"
#include "charts/number_text.h"

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

QString engineLabel(const Engine &engine, const EngineUse &use, const Workload &workload)
{
    QString label = coreText(engine.labelFor(use.options));
    if (engine.description().predicted)
        label = Words::tr("%1, predicted", "a device").arg(label);
    for (const auto &[key, value] : use.overrides.all())
        if (const ParameterSpec *spec = workload.parameters().find(key); spec && spec->isNumber())
            label += QStringLiteral(", %1 %2").arg(coreText(spec->label), countText(use.overrides.real(key)));
    return label;
}

QString engineName(const EngineDescription &description)
{
    const QString label = coreText(description.label);
    return description.device.empty()
               ? label
               : Words::tr("%1: %2", "an engine, its device").arg(label, QString::fromStdString(description.device));
}

QString joinedText(const std::string &first, const std::string &second)
{
    QStringList parts;
    for (const std::string &part : {first, second})
        if (!part.empty())
            parts.append(coreText(part));
    return parts.join(QStringLiteral(", "));
}

} // namespace overtake
