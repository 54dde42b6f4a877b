/// The state of an image that the browser loads.
public nonisolated enum AsyncImagePhase: Sendable {
    /// No image yet: it is loading, or there is no URL.
    case empty
    /// The image, at its natural size.
    case success(Image)
    /// The image could not be loaded, for the reason in the error.
    case failure(any Error)

    /// The loaded image; nil in other states.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error of a failed request; nil in other states.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
