import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The browser's field for a part of a date.
nonisolated struct DateInput: NodeView {
    typealias Body = Never

    let configuration: DatePickerStyleConfiguration
    let isTime: Bool
    let calendar: Calendar
    let name: Text?

    @MainActor func makeNode(in context: NodeContext) -> DateInputNode { DateInputNode(self, in: context) }
    @MainActor func update(_ node: DateInputNode) { node.update(to: self) }
}

final class DateInputNode: ControlLeafNode {
    private var view: DateInput
    private var date = Date.distantPast

    init(_ view: DateInput, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: DateInput) {
        view = newView
        setNeedsDisplay()
        evaluate()
    }

    override func evaluate() {
        date = evaluated(date) { view.configuration.selection }
    }

    override var elementName: StaticString { "DatePicker" }
    override var events: EventTypes { .change }

    override var kind: DisplayControl.Kind {
        if view.isTime { return .date(.init(isTime: true, value: DateText.time(date, in: view.calendar))) }
        return .date(
            .init(
                isTime: false, value: DateText.day(date, in: view.calendar),
                minimum: view.configuration.minimumDate.map { DateText.day($0, in: view.calendar) },
                maximum: view.configuration.maximumDate.map { DateText.day($0, in: view.calendar) }))
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { FillRule.measuredSize(for: proposal) }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let name = view.name?.resolve(in: environment.textEnvironment(graph)).plainText ?? ""
        label = name.isEmpty ? (view.isTime ? "Time" : "Date") : view.isTime ? name + ", time" : name
        return super.makeDisplay(at: frame, animation: animation)
    }

    /// Refuses a day or time that is not in HTML's format. A date outside of the range counts as the nearest one
    /// inside.
    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        let expected = view.isTime ? "a time as 14:05" : "a day as 2026-11-21"
        guard case .text(let text) = event.value,
            let new = view.isTime
                ? DateText.date(date, atTime: text, in: view.calendar)
                : DateText.date(date, onDay: text, in: view.calendar)
        else { throw .wrongValue(node: event.node, type: event.type, expected: expected) }
        view.configuration.selection = view.configuration.held(new)
        if view.configuration.held(new) != new { setNeedsDisplay() }
    }
}
