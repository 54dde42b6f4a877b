package import EspalierLayoutEngine

/// What an app brings along beside its code, for all its pages: to be set before the first page is made.
@MainActor
package final class AppResources {
    /// The app's texts in the languages that it has.
    package var strings: (any StringTables)?
    /// The app's pictures by their names.
    package var pictures: (any ImageCatalog)?

    /// The text environments that the pages share.
    private(set) lazy var textEnvironments = TextEnvironmentTable(measurer, strings: strings)

    private let measurer: any TextMeasuring
    private static var known: [ObjectIdentifier: AppResources] = [:]

    private init(_ measurer: any TextMeasuring) {
        self.measurer = measurer
    }

    /// The resources of the app that measures with `measurer`: one for each process, but in tests.
    package static func of(_ measurer: any TextMeasuring) -> AppResources {
        if let known = known[ObjectIdentifier(measurer)] { return known }
        if known.count >= 16 { known.removeAll() }
        let made = AppResources(measurer)
        known[ObjectIdentifier(measurer)] = made
        return made
    }
}
