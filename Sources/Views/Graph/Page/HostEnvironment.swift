package import EspalierLayoutEngine
package import Foundation

/// The properties of a browser window.
package struct HostEnvironment: Hashable, Sendable, Codable {
    /// The window's size in CSS pixels.
    package var size: CGSize
    /// Whether the server guessed the size, because the browser had not reported it.
    package var isSizeGuessed = false
    package var safeAreaInsets: EdgeInsets
    package var prefersDarkScheme: Bool
    /// The browser's default font size divided by 16: 1 for most users.
    package var textScale: Double
    /// The browser's languages (BCP 47), the preferred one first.
    package var languages: [String]
    package var reducesMotion: Bool
    /// Device pixels per CSS pixel.
    package var displayScale: Double
    /// Whether the user prefers more contrast between colors.
    package var increasesContrast: Bool
    /// The identifier of the user's time zone; nil if the browser has not reported it.
    package var timeZone: String?
    /// Whether the user sees the page. A restored page is active until its browser reports something else.
    package var activity = Activity.active

    /// How much a page is in use.
    package enum Activity: Int, Comparable, Hashable, Sendable {
        /// The page is hidden; it is about to be hidden or shown; the user sees it.
        case background, inactive, active

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private enum CodingKeys: CodingKey {
        case size, safeAreaInsets, prefersDarkScheme, textScale, languages, reducesMotion, displayScale, timeZone
        case increasesContrast
    }

    package init(
        size: CGSize = CGSize(width: 1024, height: 768), safeAreaInsets: EdgeInsets = EdgeInsets(),
        prefersDarkScheme: Bool = false, textScale: Double = 1, languages: [String] = ["en"],
        reducesMotion: Bool = false, displayScale: Double = 1, increasesContrast: Bool = false,
        timeZone: String? = nil
    ) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.prefersDarkScheme = prefersDarkScheme
        self.textScale = textScale
        self.languages = languages
        self.reducesMotion = reducesMotion
        self.displayScale = displayScale
        self.increasesContrast = increasesContrast
        self.timeZone = timeZone
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            size: try values.decode(CGSize.self, forKey: .size),
            safeAreaInsets: try values.decode(EdgeInsets.self, forKey: .safeAreaInsets),
            prefersDarkScheme: try values.decode(Bool.self, forKey: .prefersDarkScheme),
            textScale: try values.decode(Double.self, forKey: .textScale),
            languages: try values.decode([String].self, forKey: .languages),
            reducesMotion: try values.decode(Bool.self, forKey: .reducesMotion),
            displayScale: try values.decode(Double.self, forKey: .displayScale),
            // Sessions that an earlier version stored lack it.
            increasesContrast: try values.decodeIfPresent(Bool.self, forKey: .increasesContrast) ?? false,
            timeZone: try values.decodeIfPresent(String.self, forKey: .timeZone))
    }
}
