public import Foundation

/// The values of a view that few apps set.
@MainActor
final class UncommonViewValues {
    var layoutGuides: [UILayoutGuide] = []
    var motionEffects: [UIMotionEffect] = []
    var contentScaleFactor: CGFloat?
    var restorationIdentifier: String?
    var focusGroupIdentifier: String?
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var showsLargeContentViewer = false
    var ignoresInvertedColors = false
    var groupsAccessibility = false
    var insetsMarginsFromSafeArea = true
    var resizesSubviews = true
    var clearsContext = true
    var accessibilityFrame: CGRect?
    var activationPoint: CGPoint?
    var language: String?
    var inputLabels: [String]?
    var respondsToInteraction: Bool?
}

extension UIView {
    /// The values that few apps set, to change one of them.
    final var uncommon: UncommonViewValues {
        if let uncommonValues { return uncommonValues }
        let made = UncommonViewValues()
        uncommonValues = made
        return made
    }

    /// The pixels per point of a drawing. It has no effect: browsers decide.
    public final var contentScaleFactor: CGFloat {
        get { uncommonValues?.contentScaleFactor ?? UIScreen.main.scale }
        set { uncommon.contentScaleFactor = newValue }
    }

    /// A name by which the system restores the view. It has no effect: pages keep their state.
    public final var restorationIdentifier: String? {
        get { uncommonValues?.restorationIdentifier }
        set { uncommon.restorationIdentifier = newValue }
    }

    /// A name of the group of views in which the tabulator key moves the focus. It has no effect: browsers decide.
    public final var focusGroupIdentifier: String? {
        get { uncommonValues?.focusGroupIdentifier }
        set { uncommon.focusGroupIdentifier = newValue }
    }

    /// The title that the system shows enlarged. It has no effect: browsers enlarge the page.
    public final var largeContentTitle: String? {
        get { uncommonValues?.largeContentTitle }
        set { uncommon.largeContentTitle = newValue }
    }

    /// The image that the system shows enlarged. It has no effect: browsers enlarge the page.
    public final var largeContentImage: UIImage? {
        get { uncommonValues?.largeContentImage }
        set { uncommon.largeContentImage = newValue }
    }

    /// Whether the system shows the view enlarged. It has no effect: browsers enlarge the page.
    public final var showsLargeContentViewer: Bool {
        get { uncommonValues?.showsLargeContentViewer ?? false }
        set { uncommon.showsLargeContentViewer = newValue }
    }

    /// Whether the colors of the view stay when the user inverts those of the screen. It has no effect: browsers decide.
    public final var accessibilityIgnoresInvertColors: Bool {
        get { uncommonValues?.ignoresInvertedColors ?? false }
        set { uncommon.ignoresInvertedColors = newValue }
    }

    /// Whether assistive technologies read the views inside one after the other. It has no effect: they follow the order of the page.
    public final var shouldGroupAccessibilityChildren: Bool {
        get { uncommonValues?.groupsAccessibility ?? false }
        set { uncommon.groupsAccessibility = newValue }
    }

    /// Whether the safe area counts for `layoutMargins`. It has no effect: representables lie inside of the safe area.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { uncommonValues?.insetsMarginsFromSafeArea ?? true }
        set { uncommon.insetsMarginsFromSafeArea = newValue }
    }

    // MARK: Motion effects

    /// The effects of moving the device.
    public final var motionEffects: [UIMotionEffect] {
        get { uncommonValues?.motionEffects ?? [] }
        set { uncommon.motionEffects = newValue }
    }

    /// Adds an effect of moving the device. It has no effect on a page: browsers report no motion without the user's permission.
    public final func addMotionEffect(_ effect: UIMotionEffect) { uncommon.motionEffects.append(effect) }

    /// Removes an effect.
    public final func removeMotionEffect(_ effect: UIMotionEffect) {
        uncommonValues?.motionEffects.removeAll { $0 === effect }
    }

    /// Whether views inside are resized by their masks when the size changes.
    public final var autoresizesSubviews: Bool {
        get { uncommonValues?.resizesSubviews ?? true }
        set { uncommon.resizesSubviews = newValue }
    }

    /// Whether a drawing begins with an empty view. It has no effect: it always does.
    public final var clearsContextBeforeDrawing: Bool {
        get { uncommonValues?.clearsContext ?? true }
        set { uncommon.clearsContext = newValue }
    }

    /// Whether the keyboard or a remote control has moved the focus to the view: whether it is the first responder.
    public final var isFocused: Bool { isFirstResponder }

    // MARK: Accessibility

    /// The rectangle for assistive technologies, in the window. Setting it has no effect: browsers use that of the view.
    public final var accessibilityFrame: CGRect {
        get { uncommonValues?.accessibilityFrame ?? convert(bounds, to: nil) }
        set { uncommon.accessibilityFrame = newValue }
    }

    /// The place that assistive technologies tap, in the window. Setting it has no effect: browsers click the middle.
    public final var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return uncommonValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { uncommon.activationPoint = newValue }
    }

    /// The language in which the label is spoken; nil for that of the page. It has no effect.
    public final var accessibilityLanguage: String? {
        get { uncommonValues?.language }
        set { uncommon.language = newValue }
    }

    /// Names by which the user can call the element. They have no effect: browsers know the label only.
    public final var accessibilityUserInputLabels: [String]! {
        get { uncommonValues?.inputLabels ?? [accessibilityLabel].compactMap(\.self) }
        set { uncommon.inputLabels = newValue }
    }

    /// Whether the user can use the element. It has no effect: browsers decide by its role.
    public final var accessibilityRespondsToUserInteraction: Bool {
        get { uncommonValues?.respondsToInteraction ?? isUserInteractionEnabled }
        set { uncommon.respondsToInteraction = newValue }
    }

    /// The text for assistive technologies. Its attributes have no effect.
    public final var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// A further description for assistive technologies. Its attributes have no effect.
    public final var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    /// The value for assistive technologies. Its attributes have no effect.
    public final var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The number of `accessibilityElements`.
    public final func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// One of `accessibilityElements`; nil for an index without one.
    public final func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The index of one of `accessibilityElements`; `NSNotFound` for another object.
    public final func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
}
