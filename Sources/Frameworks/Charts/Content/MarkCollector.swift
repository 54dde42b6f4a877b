import EspalierViews
import Foundation

/// The marks of a chart in their order, and their values along each dimension.
final class MarkCollector {
    private(set) var marks: ContiguousArray<Mark> = []
    private(set) var functions: [FunctionPlot] = []
    var x = Dimension()
    var y = Dimension()
    var angle = Dimension()
    var series = Dimension()
    var color = Dimension()
    var symbol = Dimension()
    var line = Dimension()
    var symbolSize = Dimension()
    var position = Dimension()

    /// Makes room for further marks.
    func reserve(_ count: Int) {
        if count > 16 { marks.reserveCapacity(marks.count + count) }
    }

    func append(_ mark: Mark) {
        marks.append(mark)
    }

    func append(_ function: FunctionPlot) {
        functions.append(function)
    }

    /// The values of a channel along the horizontal axis.
    func xExtent(_ channel: Channel) -> MarkExtent { Self.extent(channel, in: &x) }
    func xExtent(_ start: Channel, _ end: Channel) -> MarkExtent { Self.extent(start, end, in: &x) }
    func yExtent(_ channel: Channel) -> MarkExtent { Self.extent(channel, in: &y) }
    func yExtent(_ start: Channel, _ end: Channel) -> MarkExtent { Self.extent(start, end, in: &y) }

    private static func extent(_ channel: Channel, in dimension: inout Dimension) -> MarkExtent {
        dimension.note(channel)
        var extent = MarkExtent()
        extent.lower = dimension.number(of: channel.value)
        extent.form = .value
        if let end = channel.end {
            extent.form = .bin
            extent.upper = dimension.number(of: end)
        }
        return extent
    }

    private static func extent(_ start: Channel, _ end: Channel, in dimension: inout Dimension) -> MarkExtent {
        dimension.note(start)
        var extent = MarkExtent()
        extent.form = .range
        extent.lower = dimension.number(of: start.value)
        extent.upper = dimension.number(of: end.end ?? end.value)
        return extent
    }

    // MARK: Modifiers

    /// Changes the mark that was added last.
    func changeLast(_ change: (inout Mark) -> Void) {
        if !marks.isEmpty { change(&marks[marks.count - 1]) }
    }

    /// Collects content, and changes each of its marks.
    @MainActor
    func collect<Content: ChartContent>(_ content: Content, changing change: (inout Mark) -> Void) {
        let first = marks.count
        let firstFunction = functions.count
        Content._collect(content, into: _ChartMarks(collector: self))
        for index in first..<marks.count { change(&marks[index]) }
        for index in firstFunction..<functions.count { change(&functions[index].mark) }
    }

    /// Removes and returns the marks of content.
    @MainActor
    func take<Content: ChartContent>(_ content: Content) -> [Mark] {
        let first = marks.count
        Content._collect(content, into: _ChartMarks(collector: self))
        defer { marks.removeLast(marks.count - first) }
        return Array(marks[first...])
    }

    /// Collects content, and changes the attributes of each of its marks. Neighbors that shared their attributes share the new ones.
    @MainActor
    func collect<Content: ChartContent>(_ content: Content, changingTraits change: (inout MarkTraits) -> Void) {
        var previous: (old: MarkDetails?, new: MarkDetails)?
        collect(content) { mark in
            if let previous, previous.old === mark.details {
                mark.details = previous.new
                return
            }
            var traits = mark.traits
            change(&traits)
            let new = MarkDetails(traits)
            previous = (mark.details, new)
            mark.details = new
        }
    }
}
