// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/save_dialog.h"

#include "charts/number_text.h"
#include "export/save_path.h"
#include "mandelbrot/picture_file.h"
#include "text/error.h"

#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QtConcurrentRun>
#include <algorithm>

namespace overtake
{

SavePictureDialog::SavePictureDialog(const EngineRegistry &engines, const RenderRequest &request, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_request(request), m_width(new QSpinBox(this)),
      m_height(new QSpinBox(this)), m_progress(new QProgressBar(this)), m_message(new QLabel(this)),
      m_save(new QPushButton(tr("Save…"), this))
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

    connect(m_save, &QPushButton::clicked, this, &SavePictureDialog::ask);
    connect(close, &QPushButton::clicked, this, &SavePictureDialog::reject);
    connect(&m_watcher, &QFutureWatcher<QString>::progressValueChanged, this, [this](int done) {
        m_progress->setValue(done);
        if (done > 0 && m_watcher.isRunning()) // 0 comes at once; 1 when its turn has come
            m_message->setText(computingText((done - 1) / 999.0));
    });
    connect(&m_watcher, &QFutureWatcher<QString>::finished, this, &SavePictureDialog::finish);
}

SavePictureDialog::~SavePictureDialog()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
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
    if (share <= 0) {
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
    m_stop = {};
    m_path = path;
    setComputing(true);
    m_message->setText(m_engines.turns().tryTake()
                           ? computingText(0)
                           : MandelbrotRenderer::tr("Waiting until the measurement that is running has ended."));
    m_watcher.setFuture(
        QtConcurrent::run([path, request, &engines = m_engines, stop = m_stop.get_token()](QPromise<QString> &promise) {
            promise.setProgressRange(0, 1000);
            QString problem;
            try {
                writePicture(
                    path, request, engines,
                    [&](double share) { promise.setProgressValue(1 + static_cast<int>(999 * share)); }, stop);
            } catch (const Cancelled &) {
                problem = tr("Cancelled; no file was written.");
            } catch (const Error &error) {
                problem = QString::fromStdString(error.what());
            } catch (const std::bad_alloc &) {
                problem = tr("Memory ran out: choose a smaller picture.");
            }
            promise.addResult(problem);
        }));
}

void SavePictureDialog::finish()
{
    setComputing(false);
    m_progress->setValue(0);
    const QString problem = m_watcher.result();
    if (problem.isEmpty()) {
        emit saved(m_path);
        accept();
    } else {
        m_message->setText(problem);
    }
}

void SavePictureDialog::reject()
{
    if (m_watcher.isRunning())
        m_stop.request_stop();
    else
        QDialog::reject();
}

} // namespace overtake
