// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/save_dialog.h"

#include "export/save_path.h"
#include "mandelbrot/picture_file.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace overtake
{

SavePictureDialog::SavePictureDialog(const EngineRegistry &engines, const RenderRequest &request, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_request(request), m_width(new QSpinBox(this)),
      m_height(new QSpinBox(this)), m_progress(new QProgressBar(this)), m_message(new QLabel(this)),
      m_save(new QPushButton(tr("Save…"), this)), m_close(new QPushButton(tr("Close"), this)),
      m_job(
          viewerPool(),
          [this](JobId, double share) {
              m_progress->setValue(static_cast<int>(1000 * share));
              m_message->setText(computingText(share));
          },
          [this](JobId, JobEnd end, const QString &problem) { finish(end, problem); })
{
    setWindowTitle(tr("Save image"));
    const double shape = double(request.place.size.width()) / request.place.size.height();
    link(m_width, m_height, 1 / shape);
    link(m_height, m_width, shape);
    m_width->setValue(request.place.size.width());
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_message->setWordWrap(true);
    m_message->setText(tr(
        "The image is computed again at this size, in bands that need little memory. Its place is kept in the file."));

    auto *form = new QFormLayout;
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("Height"), m_height);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    m_save->setDefault(true);
    setMinimumWidth(420);

    connect(m_save, &QPushButton::clicked, this, guarded(this, &SavePictureDialog::ask));
    connect(m_close, &QPushButton::clicked, this, guarded(this, &SavePictureDialog::reject));
}

/// Makes `other` follow `side`, so that the picture keeps the shape of what is on show.
void SavePictureDialog::link(QSpinBox *side, QSpinBox *other, double ratio)
{
    side->setRange(1, std::clamp(static_cast<int>(mostPictureSide / ratio), 1, mostPictureSide));
    side->setSuffix(tr(" px"));
    side->setGroupSeparatorShown(true);
    connect(side, &QSpinBox::valueChanged, this, guarded([other, ratio](int value) {
                const QSignalBlocker blocker(other);
                other->setValue(std::max(1, qRound(value * ratio)));
            }));
}

MandelbrotPlace SavePictureDialog::placeOfFile() const
{
    const MandelbrotPlace &shown = m_request.place;
    const QPointF middle = shown.centre();
    return MandelbrotPlace::at(middle.x(), middle.y(), shown.span(), {m_width->value(), m_height->value()})
        .withIterations(shown.iterations);
}

QString SavePictureDialog::computingText(double share)
{
    const QString text = tr("Computing %L1 × %L2 pixels…").arg(m_width->value()).arg(m_height->value());
    if (share <= 0 || !m_sinceTurn.isValid()) { // the first report may come later
        m_sinceTurn.start();
        return text;
    }
    const double left = 1e-3 * static_cast<double>(m_sinceTurn.elapsed()) * (1 - share) / share;
    return text + QLatin1Char(' ') + tr("%1 left").arg(leftText(left));
}

void SavePictureDialog::ask()
{
    const QString path = pathToSave(this, tr("Save image"), usualFolder() + QStringLiteral("/mandelbrot.png"),
                                    tr("PNG images (*.png)"), QStringLiteral("png"));
    if (!path.isEmpty())
        saveTo(path);
}

void SavePictureDialog::setComputing(bool on)
{
    for (QWidget *control : std::initializer_list<QWidget *>{m_width, m_height, m_save})
        control->setEnabled(!on);
    m_close->setText(on ? tr("Stop") : tr("Close"));
}

void SavePictureDialog::saveTo(const QString &path)
{
    RenderRequest request = m_request;
    request.place = placeOfFile();
    m_path = path;
    m_sinceTurn.invalidate();
    setComputing(true);
    m_message->setText(m_engines.turns().tryTake()
                           ? computingText(0)
                           : MandelbrotRenderer::tr("Waiting until the measurement that is running has ended."));
    m_job.start([this, path, request](const JobThread::Context &job) {
        const auto tell = [&](double share) { m_job.post(job, [share](double &waiting) { waiting = share; }); };
        writePicture(path, request, m_engines, tell, job.stop);
    });
}

void SavePictureDialog::finish(JobEnd end, const QString &problem)
{
    setComputing(false);
    m_progress->setValue(0);
    if (end == JobEnd::Done) {
        emit saved(m_path);
        accept();
    } else {
        m_message->setText(end == JobEnd::Cancelled ? tr("Stopped. No file was written.") : problem);
    }
}

void SavePictureDialog::reject()
{
    if (m_job.isRunning())
        m_job.stop();
    else
        QDialog::reject();
}

} // namespace overtake
