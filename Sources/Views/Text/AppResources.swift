package import EspalierLayoutEngine
import Foundation
import Synchronization

/// The fonts, texts and images of an app, for all its pages. Texts and images are set before the first page is made.
@MainActor
package final class AppResources: PageResources {
    /// The app's texts in the languages that it has; nil for none.
    package var strings: (any StringTables)? {
        didSet { Self.sharedStrings.withLock { $0 = strings } }
    }
    /// The app's images by their names; nil for none.
    package var images: (any ImageCatalog)?
    /// The files of images and icons, for drawings on the server; nil for none.
    package var pictures: (any PictureFiles)?

    /// The text environments that the pages share.
    private(set) lazy var textEnvironments = TextEnvironmentTable(measurer, strings: strings)

    /// The texts of the app, for code that runs for no page.
    nonisolated static var appStrings: (any StringTables)? { sharedStrings.withLock { $0 } }

    private nonisolated static let sharedStrings = Mutex<(any StringTables)?>(nil)

    /// The resources that were made last: those of the app that the process serves.
    package private(set) static weak var ofProcess: AppResources?

    /// Drops what pages share and the next page makes again: shaped texts, text styles, and display nodes. For a process without
    /// pages, whose memory these would keep from being returned (docs/decisions/0065-memory-of-pages.md).
    package func dropCaches() {
        measurer.dropCaches()
        textEnvironments = TextEnvironmentTable(measurer, strings: strings)
        SharedTextSettings.dropAll()
        DisplayTemplate.removeAll()
        StackNode.dropUnused()
    }

    override package init(measurer: any TextMeasuring) {
        super.init(measurer: measurer)
        Self.ofProcess = self
    }
}

extension ViewGraph {
    /// The app's texts and images.
    package var appResources: AppResources { paired(resources, as: AppResources.self) }
}

extension ViewGraph {
    /// The app's image with a name for the page's screen; nil if there is none.
    ///
    /// - Parameter bundle: The path of the bundle with the image; nil for any of the app's.
    package func image(named name: String, bundle: String? = nil) -> AppImage? {
        let traits = ImageTraits(
            scale: CGFloat(host.displayScale), isDark: host.prefersDarkScheme, language: host.languages.first ?? "")
        return appResources.images?.image(named: name, bundle: bundle, traits: traits)
    }
}
