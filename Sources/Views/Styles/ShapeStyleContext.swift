package import EspalierDisplayTree

/// The part of the environment that styles depend on.
package struct ShapeStyleContext: Hashable, Sendable {
    /// The paint set by `foregroundStyle`; nil for the system's label colors. The next two hold the further levels of
    /// `foregroundStyle(_:_:)` and `(_:_:_:)`.
    package var foreground: DisplayPaint?
    /// The shadows of what the foreground fills.
    package var foregroundShadows: [DisplayPaintShadow] = []
    package var secondaryForeground: DisplayPaint?
    package var tertiaryForeground: DisplayPaint?
    /// Whether the author set the style of content. The labels of buttons then use it instead of the tint.
    package var hasOwnForeground = false
    /// The paint set by `tint` or `accentColor`; nil for the app's accent color.
    package var tint: DisplayPaint? {
        didSet { if foregroundIsTint { foreground = tintPaint } }
    }
    /// Whether `accentColor` set the tint. As on iOS, it does not color switches.
    package var tintIsAccent = false
    /// Whether the foreground is the tint. Styles are resolved where they are drawn, so a nearer tint replaces it.
    package private(set) var foregroundIsTint = false
    /// The paint set by `backgroundStyle`; nil for the system's background.
    package var background: DisplayPaint?
    package var isDark: Bool
    /// Whether the author set the color scheme of this part of the page, which the browser does not know.
    package var hasOwnScheme = false
    /// The environment for styles of the app. It takes no part in comparisons: what styles resolve to does.
    private var environment = EnvironmentBox()

    package init(
        foreground: DisplayPaint? = nil, secondaryForeground: DisplayPaint? = nil,
        tertiaryForeground: DisplayPaint? = nil, tint: DisplayPaint? = nil, background: DisplayPaint? = nil,
        isDark: Bool = false
    ) {
        self.foreground = foreground
        self.secondaryForeground = secondaryForeground
        self.tertiaryForeground = tertiaryForeground
        self.tint = tint
        self.background = background
        self.isDark = isDark
    }

    /// Sets the author's style of content; the other levels follow from it. Nil restores the system's.
    package mutating func setForeground(_ paint: DisplayPaint?, shadows: [DisplayPaintShadow] = []) {
        setSystemForeground(paint)
        foregroundShadows = shadows
        hasOwnForeground = paint != nil
    }

    /// Sets the system's style of content. It does not count as the author's.
    package mutating func setSystemForeground(_ paint: DisplayPaint?) {
        foreground = paint
        foregroundShadows = []
        secondaryForeground = nil
        tertiaryForeground = nil
        foregroundIsTint = false
    }

    /// Sets the tint as the style of content.
    ///
    /// - Parameter isOwn: Whether the author set it, and not the system.
    package mutating func setForegroundToTint(isOwn: Bool) {
        setSystemForeground(tintPaint)
        foregroundIsTint = true
        if isOwn { hasOwnForeground = true }
    }

    /// Sets the tint; nil restores the app's accent color.
    mutating func setTint(_ color: Color?) {
        tint = color.map { .color($0.resolved(in: self)) }
        tintIsAccent = false
    }

    package var foregroundPaint: DisplayPaint { foreground ?? .color(.named(.label)) }
    package var tintPaint: DisplayPaint { tint ?? .color(.named(.accent)) }

    /// The tint as one color: the first one of a gradient.
    package var tintColor: DisplayColor { tint?.firstColor ?? .named(.accent) }

    /// The foreground paint for a level of content: 0 primary, 1 secondary, 2 tertiary, 3 and above quaternary.
    package func foreground(level: Int) -> DisplayPaint {
        guard level > 0 else { return foregroundPaint }
        guard let foreground else {
            switch level {
            case 1: return .color(.named(.secondaryLabel))
            case 2: return .color(.named(.tertiaryLabel))
            default: return .color(.named(.quaternaryLabel))
            }
        }
        if level == 1, let secondaryForeground { return secondaryForeground }
        if level >= 2, let tertiaryForeground { return tertiaryForeground }
        return foreground.multiplied(by: Self.opacity(ofLevel: level))
    }

    /// The factor for the opacity of a level of content.
    static func opacity(ofLevel level: Int) -> Float {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        default: 0.2
        }
    }
}

/// The environment for styles of the app, which all contexts have in common for comparisons.
private struct EnvironmentBox: Hashable, @unchecked Sendable {  // The values are read on the main actor.
    enum Source {
        case none
        case values(EnvironmentValues)
        case made((ShapeStyleContext) -> EnvironmentValues)
    }
    var source = Source.none

    static func == (left: Self, right: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

extension ShapeStyleContext {
    /// The context with the environment that it is part of.
    func inside(_ environment: EnvironmentValues) -> ShapeStyleContext {
        var context = self
        context.environment.source = .values(environment)
        return context
    }

    /// The context with an environment that is made when a style asks for it.
    func inside(_ make: @escaping (ShapeStyleContext) -> EnvironmentValues) -> ShapeStyleContext {
        var context = self
        context.environment.source = .made(make)
        return context
    }

    /// The environment for styles of the app; without values outside of a page.
    var environmentValues: EnvironmentValues {
        switch environment.source {
        case .none: EnvironmentValues()
        case .values(let values): values
        case .made(let make): make(self)
        }
    }
}
