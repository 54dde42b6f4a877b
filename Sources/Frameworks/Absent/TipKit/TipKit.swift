public import EspalierLayoutEngine
public import EspalierViews
@_exported public import Foundation
import EspalierUnavailable

/// A tip.
@available(
    *, unavailable,
    message: "TipKit is not part of Espalier. Show a popover or a view of your own, and remember it by AppStorage."
)
public protocol Tip: Identifiable {}

/// A view of a tip.
@available(
    *, unavailable,
    message: "TipKit is not part of Espalier. Show a popover or a view of your own, and remember it by AppStorage."
)
public struct TipView: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// An object of the framework.
    public init<Content: Tip>(_ tip: Content, arrowEdge: Edge? = nil) {}
}

/// All tips.
@available(
    *, unavailable,
    message: "TipKit is not part of Espalier. Show a popover or a view of your own, and remember it by AppStorage."
)
public enum Tips {
    /// A function of the framework.
    public static func configure(_ options: [Any] = []) throws {}

    /// A function of the framework.
    public static func resetDatastore() throws {}
}

extension View {
    /// A modifier of the framework.
    @available(
        *, unavailable,
        message: "TipKit is not part of Espalier. Show a popover or a view of your own, and remember it by AppStorage."
    )
    public nonisolated func popoverTip<Content: Tip>(_ tip: Content?, arrowEdge: Edge? = nil) -> some View { self }
}
