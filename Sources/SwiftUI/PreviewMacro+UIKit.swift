#if UIKit
    public import EspalierViews
    public import UIKit

    // The traits are optional, so that the compiler prefers the macros of `PreviewMacro.swift` where it does not look into a body: macros
    // cannot be disfavored.

    /// A preview of a view of UIKit.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?..., body: @escaping @MainActor () -> UIView
    ) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

    /// A preview of a view controller of UIKit.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?...,
        body: @escaping @MainActor () -> UIViewController
    ) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

    /// A preview of a view of UIKit for each of some values.
    @freestanding(declaration)
    public macro Preview<Argument>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?..., arguments: [Argument],
        body: @escaping @MainActor (Argument) -> UIView
    ) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")

    /// A preview of a view controller of UIKit for each of some values.
    @freestanding(declaration)
    public macro Preview<Argument>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>?..., arguments: [Argument],
        body: @escaping @MainActor (Argument) -> UIViewController
    ) = #externalMacro(module: "EspalierSwiftUIMacros", type: "PreviewMacro")
#endif
