public import Foundation

/// The appearance of split views.
public protocol NavigationSplitViewStyle {}

/// The usual appearance.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The usual appearance.
    public nonisolated init() {}
}

/// Columns that share the room. It is the usual appearance.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Columns that share the room.
    public nonisolated init() {}
}

/// A detail that keeps its size. Pages show it like `balanced`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// A detail that keeps its size.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The usual appearance.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns that share the room.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A detail that keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of split views. All styles look alike.
    public nonisolated __consuming func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        self
    }

    /// Sets the width of the column around the view, in points. It has no effect on the detail, which has the rest of the room.
    public nonisolated __consuming func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets the width of the column around the view, in points. The column has its ideal width, and is narrower if the columns
    /// need more than the window's room. It has no effect on the detail, which has the rest of the room.
    public nonisolated __consuming func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
