package import Foundation

/// The app's texts in several languages.
package protocol StringTables: AnyObject, Sendable {
    /// The tags of the app's languages, the language of development first. Empty for an app without tables.
    var languages: [String] { get }

    /// The text of a key in the language nearest to a locale, or in the language of development; nil if the table does
    /// not have it.
    ///
    /// - Parameters:
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the tables; nil for the app's.
    ///   - counts: The numbers among the key's arguments, on which the text may depend; nil for an argument that is not
    ///     a number.
    func text(of key: String, table: String?, bundle: Bundle?, locale: String, counts: [Double?]) -> String?
}

extension TextEnvironment {
    /// The key in the environment's language; the key itself if the tables do not have it.
    func localized(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) -> LocalizedStringKey {
        guard let strings, bundle != nil || !strings.languages.isEmpty else { return key }
        let text = strings.text(
            of: key.key, table: table, bundle: bundle, locale: settings.locale.identifier, counts: key.counts)
        guard let text else { return key }
        var localized = key
        localized.key = text
        return localized
    }
}

extension LocalizedStringKey {
    /// The numbers among the arguments; nil for other arguments.
    var counts: [Double?] {
        arguments.map { argument in
            switch argument {
            case .signed(let number): Double(number)
            case .unsigned(let number): Double(number)
            case .floating(let number): number
            case .string, .text: nil
            }
        }
    }
}
