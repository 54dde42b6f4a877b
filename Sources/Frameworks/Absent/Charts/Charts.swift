public import EspalierViews
import EspalierUnavailable

/// A chart, which Espalier does not have.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public struct Chart: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// A chart of marks.
    public init<C>(@ChartContentBuilder content: () -> C) {}

    /// A chart with marks for each element.
    public init<Data: RandomAccessCollection, C>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Data.Element: Identifiable {}

    /// A chart with marks for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, C>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) {}
}

/// Builds the content of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
@resultBuilder
public struct ChartContentBuilder {
    /// The content of a chart.
    public static func buildBlock(_ content: Any...) -> Any { unavailable() }
}

/// A value with a label.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public struct PlottableValue<Value> {
    /// A value with a label.
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        unavailable()
    }
}

/// A mark of a chart, of any form.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public struct ChartMark {
    /// A mark at values.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// A mark between values.
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
    /// A mark between values.
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// A mark at a value.
    public init<Y>(y: PlottableValue<Y>) {}
    /// A mark at a value.
    public init<X>(x: PlottableValue<X>) {}
}

/// A bar of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public typealias BarMark = ChartMark

/// A point of a line of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public typealias LineMark = ChartMark

/// A point of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public typealias PointMark = ChartMark

/// A point of an area of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public typealias AreaMark = ChartMark

/// A line across the chart of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public typealias RuleMark = ChartMark

/// A rectangle of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public typealias RectangleMark = ChartMark

/// A sector of a chart.
@available(
    *, unavailable,
    message: "Charts are not part of Espalier. Draw with Path, Canvas or Shape, as the gallery's page of drawings does."
)
public struct SectorMark {
    /// A sector of an angle.
    public init<Angle>(
        angle: PlottableValue<Angle>, innerRadius: Any? = nil, outerRadius: Any? = nil, angularInset: Double? = nil
    ) {}
}
