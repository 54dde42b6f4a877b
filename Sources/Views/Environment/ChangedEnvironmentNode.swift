/// A node that changes the environment for its child, and caches the result. Subclasses define the change.
class ChangedEnvironmentNode: SingleChildNode {
    private final var inner: EnvironmentValues?

    /// Changes the environment that the child inherits.
    func change(_ environment: inout EnvironmentValues) {}

    /// Updates the child's environment after the change was replaced.
    final func changeDidChange() {
        inner = nil
        child?.setEnvironment(environmentForChildren())
    }

    override final func environmentForChildren() -> EnvironmentValues {
        if let inner { return inner }
        let changed = environmentForChildren(in: environment)
        inner = changed
        return changed
    }

    override final func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        var changed = outer
        change(&changed)
        changed.enter(outer.graphReference)
        return changed
    }

    override final func environmentDidChange() {
        inner = nil
    }
}
