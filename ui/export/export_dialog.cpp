// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_dialog.h"

#include "export/chart_export.h"
#include "export/save_path.h"
#include "file/atomic_file.h"
#include "run/job.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"

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

enum class Format { Png, Svg, Pdf, Csv };
struct FormatInfo {
    Format format;
    const char *suffix;
};
constexpr std::array<FormatInfo, 4> formats{
    {{Format::Png, "png"}, {Format::Svg, "svg"}, {Format::Pdf, "pdf"}, {Format::Csv, "csv"}}};

PictureFormat pictureFormat(Format format)
{
    if (format == Format::Svg)
        return PictureFormat::Svg;
    return format == Format::Pdf ? PictureFormat::Pdf : PictureFormat::Png;
}

QString withoutSuffix(const QString &path)
{
    for (const FormatInfo &info : formats) {
        const QString suffix = QLatin1Char('.') + QLatin1String(info.suffix);
        if (path.endsWith(suffix, Qt::CaseInsensitive))
            return path.chopped(suffix.size());
    }
    return path;
}

QString startFolder(const QSettings &settings)
{
    const QString last = settings.value(QStringLiteral("export/folder")).toString();
    if (!last.isEmpty() && QDir(last).exists())
        return last;
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QDir(pictures).exists() ? pictures : QDir::homePath();
}

QSpinBox *makeSizeBox(QWidget *parent, int value)
{
    auto *box = new QSpinBox(parent);
    box->setRange(smallestPictureSide, largestPictureSide);
    box->setSingleStep(10);
    box->setGroupSeparatorShown(true);
    box->setKeyboardTracking(false); // not at every digit
    box->setValue(value);
    return box;
}

} // namespace

class ExportDialog::Private
{
public:
    Private(ExportDialog *dialog, Sheet shown, QSettings &lastChoices);

    Format format() const { return formats.at(static_cast<std::size_t>(formatBox->currentIndex())).format; }
    QString suffix() const
    {
        return QString::fromLatin1(formats.at(static_cast<std::size_t>(formatBox->currentIndex())).suffix);
    }
    const Picture &chosen() const;
    PictureOptions options() const;
    QString proposedName() const;
    struct Output {
        const Picture &picture;
        QString path;
    };
    std::vector<Output> outputs() const;
    /// Each page has a size that suits it.
    QString sizeKey(const char *side) const
    {
        return QStringLiteral("export/%1-%2").arg(sheet.kind, QLatin1String(side));
    }
    void update();
    void renameFile();
    void followTypedSuffix();
    void updatePreview();
    void browse();
    void remember() const;
    void fail(const QString &text);
    void enableControls();
    struct File {
        PaintedPicture picture;
        QString path;
    };
    void writePictures(std::vector<File> files);
    void write(std::function<void(const JobThread::Context &)> work);
    void finish(JobEnd end, const QString &problem);

    ExportDialog *q;
    const Sheet sheet;
    QSettings &settings;
    QComboBox *chartBox;
    QComboBox *formatBox;
    QSpinBox *widthBox;
    QSpinBox *heightBox;
    QDoubleSpinBox *scaleBox;
    QLabel *pixels;
    QLabel *preview;
    QLineEdit *fileEdit;
    QLabel *message;
    QPushButton *browseButton;
    QPushButton *saveButton;
    QProgressBar *progress;
    QString confirmedPath; ///< the file chooser has asked already whether it may be replaced
    QString lastProposal;
    QString writtenPath;
    Job<double> job; ///< hands over the share that is done; last: nothing of the above goes before it ends
};

