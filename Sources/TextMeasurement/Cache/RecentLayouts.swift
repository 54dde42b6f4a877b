import EspalierLayoutEngine
import Foundation

/// The recent layouts of a text, each with the range of widths and heights that it satisfies. Pages propose many sizes
/// to one text, and most of them break its lines in the same places.
struct RecentLayouts: ~Copyable {
    /// A layout and the proposals that it satisfies.
    struct Entry {
        let layout: TextLayout
        let widths: ClosedRange<CGFloat>
        let heights: ClosedRange<CGFloat>
        let constraints: TextConstraints

        /// - Parameters:
        ///   - width: the proposed width of the layout; infinite without a limit.
        ///   - height: the proposed height of the layout; infinite without a limit.
        init(_ layout: TextLayout, width: CGFloat, height: CGFloat, constraints: TextConstraints) {
            self.layout = layout
            self.constraints = constraints
            let width = width.isNaN ? .infinity : width
            let height = height.isNaN ? .infinity : height
            if layout.isTruncated || layout.scale != 1 {
                widths = width...width
                heights = height...height
            } else {
                // Lines are filled greedily, so any width between the longest line and `width` gives the same breaks.
                let longest = layout.lines.reduce(0) { max($0, $1.width) }
                widths = min(longest, width)...width
                heights = min(layout.size.height, height)...(.infinity)
            }
        }

        /// Whether the layout satisfies a proposal.
        @inline(__always)
        func fits(_ width: CGFloat, _ height: CGFloat, _ constraints: TextConstraints) -> Bool {
            width >= widths.lowerBound && width <= widths.upperBound && height >= heights.lowerBound
                && height <= heights.upperBound && self.constraints == constraints
        }

        /// Whether this layout satisfies all proposals that the other one satisfies.
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

    /// Stores and returns a layout. Returns an existing layout if another thread inserted one that covers it.
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
