import Foundation

/// A line of items of a flow layout. Lengths are along the line; depths across it.
struct FlowLine: Equatable {
    /// The items of the section.
    var items: Range<Int>
    /// The distance from the start of the line to its first item.
    var start: CGFloat = 0
    /// The distance between two items.
    var gap: CGFloat
    /// The depth of the deepest item.
    var depth: CGFloat

    /// Lines of items of one size. Each line has the gaps of a full one.
    static func lines(
        count: Int, of size: (length: CGFloat, depth: CGFloat), gap: CGFloat, in space: CGFloat
    ) -> [FlowLine] {
        guard count > 0 else { return [] }
        let step = size.length + gap
        let fitting = step > 0 ? (space + gap) / step : CGFloat(count)
        // A small tolerance, for sizes that are a fraction of the space.
        let perLine = max(1, fitting.isFinite ? Int(min(fitting + 0.001, 10_000)) : 1)
        let rest = space - CGFloat(perLine) * size.length
        let line = FlowLine(
            items: 0..<0, start: perLine == 1 ? max(0, rest / 2) : 0,
            gap: perLine == 1 ? gap : max(rest / CGFloat(perLine - 1), 0), depth: size.depth)
        return stride(from: 0, to: count, by: perLine).map { first in
            var own = line
            own.items = first..<min(first + perLine, count)
            return own
        }
    }

    /// Lines of items of several sizes. The last line has the least gaps.
    static func lines(
        of sizes: [(length: CGFloat, depth: CGFloat)], gap: CGFloat, in space: CGFloat
    ) -> [FlowLine] {
        var lines: [FlowLine] = []
        var (first, length, depth): (Int, CGFloat, CGFloat) = (0, 0, 0)
        func end(at index: Int, isLast: Bool) {
            guard index > first else { return }
            var line = FlowLine(items: first..<index, gap: gap, depth: depth)
            let rest = space - length
            if !isLast, index - first > 1 { line.gap += max(0, rest) / CGFloat(index - first - 1) }
            if !isLast, index - first == 1 { line.start = max(0, rest / 2) }
            lines.append(line)
        }
        for (index, size) in sizes.enumerated() {
            if index > first, length + gap + size.length > space + 0.001 {
                end(at: index, isLast: false)
                (first, length, depth) = (index, size.length, size.depth)
            } else {
                length += (index > first ? gap : 0) + size.length
                depth = max(depth, size.depth)
            }
        }
        end(at: sizes.count, isLast: true)
        return lines
    }
}