ExportDialog::Private::Private(ExportDialog *dialog, Sheet shown, QSettings &lastChoices)
    : q(dialog), sheet(std::move(shown)), settings(lastChoices),
      job(
          filePool(), [this](JobId, double share) { progress->setValue(static_cast<int>(1000 * share)); },
          [this](JobId, JobEnd end, const QString &problem) { finish(end, problem); })
{
    chartBox = new QComboBox(q);
    const bool hasSeveral = sheet.pictures.size() > 1;
    for (const Picture &picture : sheet.pictures)
        chartBox->addItem(picture.label);
    if (hasSeveral)
        chartBox->insertItem(FileForEach, ExportDialog::tr("All three, each in its own file"));
    formatBox = new QComboBox(q);
    formatBox->addItems({ExportDialog::tr("PNG image"), ExportDialog::tr("SVG drawing"),
                         ExportDialog::tr("PDF document"), ExportDialog::tr("CSV table of the data")});
    formatBox->setCurrentIndex(std::clamp(settings.value(QStringLiteral("export/format"), 0).toInt(), 0,
                                          static_cast<int>(formats.size()) - 1));
    const QSize usual = sheet.pictures.front().size;
    widthBox = makeSizeBox(q, settings.value(sizeKey("width"), usual.width()).toInt());
    heightBox = makeSizeBox(q, settings.value(sizeKey("height"), usual.height()).toInt());
    scaleBox = new QDoubleSpinBox(q);
    scaleBox->setRange(smallestPictureScale, largestPictureScale);
    scaleBox->setSingleStep(0.5);
    scaleBox->setKeyboardTracking(false);
    scaleBox->setValue(settings.value(QStringLiteral("export/scale"), 2).toDouble());
    scaleBox->setToolTip(ExportDialog::tr("Multiplies the pixels, not the layout: 2 is sharp in print."));
    pixels = new QLabel(q);
    fileEdit = new QLineEdit(q);
    fileEdit->setObjectName(QStringLiteral("file"));
    fileEdit->setMinimumWidth(fileEdit->fontMetrics().averageCharWidth() * 48);
    browseButton = new QPushButton(ExportDialog::tr("&Browse…"), q);
    preview = new QLabel(q);
    preview->setFixedSize(previewSize);
    preview->setAlignment(Qt::AlignCenter);
    preview->setAccessibleName(ExportDialog::tr("Preview"));
    message = new QLabel(q);
    message->setObjectName(QStringLiteral("message"));
    message->setWordWrap(true);
    progress = new QProgressBar(q);
    progress->setRange(0, 1000);
    progress->setTextVisible(false);
    QSizePolicy kept = progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    progress->setSizePolicy(kept);
    progress->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, q);
    saveButton = buttons->button(QDialogButtonBox::Save);

    auto *fileRow = new QHBoxLayout;
    fileRow->addWidget(fileEdit, 1);
    fileRow->addWidget(browseButton);
    auto *form = new QFormLayout;
    if (hasSeveral)
        form->addRow(ExportDialog::tr("&Chart:"), chartBox);
    chartBox->setVisible(hasSeveral);
    form->addRow(ExportDialog::tr("F&ormat:"), formatBox);
    form->addRow(ExportDialog::tr("&Width:"), widthBox);
    form->addRow(ExportDialog::tr("&Height:"), heightBox);
    form->addRow(ExportDialog::tr("&Scale:"), scaleBox);
    form->addRow(QString(), pixels);
    auto *top = new QHBoxLayout;
    top->setSpacing(16);
    top->addLayout(form, 1);
    top->addWidget(preview);
    auto *fileForm = new QFormLayout;
    fileForm->addRow(ExportDialog::tr("&File:"), fileRow);
    qobject_cast<QLabel *>(fileForm->labelForField(fileRow))->setBuddy(fileEdit);
    auto *column = new QVBoxLayout(q);
    column->setSpacing(16);
    column->addLayout(top);
    column->addLayout(fileForm);
    column->addWidget(message);
    column->addWidget(progress);
    column->addWidget(buttons);

    fileEdit->setText(QDir(startFolder(settings)).filePath(proposedName()));
    lastProposal = proposedName();
    connect(fileEdit, &QLineEdit::editingFinished, q, guarded([this] { followTypedSuffix(); }));
    connect(chartBox, &QComboBox::currentIndexChanged, q, guarded([this] { update(); }));
    connect(formatBox, &QComboBox::currentIndexChanged, q, guarded([this] { update(); }));
    connect(widthBox, &QSpinBox::valueChanged, q, guarded([this] { update(); }));
    connect(heightBox, &QSpinBox::valueChanged, q, guarded([this] { update(); }));
    connect(scaleBox, &QDoubleSpinBox::valueChanged, q, guarded([this] { update(); }));
    connect(browseButton, &QPushButton::clicked, q, guarded([this] { browse(); }));
    connect(buttons, &QDialogButtonBox::accepted, q, guarded(q, &ExportDialog::accept));
    connect(buttons, &QDialogButtonBox::rejected, q, guarded(q, &ExportDialog::reject));
    update();
}

