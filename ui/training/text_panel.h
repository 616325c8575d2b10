// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Below the curves of a trained gpt: a prompt, how long and how bold, which engine's model writes, and the text as it
// grows, to read and to copy. Window thread only.
#pragma once

#include "registry/engine_registry.h"
#include "run/job.h"
#include "train/text_sampler.h"
#include "train/training.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace overtake
{

class NumberSpinBox;

class TextPanel : public QWidget
{
    Q_OBJECT

public:
    /// `engines` must outlive the panel.
    explicit TextPanel(const EngineRegistry &engines, QWidget *parent = nullptr);

    /// Prompt and text, to be shown again with their run.
    struct Content {
        QString prompt;
        QString text;
    };

    /// The models that can write: those of a finished training; `labels` name its engines. What is being written ends,
    /// and `content` takes its place.
    void setRun(const TrainingRun &run, const QStringList &labels, const Content &content);
    Content content() const;
    bool canWrite() const { return !m_models.empty(); }
    bool isWriting() const { return m_job.isRunning(); }
    void write();
    void stop() { m_job.stop(); } ///< within a character; what is written stays
    bool waitUntilIdle(std::chrono::milliseconds patience) { return m_job.waitUntilIdle(patience); }
    QString text() const;

signals:
    void writingChanged();

private:
    struct Model {
        EngineUse use;
        std::shared_ptr<const TrainedParameters> trained;
    };
    struct Delivery {
        std::optional<std::string> text; ///< all of it so far, the prompt included
        bool waits = false;              ///< another thread uses the engines
    };

    void arrange();
    void run(const Model &model, const ParameterValues &parameters, TextSampling sampling,
             const JobThread::Context &job);
    void take(const Delivery &delivery);
    void append(const QString &text); ///< `text`: the whole text so far
    void finish(const QString &problem);
    void showState();

    const EngineRegistry &m_engines;
    std::vector<Model> m_models; ///< in the order of the box
    ParameterValues m_parameters;
    QString m_written;        ///< exact text: the widget has other line ends and blanks
    quint32 m_draws = 0;      ///< each text is drawn anew
    bool m_dropsText = false; ///< its run is not on show any more

    QLineEdit *m_prompt;
    NumberSpinBox *m_length;
    QDoubleSpinBox *m_temperature;
    QComboBox *m_engine;
    QPushButton *m_button;
    QPushButton *m_copy;
    QPlainTextEdit *m_text;
    QLabel *m_state;
    Job<Delivery> m_job; ///< last: its destructor waits for a character at most
};

} // namespace overtake
