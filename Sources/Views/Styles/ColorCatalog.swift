import EspalierDisplayTree
import Synchronization

/// The colors of the app's asset catalogs. They are registered before the first page is made.
package enum ColorCatalog {
    private struct Key: Hashable {
        let name: String
        /// The path of the bundle; nil for all bundles.
        let bundle: String?
    }

    private struct State {
        var colors: [CatalogColor] = []
        var numbers: [Key: Int] = [:]
        var missing: Set<Key> = []
        var accent: Int?
    }

    private static let state = Mutex(State())

    /// Registers a color. If two bundles have a name, the first one's color is that of the app.
    ///
    /// - Parameter bundle: The path of the bundle.
    package static func register(_ name: String, bundle: String? = nil, _ color: CatalogColor) {
        state.withLock { state in
            let own = Key(name: name, bundle: bundle)
            guard state.colors.count < Int(UInt16.max), state.numbers[own] == nil else { return }
            state.numbers[own] = state.colors.count
            let shared = Key(name: name, bundle: nil)
            if state.numbers[shared] == nil { state.numbers[shared] = state.colors.count }
            state.colors.append(color)
        }
    }

    /// Makes a registered color the accent color of the app.
    package static func setAccent(_ name: String, bundle: String?) {
        state.withLock { $0.accent = $0.numbers[Key(name: name, bundle: bundle)] }
    }

    /// The number of the app's accent color; nil for the system's.
    package static var accent: Int? { state.withLock { $0.accent } }

    /// The components of the accent color.
    static func accentComponents(isDark: Bool) -> ColorComponents {
        let color = state.withLock { state in state.accent.map { state.colors[$0] } }
        return color?.components(isDark: isDark) ?? NamedColor.accent.components(isDark: isDark)
    }

    /// All colors, in the order of the numbers of their variables.
    package static var colors: [CatalogColor] { state.withLock { $0.colors } }

    /// Whether a bundle has a color of this name.
    package static func contains(_ name: String, bundle: String?) -> Bool {
        state.withLock { $0.numbers[Key(name: name, bundle: bundle)] != nil }
    }

    /// The color of a name; nil, with a warning on first use, if there is none.
    ///
    /// - Parameter context: If its scheme is not that of the page, the color is that of the scheme.
    static func color(named name: String, bundle: String?, in context: ShapeStyleContext) -> DisplayColor? {
        let key = Key(name: name, bundle: bundle)
        let (number, color) = state.withLock { state in
            let number = state.numbers[key]
            return (number, number.map { state.colors[$0] })
        }
        guard let number, let color else {
            warn(key)
            return nil
        }
        if context.hasOwnScheme { return (context.isDark ? color.usual.dark : color.usual.light).resolved(in: context) }
        return DisplayColor(base: .asset(DisplayAssetColor(number: UInt16(number), isOpaque: color.isOpaque)))
    }

    private static func warn(_ key: Key) {
        let isFirst = state.withLock { state in
            // Programs can make up names.
            if state.missing.count >= 4096 { state.missing.removeAll() }
            return state.missing.insert(key).inserted
        }
        if isFirst { Warning.log("no color named '\(key.name)' is in the asset catalogs: nothing is drawn") }
    }

    /// The color of a variable.
    static func color(of asset: DisplayAssetColor) -> CatalogColor? {
        state.withLock { $0.colors.indices.contains(Int(asset.number)) ? $0.colors[Int(asset.number)] : nil }
    }
}

/// A color of an asset catalog in its appearances.
package struct CatalogColor: Hashable, Sendable {
    /// The colors in the light and in the dark scheme.
    package struct Pair: Hashable, Sendable {
        package let light: Color
        package let dark: Color

        package init(light: Color, dark: Color) {
            self.light = light
            self.dark = dark
        }
    }

    package let usual: Pair
    /// The colors for users who want more contrast.
    package let highContrast: Pair
    /// The colors for screens with the gamut of Display P3.
    package let wideGamut: Pair

    /// - Parameters:
    ///   - highContrast: Nil for the usual colors.
    ///   - wideGamut: Nil for the usual colors.
    package init(_ usual: Pair, highContrast: Pair? = nil, wideGamut: Pair? = nil) {
        self.usual = usual
        self.highContrast = highContrast ?? usual
        self.wideGamut = wideGamut ?? usual
    }

    var isOpaque: Bool {
        [usual, highContrast, wideGamut].flatMap { [$0.light, $0.dark] }.allSatisfy { color in
            if case .rgb(_, _, _, let opacity) = color.content { opacity >= 1 } else { false }
        }
    }

    func components(isDark: Bool) -> ColorComponents {
        (isDark ? usual.dark : usual.light).components(in: ShapeStyleContext(isDark: isDark))
    }
}