const Picture &ExportDialog::Private::chosen() const
{
    const int chart = std::max(0, chartBox->currentIndex() - FirstChart + 1);
    return sheet.pictures.at(static_cast<std::size_t>(chart));
}

PictureOptions ExportDialog::Private::options() const
{
    return {widthBox->value(), heightBox->value(), scaleBox->value(), false};
}

/// "overtake-mlp-hidden-speedup.png"
QString ExportDialog::Private::proposedName() const
{
    QStringList parts{QStringLiteral("overtake"), sheet.name};
    if (format() != Format::Csv)
        parts << chosen().key;
    parts.removeAll(QString());
    return parts.join(QLatin1Char('-')) + QLatin1Char('.') + suffix();
}

/// The files to write: one, or one for each chart, named after it.
std::vector<ExportDialog::Private::Output> ExportDialog::Private::outputs() const
{
    const QString base = withoutSuffix(fileEdit->text().trimmed());
    const QString ending = QLatin1Char('.') + suffix();
    if (format() == Format::Csv || chartBox->currentIndex() != FileForEach)
        return {{chosen(), base + ending}};
    std::vector<Output> files;
    for (const Picture &picture : sheet.pictures)
        if (!picture.key.isEmpty())
            files.push_back({picture, base + QLatin1Char('-') + picture.key + ending});
    return files;
}

void ExportDialog::Private::update()
{
    enableControls();
    const QSize size = pictureSize(options());
    const QLocale locale;
    pixels->setText(
        format() == Format::Png
            ? ExportDialog::tr("%1 × %2 pixels").arg(locale.toString(size.width()), locale.toString(size.height()))
            : QString());
    message->clear();
    renameFile();
    updatePreview();
}

void ExportDialog::Private::enableControls()
{
    const bool waits = !job.isRunning();
    for (QWidget *widget : std::initializer_list<QWidget *>{formatBox, fileEdit, browseButton, saveButton})
        widget->setEnabled(waits);
    for (QWidget *widget : std::initializer_list<QWidget *>{chartBox, widthBox, heightBox})
        widget->setEnabled(waits && format() != Format::Csv);
    scaleBox->setEnabled(waits && format() == Format::Png);
    progress->setVisible(!waits);
}

/// Follows chart and format, as long as the name is the one proposed.
void ExportDialog::Private::renameFile()
{
    const QFileInfo file(fileEdit->text());
    if (file.fileName() == lastProposal)
        fileEdit->setText(QDir(file.path()).filePath(proposedName()));
    else
        fileEdit->setText(withoutSuffix(fileEdit->text()) + QLatin1Char('.') + suffix());
    lastProposal = proposedName();
}

/// A name that was typed with another suffix says the format, whatever was chosen the last time.
void ExportDialog::Private::followTypedSuffix()
{
    const QString typed = QFileInfo(fileEdit->text().trimmed()).suffix();
    for (std::size_t i = 0; i < formats.size(); ++i)
        if (typed.compare(QLatin1String(formats[i].suffix), Qt::CaseInsensitive) == 0)
            formatBox->setCurrentIndex(static_cast<int>(i));
}

