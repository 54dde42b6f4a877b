import Foundation

extension Locale {
    /// The language tag for a page's `lang` attribute (BCP 47).
    var languageTag: String {
        String(decoding: identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    /// The locale with a language tag. As on Apple's systems, an underscore precedes the region: `en-US` becomes `en_US`.
    init(languageTag: String) {
        let parts = languageTag.split(separator: "-")
        let isRegion =
            parts.count > 1 && parts.last.map { $0.count == 2 || $0.count == 3 && $0.first?.isNumber == true } == true
        guard isRegion, let region = parts.last, parts.allSatisfy({ $0.count > 1 }) else {
            self.init(identifier: languageTag)
            return
        }
        self.init(identifier: parts.dropLast().joined(separator: "-") + "_" + region.uppercased())
    }
}
