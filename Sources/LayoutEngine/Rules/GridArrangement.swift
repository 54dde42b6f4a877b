import Foundation

/// The cells of a grid, and their positions for the last proposal.
///
/// The columns share the width, and the rows share the height, like the children of a stack: the least flexible one
/// first, with an equal part of the remaining space. A cell that spans columns distributes its excess equally among
/// them.
public struct GridArrangement {
    /// A subview's cell.
    private struct Cell {
        let index: Int
        let row: Int
        let columns: Range<Int>
        let unsizedAxes: Axis.Set
        let anchor: UnitPoint?
        /// Whether the subview stands outside any row and takes the full width.
        let isWholeRow: Bool
    }

    /// The lengths and origins of columns or rows.
    private struct Tracks {
        var lengths: [CGFloat] = []
        var gaps: [CGFloat] = []
        private(set) var starts: [CGFloat] = []

        var length: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

        func length(of range: Range<Int>) -> CGFloat {
            var length = lengths[range].reduce(0, +)
            for gap in range.dropLast() { length += gaps[gap] }
            return length
        }

        mutating func line() {
            starts = []
            var position: CGFloat = 0
            for index in lengths.indices {
                starts.append(position)
                position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
            }
        }
    }

    private let grid: GridLayout
    private var cells: [Cell] = []
    private var rowAlignments: [VerticalAlignment] = []
    private var columnAlignments: [HorizontalAlignment] = []
    private var columns = Tracks()
    private var rows = Tracks()
    /// The distance of each row's baseline from its top, if its cells are aligned on text baselines.
    private var baselines: [CGFloat?] = []
    private var proposal: ProposedViewSize?

    private(set) var size = CGSize.zero

    init(grid: GridLayout, subviews: LayoutSubviews) {
        self.grid = grid
        collectCells(subviews)
        columns.gaps = gaps(count: columnAlignments.count, spacing: grid.horizontalSpacing, axis: .horizontal, subviews)
        rows.gaps = gaps(count: rowAlignments.count, spacing: grid.verticalSpacing, axis: .vertical, subviews)
    }

    // MARK: Structure

    private mutating func collectCells(_ subviews: LayoutSubviews) {
        var row = -1
        var column = 0
        var lastRow: ObjectIdentifier?
        var columnCount = 0
        var wholeRows: [(index: Int, row: Int)] = []
        var aligned: [Int: HorizontalAlignment] = [:]
        for (index, subview) in subviews.enumerated() {
            guard let mark = subview[GridRowKey.self] else {
                row += 1
                lastRow = nil
                rowAlignments.append(grid.alignment.vertical)
                wholeRows.append((index, row))
                continue
            }
            if mark.row != lastRow {
                row += 1
                column = 0
                lastRow = mark.row
                rowAlignments.append(mark.alignment ?? grid.alignment.vertical)
            }
            let span = min(max(subview[GridCellColumnsKey.self] ?? 1, 1), 1000)
            cells.append(
                Cell(
                    index: index, row: row, columns: column..<column + span,
                    unsizedAxes: subview[GridCellUnsizedAxesKey.self], anchor: subview[GridCellAnchorKey.self],
                    isWholeRow: false))
            if let alignment = subview[GridColumnAlignmentKey.self] { aligned[column] = alignment }
            column += span
            columnCount = max(columnCount, column)
        }
        columnCount = max(columnCount, wholeRows.isEmpty ? 0 : 1)
        for place in wholeRows {
            let subview = subviews[place.index]
            cells.append(
                Cell(
                    index: place.index, row: place.row, columns: 0..<columnCount,
                    unsizedAxes: subview[GridCellUnsizedAxesKey.self], anchor: subview[GridCellAnchorKey.self],
                    isWholeRow: true))
        }
        columnAlignments = (0..<columnCount).map { aligned[$0] ?? grid.alignment.horizontal }
    }

