import DisplayTree
public import LayoutEngine
import Foundation

/// `animation(_:value:)`, `animation(_:)` and `transaction(_:)`: how the changes inside are shown.
nonisolated struct AnimationModifier<Value: Equatable>: NodeModifier {
    let value: Value?
    let change: (inout Transaction) -> Void

    @MainActor func makeNode(in context: NodeContext) -> AnimationNode<Value> { AnimationNode(self, in: context) }
    @MainActor func update(_ node: AnimationNode<Value>) { node.update(to: self) }
}

/// Gives the changes inside an animation: in the update in which the value is another one, or in all.
final class AnimationNode<Value: Equatable>: WrapperNode {
    private var modifier: AnimationModifier<Value>
    private var appliesNow = false

    init(_ modifier: AnimationModifier<Value>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: AnimationModifier<Value>) {
        if let new = newModifier.value, new != modifier.value {
            appliesNow = true
            layoutParent?.displayDidChange(below: self)
        }
        modifier = newModifier
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { AnimationNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) {
        unsafeDowncast(copy, to: AnimationNode<Value>.self).update(to: modifier)
    }

    override func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        let outer = builder.animation
        if modifier.value == nil || appliesNow {
            var transaction = graph.pendingTransaction
            if !transaction.disablesAnimations {
                modifier.change(&transaction)
                builder.animation = transaction.displayAnimation
            }
        }
        appliesNow = false
        super.display(into: &builder, at: position)
        builder.animation = outer
    }
}

extension View {
    /// Shows the changes inside with `animation` whenever `value` has become another one.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(value: value, change: { $0.animation = animation }))
    }

    /// Shows all changes inside with `animation`.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Int>(value: nil, change: { $0.animation = animation }))
    }

    /// Changes the transaction that changes inside go with.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(AnimationModifier<Int>(value: nil, change: transform))
    }
}

/// What of two matched views' geometry is the same.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated struct MatchedGeometryModifier: NodeModifier {
    let id: AnyHashable
    let namespace: Namespace.ID
    let isSource: Bool

    @MainActor func makeNode(in context: NodeContext) -> MatchedGeometryNode { MatchedGeometryNode(self, in: context) }
    @MainActor func update(_ node: MatchedGeometryNode) { node.modifier = self }
}

/// Gives what is inside a name by which the page moves it from where another view of the name was.
final class MatchedGeometryNode: WrapperNode {
    var modifier: MatchedGeometryModifier
    private var mergedFrom: DisplayNode?

    init(_ modifier: MatchedGeometryModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { MatchedGeometryNode(modifier, in: context) }

    private var number: Int {
        let key = AnyHashable([modifier.id, AnyHashable(modifier.namespace)])
        if let known = graph.matchedGeometryNumbers[key] { return known }
        let made = graph.matchedGeometryNumbers.count + 1
        graph.matchedGeometryNumbers[key] = made
        return made
    }

    override func display(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let item else { return }
        var inner = builder.inner()
        item.display(into: &inner, at: CGPoint(x: position.x + item.origin.x, y: position.y + item.origin.y))
        needsDisplay = false
        hasDisplayChangesBelow = false
        guard let first = inner.nodes.first else { return }
        if mergedFrom === first, let last = lastDisplay {
            builder.append(last, of: self)
        } else {
            mergedFrom = first
            builder.append(
                first.replacing(
                    matchedGeometry: .some(MatchedGeometry(number: number, isSource: modifier.isSource))), of: self)
        }
        builder.nodes.append(contentsOf: inner.nodes.dropFirst())
    }
}

extension View {
    /// Matches the view's geometry with that of other views of the same id and namespace: one that comes in an animated
    /// change starts from where the other one was.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryModifier(id: AnyHashable(id), namespace: namespace, isSource: isSource))
    }
}
