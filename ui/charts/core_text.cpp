// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/core_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace overtake
{
namespace
{

// Only read by lupdate, which fills the translation files from it.
[[maybe_unused]] const char *const coreTexts[] = {
    QT_TRANSLATE_NOOP("Core", "Neural network (MLP)"),
    QT_TRANSLATE_NOOP("Core",
                      "A classifier of fully connected layers with ReLU: small widths suit a CPU, large ones a GPU."),
    QT_TRANSLATE_NOOP("Core", "hidden neurons"),
    QT_TRANSLATE_NOOP("Core",
                      "Neurons in each hidden layer. The work between two hidden layers grows with the square of it."),
    QT_TRANSLATE_NOOP("Core", "batch size"),
    QT_TRANSLATE_NOOP(
        "Core", "Samples worked on in one step. Small batches leave a GPU waiting for launches; large ones fill it."),
    QT_TRANSLATE_NOOP("Core", "features"),
    QT_TRANSLATE_NOOP("Core",
                      "Numbers per sample: the width of the input. More features make the first product larger."),
    QT_TRANSLATE_NOOP("Core", "samples"),
    QT_TRANSLATE_NOOP(
        "Core", "How many rows the data set has. One epoch takes each of them once, so time per epoch grows with it."),
    QT_TRANSLATE_NOOP("Core", "hidden layers"),
    QT_TRANSLATE_NOOP("Core",
                      "Layers between input and output. Each one beyond the first adds a product of width x width."),
    QT_TRANSLATE_NOOP("Core", "classes"),
    QT_TRANSLATE_NOOP("Core", "How many kinds of samples the network tells apart: the width of the output."),
    QT_TRANSLATE_NOOP("Core", "mode"),
    QT_TRANSLATE_NOOP("Core", "Training computes the loss, all gradients and the new weights; inference only the "
                              "predictions. Training costs about three times as much."),
    QT_TRANSLATE_NOOP("Core", "training"),
    QT_TRANSLATE_NOOP("Core", "inference"),
    QT_TRANSLATE_NOOP("Core", "optimizer"),
    QT_TRANSLATE_NOOP("Core", "How weights follow the gradient. SGD: w - rate x gradient. Adam keeps two running means "
                              "per weight and so moves more memory."),
    QT_TRANSLATE_NOOP("Core", "sgd"),
    QT_TRANSLATE_NOOP("Core", "adam"),
    QT_TRANSLATE_NOOP("Core", "learning rate"),
    QT_TRANSLATE_NOOP("Core",
                      "Size of each step along the gradient. It changes what is learned, not how long a step takes."),
    QT_TRANSLATE_NOOP("Core", "epochs"),
    QT_TRANSLATE_NOOP(
        "Core", "How often the data set is gone through. Times are shown per epoch; a whole run takes this many."),
    QT_TRANSLATE_NOOP("Core", "transfers"),
    QT_TRANSLATE_NOOP("Core", "resident: the data lie in the device's memory from the start. per-batch: every batch is "
                              "copied in, and results are copied out, inside the timed step."),
    QT_TRANSLATE_NOOP("Core", "resident"),
    QT_TRANSLATE_NOOP("Core", "per-batch"),
    QT_TRANSLATE_NOOP("Core", "read loss every step"),
    QT_TRANSLATE_NOOP("Core", "Loss and accuracy are computed and read back in every step, as many training loops do. "
                              "A GPU must then wait for each step to end."),
    QT_TRANSLATE_NOOP("Core", "seed"),
    QT_TRANSLATE_NOOP("Core",
                      "Start of the random numbers: the same seed gives the same data, weights and order everywhere."),
    QT_TRANSLATE_NOOP("Core", "own data (CSV)"),
    QT_TRANSLATE_NOOP("Core", "A table of numbers with the class in the last column; samples, features and classes are "
                              "then the file's. Empty: synthetic data."),
    QT_TRANSLATE_NOOP("Core", "Picture classifier (CNN)"),
    QT_TRANSLATE_NOOP(
        "Core", "A classifier of small colour pictures: two convolutions with ReLU and max-pooling, then dense layers. "
                "Few weights, each used at every place of the picture: much arithmetic for each number moved."),
    QT_TRANSLATE_NOOP("Core", "filters"),
    QT_TRANSLATE_NOOP("Core", "Features that the first convolution looks for; the second looks for twice as many. The "
                              "work of the second grows with the square of it."),
    QT_TRANSLATE_NOOP("Core", "kernel size"),
    QT_TRANSLATE_NOOP("Core",
                      "Rows and columns of the square that a filter looks at. The work grows with the square of it."),
    QT_TRANSLATE_NOOP("Core", "dense neurons"),
    QT_TRANSLATE_NOOP("Core", "Neurons of a dense layer between the second convolution and the output. 0: none."),
    QT_TRANSLATE_NOOP("Core", "own pictures (CIFAR-10)"),
    QT_TRANSLATE_NOOP("Core",
                      "The folder with CIFAR-10's binary files, or one of them: data_batch_1.bin to data_batch_5.bin "
                      "are trained on, test_batch.bin is for inference. Empty: synthetic pictures."),
    QT_TRANSLATE_NOOP("Core", "widths"),
    QT_TRANSLATE_NOOP("Core", "Neurons of each hidden layer, from input to output, as in 256,64. Empty: all layers are "
                              "alike, as hidden neurons and hidden layers say."),
    QT_TRANSLATE_NOOP("Core", "MLP on CIFAR-10 (TensorFlow on an M1)"),
    QT_TRANSLATE_NOOP("Core", "CNN on CIFAR-10 (TensorFlow on an M1)"),
    QT_TRANSLATE_NOOP("Core", "Logistic regression"),
    QT_TRANSLATE_NOOP("Core",
                      "One weight per feature and a sigmoid: so little arithmetic per number that memory decides."),
    QT_TRANSLATE_NOOP("Core", "Mandelbrot set"),
    QT_TRANSLATE_NOOP(
        "Core",
        "The same few products and sums for every point of a picture until it escapes: all arithmetic, no memory."),
    QT_TRANSLATE_NOOP("Core", "Mandelbrot set (Makina Corpus)"),
    QT_TRANSLATE_NOOP("Core", "width"),
    QT_TRANSLATE_NOOP("Core", "Columns of the picture. Each point is computed by itself, so thousands can be at once."),
    QT_TRANSLATE_NOOP("Core", "height"),
    QT_TRANSLATE_NOOP("Core", "Rows of the picture."),
    QT_TRANSLATE_NOOP("Core", "px"),
    QT_TRANSLATE_NOOP("Core", "iterations"),
    QT_TRANSLATE_NOOP("Core", "How often z = z² + c is repeated at most. Points inside the set take them all."),
    QT_TRANSLATE_NOOP("Core", "precision"),
    QT_TRANSLATE_NOOP(
        "Core",
        "float32 has 7 digits, float64 16: needed to zoom deep. Many GPUs do float64 at a 32nd or 64th of the speed."),
    QT_TRANSLATE_NOOP("Core", "float32"),
    QT_TRANSLATE_NOOP("Core", "float64"),
    QT_TRANSLATE_NOOP("Core", "centre x"),
    QT_TRANSLATE_NOOP("Core", "Real part of the picture's centre."),
    QT_TRANSLATE_NOOP("Core", "centre y"),
    QT_TRANSLATE_NOOP("Core", "Imaginary part of the picture's centre."),
    QT_TRANSLATE_NOOP("Core", "span"),
    QT_TRANSLATE_NOOP("Core", "Width of the picture in the plane; the height follows from the picture's sides."),
    QT_TRANSLATE_NOOP("Core", "horizon"),
    QT_TRANSLATE_NOOP("Core", "A point has escaped when |z| reaches it. A large one makes smooth colours smoother."),
    QT_TRANSLATE_NOOP("Core", "Language model (GPT)"),
    QT_TRANSLATE_NOOP(
        "Core",
        "A transformer that learns to write a text on, character by character: many small products, then large ones."),
    QT_TRANSLATE_NOOP("Core", "tokens"),
    QT_TRANSLATE_NOOP("Core", "layers"),
    QT_TRANSLATE_NOOP("Core",
                      "Blocks of attention and network, one after the other. Work and weights grow in proportion."),
    QT_TRANSLATE_NOOP("Core", "heads"),
    QT_TRANSLATE_NOOP("Core", "Each head looks back at the text in its own way, with its share of the channels, which "
                              "must be a multiple of the heads."),
    QT_TRANSLATE_NOOP("Core", "channels"),
    QT_TRANSLATE_NOOP("Core",
                      "Numbers that stand for each character. The work of the products grows with the square of it."),
    QT_TRANSLATE_NOOP("Core", "context"),
    QT_TRANSLATE_NOOP("Core",
                      "Characters that the model sees at once. The work of the attention grows with the square of it."),
    QT_TRANSLATE_NOOP("Core", "vocabulary"),
    QT_TRANSLATE_NOOP("Core", "How many different characters there are. With a text of your own it is the text's."),
    QT_TRANSLATE_NOOP("Core", "warm-up steps"),
    QT_TRANSLATE_NOOP("Core",
                      "The learning rate grows over these first steps, so that the first large gradients do no harm."),
    QT_TRANSLATE_NOOP("Core", "steps until the lowest rate"),
    QT_TRANSLATE_NOOP("Core", "From the warm-up on the learning rate falls, along a cosine, to a tenth at this step."),
    QT_TRANSLATE_NOOP("Core", "own text (UTF-8)"),
    QT_TRANSLATE_NOOP("Core", "A text, or a folder of .txt files, to learn from; its characters are then the "
                              "vocabulary. Empty: a synthetic text."),
    QT_TRANSLATE_NOOP("Core", "Small GPT (nanoGPT on a laptop)"),
    QT_TRANSLATE_NOOP("Core", "GPT on Shakespeare (nanoGPT)"),
    QT_TRANSLATE_NOOP("Core", "Multiply two vectors"),
    QT_TRANSLATE_NOOP("Core",
                      "Each number of one vector times its partner in the other: almost no arithmetic, all memory."),
    QT_TRANSLATE_NOOP("Core", "elements"),
    QT_TRANSLATE_NOOP("Core",
                      "Length of the vectors. Small ones fit in the caches; beyond those, memory bandwidth decides."),
    QT_TRANSLATE_NOOP("Core", "MLP width (HEP Software Foundation)"),
    QT_TRANSLATE_NOOP("Core", "Logistic regression, inference (teaching notebook)"),
    QT_TRANSLATE_NOOP("Core", "Multiply 400 numbers (Makina Corpus)"),
    QT_TRANSLATE_NOOP("Core", "CPU"),
    QT_TRANSLATE_NOOP("Core", "threads"),
    QT_TRANSLATE_NOOP("Core",
                      "At most so many threads work. Parts of a step that are too small to share are done by one."),
    QT_TRANSLATE_NOOP("Core", "on %1 cores"),
    QT_TRANSLATE_NOOP("Core", "on %1 core"),
    QT_TRANSLATE_NOOP("Core", "for %1 performance cores"),
    QT_TRANSLATE_NOOP("Core", "for %1 performance core"),
    QT_TRANSLATE_NOOP("Core", "under a quota of %1 CPUs"),
    QT_TRANSLATE_NOOP("Core", "under a quota of %1 CPU"),
    QT_TRANSLATE_NOOP("Core", "vector instructions"),
    QT_TRANSLATE_NOOP(
        "Core",
        "The widest that the CPU may use: with scalar it computes one number at a time, with sse4 and neon 4, with "
        "avx2 8, with avx512 16 (in single precision). Shows what vectors bring; the best is the default."),
    QT_TRANSLATE_NOOP("Core", "scalar"),
    QT_TRANSLATE_NOOP("Core", "sse4"),
    QT_TRANSLATE_NOOP("Core", "avx2"),
    QT_TRANSLATE_NOOP("Core", "avx512"),
    QT_TRANSLATE_NOOP("Core", "neon"),
    QT_TRANSLATE_NOOP("Core", "sve"),
    QT_TRANSLATE_NOOP("Core", "OpenCL on the CPU (PoCL)"),
    QT_TRANSLATE_NOOP("Core", "staging"),
    QT_TRANSLATE_NOOP("Core", "Host memory that copies go through. Pinned pages stay in place, so that the device "
                              "fetches them by itself; pageable ones are copied once more by the driver."),
    QT_TRANSLATE_NOOP("Core", "pinned"),
    QT_TRANSLATE_NOOP("Core", "pageable"),
    QT_TRANSLATE_NOOP("Core", "How exactly the numbers that matrix products multiply are kept: fp32 as they are, tf32 "
                              "with 11 bits, bf16 with 8. Fewer bits are faster and less exact; sums stay in fp32."),
    QT_TRANSLATE_NOOP("Core", "fp32"),
    QT_TRANSLATE_NOOP("Core", "tf32"),
    QT_TRANSLATE_NOOP("Core", "bf16"),
    QT_TRANSLATE_NOOP("Core", "launch"),
    QT_TRANSLATE_NOOP("Core", "eager: the host starts each operation of a step. graph: the step is recorded once and "
                              "replayed as a whole, which saves most of the time that starting takes."),
    QT_TRANSLATE_NOOP("Core", "eager"),
    QT_TRANSLATE_NOOP("Core", "graph"),
    QT_TRANSLATE_NOOP("Core", "a model: nothing is run"),
    QT_TRANSLATE_NOOP("Core", "cores"),
    QT_TRANSLATE_NOOP("Core", "fp32 units"),
    QT_TRANSLATE_NOOP("Core", "floats in a vector"),
    QT_TRANSLATE_NOOP("Core", "operations of a unit in a cycle"),
    QT_TRANSLATE_NOOP("Core", "base clock"),
    QT_TRANSLATE_NOOP("Core", "clock of the peak rate"),
    QT_TRANSLATE_NOOP("Core", "highest clock"),
    QT_TRANSLATE_NOOP("Core", "clock, one core"),
    QT_TRANSLATE_NOOP("Core", "peak rate, fp32"),
    QT_TRANSLATE_NOOP("Core", "peak rate of one core, fp32"),
    QT_TRANSLATE_NOOP("Core", "peak rate, fp16"),
    QT_TRANSLATE_NOOP("Core", "peak rate, tf32"),
    QT_TRANSLATE_NOOP("Core", "peak rate, bf16"),
    QT_TRANSLATE_NOOP("Core", "peak rate, fp64"),
    QT_TRANSLATE_NOOP("Core", "memory bandwidth"),
    QT_TRANSLATE_NOOP("Core", "memory bandwidth of one core"),
    QT_TRANSLATE_NOOP("Core", "L1 bandwidth of one core"),
    QT_TRANSLATE_NOOP("Core", "L2 bandwidth of one core"),
    QT_TRANSLATE_NOOP("Core", "L3 bandwidth of one core"),
    QT_TRANSLATE_NOOP("Core", "copy bandwidth, read plus written"),
    QT_TRANSLATE_NOOP("Core", "L1 data cache of a core"),
    QT_TRANSLATE_NOOP("Core", "L2 cache of a core"),
    QT_TRANSLATE_NOOP("Core", "L3 cache"),
    QT_TRANSLATE_NOOP("Core", "memory"),
    QT_TRANSLATE_NOOP("Core", "bus to the host, one way"),
    QT_TRANSLATE_NOOP("Core", "copy in, page-locked memory"),
    QT_TRANSLATE_NOOP("Core", "copy out, page-locked memory"),
    QT_TRANSLATE_NOOP("Core", "copy in, ordinary memory"),
    QT_TRANSLATE_NOOP("Core", "copy out, ordinary memory"),
    QT_TRANSLATE_NOOP("Core", "launch of an empty kernel until done"),
    QT_TRANSLATE_NOOP("Core", "empty kernels one after another"),
    QT_TRANSLATE_NOOP("Core", "start of work on all threads"),
    QT_TRANSLATE_NOOP("Core", "instruction ratio"),
    QT_TRANSLATE_NOOP("Core",
                      "Cores x clock of both chips, as if each core did one number at a time. It misleads: a CPU "
                      "core works on a whole vector at once and multiplies and adds in one instruction."),
    QT_TRANSLATE_NOOP("Core", "instruction ratio / SIMD"),
    QT_TRANSLATE_NOOP(
        "Core", "The instruction ratio divided by the numbers in a CPU's vector. It still misleads: a core has two "
                "such vector units, and work that waits for memory gains nothing from more of them."),
    QT_TRANSLATE_NOOP("Core", "FLOPS ratio"),
    QT_TRANSLATE_NOOP("Core",
                      "The peak rates of both chips in float32. Large matrix products come near it; small ones and all "
                      "work that waits for memory, launches or copies stay far below."),
    QT_TRANSLATE_NOOP("Core", "bandwidth ratio"),
    QT_TRANSLATE_NOOP("Core", "How much faster the memory is. It bounds work with little arithmetic per number, as an "
                              "element-wise product; it misleads where the data fit in the CPU's caches, which are "
                              "faster than either memory."),
    QT_TRANSLATE_NOOP("Core", "Eigen, as written in an afternoon"),
    QT_TRANSLATE_NOOP("Core",
                      "At most so many threads share a matrix product, as Eigen does it; all else is done by one."),
    QT_TRANSLATE_NOOP("Core", "textbook loop"),
    QT_TRANSLATE_NOOP("Core", "plain loops, one thread, not tuned"),
};

} // namespace

QString coreText(const std::string &text)
{
    const QString source = QString::fromStdString(text);
    const QString translated = QCoreApplication::translate("Core", text.c_str());
    // "2 threads" within a label, and why so many, with what is translated before and after it: "CPU, 8 threads on 8
    // cores, bf16"
    static const QRegularExpression threads(
        QStringLiteral("^(?:(.+), )?(\\d+) threads?(?: ([^\\d,]+)([\\d.]+)( [^,]+))?(?:, (.+))?$"));
    const QRegularExpressionMatch match = threads.match(source);
    if (translated != source || !match.hasMatch())
        return translated;
    const QString count = match.captured(2);
    QStringList parts;
    if (!match.captured(1).isEmpty())
        parts << coreText(match.captured(1).toStdString());
    parts << (count == QLatin1String("1") ? QCoreApplication::translate("Core", "%1 thread")
                                          : QCoreApplication::translate("Core", "%1 threads"))
                 .arg(count);
    if (const QString number = match.captured(4); !number.isEmpty()) {
        const QString reason = match.captured(3) + QStringLiteral("%1") + match.captured(5);
        parts.back() += QLatin1Char(' ') + QCoreApplication::translate("Core", reason.toUtf8()).arg(number);
    }
    for (const QString &rest : match.captured(6).split(QStringLiteral(", "), Qt::SkipEmptyParts))
        parts << coreText(rest.toStdString());
    return parts.join(QStringLiteral(", "));
}

QString kindText(Figure::Kind kind)
{
    switch (kind) {
    case Figure::Kind::Specified:
        return QCoreApplication::translate("Charts", "specified");
    case Figure::Kind::Computed:
        return QCoreApplication::translate("Charts", "computed");
    case Figure::Kind::Measured:
        break;
    }
    return QCoreApplication::translate("Charts", "measured");
}

} // namespace overtake
