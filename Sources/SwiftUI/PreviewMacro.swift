/// A preview of a view, as Xcode shows it. Here the views of its closure are checked by the compiler and nothing else
/// comes of it; the app's pages are the preview.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

/// A preview with traits for Xcode's canvas.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

/// A wish for the canvas that a preview is shown on.
public struct PreviewTrait: Sendable {
    public static let defaultLayout = PreviewTrait()
    public static let sizeThatFitsLayout = PreviewTrait()
    public static let landscapeLeft = PreviewTrait()
    public static let landscapeRight = PreviewTrait()
    public static let portrait = PreviewTrait()

    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
