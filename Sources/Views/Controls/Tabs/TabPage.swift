import EspalierLayoutEngine
import Foundation

/// A page of a tab view. It makes its content when it is first shown, and keeps it from then on.
@MainActor
protocol TabPage: LayoutNode {
    /// The tag of the content inside `tabItem`.
    var innerTag: Any? { get }

    func makeContent()
}

/// The node of a page with a `tabItem`.
final class TabPageNode<Content: View>: LayoutNode, TabPage {
    /// The view, until its content is made.
    private var view: Content?
    private var label: AnyView
    /// The column around the content.
    private var column: StackNode?

    init(_ view: Content, label: AnyView, in context: __shared NodeContext) {
        self.view = view
        self.label = label
        super.init(in: context)
        needsEvaluation = false
    }

    /// Whether a view in a context is a page of a tab view, or one of several views of such a page.
    static func isPage(in context: NodeContext) -> Bool {
        // Pages side by side all exist.
        if context.environment.pageIndex != nil { return false }
        var node = context.parent
        while let current = node {
            if current is TabContainerNode { return true }
            if current.isItem, !(current is WrapperNode) { return false }
            node = current.parent
        }
        return false
    }

    func update(to newView: Content, label newLabel: AnyView) {
        label = newLabel
        if let content = column?.content {
            Content._updateNode(content, to: newView)
        } else {
            view = newView
        }
    }

    func makeContent() {
        guard let view else { return }
        self.view = nil
        let column = StackNode(.column, kind: .tabPage, in: NodeContext(parent: self))
        self.column = column
        adopt(column, at: 0, stackAxis: nil)
        column.content = Content._makeNode(view, in: NodeContext(parent: column))
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    override var typeName: String { "Tab" }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let column { body(column) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        if let column { body(column) }
    }

    // MARK: Traits

    override func resolvedTrait<T: ItemTrait>(_ trait: T.Type) -> T.Value? {
        if let value = super.resolvedTrait(trait) { return value }
        if T.self == TabItemTrait.self { return label as? T.Value }
        return view.flatMap { TabModifiers.trait(trait, of: $0) } ?? innerItem?.resolvedTrait(trait)
    }

    /// The content's item, if it is a single one.
    private var innerItem: LayoutNode? {
        guard let column else { return nil }
        var items = ItemList()
        column.content?.collectItems(into: &items)
        return items.count == 1 ? items[0] : nil
    }

    var innerTag: Any? {
        if let view { return TabModifiers.tag(of: view) }
        var found: Any?
        var node: ViewNode? = innerItem
        while let current = node, current !== self {
            if let tag = (current as? any TagCarrier)?.tagTrait { found = tag }
            node = current.parent
        }
        return found
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        column?.measuredSize(for: proposal) ?? .always(.zero)
    }

    override func placeItems() {
        column?.place(at: .zero, proposal: placedProposal, size: size)
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        if let column {
            builder.add(column, at: CGPoint(x: position.x + column.origin.x, y: position.y + column.origin.y))
        }
    }
}

extension ContainerKind {
    static let tabPage = ContainerKind("Tab", mayFlow: false)
}

/// Values of the modifiers on a view, found without making the view.
@MainActor
enum TabModifiers {
    /// The outermost tag.
    static func tag(of view: Any) -> Any? {
        first(at: view) { ($0 as? any TagWriting)?.tagTrait }
    }

    /// The outermost value of a trait.
    static func trait<T: ItemTrait>(_ trait: T.Type, of view: Any) -> T.Value? {
        first(at: view) { modifier in
            guard let modifier = modifier as? any TraitKeeping, modifier.key == ObjectIdentifier(trait) else {
                return nil
            }
            return modifier.keptValue as? T.Value
        }
    }

    private static func first<R>(at view: Any, _ body: (Any) -> R?) -> R? {
        var view = view
        while true {
            if let modified = view as? any ModifiedValue {
                if let found = body(modified.modifierValue) { return found }
                view = modified.contentValue
            } else if let erased = view as? AnyView {
                view = erased.storage.wrapped
            } else {
                return nil
            }
        }
    }
}

/// A view with a modifier, as two values.
private protocol ModifiedValue {
    var contentValue: Any { get }
    var modifierValue: Any { get }
}

extension ModifiedContent: ModifiedValue {
    fileprivate var contentValue: Any { content }
    fileprivate var modifierValue: Any { modifier }
}

/// A modifier that sets a tag.
private protocol TagWriting {
    var tagTrait: Any { get }
}

extension _TraitWritingModifier: TagWriting where Trait.Value: TagValue {
    fileprivate var tagTrait: Any { value }
}

/// A modifier that sets another trait.
private protocol TraitKeeping {
    var key: ObjectIdentifier { get }
    var keptValue: Any { get }
}

extension TraitModifier: TraitKeeping {
    fileprivate var keptValue: Any { value }
}
