public import Foundation

extension SortComparator where Self == String.StandardComparator {
    /// Compares texts as people expect it in lists of names: by the rules of the user's language, without regard to case at first, and
    /// numbers in the texts by their size.
    ///
    /// Foundation on Linux does not have this comparator. Fetches and queries of SwiftData sort by the rules of the page's language. Other
    /// code, such as `sorted(using:)`, compares without regard to case and numbers by their size, but letters by their code points.
    public static var localizedStandard: String.StandardComparator { StandardComparators.localizedStandard }

    /// Compares texts by the rules of the user's language.
    ///
    /// Foundation on Linux does not have this comparator. Fetches and queries of SwiftData sort by the rules of the page's language; other
    /// code compares without regard to case.
    public static var localized: String.StandardComparator { StandardComparators.localized }
}

/// Comparators that Foundation on Linux declares for Apple's systems only.
private enum StandardComparators {
    /// The stored properties of `String.StandardComparator`.
    private struct Layout {
        let options: UInt
        let isLocalized: Bool
        let order: SortOrder
    }

    static let localizedStandard = make([.caseInsensitive, .numeric, .forcedOrdering])
    static let localized = make([.caseInsensitive, .forcedOrdering])

    /// Apple's options contain `widthInsensitive`, with which Foundation on Linux stops the program (swift-foundation, `_toHalfWidth`).
    private static func make(_ options: String.CompareOptions) -> String.StandardComparator {
        guard MemoryLayout<Layout>.size == MemoryLayout<String.StandardComparator>.size else { return .lexical }
        // No public initializer and no decoder accepts a localized comparator. The encoded form proves that the properties were taken as
        // they were meant: another layout in a later Foundation gives another text.
        let made = unsafeBitCast(
            Layout(options: options.rawValue, isLocalized: true, order: .forward), to: String.StandardComparator.self)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = (try? encoder.encode(made)).map { String(decoding: $0, as: UTF8.self) }
        guard text == #"{"isLocalized":true,"options":\#(options.rawValue),"order":true}"# else { return .lexical }
        return made
    }
}
