public import EspalierViews
import Foundation

/// A view of data: marks in a plot with axes and a legend. It fills the proposed space.
public nonisolated struct Chart<Content: ChartContent>: View {
    let content: Content

    /// A chart with the marks of a closure.
    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// A chart with the marks of each element of a collection, identified by the element's `id`.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart with the marks of each element of a collection, identified by a property of the element.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    @MainActor public var body: some View { ChartReader(content: content) }
}

/// Reads the marks of a chart, in the environment of the chart.
private struct ChartReader<Content: ChartContent>: View {
    let content: Content

    @Environment(\.chartSettings) private var settings

    var body: some View {
        let collector = MarkCollector()
        Content._collect(content, into: _ChartMarks(collector: collector))
        return ChartView(model: ChartModel(collector, settings), settings: settings)
    }
}
