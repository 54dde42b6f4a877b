import DisplayTree
import Foundation
import LayoutEngine

/// What an accessibility modifier says of an item.
nonisolated enum AccessibilityChange: Equatable {
    case label(AccessibilityText)
    case value(AccessibilityText)
    case hint(AccessibilityText)
    case identifier(String)
    case hidden(Bool)
    case adding(AccessibilityTraits)
    case removing(AccessibilityTraits)
    /// One of several of its kind.
    case role(Semantics.Role, isSelected: Bool)
    /// What holds several of a kind, with its name.
    case group(Semantics.Role, Text?)
    /// One element of what is inside.
    case element(AccessibilityChildBehavior)
    case progress(Semantics.Role, Double?)
    case expanded(Bool)
    case selected(Bool)
    case checked(Bool)
    case help(AccessibilityText)

    @MainActor
    func apply(to semantics: inout Semantics, in environment: TextEnvironment) {
        switch self {
        case .label(let text): semantics.label = text.string(in: environment)
        case .value(let text): semantics.value = text.string(in: environment)
        case .hint(let text): semantics.hint = text.string(in: environment)
        case .identifier(let identifier): semantics.identifier = identifier
        case .hidden(let isHidden): semantics.isHidden = isHidden
        case .adding(let traits): traits.apply(to: &semantics)
        case .removing(let traits): traits.withdraw(from: &semantics)
        case .role(let role, let isSelected):
            semantics.role = role
            semantics.isSelected = isSelected
        case .group(let role, let name):
            semantics.role = role
            let text = name?.resolve(in: environment).plainText ?? ""
            if !text.isEmpty { semantics.label = text }
        case .element(let children):
            // A group's parts are read one by one, an image is read as one.
            semantics.role = children == .contain ? .group : .image
        case .progress(let role, let fraction):
            semantics.role = role
            semantics.fraction = fraction
        case .expanded(let isExpanded): semantics.isExpanded = isExpanded
        case .selected(let isSelected): semantics.isSelected = isSelected
        case .checked(let isChecked):
            semantics.role = .menuitemcheckbox
            semantics.isSelected = isChecked
        case .help(let text): semantics.tooltip = text.string(in: environment)
        }
    }

    var isGroup: Bool {
        switch self {
        case .group, .element: true
        default: false
        }
    }

    var addsTabBar: Bool {
        if case .adding(let traits) = self { return traits.contains(.isTabBar) }
        return false
    }
}

/// A string for assistive technology, or a text that becomes one in its environment.
nonisolated enum AccessibilityText: Equatable {
    case plain(String)
    case text(Text)

    @MainActor
    func string(in environment: TextEnvironment) -> String {
        switch self {
        case .plain(let string): string
        case .text(let text): text.resolve(in: environment).plainText
        }
    }
}

nonisolated struct AccessibilityModifier: PrimitiveModifier {
    let change: AccessibilityChange

    @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
        if AccessibilityDepth.of(V.self) > 0 {
            let inner = V._makeNode(content, in: context)
            unsafeDowncast(inner, to: AccessibilityNode.self).append(modifier.change)
            return inner
        }
        let node = AccessibilityNode([modifier.change], in: context)
        node.content = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let depth = AccessibilityDepth.of(V.self)
        if depth > 0 { V._updateNode(node, to: content) }
        let node = unsafeDowncast(node, to: AccessibilityNode.self)
        node.update(to: modifier.change, at: depth)
        if depth == 0, let inner = node.content { V._updateNode(inner, to: content) }
    }
}

/// Accessibility modifiers one after the other, which say something of the same view, have one node: this is how many of
/// them a type has at its outside.
@MainActor
private enum AccessibilityDepth {
    private static var known: [ObjectIdentifier: Int] = [:]

    static func of<V: View>(_ type: V.Type) -> Int {
        let identifier = ObjectIdentifier(type)
        if let known = known[identifier] { return known }
        let depth = (type as? any AccessibilityModified.Type)?.depth ?? 0
        known[identifier] = depth
        return depth
    }
}

/// A view with an accessibility modifier at its outside.
private protocol AccessibilityModified {
    static var depth: Int { get }
}

extension ModifiedContent: AccessibilityModified where Content: View, Modifier == AccessibilityModifier {
    fileprivate static var depth: Int { 1 + ((Content.self as? any AccessibilityModified.Type)?.depth ?? 0) }
}

/// Tells assistive technology more of what is inside: of its element where it has one, else of a box around it.
final class AccessibilityNode: WrapperNode {
    /// The innermost first.
    private var changes: ContiguousArray<AccessibilityChange>
    private var mergedFrom: DisplayNode?
    /// The item's frame when `lastDisplay` was made.
    private var displayedFrame = CGRect.zero

    init(_ changes: ContiguousArray<AccessibilityChange>, in context: __shared NodeContext) {
        self.changes = changes
        super.init(in: context)
    }

    func append(_ change: AccessibilityChange) {
        changes.append(change)
        if change.addsTabBar { content?.setEnvironment(environmentForChildren()) }
    }

