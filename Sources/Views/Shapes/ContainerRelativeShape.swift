import EspalierLayoutEngine
public import Foundation

/// The shape of the container around, which `containerShape(_:)` says, smaller by the distance to the container's sides;
/// a rectangle where there is none.
public nonisolated struct ContainerRelativeShape: InsettableShape, Equatable {
    private var amount: CGFloat = 0

    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The container's shape, as it is `distance` points inside of the container.
    @MainActor func shape(in container: ContainerShape?, distance: CGFloat) -> any Shape {
        guard let container else { return self }
        return ContainerInsetShape(base: container.inset(by: max(0, distance) + amount), outset: max(0, distance))
    }
}

/// A container's shape, made smaller, for a rectangle that is smaller already.
nonisolated struct ContainerInsetShape: Shape {
    let base: any Shape
    let outset: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: -outset, dy: -outset)) }
}

/// The shape of a container, and where the container is.
@MainActor
final class ContainerShape {
    private let makeInset: (CGFloat) -> any Shape
    private weak var node: LayoutNode?

    init<S: InsettableShape>(_ shape: S, of node: LayoutNode) {
        makeInset = { shape.inset(by: $0) }
        self.node = node
    }

    func inset(by amount: CGFloat) -> any Shape { makeInset(amount) }

    /// How far an item lies from the container's nearest side; 0 for one that is not inside.
    func distance(of item: LayoutNode) -> CGFloat {
        guard let node else { return 0 }
        var origin = CGPoint.zero
        var current = item
        while current !== node {
            origin = CGPoint(x: origin.x + current.origin.x, y: origin.y + current.origin.y)
            guard let parent = current.layoutParent else { return 0 }
            current = parent
        }
        let (right, bottom) = (
            node.size.width - origin.x - item.size.width, node.size.height - origin.y - item.size.height
        )
        return max(0, min(min(origin.x, origin.y), min(right, bottom)))
    }
}

private enum ContainerShapeKey: EnvironmentKey {
    nonisolated(unsafe) static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// The shape that `ContainerRelativeShape` follows inside of the view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

nonisolated struct ContainerShapeModifier<S: InsettableShape>: NodeModifier {
    let shape: S

    @MainActor func makeNode(in context: NodeContext) -> ContainerShapeNode<S> {
        ContainerShapeNode(shape, in: context)
    }

    @MainActor func update(_ node: ContainerShapeNode<S>) { node.update(to: shape) }
}

/// Tells what is inside of a container its shape.
final class ContainerShapeNode<S: InsettableShape>: WrapperNode {
    private var shape: S

    init(_ shape: S, in context: __shared NodeContext) {
        self.shape = shape
        super.init(in: context)
    }

    func update(to newShape: S) {
        if ValueComparison.areEqual(shape, newShape) { return }
        shape = newShape
        refreshCopies()
        content?.setEnvironment(environmentForChildren())
    }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        var inner = outer
        inner.containerShape = ContainerShape(shape, of: self)
        return inner
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ContainerShapeNode(shape, in: context) }

    override func refresh(_ copy: WrapperNode) {
        unsafeDowncast(copy, to: ContainerShapeNode<S>.self).update(to: shape)
    }
}