void ExportDialog::Private::updatePreview()
{
    preview->clear();
    if (format() == Format::Csv)
        return;
    const PictureOptions whole = options();
    const double ratio = q->devicePixelRatioF();
    const double fit = std::min(static_cast<double>(previewSize.width()) / whole.width,
                                static_cast<double>(previewSize.height()) / whole.height);
    // Laid out at full size, as it will be saved; only the pixels are fewer.
    QImage image = previewOf(chosen(), whole, fit * ratio);
    image.setDevicePixelRatio(ratio);
    preview->setPixmap(QPixmap::fromImage(image));
}

void ExportDialog::Private::browse()
{
    const QString ending = suffix();
    const QString path = pathToSave(q, ExportDialog::tr("Export to"), fileEdit->text(),
                                    QStringLiteral("%1 (*.%2)").arg(formatBox->currentText(), ending), ending);
    if (path.isEmpty())
        return;
    fileEdit->setText(path);
    followTypedSuffix();
    confirmedPath = path;
}

void ExportDialog::Private::remember() const
{
    settings.setValue(QStringLiteral("export/folder"), QFileInfo(fileEdit->text()).absolutePath());
    settings.setValue(QStringLiteral("export/format"), formatBox->currentIndex());
    settings.setValue(sizeKey("width"), widthBox->value());
    settings.setValue(sizeKey("height"), heightBox->value());
    settings.setValue(QStringLiteral("export/scale"), scaleBox->value());
}

void ExportDialog::Private::fail(const QString &text)
{
    message->setText(text);
    message->setAccessibleDescription(text);
}

void ExportDialog::Private::write(std::function<void(const JobThread::Context &)> work)
{
    progress->setValue(0);
    message->setText(ExportDialog::tr("Writing %1 …").arg(writtenPath));
    job.start(std::move(work));
    enableControls();
}

void ExportDialog::Private::writePictures(std::vector<File> files)
{
    write([this, files = std::move(files)](const JobThread::Context &context) {
        for (std::size_t i = 0; i < files.size(); ++i) {
            const auto tell = [&](double share) {
                const double all = (static_cast<double>(i) + share) / static_cast<double>(files.size());
                job.post(context, [all](double &waiting) { waiting = all; });
            };
            writePicture(files[i].picture, files[i].path, tell, context.stop);
        }
    });
}

void ExportDialog::Private::finish(JobEnd end, const QString &problem)
{
    enableControls();
    if (end != JobEnd::Done)
        return fail(end == JobEnd::Cancelled ? ExportDialog::tr("Stopped. No unfinished file was left.") : problem);
    remember();
    emit q->exported(writtenPath);
    q->QDialog::accept();
}

ExportDialog::ExportDialog(Sheet sheet, QSettings &settings, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Export"));
    d = std::make_unique<Private>(this, std::move(sheet), settings);
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::reject()
{
    if (d->job.isRunning())
        d->job.stop();
    else
        QDialog::reject();
}

void ExportDialog::accept()
{
    if (d->job.isRunning())
        return;
    if (d->fileEdit->text().trimmed().isEmpty()) {
        d->fail(tr("Choose a file to save to."));
        return;
    }
    d->followTypedSuffix();
    const std::vector<Private::Output> outputs = d->outputs();
    for (const Private::Output &output : outputs) {
        if (!QFileInfo::exists(output.path) || output.path == d->confirmedPath)
            continue;
        const auto answer =
            QMessageBox::question(this, tr("Replace the file?"), tr("%1 exists already. Replace it?").arg(output.path));
        if (answer != QMessageBox::Yes)
            return;
    }
    d->writtenPath = outputs.front().path;
    try {
        if (d->format() == Format::Csv)
            return d->write([path = QFile::encodeName(d->writtenPath).toStdString(),
                             csv = d->sheet.csv](const JobThread::Context &) { writeFileAtomically(path, csv()); });
        std::vector<Private::File> files;
        for (const Private::Output &output : outputs)
            files.push_back({paintPicture(output.picture, d->options(), pictureFormat(d->format())), output.path});
        d->writePictures(std::move(files));
    } catch (const Error &error) {
        d->fail(coreMessage(error));
    }
}

} // namespace overtake
