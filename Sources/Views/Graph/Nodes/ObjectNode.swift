/// An object that a view makes when it enters the tree, updates after each change, and ends when it leaves.
@MainActor
package protocol ViewObject: AnyObject {
    /// The view that describes the object.
    associatedtype Source
    /// The view that shows the object.
    associatedtype Content: View

    /// Makes the object for a view that has entered the tree.
    init(_ source: Source, in environment: EnvironmentValues, _ transaction: Transaction)

    /// Updates the object to the view's current value. It is also called right after the object was made.
    func update(to source: Source, in environment: EnvironmentValues, _ transaction: Transaction)

    /// Whether the last update, or the making of the object, depended on the environment.
    var readsEnvironment: Bool { get }

    /// The view that shows the object.
    var content: Content { get }

    /// Ends the object after its view has left the tree.
    func end()
}

extension ViewObject {
    /// Makes the node of a view that describes such an object.
    package static func makeNode(_ source: Source, in context: NodeContext) -> ViewNode {
        ObjectNode<Self>(source, in: context)
    }

    /// Updates the node that `makeNode` made.
    package static func updateNode(_ node: ViewNode, to source: Source) {
        paired(node, as: ObjectNode<Self>.self).update(to: source)
    }
}

/// Stores the object that a view describes. The dynamic properties of the view are connected like those of other views.
final class ObjectNode<Object: ViewObject>: SingleChildNode {
    private var source: Object.Source
    private let properties: DynamicPropertyStorage
    private var object: Object?

    init(_ source: Object.Source, in context: __shared NodeContext) {
        self.source = source
        properties = DynamicPropertyStorage.of(ValueLayout.of(Object.Source.self))
        super.init(in: context)
        evaluate()
    }

    func update(to newSource: Object.Source) {
        if !needsEvaluation, properties.layout.areEqual(source, newSource) { return }
        source = newSource
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        WorkTrace.note(Object.Source.self)
        guard properties.bind(&source, of: self) else { return }
        let content = track {
            let object = object ?? Object(source, in: environment, graph.transaction)
            self.object = object
            object.update(to: source, in: environment, graph.transaction)
            return object.content
        }
        if let child {
            Object.Content._updateNode(child, to: content)
        } else {
            child = Object.Content._makeNode(content, in: NodeContext(parent: self))
        }
    }

    override func environmentDidChange() {
        if properties.layout.readsEnvironment || object?.readsEnvironment == true { graph.enqueue(self) }
    }

    /// The object may hold anything, and could not be made again with it.
    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        object?.end()
        object = nil
        properties.tearDown()
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    override var typeName: String { "\(Object.Source.self)" }
}