    func update(to newChange: AccessibilityChange, at index: Int) {
        guard newChange != changes[index] else { return }
        changes[index] = newChange
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { AccessibilityNode(changes, in: context) }

    override func refresh(_ copy: WrapperNode) {
        let copy = unsafeDowncast(copy, to: AccessibilityNode.self)
        for (index, change) in changes.enumerated() { copy.update(to: change, at: index) }
    }

    /// What is tapped inside of a tab bar is a tab.
    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        guard changes.contains(where: \.addsTabBar) else { return outer }
        var inner = outer
        inner.isInTabBar = true
        return inner
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let item else { return }
        let frame = PixelGrid.round(CGRect(origin: position, size: size))
        let changed = needsDisplay
        if !changed, !hasDisplayChangesBelow, let last = lastDisplay, displayedFrame.size == frame.size {
            let moved = last.frame.offsetBy(dx: frame.minX - displayedFrame.minX, dy: frame.minY - displayedFrame.minY)
            displayedFrame = frame
            builder.append(moved == last.frame ? last : last.moved(to: moved, animation: builder.animation), of: self)
            return
        }
        displayedFrame = frame
        var inner = builder.inner()
        item.display(into: &inner, at: item.origin)
        needsDisplay = false
        hasDisplayChangesBelow = false
        if inner.nodes.count == 1, canDescribe(inner.nodes[0]) {
            let only = inner.nodes[0]
            let moved = only.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            if !changed, mergedFrom === only, let last = lastDisplay, last.frame == moved {
                builder.append(last, of: self)
                return
            }
            mergedFrom = only
            var semantics = only.semantics ?? Semantics()
            describe(inner.nodes, in: &semantics)
            builder.append(
                only.replacing(
                    frame: moved, semantics: .some(semantics), animation: changed ? builder.animation : nil), of: self)
            return
        }
        mergedFrom = nil
        var semantics = Semantics(role: .group)
        describe(inner.nodes, in: &semantics)
        builder.append(
            DisplayNode(
                id: displayNumber, type: "Group", frame: frame, semantics: semantics,
                children: DisplayChildren(inner.nodes), animation: builder.animation), of: self)
    }

    private func describe(_ nodes: ContiguousArray<DisplayNode>, in semantics: inout Semantics) {
        let environment = environment.textEnvironment(graph)
        for change in changes {
            change.apply(to: &semantics, in: environment)
            combine(nodes, by: change, in: &semantics)
        }
    }

    /// Whether the element of what is inside can be what the modifiers make of it.
    private func canDescribe(_ node: DisplayNode) -> Bool {
        node.canBeGroup || !changes.contains(where: \.isGroup)
    }
}

extension AccessibilityNode {
    /// Where one element is made of several, it is called by the names of all; where one of them is used, they stay apart.
    private func combine(
        _ nodes: ContiguousArray<DisplayNode>, by change: AccessibilityChange, in semantics: inout Semantics
    ) {
        guard case .element(let children) = change, children != .contain else { return }
        if DisplayChildren(nodes).isInteractive { semantics.role = .group }
        guard children == .combine else { return }
        var names: [String] = []
        for node in nodes { node.collectNames(into: &names) }
        if semantics.label == nil, !names.isEmpty { semantics.label = names.joined(separator: ", ") }
    }
}

extension DisplayNode {
    /// The names of what is in the node, as they are read one after the other.
    fileprivate func collectNames(into names: inout [String]) {
        if semantics?.isHidden == true { return }
        if let label = semantics?.label, !label.isEmpty {
            names.append(label)
            return
        }
        switch content {
        case .text(let text) where !text.isEmpty: names.append(text.plainText)
        case .image(let image): if let name = image.alternative { names.append(name) }
        default: break
        }
        for child in children { child.collectNames(into: &names) }
    }

    /// Whether the node is nothing by itself, so that it may be a group.
    fileprivate var canBeGroup: Bool {
        guard events.isEmpty, semantics?.role == nil else { return false }
        switch content {
        case .box, .flow, .part: return true
        default: return false
        }
    }
}

private enum IsInTabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInTabBar: Bool {
        get { self[IsInTabBarKey.self] }
        set { self[IsInTabBarKey.self] = newValue }
    }
}

/// What becomes of the parts of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind

    /// The element stands for its parts, which are passed over: it needs a label.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The parts stay elements, in a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The element stands for its parts, and is called by all their names. Parts that can be used stay elements.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
    /// Makes one accessibility element of the view.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityModifier(change: .element(children)))
    }

    /// The name of the view for assistive technology.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier(change: .label(.text(label))))
    }

    /// The name of the view for assistive technology.
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// The name of the view for assistive technology.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(AccessibilityModifier(change: .label(.plain(String(label)))))
    }

    /// The value that the view has now.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityModifier(change: .value(.text(value))))
    }

    /// The value that the view has now.
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// The value that the view has now.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modifier(AccessibilityModifier(change: .value(.plain(String(value)))))
    }

    /// What happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier(change: .hint(.text(hint))))
    }

    /// What happens when the view is used.
    public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        accessibilityHint(Text(key))
    }

    /// What happens when the view is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modifier(AccessibilityModifier(change: .hint(.plain(String(hint)))))
    }

    /// The older name of `accessibilityLabel(_:)`.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The older name of `accessibilityValue(_:)`.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// The older name of `accessibilityHint(_:)`.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// The older name of `accessibilityHidden(_:)`.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The older name of `accessibilityIdentifier(_:)`.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// The older name of `accessibilityAddTraits(_:)`.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// The older name of `accessibilityRemoveTraits(_:)`.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Whether assistive technology passes over the view.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier(change: .hidden(hidden)))
    }

    /// A name by which tests find the view; nobody hears it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(change: .identifier(identifier)))
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier(change: .adding(traits)))
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier(change: .removing(traits)))
    }
}