    /// The distances between neighboring tracks: the greatest preference of two cells on either side.
    private func gaps(count: Int, spacing: CGFloat?, axis: Axis, _ subviews: LayoutSubviews) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let spacing { return Array(repeating: LayoutLength.sanitized(distance: spacing), count: count - 1) }
        var before = Array(repeating: ViewSpacing?.none, count: count)
        var after = Array(repeating: ViewSpacing?.none, count: count)
        func unite(_ spacing: ViewSpacing, _ place: inout ViewSpacing?) {
            place = place.map { $0.union(spacing) } ?? spacing
        }
        for cell in cells {
            let spacing = subviews[cell.index].spacing
            let tracks = axis == .horizontal ? cell.columns : cell.row..<cell.row + 1
            unite(spacing, &before[tracks.upperBound - 1])
            unite(spacing, &after[tracks.lowerBound])
        }
        return (1..<count).map { index in
            guard let end = before[index - 1], let start = after[index] else { return ViewSpacing.defaultDistance }
            return end.distance(to: start, along: axis)
        }
    }

    // MARK: Lengths

    mutating func arrange(for newProposal: ProposedViewSize, subviews: LayoutSubviews) {
        guard newProposal != proposal else { return }
        proposal = newProposal
        arrangeColumns(in: newProposal.width, subviews)
        arrangeRows(in: newProposal.height, subviews)
        size = CGSize(width: columns.length, height: rows.length)
    }

    private mutating func arrangeColumns(in width: CGFloat?, _ subviews: LayoutSubviews) {
        var members = Array(repeating: [Cell](), count: columnAlignments.count)
        var wide: [Cell] = []
        for cell in cells where !cell.unsizedAxes.contains(.horizontal) {
            if cell.columns.count == 1, !cell.isWholeRow {
                members[cell.columns.lowerBound].append(cell)
            } else {
                wide.append(cell)
            }
        }
        columns.lengths = Self.share(width, gaps: columns.gaps, count: members.count) { column, length in
            members[column].reduce(0) {
                max($0, subviews[$1.index].sizeThatFits(ProposedViewSize(width: length, height: nil)).width)
            }
        }
        for cell in wide.sorted(by: { ($0.columns.count, $0.row) < ($1.columns.count, $1.row) }) {
            let used = columns.length(of: cell.columns)
            let free = width.map { max(0, $0 - columns.length) }
            let offered = cell.isWholeRow ? width : free.map { used + $0 }
            let needed = subviews[cell.index].sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
            guard needed > used, needed.isFinite else { continue }
            for column in cell.columns { columns.lengths[column] += (needed - used) / CGFloat(cell.columns.count) }
        }
        columns.line()
    }

    private mutating func arrangeRows(in height: CGFloat?, _ subviews: LayoutSubviews) {
        var members = Array(repeating: [Cell](), count: rowAlignments.count)
        for cell in cells where !cell.unsizedAxes.contains(.vertical) { members[cell.row].append(cell) }
        let (columns, alignments) = (columns, rowAlignments)
        func reach(_ row: Int, _ length: CGFloat?) -> (above: CGFloat, below: CGFloat) {
            var (above, below): (CGFloat, CGFloat) = (0, 0)
            for cell in members[row] {
                let dimensions = subviews[cell.index].dimensions(
                    in: ProposedViewSize(width: columns.length(of: cell.columns), height: length))
                let guide = cell.anchor == nil ? dimensions[alignments[row]] : 0
                above = max(above, guide)
                below = max(below, dimensions.height - guide)
            }
            return (above, below)
        }
        func thickness(_ row: Int, _ length: CGFloat?) -> CGFloat {
            if alignments[row].key.guides == .frame {
                return members[row].reduce(0) {
                    let offer = ProposedViewSize(width: columns.length(of: $1.columns), height: length)
                    return max($0, subviews[$1.index].sizeThatFits(offer).height)
                }
            }
            let reach = reach(row, length)
            return reach.above + reach.below
        }
        rows.lengths = Self.share(height, gaps: rows.gaps, count: members.count, size: thickness)
        baselines = rows.lengths.enumerated().map { row, length in
            alignments[row].key.guides == .frame ? nil : reach(row, length).above
        }
        rows.line()
    }

    /// The length of each track if they share `length` points. The least flexible one takes its part first, at most an
    /// equal share of the rest.
    private static func share(
        _ length: CGFloat?, gaps: [CGFloat], count: Int, size: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length else { return (0..<count).map { size($0, nil) } }
        let flexibility = (0..<count).map { size($0, .infinity) - size($0, 0) }
        var left = length - gaps.reduce(0, +)
        var lengths = Array(repeating: CGFloat(0), count: count)
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (place, track) in order.enumerated() {
            lengths[track] = size(track, max(0, left / CGFloat(count - place)))
            left -= lengths[track]
        }
        return lengths
    }

    // MARK: Places

    func place(in bounds: CGRect, subviews: LayoutSubviews) {
        for cell in cells {
            let room = CGRect(
                x: columns.starts[cell.columns.lowerBound], y: rows.starts[cell.row],
                width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
            let subview = subviews[cell.index]
            let offer = ProposedViewSize(room.size)
            let dimensions = subview.dimensions(in: offer)
            let origin: CGPoint
            if let anchor = cell.anchor {
                origin = CGPoint(
                    x: room.minX + anchor.x * (room.width - dimensions.width),
                    y: room.minY + anchor.y * (room.height - dimensions.height))
            } else {
                let horizontal =
                    cell.isWholeRow ? grid.alignment.horizontal : columnAlignments[cell.columns.lowerBound]
                let vertical = rowAlignments[cell.row]
                let whole = ViewDimensions(item: nil, proposal: offer, size: room.size)
                let line = baselines[cell.row] ?? whole[vertical]
                origin = CGPoint(
                    x: room.minX + whole[horizontal] - dimensions[horizontal],
                    y: room.minY + line - dimensions[vertical])
            }
            subview.place(
                origin: LayoutLength.sanitized(CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)),
                proposal: offer, size: dimensions.size)
        }
    }
}
