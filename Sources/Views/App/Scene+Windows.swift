public import EspalierLayoutEngine
public import Foundation

/// Modifiers for the windows of a Mac. A page is a tab of a browser, whose size and place are the user's, so they change nothing.
extension Scene {
    /// Sets the size of new windows. The browser decides on it.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets the size of new windows. The browser decides on it.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Sets the place of new windows. The browser decides on it.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets how windows are resized. The browser decides on it.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the style of windows. The browser decides on it.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

    /// Sets the style of the windows' toolbars. The browser decides on it.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// Sets the activities for which the scene is opened. A page is opened by its path.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// How windows are resized.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// As usual; to the content's size; from the content's least size on.
    public static let automatic = WindowResizability(name: "automatic"),
        contentSize = WindowResizability(name: "contentSize"),
        contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The style of windows.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The usual style of windows.
public struct DefaultWindowStyle: WindowStyle {
    /// The usual style.
    public nonisolated init() {}
}

/// A style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// A style with a title bar.
    public nonisolated init() {}
}

/// A style without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// A style without a title bar.
    public nonisolated init() {}
}

/// A style without a background.
public struct PlainWindowStyle: WindowStyle {
    /// A style without a background.
    public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The usual style.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// With a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// Without a background.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The style of a window's toolbar.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The usual style of toolbars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The usual style.
    public nonisolated init() {}
}

/// A style of toolbars below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// A style below the title.
    public nonisolated init() {}
}

/// A style of toolbars beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// A style beside the title.
    public nonisolated init(showsTitle: Bool = true) {}
}

/// A style of low toolbars beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// A low style beside the title.
    public nonisolated init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The usual style.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Beside the title, or in its place.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Beside the title, low.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// Beside the title or in its place, low.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}
