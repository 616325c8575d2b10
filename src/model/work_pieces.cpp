// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/work_pieces.h"

#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/fusion.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/pooling.h"
#include "operations/reductions.h"
#include "operations/transfers.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr std::size_t nowhere = ProgramLinks::nowhere;

class Cutter
{
public:
    explicit Cutter(const Program &program)
        : m_program(program), m_links(program), m_done(program.operations.size(), false),
          m_pooledBy(program.operations.size(), 1)
    {
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            if (program.operations[i].kind == operations::MaxPool2dGrad)
                markPooled(i);
        }
    }

    std::vector<WorkPiece> cut()
    {
        std::vector<WorkPiece> pieces;
        for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
            const OperationKind kind = m_program.operations[i].kind;
            if (!m_done[i] && !kind->isConstant() && !kind->isView() &&
                !isMadeInUpdate(m_program, i, m_links.onlyReader(m_program.operations[i].outputs[0])))
                pieces.push_back(pieceFrom(i));
        }
        return pieces;
    }

private:
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    double bytesOf(TensorId id) const { return static_cast<double>(byteSize(m_program.tensor(id))); }

    /// MaxPool2dGrad, ReluGrad where there is one, and the derivatives of the convolution that read what it makes.
    void markPooled(std::size_t pooling)
    {
        std::vector<std::size_t> marked{pooling};
        TensorId dy = operation(pooling).outputs[0];
        if (const std::size_t relu = m_links.onlyReader(dy);
            relu != nowhere && operation(relu).kind == operations::ReluGrad) {
            marked.push_back(relu);
            dy = operation(relu).outputs[0];
        }
        bool convolves = false;
        for (const std::size_t reader : m_links.readers(dy)) {
            const Operation &op = operation(reader);
            convolves = convolves || isConvolution(op.kind);
            if ((op.kind != operations::ChannelSum && !isConvolution(op.kind)) || op.attributes.padding != 0)
                return;
            marked.push_back(reader);
        }
        for (const std::size_t i : marked)
            m_pooledBy[i] = convolves ? operation(pooling).attributes.window : 1;
    }

    WorkPiece pieceFrom(std::size_t i)
    {
        const Operation &op = operation(i);
        if (op.kind == operations::Sgd) {
            const std::size_t maker = m_links.lastWriter(op.inputs[1]);
            if (isMadeInUpdate(m_program, maker, m_links.onlyReader(op.inputs[1])))
                return updatePiece(i, maker);
        }
        WorkPiece piece = plainPiece(i);
        if (op.kind == operations::MatMul)
            addFollowers(piece, operations::AddBias);
        if (op.kind == operations::Conv2d)
            addFollowers(piece, operations::AddChannelBias);
        return piece;
    }

    WorkPiece plainPiece(std::size_t i) const
    {
        const Operation &op = operation(i);
        WorkPiece piece{.operations = {i}, .kind = op.kind};
        piece.isElementwise =
            op.kind->rowsNeeded(op, 0) == RowDependence::SameElement || op.kind == operations::TransferIn;
        piece.flops = m_program.flops(op);
        for (const auto id : op.outputs)
            piece.bytesWritten += bytesOf(id);
        piece.bytesRead = m_program.bytesMoved(op) - piece.bytesWritten;
        piece.pooledBy = m_pooledBy[i];
        setShape(piece, op);
        return piece;
    }

    void setShape(WorkPiece &piece, const Operation &op) const
    {
        const Shape &in = m_program.tensor(op.inputs[0]).shape;
        const Shape &out = m_program.tensor(op.outputs[0]).shape;
        if (op.kind == operations::MatMul) {
            piece.rows = out[0];
            piece.columns = out[1];
            piece.transposeA = op.attributes.transposeA;
            piece.transposeB = op.attributes.transposeB;
            piece.k = in[piece.transposeA ? 0 : 1];
            piece.accumulates = op.inputs.size() > 2;
            return;
        }
        if (op.kind == operations::BatchedMatMul) {
            piece.products = out[0];
            piece.rows = out[1];
            piece.columns = out[2];
            piece.k = in[op.attributes.transposeA ? 1 : 2];
            return;
        }
        if (isConvolution(op.kind))
            return setConvolution(piece, op);
        const bool takesRows = op.kind == operations::GatherRows || op.attributes.batchRows;
        const Shape &shape = takesRows ? out : in;
        piece.rows = shape.empty() ? 1 : shape[0];
        piece.columns = elementCount(shape) / std::max<std::int64_t>(1, piece.rows);
        piece.channels = shape.size() == 4 ? shape[1] : 1;
    }

    static bool isConvolution(OperationKind kind) { return kind->matrixWork == MatrixWork::Convolution; }

    /// The product that it is, of a matrix gathered from the image on the way: of as many operations as it has.
    void setConvolution(WorkPiece &piece, const Operation &op) const
    {
        const Shape &out = m_program.tensor(op.outputs[0]).shape;
        const bool ofWeights = op.kind == operations::Conv2dWeightGrad;
        piece.rows = ofWeights ? out[1] * out[2] * out[3] : out[0] * out[2] * out[3];
        piece.columns = ofWeights ? out[0] : out[1];
        const Shape &filter = ofWeights ? out : m_program.tensor(op.inputs[1]).shape;
        piece.filterLines = filter[2];
        piece.filterLine = filter[1] * filter[3];
        const auto results = static_cast<double>(piece.rows * piece.columns);
        piece.k = std::max<std::int64_t>(1, static_cast<std::int64_t>(piece.flops / (2 * results)));
    }

    /// Bias and ReLU.
    void addFollowers(WorkPiece &piece, OperationKind bias)
    {
        for (const OperationKind kind : {bias, OperationKind(operations::Relu)}) {
            const TensorId made = operation(piece.operations.back()).outputs[0];
            const std::size_t next = m_links.onlyReader(made, kind, 0);
            if (next == nowhere)
                return;
            piece.operations.push_back(next);
            piece.flops += m_program.flops(operation(next));
            if (kind == bias)
                piece.bytesRead += bytesOf(operation(next).inputs[1]);
            m_done[next] = true;
        }
    }

    WorkPiece updatePiece(std::size_t sgd, std::size_t maker) const
    {
        WorkPiece piece = plainPiece(maker);
        piece.operations.push_back(sgd);
        std::sort(piece.operations.begin(), piece.operations.end());
        piece.flops += m_program.flops(operation(sgd));
        const double weights = bytesOf(operation(sgd).outputs[0]);
        piece.bytesRead += weights;
        piece.bytesWritten = weights;
        piece.accumulates = true;
        return piece;
    }

    const Program &m_program;
    const ProgramLinks m_links;
    std::vector<bool> m_done;             ///< by operation: melted into an earlier one
    std::vector<std::int64_t> m_pooledBy; ///< by operation: see WorkPiece
};

} // namespace

std::vector<WorkPiece> workPieces(const Program &program)
{
    return Cutter(program).cut();
}

bool WorkPiece::isProduct() const
{
    return k > 0 && kind != operations::BatchedMatMul;
}

double workingSetBytes(const Program &program)
{
    const MemoryNeed need = program.memory();
    return static_cast<double>(need.parameterBytes + need.valueBytes);
}

} // namespace overtake
