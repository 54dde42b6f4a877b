import EspalierLayoutEngine
import Foundation

extension View {
    /// Runs an action when the view gets visible or invisible in the scroll view around it. Makes the page report scrolling.
    ///
    /// - Parameter threshold: The part of the view's area, 0…1, from which on it counts as visible.
    public nonisolated __consuming func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

private nonisolated struct ScrollVisibilityModifier: ViewModifier {
    let threshold: Double
    let action: (Bool) -> Void
    @State private var isVisible = false

    @MainActor func body(content: Content) -> some View {
        content.onGeometryChange(for: Bool.self) { [threshold] proxy in
            guard let bounds = proxy.bounds(of: .scrollView) else { return true }
            return Self.isVisible(CGRect(origin: .zero, size: proxy.size), in: bounds, threshold: threshold)
        } action: { [action] newValue in
            guard newValue != isVisible else { return }
            isVisible = newValue
            action(newValue)
        }
    }

    private static func isVisible(_ view: CGRect, in bounds: CGRect, threshold: Double) -> Bool {
        let part = view.intersection(bounds)
        guard !part.isNull else { return false }
        let area = view.width * view.height
        // A view without an area is visible as a whole or not at all.
        guard area > 0 else { return true }
        return part.width * part.height >= area * min(1, max(threshold.isFinite ? threshold : 0, .ulpOfOne))
    }
}
