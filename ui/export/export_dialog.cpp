// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_dialog.h"

#include "engines/stop_scope.h"
#include "export/chart_export.h"
#include "export/save_path.h"
#include "file/atomic_file.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <utility>

namespace overtake
{
namespace
{

constexpr QSize previewSize(360, 240);

/// Choices of the first box for a page with several charts: all in one image, one file for each, or one of them.
enum Choice { OnePicture, FileForEach, FirstChart };

constexpr std::array suffixes{"png", "svg", "pdf", "csv"}; ///< by format

QString withoutSuffix(const QString &path)
{
    for (const char *suffix : suffixes) {
        const QString ending = QLatin1Char('.') + QLatin1String(suffix);
        if (path.endsWith(ending, Qt::CaseInsensitive))
            return path.chopped(ending.size());
    }
    return path;
}

bool hasName(const QString &path)
{
    return !QFileInfo(withoutSuffix(path.trimmed())).fileName().isEmpty();
}

QString startFolder(const QSettings &settings)
{
    const QString last = settings.value(QStringLiteral("export/folder")).toString();
    if (!last.isEmpty() && QDir(last).exists())
        return last;
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QDir(pictures).exists() ? pictures : QDir::homePath();
}

} // namespace

ExportDialog::ExportDialog(Sheet sheet, QSettings &settings, QWidget *parent)
    : QDialog(parent), m_sheet(std::move(sheet)), m_settings(settings), m_chart(new QComboBox(this)),
      m_format(new QComboBox(this)), m_width(new QSpinBox(this)), m_height(new QSpinBox(this)),
      m_scale(new QDoubleSpinBox(this)), m_pixels(new QLabel(this)), m_file(new QLineEdit(this)),
      m_browse(new QPushButton(tr("&Browse…"), this)), m_preview(new QLabel(this)), m_message(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_job(
          isComputed() ? viewerPool() : filePool(), [this](JobId, double share) { showProgress(share); },
          [this](JobId, JobEnd end, const QString &problem) { finish(end, problem); })
{
    setWindowTitle(isComputed() ? tr("Save image") : tr("Export"));
    m_file->setObjectName(QStringLiteral("file"));
    m_file->setMinimumWidth(m_file->fontMetrics().averageCharWidth() * 48);
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setVisible(!isComputed());
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(kept);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);

    auto *top = new QHBoxLayout;
    top->setSpacing(16);
    top->addLayout(choices(), 1);
    top->addWidget(m_preview);
    auto *fileRow = new QHBoxLayout;
    fileRow->addWidget(m_file, 1);
    fileRow->addWidget(m_browse);
    auto *fileForm = new QFormLayout;
    fileForm->addRow(tr("&File:"), fileRow);
    qobject_cast<QLabel *>(fileForm->labelForField(fileRow))->setBuddy(m_file);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addLayout(top);
    column->addLayout(fileForm);
    for (QWidget *one : std::initializer_list<QWidget *>{m_message, m_progress, buttons})
        column->addWidget(one);

    m_lastProposal = proposedName();
    m_file->setText(QDir(startFolder(m_settings)).filePath(m_lastProposal));
    connect(m_file, &QLineEdit::editingFinished, this, guarded(this, &ExportDialog::followTypedSuffix));
    for (const QComboBox *box : {m_chart, m_format})
        connect(box, &QComboBox::currentIndexChanged, this, guarded(this, &ExportDialog::followChoice));
    for (const QSpinBox *side : {m_width, m_height})
        connect(side, &QSpinBox::valueChanged, this, guarded(this, &ExportDialog::followChoice));
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, guarded(this, &ExportDialog::followChoice));
    connect(m_browse, &QPushButton::clicked, this, guarded(this, &ExportDialog::browse));
    connect(buttons, &QDialogButtonBox::accepted, this, guarded(this, &ExportDialog::accept));
    connect(buttons, &QDialogButtonBox::rejected, this, guarded(this, &ExportDialog::reject));
    followChoice();
}

