// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/save_dialog.h"

#include "charts/guarded.h"
#include "charts/number_text.h"
#include "export/save_path.h"
#include "mandelbrot/picture_file.h"

#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace overtake
{

SavePictureDialog::SavePictureDialog(const EngineRegistry &engines, const RenderRequest &request, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_request(request), m_width(new QSpinBox(this)),
      m_height(new QSpinBox(this)), m_progress(new QProgressBar(this)), m_message(new QLabel(this)),
      m_save(new QPushButton(tr("Save…"), this)),
      m_job(
          viewerPool(),
          [this](JobId, double share) {
              m_progress->setValue(static_cast<int>(1000 * share));
              m_message->setText(computingText(share));
          },
          [this](JobId, JobEnd end, const QString &problem) { finish(end, problem); })
{
    setWindowTitle(tr("Save picture"));
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(1, mostPictureSide);
        side->setSuffix(tr(" px"));
        side->setGroupSeparatorShown(true);
    }
    m_width->setValue(request.place.size.width());
    m_height->setValue(request.place.size.height());
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_message->setWordWrap(true);
    m_message->setText(
        tr("The picture is computed anew at this size, in bands: memory stays small. Its place is kept in "
           "the file."));

    auto *form = new QFormLayout;
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("Height"), m_height);
    auto *close = new QPushButton(tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addLayout(buttons);
    m_save->setDefault(true);
    setMinimumWidth(420);

    connect(m_save, &QPushButton::clicked, this, guarded(this, &SavePictureDialog::ask));
    connect(close, &QPushButton::clicked, this, guarded(this, &SavePictureDialog::reject));
}

MandelbrotPlace SavePictureDialog::placeOfFile() const
{
    const QSize size(m_width->value(), m_height->value());
    const QPointF middle = m_request.place.centre();
    // The whole of what is on show: more where the sides differ in shape.
    const double span =
        m_request.place.step * std::max<double>(m_request.place.size.width(),
                                                double(m_request.place.size.height()) * size.width() / size.height());
    return MandelbrotPlace::at(middle.x(), middle.y(), span, size).withIterations(m_request.place.iterations);
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
    const QString path = pathToSave(this, tr("Save picture"), usualFolder() + QStringLiteral("/mandelbrot.png"),
                                    tr("PNG pictures (*.png)"), QStringLiteral("png"));
    if (!path.isEmpty())
        saveTo(path);
}

void SavePictureDialog::setComputing(bool on)
{
    for (QWidget *control : std::initializer_list<QWidget *>{m_width, m_height, m_save})
        control->setEnabled(!on);
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
        m_message->setText(end == JobEnd::Cancelled ? tr("Cancelled; no file was written.") : problem);
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
