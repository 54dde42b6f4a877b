public import Combine
public import Observation

/// A modifier that changes the environment of the views inside.
package nonisolated struct EnvironmentModifier: NodeModifier, ViewlessModifier {
    let change: (inout EnvironmentValues) -> Void
    /// Returns whether another modifier makes the same change; nil if that is not known.
    let isSame: ((EnvironmentModifier) -> Bool)?
    /// The value that `isSame` of another modifier compares.
    let payload: Any?

    init(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
        isSame = nil
        payload = nil
    }

    /// A change that is determined by a value. Equal values count as the same change.
    init<Value>(value: Value, _ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
        payload = value
        isSame = { other in
            guard let other = other.payload as? Value else { return false }
            return ValueComparison.areEqual(value, other)
        }
    }

    @MainActor func makeNode(in context: NodeContext) -> EnvironmentNode { EnvironmentNode(self, in: context) }
    @MainActor func update(_ node: EnvironmentNode) { node.update(to: self) }
}

/// Applies the change of a modifier to the environment.
final class EnvironmentNode: ChangedEnvironmentNode {
    private var modifier: EnvironmentModifier

    init(_ modifier: EnvironmentModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    override func change(_ environment: inout EnvironmentValues) { modifier.change(&environment) }

    func update(to newModifier: EnvironmentModifier) {
        let isSame = modifier.isSame?(newModifier) ?? false
        modifier = newModifier
        if !isSame { changeDidChange() }
    }
}

extension View {
    /// Sets an environment value for the views inside.
    public nonisolated __consuming func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
        -> some View
    {
        modifier(EnvironmentModifier(value: value) { $0[keyPath: keyPath] = value })
    }

    /// Changes an environment value for the views inside.
    public nonisolated __consuming func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Sets an observable object for the views inside, which read it with `@Environment(T.self)`. Nil hides the
    /// object of an outer view.
    public nonisolated __consuming func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(value: object.map(ObjectIdentifier.init)) { $0[object: T.self] = object })
    }

    /// Sets an object for the views inside, which read it with `@EnvironmentObject`.
    public nonisolated __consuming func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier(value: ObjectIdentifier(object)) { $0[object: T.self] = object })
    }
}
