import EspalierLayoutEngine
public import EspalierViews
import Foundation

/// The description of a chart for assistive technology.
public class AXChartDescriptor {
    /// The title of the chart.
    public var title: String?
    /// A sentence that describes the chart.
    public var summary: String?
    /// The horizontal axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The vertical axis.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Further dimensions.
    public var additionalAxes: [any AXDataAxisDescriptor]?
    /// The data.
    public var series: [AXDataSeriesDescriptor]

    /// A description of a chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// The description of an axis for assistive technology.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The title of the axis.
    var title: String { get set }
}

/// The description of an axis of numbers.
public class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The scale of the axis.
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    public var title: String
    /// The scale of the axis.
    public var scaleType: ScaleType = .linear
    /// The ends of the axis.
    public var range: ClosedRange<Double>
    /// The values of grid lines.
    public var gridlinePositions: [Double]
    /// The text of a value.
    public var valueDescriptionProvider: (Double) -> String

    /// A description of an axis of numbers.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// The description of an axis of categories.
public class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public var title: String
    /// The categories in their order.
    public var categoryOrder: [String]

    /// A description of an axis of categories.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// The description of a series of data.
public class AXDataSeriesDescriptor {
    /// The name of the series.
    public var name: String?
    /// Whether the points are connected.
    public var isContinuous: Bool
    /// The points.
    public var dataPoints: [AXDataPoint]

    /// A description of a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// The value of a point along an axis.
public struct AXDataPointValue: Hashable, Sendable {
    let number: Double
    let category: String?

    /// A number.
    public static func number(_ value: Double) -> AXDataPointValue { AXDataPointValue(number: value, category: nil) }
    /// A category.
    public static func category(_ value: String) -> AXDataPointValue { AXDataPointValue(number: 0, category: value) }
}

/// A point of a series.
public class AXDataPoint {
    /// The horizontal value.
    public var xValue: AXDataPointValue
    /// The vertical value; nil for none.
    public var yValue: AXDataPointValue?
    /// The name of the point.
    public var label: String?
    /// Values of further dimensions.
    public var additionalValues: [AXDataPointValue]

    /// A point with a number as its horizontal value.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// A point with a category as its horizontal value.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// A type that describes a chart for assistive technology.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Makes the description.
    func makeChartDescriptor() -> AXChartDescriptor

    /// Updates a description.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Leaves the description as it is.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes a chart, or a drawing that shows data, for assistive technology: a table of the data, with the title and the summary.
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        accessibilityChildren { DescriptorTable(representable: representable) }
    }
}

/// The table of a description.
private nonisolated struct DescriptorTable<R: AXChartDescriptorRepresentable>: View {
    let representable: R

    @MainActor var body: some View {
        let descriptor = representable.makeChartDescriptor()
        let caption = [descriptor.title, descriptor.summary].compactMap { $0 }.filter { !$0.isEmpty }
        Spacer().dataTable(
            DataTable(
                caption: Text(verbatim: caption.joined(separator: ". ")),
                columns: [descriptor.xAxis.title, descriptor.yAxis?.title].map { $0.map { Text(verbatim: $0) } },
                rows: rows(descriptor)))
    }

    private func rows(_ descriptor: AXChartDescriptor) -> [[Text?]] {
        let points = descriptor.series.flatMap { series in
            series.dataPoints.map { point in
                [
                    [series.name, point.label ?? text(point.xValue, descriptor.xAxis)].compactMap { $0 }
                        .filter { !$0.isEmpty }.joined(separator: ", "),
                    point.yValue.map { text($0, descriptor.yAxis) } ?? "",
                ]
            }
        }
        return points.prefix(ChartDescription.limit).map { $0.map { Text(verbatim: $0) } }
    }

    private func text(_ value: AXDataPointValue, _ axis: (any AXDataAxisDescriptor)?) -> String {
        if let category = value.category { return category }
        return (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number)
            ?? value.number.formatted()
    }
}
