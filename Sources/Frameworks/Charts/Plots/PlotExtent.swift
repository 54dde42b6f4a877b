import Foundation

/// Where the mark of each element of a collection lies along an axis.
struct PlotExtent<Element> {
    let of: (Element) -> MarkValues.Extent

    static func value<V: Plottable>(_ value: PlottableProjection<Element, V>) -> Self {
        Self { .value(value.channel($0)) }
    }

    static func range<V: Plottable>(
        _ start: PlottableProjection<Element, V>, _ end: PlottableProjection<Element, V>
    ) -> Self {
        Self { .range(start.channel($0), end.channel($0)) }
    }

    /// Positions in points in the plot; nil for its ends.
    static func points(_ start: CGFloat?, _ end: CGFloat?) -> Self { Self { _ in .points(start, end) } }

    static func points(_ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>) -> Self {
        Self { .points($0[keyPath: start], $0[keyPath: end]) }
    }

    /// A position in points in the plot; nil for its middle.
    static func point(_ position: CGFloat?) -> Self { .points(position, position) }

    static func point(_ position: KeyPath<Element, CGFloat>) -> Self { .points(position, position) }
}
