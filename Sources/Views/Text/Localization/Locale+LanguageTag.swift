import Foundation

extension Locale {
    /// The language tag for a page's `lang` attribute (BCP 47).
    var languageTag: String {
        String(decoding: identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}
