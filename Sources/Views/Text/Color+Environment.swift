extension Color {
    /// The components of the color in an environment: of a system color in its scheme, of the accent color in its tint.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(components(in: environment.shapeStyleContext))
    }

    /// The components of the color in an environment. The brightness for which it is made is unknown.
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
        ResolvedHDR(resolve(in: environment))
    }
}
