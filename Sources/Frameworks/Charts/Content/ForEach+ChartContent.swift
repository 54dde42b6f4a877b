public import EspalierViews
import Foundation

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never

    @MainActor public static func _collect(_ list: Self, into marks: _ChartMarks) {
        let content = list.content
        marks.collector.reserve(list.data.count)
        // The iterator of a range of numbers costs as much as a mark unless the compiler knows its type.
        if let numbers = list.data as? Range<Int>, let content = content as? (Int) -> Content {
            for number in numbers { Content._collect(content(number), into: marks) }
        } else {
            for element in list.data { Content._collect(content(element), into: marks) }
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// The marks of each number of a constant range.
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, isConstant: true, identify: { $0 }, content: content)
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// The marks of each element of a collection, identified by the element's `id`.
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    /// The marks of each element of a collection, identified by a property of the element.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, isConstant: false, identify: { $0[keyPath: id] }, content: content)
    }
}
