/// A dynamic property that another module defines. It keeps an object in its view, which no snapshot contains, and reads the view's
/// environment.
package protocol HostedProperty: DynamicProperty {
    /// Connects the property to the contents of `slot`, which last from one evaluation to the next; the slot is empty at first. Called
    /// before each evaluation of the body. Returns whether the value has changed since the last evaluation (for `_printChanges`).
    @MainActor mutating func bind(to slot: inout AnyObject?, of node: ViewNode) -> Bool

    /// Whether a body would read the same from both, so that a view that receives the other one need not be evaluated.
    @MainActor func isSame(as other: Self) -> Bool

    /// Releases the contents of the slot when the view is removed.
    @MainActor static func tearDown(_ slot: AnyObject?)
}

extension HostedProperty {
    package static func tearDown(_ slot: AnyObject?) {}
}
