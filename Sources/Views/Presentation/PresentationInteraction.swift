/// Whether the views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    let kind: Kind

    /// The usual behavior: the views behind a sheet cannot be used.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// The views behind the sheet can be used.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// The views behind the sheet cannot be used.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// The views behind the sheet can be used while it rests at a detent or below it.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// The first effect of a swipe on a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let resizes: Bool?

    /// The usual behavior.
    public static let automatic = PresentationContentInteraction(resizes: nil)
    /// The sheet grows first.
    public static let resizes = PresentationContentInteraction(resizes: true)
    /// The content scrolls first.
    public static let scrolls = PresentationContentInteraction(resizes: false)
}
