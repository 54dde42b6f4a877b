public import EspalierViews

/// A preview of a view, as in Xcode.
///
///     #Preview("Two lines") { ItemRow(item: .sample) }
///
/// Debug builds show it at `/previews`, without a list by hand. A release contains nothing of it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

/// A preview with traits: its size, or surroundings that it shares with others.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

/// Marks a dynamic property in the body of a `#Preview`, such as `@Previewable @State var isOn = true`. It belongs to the preview's page.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewableMacro")

/// A preview for each of some values.
@freestanding(declaration)
public macro Preview<Argument>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")
