import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The marks in a scroll view's content at which scrolling stops.
@MainActor
struct ScrollStops {
    private var numbers: ContiguousArray<Int> = []
    private var last: ContiguousArray<DisplayNode> = []

    mutating func renumber(_ number: (Int) -> Int) {
        for index in numbers.indices { numbers[index] = number(numbers[index]) }
        last = []
    }

    /// The marks as display nodes. Unchanged marks are the same objects as before.
    mutating func nodes(of scroll: ScrollNode, graph: ViewGraph) -> ContiguousArray<DisplayNode> {
        let rects = scroll.stopRects()
        while numbers.count < rects.count { numbers.append(graph.takeDisplayNumber()) }
        var nodes: ContiguousArray<DisplayNode> = []
        nodes.reserveCapacity(rects.count)
        for (index, stop) in rects.enumerated() {
            let frame = PixelGrid.round(stop.rect)
            if index < last.count, last[index].frame == frame,
                case .part(.stop(stop.always)) = last[index].content
            {
                nodes.append(last[index])
            } else {
                nodes.append(
                    DisplayNode(
                        id: numbers[index], type: "ScrollStop", frame: frame,
                        content: .part(.stop(always: stop.always))))
            }
        }
        last = nodes
        return nodes
    }
}
