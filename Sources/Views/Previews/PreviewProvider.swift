/// A type that shows views in an editor. A server ignores it; it exists so that an app's view files compile unchanged.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to preview.
    /// The platform of the previews; nil lets the editor choose.
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No particular platform.
    public static var platform: PreviewPlatform? { nil }
}

extension View {
    /// Sets the name of a preview. It has no effect on a page.
    public nonisolated __consuming func previewDisplayName(_ value: String?) -> some View { self }
}
