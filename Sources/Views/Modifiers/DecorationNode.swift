package import EspalierDisplayTree
import EspalierLayoutEngine
package import Foundation

/// The role of a view's secondary content.
enum DecorationRole {
    case background, overlay
    /// The visible part of the view.
    case mask
}

/// An item with further content over it or behind it, which has the item's size as its proposal and takes no part in
/// the item's own size.
package class DecorationNode: WrapperNode {
    private let role: DecorationRole
    final var alignment: Alignment {
        didSet { if alignment != oldValue { replaceDecoration() } }
    }

    @exclusivity(unchecked) private final var secondary: ViewNode?
    @exclusivity(unchecked) private final var secondaryType: ObjectIdentifier?
    private final var decorations = ItemList()
    @exclusivity(unchecked) private final var decorationsAreStale = true

    /// The items of the further content.
    final var secondaryItems: ItemList { decorations }

    init(role: DecorationRole, alignment: Alignment, in context: __shared NodeContext) {
        self.role = role
        self.alignment = alignment
        super.init(in: context)
    }

    /// Shows `view` as the further content.
    final func setSecondary<V: View>(_ view: V) {
        if let secondary, secondaryType == ObjectIdentifier(V.self) {
            V._updateNode(secondary, to: view)
            return
        }
        secondary?.remove()
        secondaryType = ObjectIdentifier(V.self)
        let made = V._makeNode(view, in: NodeContext(parent: self, slot: 1))
        secondary = made
        replaceDecoration()
    }

    override package func willBeReplacedByCopies() {
        secondary?.remove()
        secondary = nil
        secondaryType = nil
        decorations.removeAll()
    }

    private func replaceDecoration() {
        decorationsAreStale = true
        invalidateLayout()
        setNeedsDisplay()
    }

    override package func itemsDidChange() {
        decorationsAreStale = true
        super.itemsDidChange()
        invalidateLayout()
        setNeedsDisplay()
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let secondary { body(secondary) }
    }

    override package func forEachItem(_ body: (LayoutNode) -> Void) {
        super.forEachItem(body)
        for item in decorations { body(item) }
    }

    override package func placeItems() {
        super.placeItems()
        if decorationsAreStale {
            decorationsAreStale = false
            decorations.removeAll(keepingCapacity: true)
            secondary?.collectItems(into: &decorations)
            for index in decorations.indices { adopt(decorations[index], at: index + 1, stackAxis: nil) }
        }
        let rule = LayerRule(alignment: alignment)
        guard let item else { return }
        for decoration in decorations {
            let placement = rule.place(decoration, on: item, proposal: placedProposal, size: size)
            let decorationSize = decoration.sizeThatFits(placement.proposal)
            decoration.place(
                at: mirrored(placement.origin, width: decorationSize.width), proposal: placement.proposal,
                size: decorationSize)
        }
    }

    override package func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        switch role {
        case .background:
            showDecorations(into: &builder, at: position)
            super.displayContents(into: &builder, at: position)
        case .overlay:
            super.displayContents(into: &builder, at: position)
            showDecorations(into: &builder, at: position)
        case .mask: break
        }
    }

    private func showDecorations(into builder: inout DisplayBuilder, at position: CGPoint) {
        for decoration in decorations {
            builder.add(
                decoration, at: CGPoint(x: position.x + decoration.origin.x, y: position.y + decoration.origin.y))
        }
    }

    override package func prepareElement() -> Bool { role == .mask }

    /// Makes the element of a masked item.
    override package func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        var inner = builder.inner()
        super.displayContents(into: &inner, at: .zero)
        var mask = builder.inner()
        showDecorations(into: &mask, at: .zero)
        return DisplayNode(
            id: displayNumber, type: "Mask", frame: frame,
            appearance: Appearance(effects: DisplayEffects(mask: DisplayMask(mask.nodes))),
            children: DisplayChildren(inner.nodes), animation: builder.animation)
    }
}

/// `overlay(alignment:content:)`, `background(alignment:content:)` and `mask(alignment:_:)`.
package nonisolated struct DecorationModifier<Secondary: View>: NodeModifier {
    let alignment: Alignment
    let role: DecorationRole
    let secondary: Secondary
    /// The style that fills a background; nil for other views.
    var backgroundStyle: (any ShapeStyle)?

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> ViewDecorationNode<Secondary> {
        ViewDecorationNode(self, in: context)
    }

    @MainActor func didMakeContent(of node: ViewDecorationNode<Secondary>) { node.showSecondary() }
    @MainActor func update(_ node: ViewDecorationNode<Secondary>) { node.update(to: self) }
}

final class ViewDecorationNode<Secondary: View>: DecorationNode {
    private var modifier: DecorationModifier<Secondary>

    init(_ modifier: DecorationModifier<Secondary>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(role: modifier.role, alignment: modifier.alignment, in: context)
    }

    func showSecondary() {
        setSecondary(modifier.secondary)
    }

    func update(to newModifier: DecorationModifier<Secondary>) {
        modifier = newModifier
        if newModifier.backgroundStyle != nil { content?.setEnvironment(environmentForChildren()) }
        alignment = newModifier.alignment
        if !isDistributing { showSecondary() }
        refreshCopies()
    }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        modifier.backgroundStyle.map { outer.onBackground($0) } ?? outer
    }

    override func didReplaceCopies() { showSecondary() }
    override func makeCopy(in context: NodeContext) -> WrapperNode { ViewDecorationNode(modifier, in: context) }

    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: ViewDecorationNode<Secondary>.self).update(to: modifier)
    }
}
