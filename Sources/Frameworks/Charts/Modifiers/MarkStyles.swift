public import EspalierViews
public import Foundation

extension ChartContent {
    /// Draws the marks in a style. An inner style wins.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        traits { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    /// Draws the marks in the color of a value. Values of categories get colors of their own and an entry in the legend; numbers and
    /// dates get a color of a gradient. Bars and areas of different values are stacked, and lines are separate.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        let channel = value.channel
        return ModifiedMarks(content: self) { mark, collector in
            guard mark.color.isNaN else { return }
            collector.color.note(channel)
            mark.color = collector.color.number(of: channel.value)
        }
    }

    /// Sets the opacity of the marks, from 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
        traits { $0.opacity = ($0.opacity ?? 1) * opacity }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    ///
    /// - Parameter radius: In points; at most half of the shorter side counts.
    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        traits {
            guard $0.cornerRadii == nil else { return }
            $0.cornerRadii = RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
            $0.cornerStyle = style
        }
    }

    /// Sets the width, caps, joins and dashes of lines and rules.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        traits { if $0.line == nil { $0.line = style } }
    }

    /// Draws lines with the dashes of a value, which get an entry in the legend. Lines of different values are separate.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        traits(by: value, in: \.line) { if $0.lineKey.isNaN { $0.lineKey = $1 } }
    }

    /// Sets the form of lines and areas between their points.
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        traits { if $0.interpolation == nil { $0.interpolation = method } }
    }

    /// Lets gradients span the plot instead of each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        traits { $0.alignsStyles = aligns }
    }

    /// Moves the marks in front of those with a smaller value. The marks of others are drawn in their order.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent {
        traits { $0.zIndex += value }
    }
}
