/// The appearance of the dots of pages. The requirements are not public, so only the styles of this module exist.
public protocol IndexViewStyle {
    static func _showsBackground(_ style: Self) -> Bool
}

/// Dots in a row.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The condition for a background behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        /// The platform's default: always visible.
        public static let automatic = BackgroundDisplayMode(isShown: true)
        /// Visible while the dots are touched. Dots in a page accept no touches, so there is no background.
        public static let interactive = BackgroundDisplayMode(isShown: false)
        /// Always.
        public static let always = BackgroundDisplayMode(isShown: true)
        /// Never.
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    private let backgroundDisplayMode: BackgroundDisplayMode

    /// A style with dots in a row.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    public static func _showsBackground(_ style: Self) -> Bool { style.backgroundDisplayMode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots in a row.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots in a row, with or without a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether dots of pages have a background.
    var showsIndexBackground: Bool {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the dots of pages inside.
    public nonisolated __consuming func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.showsIndexBackground, S._showsBackground(style))
    }
}
