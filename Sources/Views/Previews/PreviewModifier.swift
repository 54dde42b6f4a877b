/// Surroundings that several previews share, such as objects in the environment.
///
///     struct SampleData: PreviewModifier {
///         static func makeSharedContext() async throws -> Store { try await Store.samples() }
///         func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleData())) { ItemsScreen() }
///
/// The shared data is made when the first preview needs it, once for each type. If that fails, the preview shows the error.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the data that previews share.
    associatedtype Context = Void
    /// The type of the view around a preview.
    associatedtype Body: View
    /// The view that the modifier surrounds.
    typealias Content = PreviewModifierContent

    /// Makes the data that previews share.
    static func makeSharedContext() async throws -> Context

    /// Makes the view around a preview.
    @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Previews share nothing.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview's modifier surrounds.
public struct PreviewModifierContent: View {
    let content: AnyView

    public var body: some View { content }
}
