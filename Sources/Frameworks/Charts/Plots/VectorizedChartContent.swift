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
}

/// The marks of a collection.
public struct _DataPlot<Data: RandomAccessCollection> {
    let data: Data
    let kind: MarkKind
    let values: (Data.Element) -> MarkValues
    let details: MarkDetails?
    var changes: [_VectorChange<Data.Element>] = []

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
    private nonisolated func traits(_ change: @escaping (DataElement, inout MarkTraits, MarkCollector) -> Void) -> Self
    {
        _changing(
            _VectorChange { element, mark, collector in
                var traits = mark.traits
                change(element, &traits, collector)
                mark.details = MarkDetails(traits)
            })
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
    public nonisolated func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement>
    {
        traits { element, traits, _ in traits.opacity = element[keyPath: keyPath] }
    }

    /// Rounds the corners of each mark, by a radius in points.
    public nonisolated func cornerRadius(
        _ keyPath: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        traits { element, traits, _ in
            traits.cornerRadii = RectangleCornerRadii(all: element[keyPath: keyPath])
            traits.cornerStyle = style
        }
    }

    /// Names each mark for assistive technology.
    public nonisolated func accessibilityLabel(_ keyPath: KeyPath<DataElement, String>) -> some VectorizedChartContent<
        DataElement
    > {
        traits { element, traits, _ in traits.accessibility.label = Text(verbatim: element[keyPath: keyPath]) }
    }

    private nonisolated static func number(_ channel: Channel, in dimension: inout Dimension) -> Double {
        dimension.note(channel)
        return dimension.number(of: channel.value)
    }
}
