/// A stored property of a view whose value comes from outside of the view. The graph stores the value and connects the
/// property to it before each evaluation of the view's body.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after nested dynamic properties are connected. The default
    /// implementation does nothing.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the graph connects.
protocol GraphProperty: DynamicProperty {
    /// Whether the property depends on the environment.
    static var readsEnvironment: Bool { get }

    /// Connects the property to the contents of `slot`, which last from one evaluation to the next; the slot is empty
    /// at first. Returns whether the value has changed since the last evaluation (for `_printChanges`).
    @MainActor mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool

    /// Releases the contents of the slot when the view is removed.
    @MainActor static func tearDown(_ slot: AnyObject?)
}

extension GraphProperty {
    static var readsEnvironment: Bool { false }
    static func tearDown(_ slot: AnyObject?) {}
}