/// The rows of what there is to choose: a computed image has nothing but its size.
QFormLayout *ExportDialog::choices()
{
    const bool hasSeveral = m_sheet.pictures.size() > 1;
    for (const Picture &picture : m_sheet.pictures)
        m_chart->addItem(picture.label);
    if (hasSeveral)
        m_chart->insertItem(FileForEach, tr("All three, each in its own file"));
    m_format->addItem(tr("PNG image"));
    if (!isComputed()) {
        m_format->addItems({tr("SVG drawing"), tr("PDF document"), tr("CSV table of the data")});
        m_format->setCurrentIndex(
            std::clamp(m_settings.value(QStringLiteral("export/format"), 0).toInt(), 0, m_format->count() - 1));
    }
    const QSize usual = m_sheet.pictures.front().size;
    const double shape = static_cast<double>(usual.width()) / std::max(usual.height(), 1);
    prepareSide(m_width, m_height, 1 / shape, QStringLiteral("width"), usual.width());
    prepareSide(m_height, m_width, shape, QStringLiteral("height"), usual.height());
    m_scale->setRange(smallestPictureScale, largestPictureScale);
    m_scale->setSingleStep(0.5);
    m_scale->setKeyboardTracking(false);
    m_scale->setValue(m_settings.value(QStringLiteral("export/scale"), 2).toDouble());
    m_scale->setToolTip(tr("Multiplies the pixels, not the layout: 2 is sharp in print."));
    auto *form = new QFormLayout;
    form->addRow(tr("&Chart:"), m_chart);
    form->addRow(tr("F&ormat:"), m_format);
    form->addRow(tr("&Width:"), m_width);
    form->addRow(tr("&Height:"), m_height);
    form->addRow(tr("&Scale:"), m_scale);
    form->addRow(QString(), m_pixels);
    form->setRowVisible(m_chart, hasSeveral);
    for (QWidget *one : std::initializer_list<QWidget *>{m_format, m_scale, m_pixels})
        form->setRowVisible(one, !isComputed());
    return form;
}

/// A computed image keeps the shape of what is on show: `other` follows `side`, `ratio` times as long.
void ExportDialog::prepareSide(QSpinBox *side, QSpinBox *other, double ratio, const QString &key, int usual)
{
    side->setSingleStep(10);
    side->setGroupSeparatorShown(true);
    side->setKeyboardTracking(false); // not at every digit
    if (!isComputed()) {
        side->setRange(smallestPictureSide, largestPictureSide);
        side->setValue(m_settings.value(sizeKey(key), usual).toInt());
        return;
    }
    const int most = m_sheet.pictures.front().computed->mostSide;
    side->setRange(1, std::clamp(static_cast<int>(most / ratio), 1, most));
    side->setValue(usual);
    connect(side, &QSpinBox::valueChanged, this, guarded([other, ratio](int value) {
                const QSignalBlocker blocker(other);
                other->setValue(std::max(1, qRound(value * ratio)));
            }));
}

ExportDialog::Format ExportDialog::format() const
{
    return static_cast<Format>(m_format->currentIndex());
}

QString ExportDialog::suffix() const
{
    return QString::fromLatin1(suffixes.at(static_cast<std::size_t>(m_format->currentIndex())));
}

/// Each page has a size that suits it.
QString ExportDialog::sizeKey(const QString &side) const
{
    return QStringLiteral("export/%1-%2").arg(m_sheet.kind, side);
}

const Picture &ExportDialog::chosen() const
{
    const int chart = std::max(0, m_chart->currentIndex() - FirstChart + 1);
    return m_sheet.pictures.at(static_cast<std::size_t>(chart));
}

