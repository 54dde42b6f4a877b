/// The settings of appearance that an app makes for all bars, lists and controls of a browser, by UIKit's proxies.
///
/// A view reads them when its body runs. A change by an action shows all of them again; a change while bodies run, as in the
/// `init()` of a view, counts for the bodies that run later.
@MainActor
package final class InterfaceAppearance: ClientFeature {
    private let readers = DependencySource()

    /// Settings of several browsers, which take two kilobytes. Most apps change none.
    @MainActor
    private final class Shared {
        let settings: InterfaceSettings

        init(_ settings: InterfaceSettings) {
            self.settings = settings
        }

        static let usual = Shared(InterfaceSettings())
    }

    private var shared = Shared.usual

    /// Settings start with those that were made before the first page.
    package init(_ values: ClientValues) {
        let process = ClientValues.ofProcess
        if values !== process { shared = process.feature(InterfaceAppearance.self).shared }
    }

    package var settings: InterfaceSettings {
        get { shared.settings }
        set {
            guard newValue != shared.settings else { return }
            shared = Shared(newValue)
            // Bodies that run may be inside of readers, which would then run without an end.
            if DependencyTracking.reader == nil { readers.invalidateReaders() }
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
