/// A type with previews, as before `#Preview`. Debug builds show them at `/previews`.
///
/// Each single view of `previews` is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }
    /// The platform of the previews; nil lets the editor choose. It makes no difference here.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No particular platform.
    public static var platform: PreviewPlatform? { nil }
}

extension View {
    /// Sets the name of a preview of a `PreviewProvider`. It has no effect elsewhere.
    public nonisolated __consuming func previewDisplayName(_ value: String?) -> some View {
        #if DEBUG
            containerValue(\.previewName, value)
        #else
            self
        #endif
    }
}

#if DEBUG
    extension ContainerValues {
        /// The name of a preview; nil for none.
        var previewName: String? {
            get { self[PreviewNameKey.self] }
            set { self[PreviewNameKey.self] = newValue }
        }
    }

    private enum PreviewNameKey: ContainerValueKey {
        static var defaultValue: String? { nil }
    }
#endif
