public import Foundation

/// The name of an image in an asset catalog. The build plugin `EspalierAssets` generates one for each image of a target.
public struct ImageResource: Hashable, Sendable {
    /// The name of the image, after those of its namespaces.
    package let name: String
    /// The bundle with the catalog.
    package let bundle: Bundle

    /// The name of an image in the catalogs of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
