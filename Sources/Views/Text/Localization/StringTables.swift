package import Foundation

/// The app's texts in several languages.
package protocol StringTables: AnyObject, Sendable {
    /// The languages that the app has texts in, by their tags; the one that it was written in first. Empty for an app
    /// without tables.
    var languages: [String] { get }

    /// The text of a key in the language that is nearest to a locale, else in that which the app was written in; nil where the
    /// table lacks it.
    ///
    /// - Parameters:
    ///   - table: the table's name; nil for `Localizable`.
    ///   - bundle: whose tables; nil for the app's.
    ///   - counts: the numbers among the key's arguments, by which it may vary; nil for an argument that is none.
    func text(of key: String, table: String?, bundle: Bundle?, locale: String, counts: [Double?]) -> String?
}

extension TextEnvironment {
    /// The key as the language of the place has it; the key itself where it has none.
    func localized(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) -> LocalizedStringKey {
        guard let strings, bundle != nil || !strings.languages.isEmpty else { return key }
        let counts = key.arguments.map { argument -> Double? in
            switch argument {
            case .signed(let number): Double(number)
            case .unsigned(let number): Double(number)
            case .floating(let number): number
            case .string, .text: nil
            }
        }
        let text = strings.text(
            of: key.key, table: table, bundle: bundle, locale: settings.locale.identifier, counts: counts)
        guard let text else { return key }
        var localized = key
        localized.key = text
        return localized
    }
}
