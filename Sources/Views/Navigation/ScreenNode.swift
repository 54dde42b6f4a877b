import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Makes a screen an element.
package nonisolated struct ScreenModifier: NodeModifier {
    let position: Int
    /// The number of screens above; -1 for a screen that is made in advance.
    let above: Int

    @MainActor func makeNode(in context: NodeContext) -> ScreenNode { ScreenNode(self, in: context) }
    @MainActor func update(_ node: ScreenNode) { node.update(to: self) }
}

/// The element of a screen. A screen below another one is moved aside and cannot be used. The page keeps the one directly below, so
/// that it can come back at once, and forgets those further down. A screen that is made in advance is
/// hidden beyond the trailing edge.
final class ScreenNode: WrapperNode {
    private var modifier: ScreenModifier
    private var derived = DerivedEnvironment()

    /// The shift of a covered screen toward the leading edge, as a fraction of the width.
    static let parallax = 0.3

    init(_ modifier: ScreenModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: ScreenModifier) {
        guard newModifier.above != modifier.above else { return }
        let wasShown = modifier.above == 0
        modifier = newModifier
        if wasShown != (modifier.above == 0), !preferenceKeys.isEmpty { preferencesDidChange(preferenceKeys) }
        setNeedsDisplay()
        refreshCopies()
    }

    override var typeName: String { "Screen" }
    override func makeCopy(in context: NodeContext) -> WrapperNode { ScreenNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: ScreenNode.self).update(to: modifier) }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        let position = modifier.position
        return derived.of(outer) { values in
            values.isInForm = false
            values.replacesScreens = false
            values.selectionFollower = nil
            values.screenPosition = position
            guard position > 0, let registry = values.navigation else { return }
            values.setPresentation(DismissAction { [weak registry] in registry?.pop(to: position - 1) })
        }
    }

    /// The preferences of a covered screen do not concern the page.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if modifier.above == 0 { super.collectPreference(key, into: &value) }
    }

    override func prepareElement() -> Bool { item != nil }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item, modifier.above < 2 else { return nil }
        let leading: CGFloat = environment.direction == .rightToLeft ? 1 : -1
        let shift = modifier.above > 0 ? leading * Self.parallax : modifier.above < 0 ? -leading : 0
        let transform = DisplayTransform(
            a: 1, b: 0, c: 0, d: 1, tx: shift * frame.width, ty: 0, anchor: .topLeading)
        var semantics: Semantics?
        if modifier.above != 0 {
            semantics = Semantics()
            semantics?.isInert = true
        }
        return DisplayNode(
            id: displayNumber, type: "Screen", frame: frame,
            appearance: Appearance(effects: DisplayEffects(transform: transform), isHidden: modifier.above < 0),
            semantics: semantics,
            children: DisplayChildren(builder.nodes(of: item, at: item.origin)), animation: builder.animation)
    }
}
