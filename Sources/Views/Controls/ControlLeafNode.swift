import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A native control of the browser as a leaf: a switch, a slider, a text field.
class ControlLeafNode: LeafNode {
    var elementName: StaticString { "Control" }
    /// The current state of the control for the page.
    var kind: DisplayControl.Kind { preconditionFailure("\(typeName) has no control.") }
    var events: EventTypes { [] }
    /// The accessibility label, from the label beside the control.
    var label: String?

    override func environmentDidChange() { setNeedsDisplay() }

    /// Evaluates the value that the control shows. Another value than the old one is displayed.
    final func evaluated<Value: Equatable>(_ old: Value, _ read: () -> Value) -> Value {
        needsEvaluation = false
        let new = track(read)
        if new != old { setNeedsDisplay() }
        return new
    }

    /// The tint, if the author set one.
    final var tint: DisplayColor? {
        let context = environment.shapeStyleContext
        let tint = context.tintIsAccent && !takesAccent ? nil : context.tint
        guard case .color(let color)? = tint ?? commonTint?.resolved(in: context) else { return nil }
        return color
    }

    /// Whether `accentColor(_:)` sets the tint of the control, too.
    var takesAccent: Bool { true }

    /// The tint that the app sets for all controls of the kind.
    var commonTint: Color? { nil }

    /// The settings of the app.
    final var interface: InterfaceAppearance { graph.values.feature(InterfaceAppearance.self) }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let isEnabled = environment.isEnabled
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: elementName, frame: frame,
            content: .control(
                DisplayControl(
                    kind: kind, isDisabled: !isEnabled, tint: tint, shortcut: environment.keyboardShortcut?.words,
                    direction: environment.layoutDirection)),
            semantics: label.map { Semantics(label: $0) }, events: isEnabled ? events : [], animation: animation)
    }

    override final func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard environment.isEnabled else { throw .notTaken(node: event.node, type: event.type) }
        try take(event)
        // The page shows what it reports. If the app did not take that, the page gets the current value.
        if event.type == .change { setNeedsDisplay() }
    }

    /// Handles an event of an enabled control.
    func take(_ event: DisplayEvent) throws(EventRefusal) {
        throw .notTaken(node: event.node, type: event.type)
    }
}
