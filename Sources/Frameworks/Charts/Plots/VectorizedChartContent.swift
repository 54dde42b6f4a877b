public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// The marks of a collection, which one plot describes together.
public nonisolated protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The elements of the collection.
    associatedtype DataElement

    /// The plot with a further change of the mark of each element.
    func _changing(_ change: _VectorChange<DataElement>) -> Self
}

/// A change of the mark of an element.
public struct _VectorChange<Element> {
    let apply: (Element, inout Mark, MarkCollector) -> Void

    /// A change of the attributes.
    static func traits(_ change: @escaping (Element, inout MarkTraits, MarkCollector) -> Void) -> Self {
        Self { element, mark, collector in
            var traits = mark.traits
            change(element, &traits, collector)
            mark.details = MarkDetails(traits)
        }
    }
}

/// The marks of a collection.
public struct _DataPlot<Data: RandomAccessCollection> {
    let data: Data
    private let kind: MarkKind
    private let values: (Data.Element) -> MarkValues
    private let details: MarkDetails?
    var changes: [_VectorChange<Data.Element>] = []

    init(
        _ data: Data, _ kind: MarkKind, x: PlotExtent<Data.Element>, y: PlotExtent<Data.Element>,
        series: ((Data.Element) -> Channel)? = nil, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.data = data
        self.kind = kind
        values = { MarkValues(x: x.of($0), y: y.of($0), series: series?($0)) }
        details = .sizes(
            width: width.constant ?? .automatic, height: height.constant ?? .automatic, stacking: stacking)
        if width.constant == nil || height.constant == nil {
            changes = [
                .traits { element, traits, _ in
                    traits.width = width.of(element)
                    traits.height = height.of(element)
                }
            ]
        }
    }

    func collect(into marks: _ChartMarks) {
        let collector = marks.collector
        collector.reserve(data.count)
        for element in data {
            values(element).collect(kind, details: details, into: marks)
            for change in changes {
                collector.changeLast { change.apply(element, &$0, collector) }
            }
        }
    }

    func changing(_ change: _VectorChange<Data.Element>) -> Self {
        var plot = self
        plot.changes.append(change)
        return plot
    }
}

extension VectorizedChartContent {
    nonisolated func traits(_ change: @escaping (DataElement, inout MarkTraits, MarkCollector) -> Void) -> Self {
        _changing(.traits(change))
    }

    /// Draws each mark in the color of a property.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    {
        _changing(
            _VectorChange { element, mark, collector in
                let channel = value.channel(element)
                collector.color.note(channel)
                mark.color = collector.color.number(of: channel.value)
            })
    }

    /// Draws each mark in the style that its element has as a property.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>)
        -> some VectorizedChartContent<DataElement>
    {
        traits { element, traits, _ in traits.style = AnyShapeStyle(element[keyPath: keyPath]) }
    }

    /// Draws each point with the symbol of a property.
    public nonisolated func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    {
        traits { element, traits, collector in
            traits.symbolKey = Self.number(value.channel(element), in: &collector.symbol)
        }
    }

    /// Draws each point with a symbol whose area grows with a property.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    {
        traits { element, traits, collector in
            traits.symbolSizeKey = Self.number(value.channel(element), in: &collector.symbolSize)
        }
    }

    /// Sets the area of each symbol in square points.
    public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
        DataElement
    > {
        traits { element, traits, _ in traits.symbolSize = element[keyPath: keyPath] }
    }

    /// Sets the size of each symbol, in points.
    public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<
        DataElement
    > {
        traits { element, traits, _ in
            let size = element[keyPath: keyPath]
            traits.symbolSize = size.width * size.height
        }
    }

    /// Draws each line in the style that its element has as a property.
    public nonisolated func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<
        DataElement
    > {
        traits { element, traits, _ in traits.line = element[keyPath: keyPath] }
    }

    /// Draws each line with the dashes of a property.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    {
        traits { element, traits, collector in
            traits.lineKey = Self.number(value.channel(element), in: &collector.line)
        }
    }

    /// Places marks of different values beside each other instead of on each other.
    public nonisolated func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, collector in
            let key = Self.number(value.channel(element), in: &collector.position)
            traits.position = MarkPosition(key: key, axis: axis, span: span)
        }
    }

    /// Sets the opacity of each mark, from 0 to 1.
    public nonisolated func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
        DataElement
    > {
        traits { element, traits, _ in traits.opacity = Double(element[keyPath: keyPath]) }
    }

    private nonisolated static func number(_ channel: Channel, in dimension: inout Dimension) -> Double {
        dimension.note(channel)
        return dimension.number(of: channel.value)
    }
}
