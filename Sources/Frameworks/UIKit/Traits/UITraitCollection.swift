import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// The color schemes of UIKit.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The scheme of the views around; the light and the dark scheme.
    case unspecified, light, dark
}

/// The widths and heights of windows as classes.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No class; a narrow or low window; a wide or high one.
    case unspecified, compact, regular

    init(_ sizeClass: UserInterfaceSizeClass?) {
        self =
            switch sizeClass {
            case .compact: .compact
            case .regular: .regular
            case nil: .unspecified
            }
    }
}

/// The properties of the window around a view.
public final class UITraitCollection: NSObject, Sendable {
    /// The color scheme.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The class of the window's width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The class of the window's height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The device pixels for each point; 0 if that is unknown.
    public let displayScale: CGFloat
    /// The user's text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The direction of the language.
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    init(
        style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0,
        sizeCategory: UIContentSizeCategory = .unspecified, direction: UITraitEnvironmentLayoutDirection = .unspecified
    ) {
        layoutDirection = direction
        preferredContentSizeCategory = sizeCategory
        userInterfaceStyle = style
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        self.displayScale = displayScale
    }

    /// Traits without values.
    override public convenience init() {
        self.init(style: .unspecified)
    }

    /// Traits of a color scheme only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Traits of a text size only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(style: .unspecified, sizeCategory: preferredContentSizeCategory)
    }

    /// The traits of a window of the page for which the code runs.
    @MainActor
    convenience init(_ host: HostEnvironment) {
        let direction = ViewGraph.current?.root.environmentForChildren().layoutDirection
        self.init(
            style: host.prefersDarkScheme ? .dark : .light, horizontal: host.isCompactInWidth ? .compact : .regular,
            vertical: host.isCompactInHeight ? .compact : .regular, displayScale: CGFloat(host.displayScale),
            sizeCategory: UIContentSizeCategory(ContentSizeCategory(DynamicTypeSize(scale: host.textScale))),
            direction: UITraitEnvironmentLayoutDirection(direction))
    }

    /// The traits of the page for which the code runs.
    @MainActor public static var current: UITraitCollection { UITraitCollection(ViewGraph.currentHost) }

    /// The traits of the page for which the code runs; none off the main actor.
    static var ambient: UITraitCollection {
        guard MainThread.isCurrent else { return UITraitCollection() }
        return MainActor.assumeIsolated { UITraitCollection(ViewGraph.currentHost) }
    }

    /// Traits of a place on the page.
    convenience init(
        _ scheme: ColorScheme, _ horizontal: UserInterfaceSizeClass?, _ vertical: UserInterfaceSizeClass?,
        displayScale: CGFloat, textSize: DynamicTypeSize, direction: LayoutDirection
    ) {
        self.init(
            style: scheme == .dark ? .dark : .light, horizontal: UIUserInterfaceSizeClass(horizontal),
            vertical: UIUserInterfaceSizeClass(vertical), displayScale: displayScale,
            sizeCategory: UIContentSizeCategory(ContentSizeCategory(textSize)),
            direction: UITraitEnvironmentLayoutDirection(direction))
    }

    /// The traits inside of a view that overrides the scheme; `unspecified` does not.
    func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return UITraitCollection(
            style: style, horizontal: horizontalSizeClass, vertical: verticalSizeClass, displayScale: displayScale,
            sizeCategory: preferredContentSizeCategory, direction: layoutDirection)
    }

    /// Whether colors that depend on traits may differ from those in other traits: whether the schemes differ.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && layoutDirection == other.layoutDirection
    }

    override public var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(layoutDirection)
        return hasher.finalize()
    }

    var context: ShapeStyleContext {
        var context = ShapeStyleContext()
        context.isDark = userInterfaceStyle == .dark
        return context
    }
}
