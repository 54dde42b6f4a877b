/// A platform for a preview.
public enum PreviewPlatform: Sendable {
    /// A platform of Apple's.
    case iOS, macOS, tvOS, watchOS
}
