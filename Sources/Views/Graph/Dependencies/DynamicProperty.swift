/// A stored property of a view that gets its value from outside of the view: the graph keeps what it stands for and
/// connects it before each evaluation of the view's body.
public protocol DynamicProperty {
    /// Called before the body runs, after the properties inside of this one are connected.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the graph itself knows how to connect.
protocol GraphProperty: DynamicProperty {
    /// Whether the property depends on the environment.
    static var readsEnvironment: Bool { get }

    /// Connects the property to what `slot` keeps for it from evaluation to evaluation; the first time the slot is empty.
    /// The answer says whether the value is another one than at the last evaluation (for `_printChanges`).
    @MainActor mutating func bind(to slot: inout AnyObject?, of node: ViewNode, name: String) -> Bool

    /// Gives back what the slot holds; the view goes.
    @MainActor static func tearDown(_ slot: AnyObject?)
}

extension GraphProperty {
    static var readsEnvironment: Bool { false }
    static func tearDown(_ slot: AnyObject?) {}
}
