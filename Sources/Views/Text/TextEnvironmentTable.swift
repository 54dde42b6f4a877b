package import LayoutEngine

/// The text environments that pages use, by their settings: all pages share them and the styles that they made, so that a
/// further page of an app makes none.
@MainActor
package final class TextEnvironmentTable {
    private let measurer: any TextMeasuring
    private var styles = TextStyleTable()
    private var environments: [TextSettings: TextEnvironment] = [:]

    /// The app's texts in the languages that it has; to be set before the first page is made.
    package var strings: (any StringTables)?

    /// Beyond this the table starts anew: authors may set fonts of any size.
    private static let capacity = 1024

    private static var tables: [ObjectIdentifier: TextEnvironmentTable] = [:]

    private init(_ measurer: any TextMeasuring) {
        self.measurer = measurer
    }

    /// The table of a measurer: one for each process, but in tests.
    package static func of(_ measurer: any TextMeasuring) -> TextEnvironmentTable {
        if let known = tables[ObjectIdentifier(measurer)] { return known }
        if tables.count >= 16 { tables.removeAll() }
        let made = TextEnvironmentTable(measurer)
        tables[ObjectIdentifier(measurer)] = made
        return made
    }

    package func environment(_ settings: TextSettings) -> TextEnvironment {
        if let known = environments[settings] { return known }
        if environments.count >= Self.capacity {
            environments.removeAll()
            styles = TextStyleTable()
        }
        let made = TextEnvironment(settings, measurer: measurer, styles: styles, strings: strings)
        environments[settings] = made
        return made
    }
}
