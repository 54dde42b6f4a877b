import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A view whose content is larger than itself. Subviews have their frames in the content.
///
/// The proxy's `keyboardDismissMode` changes SwiftUI's scroll views.
open class UIScrollView: UIView {
    /// The size of the content in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { appearanceDidChange() } } }

    private var offset = CGPoint.zero
    private var position = ScrollPosition()

    /// The place of the content at the top left corner. Setting it scrolls; the page reports the user's scrolling.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Scrolls to a place of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset != offset, contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        offset = contentOffset
        position = ScrollPosition(point: contentOffset)
        if animated { withAnimation { appearanceDidChange() } } else { appearanceDidChange() }
        delegate?.scrollViewDidScroll(self)
    }

    /// Scrolls so that a rectangle of the content is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var new = offset
        new.x = min(max(new.x, rect.maxX - bounds.width), rect.minX)
        new.y = min(max(new.y, rect.maxY - bounds.height), rect.minY)
        setContentOffset(CGPoint(x: max(0, new.x), y: max(0, new.y)), animated: animated)
    }

    private func pageDidScroll(to new: CGPoint) {
        guard new != offset else { return }
        offset = new
        delegate?.scrollViewDidScroll(self)
    }

    /// The distances around the content.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { appearanceDidChange() } } }
    /// Whether the user can scroll.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { appearanceDidChange() } } }
    /// Whether the bar of the vertical direction is shown.
    open var showsVerticalScrollIndicator = true { didSet { appearanceDidChange() } }
    /// Whether the bar of the horizontal direction is shown.
    open var showsHorizontalScrollIndicator = true { didSet { appearanceDidChange() } }
    /// Whether the content stops at multiples of the view's size.
    open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { appearanceDidChange() } } }
    /// Whether the content goes beyond its edges and back. Browsers decide.
    open var bounces = true
    /// The same for content that is smaller than the view. Browsers decide.
    open var alwaysBounceVertical = false
    /// The same for the horizontal direction. Browsers decide.
    open var alwaysBounceHorizontal = false
    /// Whether scrolling by touch hides the keyboard on screen.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { if keyboardDismissMode != oldValue { appearanceDidChange() } }
    }
    /// The object that receives changes.
    open weak var delegate: (any UIScrollViewDelegate)?

    override func write(to settings: inout InterfaceSettings) {
        settings.scrollingDismissesKeyboard = keyboardDismissMode != .none
    }

    override var scrollsSubviews: Bool { true }

    override var contents: AnyView? {
        let axes: Axis.Set = contentSize.width > bounds.width ? [.horizontal, .vertical] : .vertical
        let insets = EdgeInsets(
            top: contentInset.top, leading: contentInset.left, bottom: contentInset.bottom, trailing: contentInset.right
        )
        return AnyView(
            ScrollView(axes) {
                ScrolledSubviews(view: self, version: version)
                    .frame(width: max(0, contentSize.width), height: max(0, contentSize.height))
                    .padding(insets)
            }
            .scrollPosition(
                Binding(
                    get: { [weak self] in self?.position ?? ScrollPosition() },
                    set: { [weak self] in self?.position = $0 })
            )
            .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { [weak self] _, new in
                self?.pageDidScroll(to: new)
            }
            .scrollIndicators(showsVerticalScrollIndicator || showsHorizontalScrollIndicator ? .automatic : .hidden)
            .scrollDisabled(!isScrollEnabled)
            .scrollDismissesKeyboard(keyboardDismissMode == .none ? .never : .immediately)
            .modifier(Paging(isOn: isPagingEnabled)))
    }
}

extension UIScrollView {
    /// The ways in which scrolling hides the keyboard on screen.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never; when scrolling begins. Pages cannot drag the keyboard, so that the others are the same.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}

private struct Paging: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn { content.scrollTargetBehavior(.paging) } else { content }
    }
}

/// Receives changes of a scroll view. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content was scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
