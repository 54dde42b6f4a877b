import EspalierLayoutEngine
import Foundation

/// The layouts of a text that were asked for last, each with the widths and heights that it answers: pages of many sessions
/// ask one text for many proposals, most of which break its lines in the same places.
struct RecentLayouts: ~Copyable {
    /// A layout and the questions that it is the answer to.
    struct Entry {
        let layout: TextLayout
        let widths: ClosedRange<CGFloat>
        let heights: ClosedRange<CGFloat>
        let constraints: TextConstraints

        /// - Parameters:
        ///   - width: the width that the layout was made for, infinite for none.
        ///   - height: likewise.
        init(_ layout: TextLayout, width: CGFloat, height: CGFloat, constraints: TextConstraints) {
            self.layout = layout
            self.constraints = constraints
            let width = width.isNaN ? .infinity : width
            let height = height.isNaN ? .infinity : height
            if layout.isTruncated || layout.scale != 1 {
                widths = width...width
                heights = height...height
            } else {
                // Lines are filled greedily: what is narrower than `width` but not than the longest line breaks the same.
                let longest = layout.lines.reduce(0) { max($0, $1.width) }
                widths = min(longest, width)...width
                heights = min(layout.size.height, height)...(.infinity)
            }
        }

        @inline(__always)
        func answers(_ width: CGFloat, _ height: CGFloat, _ constraints: TextConstraints) -> Bool {
            width >= widths.lowerBound && width <= widths.upperBound && height >= heights.lowerBound
                && height <= heights.upperBound && self.constraints == constraints
        }

        /// Whether all that the other entry answers is answered by this one.
        func covers(_ other: Entry) -> Bool {
            widths.contains(other.widths.lowerBound) && widths.contains(other.widths.upperBound)
                && heights.contains(other.heights.lowerBound) && heights.contains(other.heights.upperBound)
                && constraints == other.constraints
        }
    }

    private static let capacity = 12
    private var entries: ContiguousArray<Entry> = []
    private var oldest = 0

    func layout(width: CGFloat, height: CGFloat, constraints: TextConstraints) -> TextLayout? {
        entries.withUnsafeBufferPointer { entries in
            for index in entries.indices where entries[index].answers(width, height, constraints) {
                return entries[index].layout
            }
            return nil
        }
    }

    /// Keeps a layout; where another thread was first with all that it answers, the first one is the answer to both.
    mutating func insert(_ entry: Entry) -> TextLayout {
        if let first = entries.first(where: { $0.covers(entry) }) { return first.layout }
        if let narrower = entries.firstIndex(where: entry.covers) {
            entries[narrower] = entry
        } else if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
        return entry.layout
    }
}
