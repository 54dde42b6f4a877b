/// The appearance of the screen for which a variant of an asset is made.
package struct AssetAppearance: Hashable, Sendable {
    package var isDark: Bool
    package var hasHighContrast: Bool

    package init(isDark: Bool = false, hasHighContrast: Bool = false) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
    }
}

/// The conditions under which a variant of an asset is used.
struct AssetCondition: Hashable, Sendable {
    /// Nil for light and dark.
    var isDark: Bool?
    var hasHighContrast = false
    /// Whether the variant is for a tint of the home screen, which pages do not have.
    var isTinted = false
    /// The position of the idiom in the order of preference; nil for a device that is no screen of pages.
    var idiom: Int?
    /// Whether the variant is only for screens with the gamut of Display P3.
    var isWideGamut = false

    /// The idioms of variants, the best first. A page may be on any device, so it uses what all have in common.
    private static let idioms = ["universal", "iphone", "ipad", "mac", "ios-marketing"]

    init(_ item: AssetContents.Item) {
        for appearance in item.appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("luminosity", "tinted"): isTinted = true
            case ("contrast", "high"): hasHighContrast = true
            default: break
            }
        }
        idiom = Self.idioms.firstIndex(of: item.idiom ?? "universal")
        isWideGamut = item.gamut == "display-P3"
    }

    /// How well the variant fits an appearance; nil if it must not be used there. Luminosity counts more than contrast,
    /// and contrast more than the idiom.
    func rank(for appearance: AssetAppearance) -> Int? {
        guard let idiom, !isTinted else { return nil }
        if let isDark, isDark != appearance.isDark { return nil }
        if hasHighContrast, !appearance.hasHighContrast { return nil }
        return (isDark == nil ? 0 : 100) + (hasHighContrast ? 50 : 0) - idiom
    }
}

extension Sequence {
    /// The element with the highest rank; the first of several. Elements without a rank do not count.
    func best(_ rank: (Element) -> Int?) -> Element? {
        var best: (element: Element, rank: Int)?
        for element in self {
            guard let rank = rank(element), rank > best?.rank ?? .min else { continue }
            best = (element, rank)
        }
        return best?.element
    }
}
