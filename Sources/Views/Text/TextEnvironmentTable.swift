import EspalierLayoutEngine

/// Text environments by their settings. All pages share them and their styles, so another page of an app creates none.
@MainActor
package final class TextEnvironmentTable {
    private let measurer: any TextMeasuring
    private var styles = TextStyleTable()
    private var environments: [TextSettings: TextEnvironment] = [:]

    private let strings: (any StringTables)?

    /// The limit at which the table is cleared, since authors may set fonts of any size.
    private static let capacity = 1024

    init(_ measurer: any TextMeasuring, strings: (any StringTables)?) {
        self.measurer = measurer
        self.strings = strings
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
