import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A view whose content is larger than itself. Subviews have their frames in the content.
///
/// The proxy's `keyboardDismissMode` changes SwiftUI's scroll views.
open class UIScrollView: UIView {
    /// The size of the content in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { appearanceDidChange() } } }

    /// The content. Constraints between it and the views inside set `contentSize`, as those with the edges of the scroll view do.
    public private(set) final lazy var contentLayoutGuide = UILayoutGuide(contentOf: self)
    /// The scroll view's own rectangle. Constraints with its width and height size the views inside.
    public private(set) final lazy var frameLayoutGuide = UILayoutGuide(of: self) { _ in .zero }

    private var offset = CGPoint.zero
    /// The place that the page shows, or to which the app has scrolled.
    final var position = ScrollPosition()

    /// The rectangle in the view's own coordinates: those of the content, so that the origin is `contentOffset`. Setting it scrolls.
    override open var bounds: CGRect {
        get { CGRect(origin: offset, size: super.bounds.size) }
        set {
            super.bounds = CGRect(origin: .zero, size: newValue.size)
            contentOffset = newValue.checked.origin
        }
    }

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

    /// The page has scrolled.
    final func pageDidScroll(to new: CGPoint) {
        guard new != offset else { return }
        offset = new
        propertyDidChange()
        scrolling?.contentDidMove()
        delegate?.scrollViewDidScroll(self)
    }

