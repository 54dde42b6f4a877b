package import EspalierLayoutEngine
import Foundation

/// The fonts, texts and images of an app, for all its pages. Texts and images are set before the first page is made.
@MainActor
package final class AppResources: PageResources {
    /// The app's texts in the languages that it has; nil for none.
    package var strings: (any StringTables)?
    /// The app's images by their names; nil for none.
    package var images: (any ImageCatalog)?

    /// The text environments that the pages share.
    private(set) lazy var textEnvironments = TextEnvironmentTable(measurer, strings: strings)

    override package init(measurer: any TextMeasuring) {
        super.init(measurer: measurer)
    }
}

extension ViewGraph {
    /// The app's texts and images.
    var appResources: AppResources { paired(resources, as: AppResources.self) }
}

extension ViewGraph {
    /// The app's image with a name for the page's screen; nil if there is none.
    package func image(named name: String) -> AppImage? {
        appResources.images?.image(named: name, bundle: nil, scale: CGFloat(host.displayScale))
    }
}
