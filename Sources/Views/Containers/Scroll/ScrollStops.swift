import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The marks in a scroll view's content at which scrolling stops.
@MainActor
struct ScrollStops {
    /// A rectangle in the element's content. Scrolling stops where the visible part starts with it.
    struct Mark {
        let rect: CGRect
        /// The axis along which it ends scrolling; nil for each of the area's.
        var axis: Axis?
        /// Whether even fast scrolling stops there.
        let isAlways: Bool
    }

    private var numbers: ContiguousArray<Int> = []
    private var last: ContiguousArray<DisplayNode> = []

    mutating func renumber(_ number: (Int) -> Int) {
        for index in numbers.indices { numbers[index] = number(numbers[index]) }
        last = []
    }

    /// The marks as display nodes, and the axes along which they end scrolling. Unchanged marks are the same objects as before.
    mutating func nodes(
        of scroll: ScrollNode, graph: ViewGraph
    ) -> (nodes: ContiguousArray<DisplayNode>, axes: Axis.Set) {
        let marks = scroll.stopMarks()
        let areBoth = scroll.axes == [.horizontal, .vertical]
        while numbers.count < marks.count { numbers.append(graph.takeDisplayNumber()) }
        var nodes: ContiguousArray<DisplayNode> = []
        var axes: Axis.Set = []
        nodes.reserveCapacity(marks.count)
        for (index, mark) in marks.enumerated() {
            axes.formUnion(mark.axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? scroll.axes)
            let frame = PixelGrid.round(mark.rect)
            let part = DisplayPart.stop(along: areBoth ? mark.axis : nil, always: mark.isAlways)
            if index < last.count, last[index].frame == frame, case .part(part) = last[index].content {
                nodes.append(last[index])
            } else {
                nodes.append(
                    DisplayNode(id: numbers[index], type: "ScrollStop", frame: frame, content: .part(part)))
            }
        }
        last = nodes
        return (nodes, axes)
    }
}
