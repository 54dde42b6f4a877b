public import Foundation

/// The name of a colour in an asset catalog. The build plugin `EspalierAssets` generates one for each colour of a
/// target.
public struct ColorResource: Hashable, Sendable {
    /// The name of the colour, after those of its namespaces.
    let name: String
    /// The bundle with the catalog.
    let bundle: Bundle

    /// The name of a colour in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
