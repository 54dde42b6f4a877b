import EspalierViews
import Foundation

extension PlotBuilder {
    /// The colors of a line whose points have several, as a gradient across the plot; nil for a line of one color, and for one that goes back
    /// in x.
    ///
    /// Between points with colors of numbers or dates, the color changes gradually. A piece after a point of a category has the color of that
    /// category.
    func styleAlong(_ indices: [Int], _ points: [CGPoint]) -> AnyShapeStyle? {
        guard let first = indices.first, size.width > 0, model.marks[first].details?.traits.style == nil else {
            return nil
        }
        let color = model.marks[first].color
        guard !color.isNaN, indices.contains(where: { model.marks[$0].color != color }) else { return nil }
        var stops: [Gradient.Stop] = []
        var last: (group: Int, location: CGFloat, color: Color)?
        for (index, point) in zip(indices, points) where point.x.isFinite {
            let mark = model.marks[index]
            guard !mark.color.isNaN, let color = styles.style(ofColor: mark.color).style as? Color else { return nil }
            let location = min(max(point.x / size.width, 0), 1)
            let group = styles.group(ofColor: mark.color)
            if let last {
                guard location >= last.location else { return nil }
                if last.group == group {
                    // Only the ends of a piece of one color count.
                    if stops.count > 1, stops[stops.count - 2].color == color { stops.removeLast() }
                } else if model.collector.color.kind == .category {
                    stops.append(Gradient.Stop(color: last.color, location: location))
                }
            }
            stops.append(Gradient.Stop(color: color, location: location))
            last = (group, location, color)
        }
        if model.collector.color.kind != .category, stops.count > Self.stopLimit, let last = stops.last {
            let step = stops.count / Self.stopLimit + 1
            stops = stride(from: 0, to: stops.count, by: step).map { stops[$0] } + [last]
        }
        return AnyShapeStyle(
            LinearGradient(
                stops: stops, startPoint: isMirrored ? .trailing : .leading,
                endPoint: isMirrored ? .leading : .trailing))
    }

    /// More stops than this are not seen, and make a page long.
    private static let stopLimit = 128
}
