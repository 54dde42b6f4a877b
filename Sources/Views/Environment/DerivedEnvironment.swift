/// The environment that was made last from another one, for all who ask for the same.
///
/// Neither is kept: the environments of a place hold the style that derives one from the other, and would never go.
struct DerivedEnvironment {
    private weak var outer: EnvironmentEntry?
    private weak var inner: EnvironmentEntry?

    /// What `change` makes of an environment.
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
