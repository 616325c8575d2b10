// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/work_pieces.h"

#include "engines/cpu/tasks/pooled_gradient.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/reductions.h"
#include "operations/transfers.h"
#include "schedule/schedule.h"

#include <algorithm>

namespace overtake
{

namespace
{

class Cutter
{
public:
    explicit Cutter(const Program &program) : m_program(program), m_pooledBy(program.operations.size(), 1)
    {
        for (const Step &step : scheduleOf(program, pooledGradientFusions()).steps) {
            for (const std::size_t i : step.operations) {
                if (step.operations.size() > 1)
                    m_pooledBy[i] = operation(step.operations[0]).attributes.window;
            }
        }
    }

    std::vector<WorkPiece> cut()
    {
        std::vector<WorkPiece> pieces;
        for (const Step &step : scheduleOf(m_program, commonFusions()).steps) {
            const OperationKind kind = operation(step.operations[0]).kind;
            if (!kind->isConstant() && !kind->isView())
                pieces.push_back(pieceOf(step));
        }
        return pieces;
    }

private:
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    double bytesOf(TensorId id) const { return static_cast<double>(byteSize(m_program.tensor(id))); }

    WorkPiece pieceOf(const Step &step) const
    {
        WorkPiece piece = plainPiece(step.operations[0]);
        for (std::size_t k = 1; k < step.operations.size(); ++k) {
            const Operation &next = operation(step.operations[k]);
            piece.flops += m_program.flops(next);
            if (next.kind == operations::AddBias || next.kind == operations::AddChannelBias)
                piece.bytesRead += bytesOf(next.inputs[1]);
        }
        if (const Operation &last = operation(step.operations.back());
            step.operations.size() > 1 && last.kind == operations::Sgd) {
            const double weights = bytesOf(last.outputs[0]);
            piece.bytesRead += weights;
            piece.bytesWritten = weights;
            piece.accumulates = true;
        }
        piece.operations = step.operations;
        return piece;
    }

    WorkPiece plainPiece(std::size_t i) const
    {
        const Operation &op = operation(i);
        WorkPiece piece{.operations = {}, .kind = op.kind};
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
        piece.rowLength = in.empty() ? 1 : in.back();
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
        if (filter[2] <= 3 && filter[3] <= 3) {
            const Shape &image = ofWeights ? m_program.tensor(op.inputs[1]).shape : out;
            const std::int64_t tiles = image[0] * ((image[2] + 3) / 4) * ((image[3] + 3) / 4);
            if (ofWeights)
                piece.winograd = {out[0], out[1], tiles};
            else
                piece.winograd = {tiles, out[1], op.kind == operations::Conv2d ? filter[1] : filter[0]};
        }
        const auto results = static_cast<double>(piece.rows * piece.columns);
        piece.k = std::max<std::int64_t>(1, static_cast<std::int64_t>(piece.flops / (2 * results)));
    }

    const Program &m_program;
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
