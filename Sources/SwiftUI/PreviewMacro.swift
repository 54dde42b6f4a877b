/// A preview of a view, as in Xcode. The compiler checks its body, but nothing shows it: the app's pages are the
/// preview.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

/// A preview with traits for Xcode's canvas.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

/// A trait of the canvas that shows a preview.
public struct PreviewTrait: Sendable {
    /// The canvas of a device.
    public static let defaultLayout = PreviewTrait()
    /// A canvas of the preview's size.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// A device in landscape, turned to the left.
    public static let landscapeLeft = PreviewTrait()
    /// A device in landscape, turned to the right.
    public static let landscapeRight = PreviewTrait()
    /// A device in portrait.
    public static let portrait = PreviewTrait()

    /// A canvas of a fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