/// "overtake-mlp-hidden-speedup.png"
QString ExportDialog::proposedName() const
{
    QStringList parts{QStringLiteral("overtake"), m_sheet.name};
    if (format() != Format::Csv)
        parts << chosen().key;
    parts.removeAll(QString());
    return parts.join(QLatin1Char('-')) + QLatin1Char('.') + suffix();
}

/// The files to write: one, or one for each chart, named after it.
std::vector<ExportDialog::Output> ExportDialog::outputs() const
{
    const QString base = withoutSuffix(m_file->text().trimmed());
    const QString ending = QLatin1Char('.') + suffix();
    if (format() == Format::Csv || m_chart->currentIndex() != FileForEach)
        return {{&chosen(), base + ending}};
    std::vector<Output> files;
    for (const Picture &picture : m_sheet.pictures)
        if (!picture.key.isEmpty())
            files.push_back({&picture, base + QLatin1Char('-') + picture.key + ending});
    return files;
}

void ExportDialog::followChoice()
{
    enableControls();
    const auto pixels = [this](const QSpinBox *side) {
        return QLocale().toString(qRound(side->value() * m_scale->value()));
    };
    m_pixels->setText(format() == Format::Png ? tr("%1 × %2 pixels").arg(pixels(m_width), pixels(m_height))
                                              : QString());
    m_message->setText(isComputed() ? chosen().computed->note : QString());
    renameFile();
    showPreview();
}

void ExportDialog::enableControls()
{
    const bool waits = !isWriting();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_format, m_file, m_browse, m_save})
        widget->setEnabled(waits);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_chart, m_width, m_height})
        widget->setEnabled(waits && format() != Format::Csv);
    m_scale->setEnabled(waits && format() == Format::Png);
    m_progress->setVisible(!waits);
}

/// Follows chart and format, as long as the name is the one proposed.
void ExportDialog::renameFile()
{
    if (!hasName(m_file->text()))
        return;
    const QFileInfo file(m_file->text());
    if (file.fileName() == m_lastProposal)
        m_file->setText(QDir(file.path()).filePath(proposedName()));
    else
        m_file->setText(withoutSuffix(m_file->text()) + QLatin1Char('.') + suffix());
    m_lastProposal = proposedName();
}

/// A name that was typed with another suffix says the format, whatever was chosen the last time.
void ExportDialog::followTypedSuffix()
{
    const QString typed = QFileInfo(m_file->text().trimmed()).suffix();
    for (int i = 0; i < m_format->count(); ++i)
        if (typed.compare(QLatin1String(suffixes.at(static_cast<std::size_t>(i))), Qt::CaseInsensitive) == 0)
            m_format->setCurrentIndex(i);
}

void ExportDialog::showPreview()
{
    m_preview->clear();
    if (format() == Format::Csv || isComputed())
        return;
    const PictureOptions whole{m_width->value(), m_height->value()};
    const double ratio = devicePixelRatioF();
    const double fit = std::min(static_cast<double>(previewSize.width()) / whole.width,
                                static_cast<double>(previewSize.height()) / whole.height);
    // Laid out at full size, as it will be saved; only the pixels are fewer.
    QImage image = renderPicture(chosen(), whole, fit * ratio);
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(image));
}

void ExportDialog::browse()
{
    const QString path = pathToSave(this, tr("Export to"), m_file->text(),
                                    QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), suffix()), suffix());
    if (path.isEmpty())
        return;
    m_file->setText(path);
    followTypedSuffix();
    m_confirmed = path;
}

void ExportDialog::remember() const
{
    m_settings.setValue(QStringLiteral("export/folder"), QFileInfo(m_file->text()).absolutePath());
    if (isComputed())
        return; // its size is that of what is on show
    m_settings.setValue(QStringLiteral("export/format"), m_format->currentIndex());
    m_settings.setValue(sizeKey(QStringLiteral("width")), m_width->value());
    m_settings.setValue(sizeKey(QStringLiteral("height")), m_height->value());
    m_settings.setValue(QStringLiteral("export/scale"), m_scale->value());
}

