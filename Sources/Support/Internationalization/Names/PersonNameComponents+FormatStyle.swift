public import Foundation

extension PersonNameComponents {
    /// A format of names. Foundation on Linux has none.
    ///
    /// ICU offers names only to C++, so the rules are the library's own. The parts have the order of the name's script: a
    /// name in Chinese, Japanese or Korean letters starts with the family name, without spaces.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// The parts of the name that appear.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or the given name: "Anni".
            case short
            /// The given and the family name: "Anna Muster".
            case medium
            /// All parts except the nickname: "Dr. Anna Maria Muster".
            case long
            /// The first letters: "AM".
            case abbreviated
        }

        /// The parts of the name that appear.
        public var style: Style
        /// The locale, which decides about the order of names in other scripts.
        public var locale: Locale

        /// A format with some parts of a name.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The name as text; empty without any part.
        public func format(_ name: PersonNameComponents) -> String {
            let isEastAsian = [name.givenName, name.familyName].compactMap(\.self).contains { $0.isEastAsian }
            switch style {
            case .short:
                return name.nickname ?? name.givenName ?? name.familyName ?? ""
            case .abbreviated:
                // A name in Chinese letters has no shorter form than the family name.
                if isEastAsian { return name.familyName ?? name.givenName ?? "" }
                let parts = [name.givenName, name.familyName]
                return ordered(parts).compactMap { $0?.first.map { $0.uppercased() } }.joined()
            case .medium:
                return ordered([name.givenName, name.familyName], isEastAsian: isEastAsian).joined(isEastAsian)
            case .long:
                let own = ordered(
                    [[name.givenName, name.middleName].joined(isEastAsian), name.familyName], isEastAsian: isEastAsian)
                return [name.namePrefix, own.joined(isEastAsian), name.nameSuffix].joined(false)
            }
        }

        /// The given name and the family name in the order of the script and the locale.
        private func ordered(_ names: [String?], isEastAsian: Bool = false) -> [String?] {
            let familyFirst = isEastAsian || ["hu"].contains(locale.language.languageCode?.identifier)
            return familyFirst ? names.reversed() : names
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A format of names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        PersonNameComponents.FormatStyle(style: style)
    }
}

extension [String?] {
    /// The parts that are not empty, with spaces between them unless they are East Asian.
    fileprivate func joined(_ isEastAsian: Bool) -> String {
        compactMap(\.self).filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
    }
}

extension String {
    /// Whether the text has a Chinese, Japanese or Korean letter.
    fileprivate var isEastAsian: Bool {
        unicodeScalars.contains {
            switch $0.value {
            case 0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7a3, 0xf900...0xfaff, 0x20000...0x3ffff: true
            default: false
            }
        }
    }
}
