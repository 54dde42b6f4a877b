/// The settings of appearance that an app makes for all bars, lists and controls of a browser, by UIKit's proxies.
///
/// A view reads them when its body runs. A change by an action shows all of them again; a change while bodies run, as in the
/// `init()` of a view, counts for the bodies that run later.
@MainActor
package final class InterfaceAppearance: ClientFeature {
    private let readers = DependencySource()

    /// Settings start with those that were made before the first page.
    package init(_ values: ClientValues) {
        let process = ClientValues.ofProcess
        if values !== process { settings = process.feature(InterfaceAppearance.self).settings }
    }

    package var settings = InterfaceSettings() {
        didSet {
            // Bodies that run may be inside of readers, which would then run without an end.
            if settings != oldValue, DependencyTracking.reader == nil { readers.invalidateReaders() }
        }
    }

    /// The settings for the code that runs.
    package static var current: InterfaceAppearance { ClientValues.current.feature() }

    /// The settings for the running body, which depends on them.
    static var read: InterfaceSettings {
        let current = current
        current.readers.noteRead()
        return current.settings
    }
}
