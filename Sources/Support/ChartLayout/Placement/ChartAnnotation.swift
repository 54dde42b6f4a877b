package import EspalierLayoutEngine
package import Foundation

/// The place of an annotation beside its mark.
package struct ChartAnnotation: Sendable, Hashable {
    /// The positions of `AnnotationPosition`. Leading is left: whoever draws from right to left exchanges them.
    package enum Position: UInt8, Sendable, Hashable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    /// The answers to an annotation that is larger than its room, along one axis: the strategies of `AnnotationOverflowResolution`.
    package enum Overflow: Sendable, Hashable {
        /// As `fit(to: .chart)`.
        case automatic
        /// The annotation moves inside.
        case fit(to: Boundary)
        /// The annotation keeps its place, and the scale gets a padding.
        case padScale
        /// The annotation keeps its place.
        case disabled
    }

    package enum Boundary: UInt8, Sendable, Hashable { case automatic, chart, plot }

    package var position: Position
    /// The place of the annotation along the mark's side.
    package var alignment: UnitPoint
    /// The distance from the mark, in points.
    package var spacing: CGFloat
    package var overflowX, overflowY: Overflow

    package init(
        position: Position = .automatic, alignment: UnitPoint = .center, spacing: CGFloat = 4,
        overflowX: Overflow = .automatic, overflowY: Overflow = .automatic
    ) {
        self.position = position
        self.alignment = alignment
        self.spacing = spacing
        self.overflowX = overflowX
        self.overflowY = overflowY
    }

    /// The frame of an annotation of a size.
    ///
    /// - Parameters:
    ///   - mark: The mark's frame; without extent for a point.
    ///   - plot, chart: The areas in which the annotation may have to fit. An annotation that is larger starts with them.
    package func frame(_ size: CGSize, mark: CGRect, plot: CGRect, chart: CGRect) -> CGRect {
        CGRect(
            x: Self.resolve(
                place(.horizontal, size.width, mark.minX, mark.maxX), size.width, overflowX, (plot.minX, plot.maxX),
                (chart.minX, chart.maxX)),
            y: Self.resolve(
                place(.vertical, size.height, mark.minY, mark.maxY), size.height, overflowY, (plot.minY, plot.maxY),
                (chart.minY, chart.maxY)),
            width: size.width, height: size.height)
    }

    /// The paddings of the plot's scales that make room for an annotation: by how much it extends beyond the plot, along axes with
    /// `padScale`.
    package func padding(_ frame: CGRect, plot: CGRect) -> EdgeInsets {
        let (x, y) = (overflowX == .padScale, overflowY == .padScale)
        return EdgeInsets(
            top: y ? max(plot.minY - frame.minY, 0) : 0, leading: x ? max(plot.minX - frame.minX, 0) : 0,
            bottom: y ? max(frame.maxY - plot.maxY, 0) : 0, trailing: x ? max(frame.maxX - plot.maxX, 0) : 0)
    }

    /// The start of the annotation along an axis.
    private func place(_ axis: Axis, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        let before = lower - spacing - length
        let after = upper + spacing
        let share = axis == .horizontal ? alignment.x : alignment.y
        let along = lower + (upper - lower - length) * share
        switch (position, axis) {
        case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): return before
        case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): return after
        case (.automatic, .vertical), (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical):
            return before
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): return after
        default: return along
        }
    }

    private static func resolve(
        _ start: CGFloat, _ length: CGFloat, _ overflow: Overflow, _ plot: (CGFloat, CGFloat),
        _ chart: (CGFloat, CGFloat)
    ) -> CGFloat {
        let bounds: (lower: CGFloat, upper: CGFloat)
        switch overflow {
        case .padScale, .disabled: return start
        case .fit(to: .plot): bounds = plot
        case .automatic, .fit: bounds = chart
        }
        return max(min(start, bounds.upper - length), bounds.lower)
    }
}
