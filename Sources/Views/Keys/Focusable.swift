import EspalierDisplayTree
import Foundation

/// The ways in which a view with the focus is used.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// The ways, one bit each.
    public let rawValue: Int

    /// Ways by their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The view acts when it is pressed, like a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view is changed by keys, like a field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The system's choice.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Sets whether the view can have the keyboard's focus, which `onKeyPress` and commands need. A view that contains
    /// controls leaves the focus to them.
    public nonisolated __consuming func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether the view can have the keyboard's focus. Browsers let all such views be activated and edited.
    public nonisolated __consuming func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
        -> some View
    {
        modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
    }

    /// Makes the views inside a section of the focus: Tab visits all of them before those outside.
    ///
    /// In browsers this holds for the views of each container, because Tab follows the order of the code.
    public nonisolated __consuming func focusSection() -> some View { self }

    /// Sets the value of a focus state when the view appears, if nothing has the focus yet.
    public nonisolated __consuming func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value } }
    }
}

/// The importance of a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    enum Kind { case automatic, userInitiated }
    let kind: Kind

    /// The default focus of a view that appears.
    public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
    /// The system's default. Browsers move the focus by the user's input only, so the priority makes no difference.
    public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

private nonisolated struct FocusableModifier: NodeModifier, ViewlessModifier {
    let isFocusable: Bool

    @MainActor func makeNode(in context: NodeContext) -> FocusableNode { FocusableNode(isFocusable, in: context) }
    @MainActor func update(_ node: FocusableNode) { node.update(to: isFocusable) }
}

/// A view that can have the focus.
private final class FocusableNode: BoxNode {
    private var isFocusable: Bool
    /// Whether the view has the focus, as reported by the page or as requested.
    private var isFocused = false

    init(_ isFocusable: Bool, in context: __shared NodeContext) {
        self.isFocusable = isFocusable
        super.init(in: context)
        evaluate()
    }

    func update(to newValue: Bool) {
        if newValue != isFocusable { setNeedsDisplay() }
        isFocusable = newValue
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { FocusableNode(isFocusable, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: FocusableNode.self).update(to: isFocusable) }

    override var typeName: String { "Focusable" }

    override func environmentDidChange() {
        setNeedsDisplay()
        if environment.fieldFocus != nil { graph.enqueue(self) }
    }

    /// Follows the focus state around the view.
    override func evaluate() {
        needsEvaluation = false
        guard let focus = environment.fieldFocus else { return }
        let wantsFocus = track { focus.isFocused() }
        guard wantsFocus != isFocused else { return }
        isFocused = wantsFocus
        graph.enqueueAction { [weak self] in
            guard let self, !isRemoved else { return }
            if isFocused {
                // Runs after the view that loses the focus.
                graph.enqueueAction { [weak self] in
                    guard let self, !isRemoved, isFocused else { return }
                    graph.setFocus(displayNumber)
                }
            } else {
                graph.setFocus(nil)
            }
        }
    }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        let takesFocus = isFocusable && environment.isEnabled && !children.isInteractive
        graph.setTarget(displayNumber, self)
        return DisplayNode(
            id: displayNumber, type: "Focusable", frame: frame,
            semantics: takesFocus ? Semantics(role: .group, isFocusable: true) : nil,
            events: takesFocus && environment.fieldFocus != nil ? [.focus, .blur] : [], children: children,
            animation: animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .focus || event.type == .blur, isFocusable else {
            throw .notTaken(node: event.node, type: event.type)
        }
        isFocused = event.type == .focus
        environment.fieldFocus?.setFocused(isFocused)
    }
}