void ExportDialog::fail(const QString &text)
{
    m_message->setText(text);
    m_message->setAccessibleDescription(text);
}

void ExportDialog::accept()
{
    if (isWriting())
        return;
    if (!hasName(m_file->text()))
        return fail(tr("Choose a file to save to."));
    followTypedSuffix();
    m_outputs = outputs();
    m_done = 0;
    m_isStopped = false;
    for (const Output &file : m_outputs) {
        if (!QFileInfo::exists(file.path) || file.path == m_confirmed)
            continue;
        const auto answer =
            QMessageBox::question(this, tr("Replace the file?"), tr("%1 exists already. Replace it?").arg(file.path));
        if (answer != QMessageBox::Yes)
            return;
    }
    m_written = m_outputs.size() == 1 ? m_outputs.front().path : QFileInfo(m_outputs.front().path).absolutePath();
    showProgress(0);
    writeNext();
}

/// Paints on the window's thread, and starts the job that writes.
void ExportDialog::writeNext()
try {
    Work work = workFor(m_outputs[m_done]);
    const QString obstacle = isComputed() ? chosen().computed->obstacle() : QString();
    if (!obstacle.isEmpty()) {
        m_message->setText(obstacle);
        m_sinceTurn.invalidate();
    }
    m_job.start(std::move(work));
    enableControls();
} catch (const std::exception &) {
    fail(caughtText());
}

/// The job's part.
ExportDialog::Work ExportDialog::workFor(const Output &output)
{
    if (format() == Format::Csv)
        return [path = QFile::encodeName(output.path).toStdString(), csv = m_sheet.csv](const JobThread::Context &) {
            writeFileAtomically(path, csv());
        };
    const PictureOptions options{m_width->value(), m_height->value(), m_scale->value()};
    if (isComputed())
        return [this, write = chosen().computed->write, path = output.path,
                size = QSize(options.width, options.height)](const JobThread::Context &job) {
            const StopScope scope(job.stop); // for a worker that hangs
            write(
                path, size, [&](double share) { tell(job, share); }, job.stop);
        };
    return [this, picture = paintPicture(*output.picture, options, static_cast<PictureFormat>(format())),
            path = output.path](const JobThread::Context &job) {
        writePicture(
            picture, path, [&](double share) { tell(job, share); }, job.stop);
    };
}

/// Job's thread.
void ExportDialog::tell(const JobThread::Context &job, double share)
{
    m_job.post(job, [share](double &waiting) { waiting = share; });
}

void ExportDialog::showProgress(double part)
{
    if (m_isStopped)
        return;
    const double share = (static_cast<double>(m_done) + part) / static_cast<double>(m_outputs.size());
    m_progress->setValue(static_cast<int>(1000 * share));
    QString text = tr("Writing %1 …").arg(m_written);
    if (share <= 0 || !m_sinceTurn.isValid()) { // the first report may come later
        m_sinceTurn.start();
    } else {
        const double left = 1e-3 * static_cast<double>(m_sinceTurn.elapsed()) * (1 - share) / share;
        text += QLatin1Char(' ') + tr("%1 left").arg(leftText(left));
    }
    m_message->setText(text);
}

void ExportDialog::finish(JobEnd end, const QString &problem)
{
    enableControls();
    if (end != JobEnd::Done)
        return fail(end == JobEnd::Cancelled ? tr("Stopped. No unfinished file was left.") : problem);
    if (++m_done < m_outputs.size()) // one that was done all the same may be followed by none
        return m_isStopped ? fail(tr("Stopped. No unfinished file was left.")) : writeNext();
    remember();
    emit exported(m_written);
    QDialog::accept();
}

void ExportDialog::reject()
{
    if (!isWriting())
        return QDialog::reject();
    m_isStopped = true;
    m_message->setText(tr("Stopping…"));
    m_job.stop();
}

} // namespace overtake
