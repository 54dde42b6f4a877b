public import Foundation

/// Receives the user's selections in a tab bar. All methods have default implementations.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has selected an item, which may be selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The user is about to rearrange items. It is not called, because the items stay in the order of the app.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The user rearranges items. It is not called, because the items stay in the order of the app.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The user has rearranged items. It is not called, because the items stay in the order of the app.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// The user has rearranged items. It is not called, because the items stay in the order of the app.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
