public import Foundation

/// The name of a color in an asset catalog. The build plugin `EspalierAssets` generates one for each color of a
/// target.
public struct ColorResource: Hashable, Sendable {
    /// The name of the color, after those of its namespaces.
    let name: String
    /// The bundle with the catalog.
    let bundle: Bundle

    /// The name of a color in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
