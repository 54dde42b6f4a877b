public import Combine
public import Observation

/// A modifier that changes the environment of what is inside.
nonisolated struct EnvironmentModifier: NodeModifier, ViewlessModifier {
    let change: (inout EnvironmentValues) -> Void
    /// Says of a later modifier whether it changes the environment as this one does; nil for not known.
    let isSame: ((EnvironmentModifier) -> Bool)?
    /// What `isSame` of another modifier compares.
    let payload: Any?

    init(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
        isSame = nil
        payload = nil
    }

    /// A change that is determined by a value, which is compared.
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

/// Keeps a change of the environment, and the changed environment.
final class EnvironmentNode: SingleChildNode {
    private var modifier: EnvironmentModifier
    private var inner: EnvironmentValues?

    init(_ modifier: EnvironmentModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    override func environmentForChildren() -> EnvironmentValues {
        if let inner { return inner }
        let changed = environmentForChildren(in: environment)
        inner = changed
        return changed
    }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        var changed = outer
        modifier.change(&changed)
        changed.enter(outer.graphReference)
        return changed
    }

    override func environmentDidChange() {
        inner = nil
    }

    func update(to newModifier: EnvironmentModifier) {
        let isSame = modifier.isSame?(newModifier) ?? false
        modifier = newModifier
        if isSame { return }
        inner = nil
        child?.setEnvironment(environmentForChildren())
    }
}

extension View {
    /// Sets a value of the environment of the views inside.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier(value: value) { $0[keyPath: keyPath] = value })
    }

    /// Changes a value of the environment of the views inside.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Puts an observable object into the environment of the views inside, where `@Environment(T.self)` finds it.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(value: object.map(ObjectIdentifier.init)) { $0[object: T.self] = object })
    }

    /// Puts an object into the environment of the views inside, where `@EnvironmentObject` finds it.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier(value: ObjectIdentifier(object)) { $0[object: T.self] = object })
    }
}
