import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A rectangle of the page that an app changes as an object. A representable or a controller puts it into the tree.
///
/// Changes of properties are shown with the next update of the page. Inside `UIView.animate(withDuration:animations:)`
/// they are animated.
@MainActor @preconcurrency
open class UIView: UIResponder, UITraitEnvironment, UIAppearance, UIAppearanceContainer, AppearanceSource {
    // MARK: Making

    /// A view with a frame in the coordinates of the view around it, in points.
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// A view of an archive. There are no archives of views here, so that the view has no size.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A view without a size.
    override public convenience init() {
        self.init(frame: .zero)
    }

    // MARK: Changes that the page shows

    /// The readers of the view's own appearance and of its list of subviews with their frames.
    let appearanceReaders = DependencySource.make()
    /// The readers of the view's own size.
    let sizeReaders = DependencySource.make()
    /// The number of changes so far.
    private(set) var version = 0
    /// Whether the view places its subviews at the moment.
    final var isArranging = false

    /// Shows the view again, or stores the settings of a proxy.
    func appearanceDidChange() {
        version += 1
        appearanceReaders.invalidateReaders()
        proxyDidChange()
        propertyDidChange()
    }

    /// The observations of the view's properties; nil without any.
    final var observations: PropertyObservations?

    /// Lets observers compare their values.
    final func propertyDidChange() { observations?.compare() }

    final var proxyContainers: [any UIAppearanceContainer.Type]?

    func write(to settings: inout InterfaceSettings) {}

    /// The view's own drawing, behind the subviews; nil if it draws nothing.
    var contents: AnyView? {
        let context = CGContext(drawing: bounds)
        CGContext.push(context)
        draw(bounds)
        CGContext.pop()
        return ViewDrawing(context).map { AnyView($0) }
    }

    /// Draws the view, behind its subviews: fills and strokes paths, and draws images. It is called when the view is shown, has
    /// another size, or needs it again (`setNeedsDisplay`).
    open func draw(_ rect: CGRect) {}

    /// Whether the class itself shows the subviews.
    var scrollsSubviews: Bool { false }

    /// The focus of a field; nil for other views.
    var fieldFocus: FieldFocusState? { nil }

    final var storedInteractions: [any UIInteraction] = []

    /// The values that few apps set; nil before the first one.
    final var uncommonValues: UncommonViewValues?

    // MARK: Geometry

    final var storedBounds = CGRect.zero
    final var storedCenter = CGPoint.zero
    /// The place of the center in the unit square of the view.
    final var storedAnchor = CGPoint(x: 0.5, y: 0.5)
    /// The transform, if it leaves the plane.
    final var storedTransform3D: CATransform3D?
    /// The order in which the view is drawn among its siblings; that of the subviews among equals.
    final var depth: CGFloat = 0 { didSet { if depth != oldValue { superview?.appearanceDidChange() } } }

