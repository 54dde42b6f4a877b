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
}
