import EspalierViews
public import Foundation

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    // Unchecked: the properties are constant, and subclasses must be as safe.
    /// The name of the data set.
    public let name: String
    /// The content of its file.
    public let data: Data
    /// The type that the catalog states, such as `public.json`; empty if it states none.
    public let typeIdentifier: String

    /// The data set of a name in any of the app's catalogs; nil if there is none, or if its file cannot be read.
    public convenience init?(name: String) {
        self.init(name: name, in: nil)
    }

    /// The data set of a name in the catalogs of a bundle; nil if there is none, or if its file cannot be read.
    public convenience init?(name: String, bundle: Bundle) {
        self.init(name: name, in: bundle.searchPath)
    }

    private init?(name: String, in bundle: String?) {
        guard let entry = DataCatalog.entry(named: name, bundle: bundle),
            let data = try? Data(contentsOf: entry.file)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entry.type
    }
}