    /// The rectangle in the coordinates of the view around it. With a transform it is the rectangle around the
    /// transformed view.
    open var frame: CGRect {
        get { placement.frame(transformed: transform) }
        set {
            let new = newValue.checked
            guard new != frame else { return }
            storedCenter = CGPoint(
                x: new.minX + new.width * storedAnchor.x, y: new.minY + new.height * storedAnchor.y)
            setSize(new.size)
            superview?.subviewDidMove()
        }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            let new = newValue.checked
            guard new != storedBounds else { return }
            let moved = new.origin != storedBounds.origin
            storedBounds.origin = new.origin
            setSize(new.size)
            superview?.subviewDidMove()
            if moved { appearanceDidChange() }
            propertyDidChange()
        }
    }

    /// The middle in the coordinates of the view around it.
    open var center: CGPoint {
        get { storedCenter }
        set {
            let new = CGRect(origin: newValue, size: .zero).checked.origin
            guard new != storedCenter else { return }
            storedCenter = new
            superview?.subviewDidMove()
            propertyDidChange()
        }
    }

    /// Called after the size has changed.
    func sizeDidChange() {}

    /// Moves, rotates and scales the drawing about the middle.
    open var transform = CGAffineTransform.identity {
        didSet {
            guard transform != oldValue || storedTransform3D != nil else { return }
            storedTransform3D = nil
            appearanceDidChange()
        }
    }

    /// The margins and sizes that follow the size of the view around.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the frame is set by the app. Constraints only place views for which it is false.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.setNeedsLayout() } }
    }

    /// The distances to the edges for `layoutMarginsGuide`, 8 points by default.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { if layoutMargins != oldValue { marginsDidChange() } }
    }

    /// Called after `layoutMargins` has changed.
    open func layoutMarginsDidChange() {}

    /// The distances to the edges that bars cover. A representable lies inside of the safe area, so that they are those that a controller
    /// adds (`additionalSafeAreaInsets`), less the distances of the view to the edges of the controller's view.
    open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }

    /// Called after `safeAreaInsets` has changed.
    open func safeAreaInsetsDidChange() {}

    /// The distances from the edges to those that constraints place, such as for a shadow that the view draws itself. By default 0.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle inside of `safeAreaInsets`.
    public private(set) final lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    /// The place of the keyboard: the lower edge of the view, because the browser moves the page above its keyboard.
    public private(set) final lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)
    /// The rectangle inside of `layoutMargins`.
    public private(set) final lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }

    // MARK: Hierarchy

    /// The view around this one.
    open internal(set) weak var superview: UIView?

    /// The views inside, from back to front.
    open internal(set) var subviews: [UIView] = []

    /// The controller whose view this is.
    weak var controller: UIViewController?

    override open var next: UIResponder? { controller ?? superview }

    /// Adds a view in front of the others. It leaves the view in which it was.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Adds a view at an index, counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Exchanges two views inside.
    ///
    /// - Parameters:
    ///   - index1: The index of the first view, counted from the back. An index without a view changes nothing.
    ///   - index2: The index of the other one.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        subviews.swapAt(index1, index2)
        appearanceDidChange()
    }

    /// Adds a view in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
    }

    /// Adds a view behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
    }

    /// Removes the view from the view around it.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Puts a view in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view) { $0.append(view) }
    }

    /// Puts a view behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view) { $0.insert(view, at: 0) }
    }

    /// Whether the view is another one or inside of it.
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let known = current {
            if known === view { return true }
            current = known.superview
        }
        return false
    }

    /// The view itself, or the first one inside, with a tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// A number for the app.
    open var tag = 0

    /// Called before the view is added to another one, or removed (nil).
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view was added to another one or removed.
    open func didMoveToSuperview() {}
    /// Called after a view was added inside.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view inside is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view is put on a page, or taken from it (nil).
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view was put on a page, or taken from it.
    open func didMoveToWindow() {}

    /// The window of the page on which the view is; nil for a view in no tree.
    open var window: UIWindow? { root.isShown ? UIWindow.current : nil }

    /// Whether a representable shows the view itself.
    var isShown = false {
        willSet { if isShown != newValue { windowWillChange(to: newValue ? UIWindow.current : nil) } }
        didSet { if isShown != oldValue { windowDidChange() } }
    }

    // MARK: Layout

    var needsLayout = true

    /// Lays out the subviews again with the next update of the page.
    open func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        appearanceDidChange()
    }

    /// Lays out the subviews now, if the view needs it.
    open func layoutIfNeeded() {
        updateConstraintsIfNeeded()
        if needsLayout {
            needsLayout = false
            isArranging = true
            controller?.viewWillLayoutSubviews()
            layer.layoutSublayers()
            controller?.viewDidLayoutSubviews()
            isArranging = false
            layer.layOutInnerLayers()
        }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Places the layers inside of the view's layer. By default it calls `layoutSubviews()`, so that a subclass calls `super` first.
    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layoutSubviews() }
    }

    /// Places the subviews. The view itself has its size. Views with constraints are placed here, so that a subclass calls
    /// `super` first.
    open func layoutSubviews() {
        arrangeByConstraints()
    }

    /// Whether `updateConstraints()` was not called since the view was made or `setNeedsUpdateConstraints()`.
    final var needsConstraints = true
    /// Whether a view inside has `needsConstraints`.
    final var hasInnerConstraints = true

    /// Sets up the constraints of the view. It is called before the view is laid out for the first time, and when the app asks for it. A
    /// subclass calls `super` last.
    open func updateConstraints() {}

    /// Whether the class needs constraints. It has no effect: views with constraints are found.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The value for a length of `intrinsicContentSize` that the content does not set.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size of the content; `noIntrinsicMetric` for a length that it does not set.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Asks for the size of the content again.
    open func invalidateIntrinsicContentSize() {
        sizeReaders.invalidateReaders()
        propertyDidChange()
        superview?.contentSizeDidChange()
    }

    private func contentSizeDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The size that fits the content into a space; by default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

    /// Gives the view the size that fits its content.
    open func sizeToFit() {
        let size = sizeThatFits(storedBounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The smallest size that satisfies the content and the constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let size = fittingSize
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// The size that satisfies the content and the constraints, near a size.
    ///
    /// - Parameters:
    ///   - targetSize: The wanted size.
    ///   - horizontalFittingPriority: With `required`, the width is the wanted one, and the height that of the content in this width.
    ///   - verticalFittingPriority: With `required`, the height is the wanted one.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The active constraints that the view holds: it is the innermost view around all of their items.
    final var heldConstraints: [NSLayoutConstraint] = []

    /// The size of the content, or of the constraints; -1 for a length that none of them sets.
    var fittingSize: CGSize { sizeByConstraints }

    /// The height of the content in a width that is less than the content's; nil if it does not depend on the width.
    func contentHeight(in width: CGFloat) -> CGFloat? {
        // A constraint of the view's own width says nothing about the height of its content.
        guard !heldConstraints.isEmpty, intrinsicContentSize.height < 0 else { return nil }
        return ConstraintLayout.fittingSize(of: self, width: width)?.height
    }

    /// The number of measurements so far.
    final var measurements = 0

    /// The priorities that the app sets.
    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// The priority with which a class resists to grow beyond its content.
    func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

    /// The priority with which the view resists to grow beyond its content. In a representable it does not grow if the
    /// priority is at least `defaultHigh`.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? standardHuggingPriority(for: axis)
    }

    /// Sets the priority with which the view resists to grow beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// The priority with which the view resists to shrink below its content. In a representable it does not shrink if the
    /// priority is at least `defaultHigh`, the default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists to shrink below its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    /// The color behind the content; nil for none.
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { appearanceDidChange() } } }

    /// The opacity, 0…1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { appearanceDidChange() } } }

    /// Whether the view is left out. It keeps its place.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            appearanceDidChange()
            superview?.setNeedsLayout()
            superview?.appearanceDidChange()
        }
    }

    /// Whether the background is opaque. It has no effect: browsers find out themselves.
    open var isOpaque = true

    /// Whether subviews are cut off at the edges.
    open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { appearanceDidChange() } } }

    /// The way in which the content fills the view. Only image views depend on it.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { appearanceDidChange() } } }

    /// A view whose opaque parts let this one be seen, in its coordinates; nil for all of it.
    open var mask: UIView? { didSet { if mask !== oldValue { appearanceDidChange() } } }

    /// The meaning for languages that are written from right to left. It sets the direction of texts and controls.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { appearanceDidChange() } }
    }

    private var ownTint: UIColor?

    /// The accent color of controls inside; by default that of the view around.
    open var tintColor: UIColor! {
        get { isDimmed ? .systemGray : ownTint ?? superview?.tintColor ?? .tintColor }
        set {
            guard newValue != ownTint else { return }
            ownTint = newValue
            appearanceDidChange()
            tintColorDidChange()
        }
    }

    /// The tint that the view itself sets.
    var tint: UIColor? {
        switch tintAdjustmentMode {
        case .automatic: isDimmed ? nil : ownTint
        case .dimmed, .normal: tintColor
        }
    }

    /// Whether the accent color is a gray, as behind an alert.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet {
            guard tintAdjustmentMode != oldValue else { return }
            appearanceDidChange()
            tintColorDidChange()
        }
    }

    private var isDimmed: Bool {
        switch tintAdjustmentMode {
        case .automatic: superview?.isDimmed ?? false
        case .normal: false
        case .dimmed: true
        }
    }

    /// Called after the accent color has changed.
    open func tintColorDidChange() {
        for subview in subviews where subview.ownTint == nil { subview.tintColorDidChange() }
    }

    /// Whether the view and the views inside take touches.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { appearanceDidChange() } }
    }

    /// Whether no other view takes touches at the same time. It has no effect: gesture recognizers decide.
    open var isExclusiveTouch = false

    /// The sign of the keyboard's focus; nil for none. It has no effect: the browser draws it.
    open var focusEffect: UIFocusEffect? = UIFocusEffect()

    /// Whether the margins of the view around count for the distance that the two have in common. It has no effect.
    open var preservesSuperviewLayoutMargins = false

    /// Whether several touches are taken at once. It has no effect: gesture recognizers decide.
    open var isMultipleTouchEnabled = false

    /// The color scheme of the view and the views inside; `unspecified` for that around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            appearanceDidChange()
            let around = superview?.traitCollection ?? surroundingTraits ?? .current
            traitsDidChange(from: around.overriding(oldValue), to: around.overriding(overrideUserInterfaceStyle))
        }
    }

    /// The traits of the place of the page where the view is; without one, those of the page for which the code runs.
    open var traitCollection: UITraitCollection {
        // A body that reads the traits of a view depends on the page's.
        let page = superview == nil ? UITraitCollection.current : nil
        let around = superview?.traitCollection ?? surroundingTraits ?? page ?? UITraitCollection()
        return around.overriding(overrideUserInterfaceStyle)
    }

    /// Called after traits have changed, such as the color scheme or a size class.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits around a view without a superview; nil before it was shown.
    final var surroundingTraits: UITraitCollection?

    /// The functions that are called after changes of traits.
    final var traitObservers: [TraitObserver] = []

    /// The class of the view's layer. A subclass may return another one, such as `CAGradientLayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// Corners, border and shadow, and layers that the app adds.
    public private(set) final lazy var layer: CALayer = {
        let type = Self.layerClass as? CALayer.Type ?? CALayer.self
        let made = type == CALayer.self ? CALayer() : ObjectCreation.make(type)
        made.attach(to: self)
        return made
    }()

    /// The action for a change of a property of the layer; nil, because changes are animated by the functions of `UIView`. It is not
    /// called.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    /// Draws the view again: calls `draw(_:)`.
    open func setNeedsDisplay() {
        appearanceDidChange()
    }

    /// Draws the view again: all of it, as browsers keep no parts of a drawing.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    // MARK: Gestures

    /// The gesture recognizers of the view.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Adds a gesture recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
        appearanceDidChange()
    }

    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
        appearanceDidChange()
    }

    /// The touches for a class that overrides their methods.
    private(set) final lazy var touches = TouchSequence(on: self) { touch, event in touch.view?.take(touch, event) }

    /// The frontmost view inside, or the view itself, at a place in the view's own coordinates; nil if the place is outside, or the view is
    /// hidden or takes no touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.layer.placeFromOuter(point), with: event) { return hit }
        }
        return self
    }

    /// Whether a place in the view's own coordinates is inside of it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a gesture on the view may begin, true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Focus

    /// Takes the focus from the field inside that has it. Returns whether none has it any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let first = PageResponders.current?.first as? UIView, first.isDescendant(of: self) else { return true }
        return first.resignFirstResponder()
    }

    // MARK: Accessibility

    /// The text for assistive technologies; nil for that of the content.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { appearanceDidChange() } } }

    /// A further description for assistive technologies.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { appearanceDidChange() } } }

    /// The value for assistive technologies.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { appearanceDidChange() } } }

    /// A name for tests.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { appearanceDidChange() } }
    }

    /// Whether assistive technologies see the view; nil where its class decides.
    private var ownAccessibility: Bool?

    /// Whether assistive technologies see the view as one element.
    open var isAccessibilityElement: Bool {
        get { ownAccessibility ?? false }
        set {
            guard newValue != ownAccessibility else { return }
            ownAccessibility = newValue
            appearanceDidChange()
        }
    }

    /// Whether assistive technologies ignore the views inside.
    open var accessibilityElementsHidden = false {
        didSet { if accessibilityElementsHidden != oldValue { appearanceDidChange() } }
    }

    /// The traits that a class has by itself.
    var standardTraits: UIAccessibilityTraits { .none }

    private var ownTraits: UIAccessibilityTraits?

    /// The kind and the state for assistive technologies. Traits without a counterpart in ARIA have no effect.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownTraits ?? standardTraits }
        set {
            guard newValue != ownTraits else { return }
            ownTraits = newValue
            appearanceDidChange()
        }
    }

    /// The views inside that assistive technologies see; nil for all. The order on the page is that of the subviews.
    open var accessibilityElements: [Any]? {
        didSet {
            appearanceDidChange()
            for subview in subviews { subview.appearanceDidChange() }
        }
    }

    /// Whether assistive technologies ignore the views beside this one.
    open var accessibilityViewIsModal = false {
        didSet { if accessibilityViewIsModal != oldValue { appearanceDidChange() } }
    }

    /// Actions that assistive technologies offer, as buttons that are visible while they have the focus.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { appearanceDidChange() } }

    /// Called when the user activates the element by an assistive technology. It is not called: browsers send a click.
    open func accessibilityActivate() -> Bool { false }

    /// Called when the user makes the value of an element with the trait `adjustable` larger.
    open func accessibilityIncrement() {}

    /// Called when the user makes the value of an element with the trait `adjustable` smaller.
    open func accessibilityDecrement() {}

    /// Called when the user leaves a modal view by an assistive technology. It is not called: browsers send the key Escape.
    open func accessibilityPerformEscape() -> Bool { false }
}
