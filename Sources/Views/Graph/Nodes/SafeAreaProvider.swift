package import Foundation

/// A node whose content stands in a safe area of its own: the window, a tab view's page.
@MainActor
protocol SafeAreaProvider: LayoutNode {
    /// The safe part and the whole, in the node's own coordinates.
    var safeAreaBounds: (safe: CGRect, whole: CGRect) { get }
}

extension RootNode: SafeAreaProvider {
    package final var safeAreaBounds: (safe: CGRect, whole: CGRect) {
        (safeArea, CGRect(origin: .zero, size: windowSize))
    }
}
