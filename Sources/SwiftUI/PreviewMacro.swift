public import EspalierViews

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

/// Marks a dynamic property in the body of a `#Preview`, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewableMacro")

/// A preview for each of some values.
@freestanding(declaration)
public macro Preview<Argument>(
    _ name: String? = nil, traits: PreviewTrait..., arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

/// Surroundings that several previews share, such as objects in the environment.
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
    public var body: some View { EmptyView() }
}

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

    /// Surroundings of the preview.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }

    /// A canvas of a fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
