public import Foundation

/// Receives changes of a scroll view. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content was scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The user begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The user lifts the finger. The app may change the place at which the content is going to rest.
    ///
    /// - Parameters:
    ///   - velocity: The speed of the content in points per millisecond.
    ///   - targetContentOffset: The place where the content is going to rest. The page scrolls to another place that the app sets.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The user has lifted the finger. If it was in motion, the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content moves on.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after the user has lifted the finger.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after animated scrolling by the app.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is scaled; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// The scale is about to change.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The scale has changed for the last time.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// The distances around the content have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Whether a tap on the bar of the system scrolls to the top. It is not asked: browsers do not tell of such taps.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the bar of the system has scrolled to the top. It is not called: browsers do not tell of such taps.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
