/// Caches the environment that was last derived from another one.
///
/// Both references are weak. The owner of the cache is itself a value of these environments, so strong references would
/// form a cycle.
struct DerivedEnvironment {
    private weak var outer: EnvironmentEntry?
    private weak var inner: EnvironmentEntry?

    /// Returns `environment` changed by `change`, from the cache if the environment is the same as last time. All calls
    /// must make the same change.
    mutating func of(_ environment: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues
    {
        var derived = environment
        if let inner, outer === environment.head {
            derived.head = inner
            return derived
        }
        change(&derived)
        (outer, inner) = (environment.head, derived.head)
        return derived
    }
}
