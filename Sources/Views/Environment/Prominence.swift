/// The prominence of a section's header.
public enum Prominence: Hashable, Sendable {
    /// A usual header; a header that stands out.
    case standard, increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// The prominence of section headers. Lists do not use it here.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the headers of the sections inside. Lists do not use it here.
    public nonisolated __consuming func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
