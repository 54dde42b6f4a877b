package import Foundation

/// The entries of a legend in rows, as words of a text.
package struct ChartLegendLayout: Sendable, Hashable {
    /// The entries' frames, from the leading end.
    package let frames: [CGRect]
    package let size: CGSize

    /// Entries in rows of a width. An entry that is wider than that has a row of its own, and is as wide as the row.
    ///
    /// - Parameters:
    ///   - spacing: The distance of entries of a row.
    ///   - rowSpacing: The distance of rows.
    package init(_ sizes: [CGSize], width: CGFloat, spacing: CGFloat = 12, rowSpacing: CGFloat = 4) {
        var frames: [CGRect] = []
        var rowStart = 0
        var (x, y, height, greatest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        func center() {
            for index in rowStart..<frames.count { frames[index].origin.y += (height - frames[index].height) / 2 }
        }
        for size in sizes {
            let entry = CGSize(width: min(size.width, max(width, 0)), height: size.height)
            if frames.count > rowStart, x + entry.width > width {
                center()
                y += height + rowSpacing
                (x, height, rowStart) = (0, 0, frames.count)
            }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: entry))
            greatest = max(greatest, x + entry.width)
            x += entry.width + spacing
            height = max(height, entry.height)
        }
        center()
        self.frames = frames
        size = CGSize(width: greatest, height: y + height)
    }
}
