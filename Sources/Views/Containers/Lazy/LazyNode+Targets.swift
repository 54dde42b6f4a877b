import EspalierLayoutEngine
import Foundation

/// The frames of the views in a lazy layout, whether they were made or not.
extension LazyNode {
    /// Calls `body` with each view in a range and its frame, whether the view was made or not.
    private func forEachCell(
        in stretch: ClosedRange<CGFloat>, _ body: (LazyRun, Int, CGRect) -> Bool
    ) {
        var continues = true
        forEachRun { _, run, base, _ in
            guard continues, run.role == .rows, base <= stretch.upperBound else { return }
            var line = run.line(at: stretch.lowerBound - base, gap: rule.gap)
            var position = base + run.start(of: line, gap: rule.gap)
            let lines = run.lines
            while continues, line < lines, position <= stretch.upperBound {
                let length = run.length(at: line)
                let first = line * run.columns
                for index in first..<min(first + run.columns, run.count) where continues {
                    continues = body(run, index, rect(of: index - first, position, length))
                }
                position += length + rule.gap
                line += 1
            }
        }
    }

    private func rect(of column: Int, _ position: CGFloat, _ length: CGFloat) -> CGRect {
        let room = rule.across(size)
        guard columns.indices.contains(column) else {
            return CGRect(origin: rule.point(along: position, across: 0), size: rule.size(along: length, across: room))
        }
        let used = columns.map { $0.start + $0.length }.max() ?? room
        let shift = (room - used) * rule.acrossFraction(rule.alignment)
        return CGRect(
            origin: rule.point(along: position, across: shift + columns[column].start),
            size: rule.size(along: length, across: columns[column].length))
    }

    /// The frame of the view with an id, whether it was made or not, in the layout's coordinates.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    func rect(of id: AnyHashable) -> CGRect? {
        var found: CGRect?
        forEachRun { _, run, base, _ in
            guard found == nil, let index = run.index(of: id) else { return }
            let (line, column) = index.quotientAndRemainder(dividingBy: run.columns)
            found = rect(of: column, base + run.start(of: line, gap: rule.gap), run.length(at: line))
        }
        return found
    }
}

extension LazyNode: ScrollTargetContainer {
    func forEachScrollTarget(in rect: CGRect, _ body: (ScrollTarget) -> Bool) {
        let from = rule.axis == .vertical ? rect.minY : rect.minX
        let to = rule.axis == .vertical ? rect.maxY : rect.maxX
        forEachCell(in: from...max(from, to)) { run, index, rect in
            guard let (segment, place) = run.place(of: index) else { return true }
            return body(ScrollTarget(id: segment.targetID(at: place, in: self), rect: rect))
        }
    }
}
