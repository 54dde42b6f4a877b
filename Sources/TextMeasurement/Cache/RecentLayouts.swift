import EspalierLayoutEngine
import Foundation

/// The last layouts of a text, each with the widths and heights that it fits. Pages of many sessions propose many sizes to one
/// text, most of which break its lines in the same places.
struct RecentLayouts: ~Copyable {
    /// A layout and the proposals that it fits.
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
                // Lines are filled greedily: a width between the longest line's and `width` breaks the same.
                let longest = layout.lines.reduce(0) { max($0, $1.width) }
                widths = min(longest, width)...width
                heights = min(layout.size.height, height)...(.infinity)
            }
        }

        /// Whether the layout fits a proposal.
        @inline(__always)
        func fits(_ width: CGFloat, _ height: CGFloat, _ constraints: TextConstraints) -> Bool {
            width >= widths.lowerBound && width <= widths.upperBound && height >= heights.lowerBound
                && height <= heights.upperBound && self.constraints == constraints
        }

        /// Whether this layout fits all proposals that the other one fits.
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
            for index in entries.indices where entries[index].fits(width, height, constraints) {
                return entries[index].layout
            }
            return nil
        }
    }

    /// Keeps and returns a layout. If another thread was first with one that covers it, returns that.
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
