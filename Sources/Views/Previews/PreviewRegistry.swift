/// The type that `#Preview` declares in a debug build, so that the program finds the preview.
public protocol _PreviewRegistry {
    /// The module and the file, as `#fileID`.
    static var fileID: String { get }
    /// The line of `#Preview`.
    static var line: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() -> Preview
}
