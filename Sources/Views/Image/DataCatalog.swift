package import Foundation
import Synchronization

/// The data sets of the app's asset catalogs. They are registered before the first page is made.
package enum DataCatalog {
    /// A file of a data set.
    package struct Entry: Sendable {
        package let file: URL
        /// The type that the catalog states, such as `public.json`; empty if it states none.
        package let type: String

        package init(file: URL, type: String) {
            self.file = file
            self.type = type
        }
    }

    private struct Key: Hashable {
        let name: String
        /// The path of the bundle; nil for all bundles.
        let bundle: String?
    }

    private static let entries = Mutex<[Key: Entry]>([:])

    /// Registers a data set. If two bundles have a name, the first one's is that of the app.
    package static func register(_ name: String, bundle: String, _ entry: Entry) {
        entries.withLock { entries in
            for key in [Key(name: name, bundle: bundle), Key(name: name, bundle: nil)] where entries[key] == nil {
                entries[key] = entry
            }
        }
    }

    /// The data set of a name in a bundle, or in any bundle.
    package static func entry(named name: String, bundle: String?) -> Entry? {
        entries.withLock { $0[Key(name: name, bundle: bundle)] }
    }
}
