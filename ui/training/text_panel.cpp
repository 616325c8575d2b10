// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/text_panel.h"

#include "charts/guarded.h"
#include "charts/number_text.h"
#include "panels/wheel_guard.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextCursor>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

constexpr int spacing = 8;
constexpr int usualLength = 300;
constexpr int mostCharacters = 10000;
constexpr double usualTemperature = 0.8;

} // namespace

TextPanel::TextPanel(const EngineRegistry &engines, QWidget *parent)
    : QWidget(parent), m_engines(engines), m_prompt(new QLineEdit(this)), m_length(new QSpinBox(this)),
      m_temperature(new QDoubleSpinBox(this)), m_engine(new QComboBox(this)), m_button(new QPushButton(this)),
      m_copy(new QPushButton(tr("Copy"), this)), m_text(new QPlainTextEdit(this)), m_state(new QLabel(this)),
      m_job(
          viewerPool(), [this](JobId, const Delivery &delivery) { take(delivery); },
          [this](JobId, JobEnd, const QString &message) { finish(message); })
{
    arrange();
    connect(m_button, &QPushButton::clicked, this, guarded([this] { isWriting() ? stop() : write(); }));
    connect(m_prompt, &QLineEdit::returnPressed, this, guarded(this, &TextPanel::write));
    connect(m_copy, &QPushButton::clicked, this, guarded([this] { QGuiApplication::clipboard()->setText(text()); }));
    showState();
}

void TextPanel::arrange()
{
    m_prompt->setObjectName(QStringLiteral("prompt"));
    m_prompt->setToolTip(tr("What the text begins with; the model goes on from it. Only characters that occur in the "
                            "text that it learned from. May be empty."));
    m_length->setObjectName(QStringLiteral("textLength"));
    m_length->setRange(1, mostCharacters);
    m_length->setValue(usualLength);
    m_length->setGroupSeparatorShown(true);
    m_length->setToolTip(tr("How many characters are written."));
    m_temperature->setObjectName(QStringLiteral("temperature"));
    m_temperature->setRange(0, 10);
    m_temperature->setSingleStep(0.1);
    m_temperature->setValue(usualTemperature);
    m_temperature->setToolTip(tr("Each character is drawn from what the model expects. 0: the likeliest each time; 1: "
                                 "as expected; more: bolder, and soon nonsense."));
    m_engine->setObjectName(QStringLiteral("textEngine"));
    m_engine->setAccessibleName(tr("Engine that writes"));
    m_engine->setToolTip(tr("Whose model writes, on the engine that trained it."));
    m_button->setObjectName(QStringLiteral("writeText"));
    m_text->setObjectName(QStringLiteral("writtenText"));
    m_text->setAccessibleName(tr("Text written by the model"));
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setPlaceholderText(tr("What the trained model writes appears here, character by character."));
    for (QWidget *control : std::initializer_list<QWidget *>{m_length, m_temperature, m_engine})
        WheelGuard::install(control);

    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    const auto add = [&](const QString &name, QWidget *field, int stretch) {
        auto *label = new QLabel(name, this);
        label->setBuddy(field);
        line->addWidget(label);
        line->addWidget(field, stretch);
    };
    add(tr("Prompt"), m_prompt, 1);
    add(tr("Length"), m_length, 0);
    add(tr("Temperature"), m_temperature, 0);
    line->addWidget(m_engine);
    line->addWidget(m_button);
    line->addWidget(m_copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    column->addLayout(line);
    column->addWidget(m_text, 1);
    column->addWidget(m_state);
}

/// On the worker thread.
void TextPanel::run(const Model &model, const ParameterValues &parameters, TextSampling sampling,
                    const JobThread::Context &job)
{
    const auto post = [&](const std::string &written) {
        m_job.post(job, [&](Delivery &delivery) { delivery.text = written; });
    };
    sampling.progress = post;
    auto turn = m_engines.turns().tryTake();
    if (!turn) {
        m_job.post(job, [](Delivery &delivery) { delivery.waits = true; });
        turn.emplace(m_engines.turns().take(job.stop));
    }
    const EngineUse writer = writerFor(model.use, m_engines);
    Engine &engine = m_engines.require(writer.id);
    const ParameterValues options =
        engine.description().options.complete(writer.options, sentence("engine %1", writer.id));
    post(sampleText(engine, options, parameters, *model.trained, sampling, job.stop));
}

void TextPanel::take(const Delivery &delivery)
{
    if (m_dropsText)
        return;
    if (delivery.waits)
        m_state->setText(tr("Waiting until the measurement that is running has ended."));
    if (delivery.text) {
        const QString text = QString::fromStdString(*delivery.text);
        m_state->setText(tr("%1 characters").arg(countText(static_cast<double>(text.size()))));
        append(text);
    }
}

/// Follows what is written, but not for someone who has scrolled up to read.
void TextPanel::append(const QString &text)
{
    QScrollBar *bar = m_text->verticalScrollBar();
    const bool isAtEnd = bar->value() == bar->maximum();
    if (text.startsWith(m_written)) {
        QTextCursor end(m_text->document());
        end.movePosition(QTextCursor::End);
        end.insertText(text.mid(m_written.size()));
    } else {
        m_text->setPlainText(text);
    }
    m_written = text;
    if (isAtEnd)
        bar->setValue(bar->maximum());
}

void TextPanel::setRun(const TrainingRun &run, const QStringList &labels)
{
    m_dropsText = isWriting();
    stop();
    const QString before = m_engine->currentText();
    m_models.clear();
    m_engine->clear();
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        if (!run.engines[i].trained)
            continue;
        m_models.push_back({run.engines[i].use, run.engines[i].trained});
        m_engine->addItem(labels.value(static_cast<qsizetype>(i)));
    }
    m_engine->setCurrentIndex(std::max(0, m_engine->findText(before)));
    m_parameters = run.parameters;
    m_text->clear();
    m_written.clear();
    m_state->clear();
    showState();
}

void TextPanel::write()
{
    if (isWriting() || !canWrite())
        return;
    const Model &model = m_models[static_cast<std::size_t>(m_engine->currentIndex())];
    TextSampling sampling;
    sampling.prompt = m_prompt->text().toStdString();
    sampling.characters = m_length->value();
    sampling.temperature = m_temperature->value();
    sampling.seed = ++m_draws;
    m_dropsText = false;
    m_written = m_prompt->text();
    m_text->setPlainText(m_written);
    m_state->setText(tr("Writing"));
    m_job.start([this, model, parameters = m_parameters, sampling](const JobThread::Context &job) {
        run(model, parameters, sampling, job);
    });
    showState();
    emit writingChanged();
}

void TextPanel::finish(const QString &problem)
{
    if (!std::exchange(m_dropsText, false)) {
        if (!problem.isEmpty())
            m_state->setText(problem);
        else if (text() == m_prompt->text())
            m_state->setText(tr("Stopped before the first character."));
    }
    showState();
    emit writingChanged();
}

QString TextPanel::text() const
{
    return m_text->toPlainText();
}

void TextPanel::showState()
{
    m_button->setText(isWriting() ? tr("Stop") : tr("Write text"));
    m_button->setToolTip(isWriting() ? tr("What is written until then stays. (Esc)")
                                     : tr("Lets the trained model write the prompt on. (Enter in the prompt)"));
    m_button->setEnabled(isWriting() || canWrite());
    m_copy->setEnabled(!text().isEmpty() && !isWriting());
}

} // namespace overtake