    /// The distances around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            appearanceDidChange()
            adjustedContentInsetDidChange()
        }
    }
    /// Whether the user can scroll.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { appearanceDidChange() } } }
    /// Whether the bar of the vertical direction is shown.
    open var showsVerticalScrollIndicator = true { didSet { appearanceDidChange() } }
    /// Whether the bar of the horizontal direction is shown.
    open var showsHorizontalScrollIndicator = true { didSet { appearanceDidChange() } }
    /// The distances of the bar of the vertical direction from the edges. They have no effect: browsers place the bars.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances of the bar of the horizontal direction from the edges. They have no effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances of both bars from the edges. They have no effect.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether both distances contain those of the safe area. It has no effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The colors of the bars. It has no effect: browsers decide.
    open var indicatorStyle = IndicatorStyle.default
    /// The speed with which the content comes to rest. It has no effect: browsers decide.
    open var decelerationRate = DecelerationRate.normal
    /// Whether the distances around the content contain those of the safe area. It has no effect: the view is inside of that.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The distances around the content, with those of the safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Called after `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
    /// Whether views inside wait for scrolling before they take touches. It has no effect: browsers decide.
    open var delaysContentTouches = true
    /// Whether scrolling ends the touches of views inside. It has no effect: browsers decide.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top. It has no effect: browsers decide.
    open var scrollsToTop = true
    /// Whether the user scrolls in one direction at a time. It has no effect: browsers decide.
    open var isDirectionalLockEnabled = false
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
    /// Shows the bars for a moment. It has no effect: browsers decide.
    open func flashScrollIndicators() {}

    /// The object that receives changes.
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if (delegate == nil) != (oldValue == nil) { appearanceDidChange() } }
    }
    /// The control that refreshes the content when the user pulls it down.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { appearanceDidChange() } }
    }

    override open func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if let control = subview as? UIRefreshControl { refreshControl = control }
    }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === refreshControl { refreshControl = nil }
    }

    // MARK: Zooming

    /// The smallest scale of the content.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest scale of the content.
    open var maximumZoomScale: CGFloat = 1
    /// Whether the content may be smaller or larger for a moment. It has no effect.
    open var bouncesZoom = true
    /// Whether the user zooms at the moment: never, because only the app zooms.
    open var isZooming: Bool { false }

    private var scale: CGFloat = 1

    /// The scale of the view that the delegate names. The user's fingers do not change it; the app does, for instance when it is tapped
    /// twice.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the scale of the view that the delegate names, within the smallest and the greatest one.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(scale, animated: animated, offset: nil)
    }

    /// Scales and scrolls the view that the delegate names, so that a rectangle of it fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        zoom(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated) { [bounds] scale, size in
            func offset(_ middle: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
                min(max(0, middle * scale - length / 2), max(0, whole - length))
            }
            return CGPoint(
                x: offset(rect.midX, bounds.width, size.width), y: offset(rect.midY, bounds.height, size.height))
        }
    }

    private func zoom(_ scale: CGFloat, animated: Bool, offset: ((CGFloat, CGSize) -> CGPoint)?) {
        guard scale.isFinite, let content = delegate?.viewForZooming(in: self) else { return }
        let new = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        delegate?.scrollViewWillBeginZooming(self, with: content)
        UIView.change(animated: animated, completion: nil) {
            self.scale = new
            let size = CGSize(width: content.bounds.width * new, height: content.bounds.height * new)
            content.transform = CGAffineTransform(scaleX: new, y: new)
            content.center = CGPoint(
                x: size.width * content.storedAnchor.x, y: size.height * content.storedAnchor.y)
            contentSize = size
            if let offset { setContentOffset(offset(new, size), animated: animated) }
        }
        delegate?.scrollViewDidZoom(self)
        delegate?.scrollViewDidEndZooming(self, with: content, atScale: new)
    }

    /// The recognizer of the user's zooming: nil, because fingers zoom the page.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    /// Whether keys scroll the content. It has no effect: in browsers they do.
    open var allowsKeyboardScrolling = true

    /// Whether views inside take touches; by default true. It is not asked: browsers decide.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether scrolling ends the touches of a view inside; by default true except for controls. It is not asked: browsers decide.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Phases

    private var phase = ScrollPhase.idle

    /// Whether a finger is on the content.
    open var isTracking: Bool { phase == .tracking || phase == .interacting }
    /// Whether the user scrolls.
    open var isDragging: Bool { phase == .interacting }
    /// Whether the content moves on after the user has lifted the finger.
    open var isDecelerating: Bool { phase == .decelerating }

    private var scrolling: ScrollRecognizer?

    /// The recognizer of the user's scrolling. Its translation is the way of the content since the user began to scroll.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let scrolling { return scrolling }
        let made = ScrollRecognizer(of: self)
        scrolling = made
        appearanceDidChange()
        return made
    }

    /// The view that receives the phases of scrolling; nil if nothing needs them.
    final var phaseReceiver: UIScrollView? { delegate == nil && scrolling == nil ? nil : self }

    /// Reports the phases of scrolling to the delegate and the recognizer.
    ///
    /// - Parameter velocity: The speed of the content in points per second.
    final func phaseDidChange(to new: ScrollPhase, velocity: CGPoint) {
        let old = phase
        phase = new
        scrolling?.phaseDidChange(from: old, to: new)
        if new == .interacting, old != .interacting {
            delegate?.scrollViewWillBeginDragging(self)
        }
        if old == .interacting {
            let target = endDragging(CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
            delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
            if new == .decelerating { delegate?.scrollViewWillBeginDecelerating(self) }
            if let target { setContentOffset(target, animated: true) }
        }
        if old == .decelerating { delegate?.scrollViewDidEndDecelerating(self) }
        if old == .animating { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Tells the delegate where content of a speed in points per millisecond is going to rest. Returns another place that it sets.
    private func endDragging(_ velocity: CGPoint) -> CGPoint? {
        let proposed = restingPlace(velocity)
        var target = proposed
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        return target == proposed || !target.x.isFinite || !target.y.isFinite ? nil : target
    }

    /// The place at which content of a speed in points per millisecond comes to rest.
    private func restingPlace(_ velocity: CGPoint) -> CGPoint {
        let way = decelerationRate.rawValue / max(0.001, 1 - decelerationRate.rawValue)
        func rest(
            _ start: CGFloat, _ speed: CGFloat, _ page: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat
        )
            -> CGFloat
        {
            var end = start + speed * way
            if isPagingEnabled, page > 0 {
                let next =
                    speed == 0
                    ? (start / page).rounded() : speed > 0 ? (start / page).rounded(.up) : (start / page).rounded(.down)
                end = next * page
            }
            return max(-before, min(end, content + after - page))
        }
        return CGPoint(
            x: rest(offset.x, velocity.x, bounds.width, contentSize.width, contentInset.left, contentInset.right),
            y: rest(offset.y, velocity.y, bounds.height, contentSize.height, contentInset.top, contentInset.bottom))
    }

    override func write(to settings: inout InterfaceSettings) {
        settings.scrollingDismissesKeyboard = keyboardDismissMode != .none
    }

    override var scrollsSubviews: Bool { true }

    override var contents: AnyView? {
        let room = bounds.inset(by: contentInset).size
        let axes: Axis.Set = contentSize.width > bounds.width ? [.horizontal, .vertical] : .vertical
        return scrolling(axes) {
            ScrolledSubviews(view: self, version: version)
                .frame(width: max(0, contentSize.width), height: max(0, contentSize.height))
                // Content that is smaller than the view is at its top left corner.
                .frame(minWidth: room.width, minHeight: room.height, alignment: .topLeading)
        }
    }

    /// Shows content in a scroll view of SwiftUI with the properties of this view.
    final func scrolling(_ axes: Axis.Set, @ViewBuilder content: () -> some View) -> AnyView {
        let insets = EdgeInsets(
            top: contentInset.top, leading: contentInset.left, bottom: contentInset.bottom, trailing: contentInset.right
        )
        return AnyView(
            ScrollView(axes) {
                content().padding(insets)
            }
            .scrollIndicators(showsVerticalScrollIndicator || showsHorizontalScrollIndicator ? .automatic : .hidden)
            .scrollDisabled(!isScrollEnabled)
            .scrollDismissesKeyboard(keyboardDismissMode == .none ? .never : .immediately)
            .modifier(Paging(isOn: isPagingEnabled))
            .modifier(ScrollConnection(view: self))
            .modifier(Refreshing(control: refreshControl)))
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
