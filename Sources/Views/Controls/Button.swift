import DisplayTree
import Foundation
import LayoutEngine

/// A control that runs an action.
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        ResolvedButton(role: role, action: action, label: AnyView(label))
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Gives up what is going on.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A button whose style is that of its environment.
nonisolated struct ResolvedButton: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: AnyView
    @Environment(\.buttonStyleBox) private var style
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        ButtonElement(action: action, content: style.makeBody(role: role, label: label, isEnabled: isEnabled))
    }
}

/// The element of a button around what its style made of the label.
nonisolated struct ButtonElement<Content: View>: _PrimitiveView {
    typealias Body = Never

    let action: @MainActor () -> Void
    let content: Content

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = ButtonNode(view.action, in: context)
        node.content = Content._makeNode(view.content, in: NodeContext(parent: node))
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = unsafeDowncast(node, to: ButtonNode.self)
        node.action = view.action
        node.refreshCopies()
        if let inner = node.content { Content._updateNode(inner, to: view.content) }
    }
}

final class ButtonNode: WrapperNode {
    var action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void, in context: NodeContext) {
        self.action = action
        super.init(in: context)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ButtonNode(action, in: context) }
    override func refresh(_ copy: WrapperNode) { unsafeDowncast(copy, to: ButtonNode.self).action = action }
    override func environmentDidChange() { setNeedsDisplay() }

    override func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let item else { return }
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        if !needsDisplay, !hasDisplayChangesBelow, let last = lastDisplay, last.frame.size == frame.size {
            builder.append(last.frame == frame ? last : last.moved(to: frame, animation: builder.animation), of: self)
            return
        }
        var inner = builder.inner()
        item.display(into: &inner, at: item.origin)
        needsDisplay = false
        hasDisplayChangesBelow = false
        let isEnabled = environment.isEnabled
        builder.append(
            DisplayNode(
                id: displayNumber, type: "Button", frame: frame,
                content: .control(DisplayControl(kind: .button, isDisabled: !isEnabled)),
                semantics: environment.isInTabBar ? Semantics(role: .tab, isSelected: false) : nil,
                events: isEnabled ? .tap : [], children: DisplayChildren(inner.nodes), animation: builder.animation),
            of: self)
        graph.setTarget(displayNumber, self)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .tap, environment.isEnabled else {
            throw .notTaken(node: event.node, type: event.type)
        }
        action()
    }
}
