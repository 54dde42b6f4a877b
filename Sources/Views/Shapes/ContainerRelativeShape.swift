import EspalierLayoutEngine
public import Foundation

/// The shape of the enclosing container, set by `containerShape(_:)` and inset by the distance to the container's
/// nearest side. Without a container it is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, Equatable {
    private var amount: CGFloat = 0

    /// A shape that follows its container's shape.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The container's shape, inset by `distance` points.
    @MainActor func shape(in container: ContainerShape?, distance: CGFloat) -> any Shape {
        guard let container else { return self }
        return ContainerInsetShape(base: container.inset(by: max(0, distance) + amount), outset: max(0, distance))
    }
}

/// An inset shape of a container, for rectangles that are already inset.
nonisolated struct ContainerInsetShape: Shape {
    let base: any Shape
    let outset: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: -outset, dy: -outset)) }
}

/// The shape of a container, and the node of the container.
@MainActor
final class ContainerShape {
    private let makeInset: (CGFloat) -> any Shape
    private weak var node: LayoutNode?

    init<S: InsettableShape>(_ shape: S, of node: LayoutNode) {
        makeInset = { shape.inset(by: $0) }
        self.node = node
    }

    func inset(by amount: CGFloat) -> any Shape { makeInset(amount) }

    /// The distance of an item from the container's nearest side; 0 for an item outside of the container.
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
    /// Sets the shape that `ContainerRelativeShape` follows inside the view.
    public nonisolated __consuming func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

package nonisolated struct ContainerShapeModifier<S: InsettableShape>: NodeModifier {
    let shape: S

    @MainActor func makeNode(in context: NodeContext) -> ContainerShapeNode<S> {
        ContainerShapeNode(shape, in: context)
    }

    @MainActor func update(_ node: ContainerShapeNode<S>) { node.update(to: shape) }
}

/// Puts the shape of a container into the environment of its content.
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
        paired(copy, as: ContainerShapeNode<S>.self).update(to: shape)
    }
}
