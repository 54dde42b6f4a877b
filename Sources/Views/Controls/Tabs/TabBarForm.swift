import EspalierLayoutEngine
import Foundation

/// The place of a tab view's bar.
nonisolated enum TabBarForm: Equatable {
    /// No bar.
    case none
    /// Below the pages; a low one is that of a phone in landscape.
    case bottom(isLow: Bool)
    /// Over the upper edge of the pages, in a wide window, as on an iPad.
    case top
    /// Beside the pages.
    case sidebar

    static let sidebarWidth: CGFloat = 260

    /// The distances of the pages from the edges of the tab view.
    var insets: EdgeInsets {
        switch self {
        case .none: EdgeInsets()
        case .bottom(let isLow): EdgeInsets(top: 0, leading: 0, bottom: isLow ? 32 : 49, trailing: 0)
        case .top: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
        case .sidebar: EdgeInsets(top: 0, leading: Self.sidebarWidth, bottom: 0, trailing: 0)
        }
    }

    /// The frame of the bar in a tab view of a size, measured from the leading edge.
    func frame(in size: CGSize) -> CGRect {
        switch self {
        case .none: .zero
        case .bottom:
            CGRect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
        case .top: CGRect(x: 0, y: 0, width: size.width, height: insets.top)
        case .sidebar: CGRect(x: 0, y: 0, width: insets.leading, height: size.height)
        }
    }
}

/// The values of the environment that determine the place of a tab view's bar.
nonisolated struct TabBarSurroundings: Equatable {
    let isWide: Bool
    let isLow: Bool
    /// Whether the bar can become a sidebar.
    let isAdaptable: Bool
    /// Whether the bar is a sidebar before the user has changed it.
    let prefersSidebar: Bool
    let appearance: TabBarAppearance?

    init(_ environment: EnvironmentValues) {
        isLow = environment.verticalSizeClass == .compact
        isWide = environment.horizontalSizeClass == .regular && !isLow && !environment.hasNarrowBars
        isAdaptable = environment.tabsAreAdaptable
        prefersSidebar = environment.adaptableTabBarPlacement == .sidebar
        appearance = environment.tabBarAppearance
    }

    /// - Parameter showsSidebar: The user's choice; nil if the user has not chosen.
    func form(isHidden: Bool, showsSidebar: Bool?) -> TabBarForm {
        if isHidden { return .none }
        if !isWide { return .bottom(isLow: isLow) }
        return isAdaptable && showsSidebar ?? prefersSidebar ? .sidebar : .top
    }
}
