// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/reference/reference_engine.h"

#include "engines/host/textbook_loop.h"

namespace overtake
{

ReferenceEngine::ReferenceEngine(const std::string &device)
{
    m_description.id = "reference";
    m_description.device = device;
    m_description.label = "textbook loop";
    m_description.detail = sentence("plain loops, one thread, not tuned");
    m_description.kind = EngineKind::Reference;
}

std::unique_ptr<Execution> ReferenceEngine::prepare(const Program &program, InputsPtr inputs, const ParameterValues &)
{
    // Every value has memory of its own: all can be read, to compare others with them.
    return std::make_unique<TextbookExecution>(program, std::move(inputs), Sharing::None);
}

} // namespace overtake
