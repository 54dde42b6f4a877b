import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Connects the scroll view inside with a view of UIKit: the place to which the app scrolls, the user's scrolling, and its phases.
struct ScrollConnection: ViewModifier {
    let view: UIScrollView

    func body(content: Content) -> some View {
        content
            .scrollPosition(
                Binding(
                    get: { [weak view] in view?.position ?? ScrollPosition() },
                    set: { [weak view] in view?.position = $0 })
            )
            .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { [weak view] _, new in
                view?.pageDidScroll(to: new)
            }
            .modifier(PhaseReporting(view: view.phaseReceiver))
    }
}

/// Reports the phases of the scroll view inside to a view of UIKit.
private struct PhaseReporting: ViewModifier {
    /// The view; nil if nothing needs the phases.
    let view: UIScrollView?

    func body(content: Content) -> some View {
        if let view {
            content.onScrollPhaseChange { [weak view] _, new, context in
                let velocity = context.velocity.map { CGPoint(x: $0.dx, y: $0.dy) }
                view?.phaseDidChange(to: new, velocity: velocity ?? .zero)
            }
        } else {
            content
        }
    }
}
