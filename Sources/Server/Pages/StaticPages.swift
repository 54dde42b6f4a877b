package import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierTextMeasurement
package import EspalierViews

/// Pages that no server serves.
package enum StaticPages {
    /// The fonts, texts and images of the program, and its icons.
    ///
    /// - Throws: An error that names the packages to install, if the fonts for measuring are missing.
    @MainActor
    package static func resources() throws -> (resources: AppResources, symbols: any SymbolMarkup) {
        let resources = AppResources(measurer: TextMeasurer(fonts: try FontLibrary()))
        resources.strings = AppStrings()
        resources.images = ImageFiles(folder: StaticFiles.defaultFolder, assets: .ofApp, servedBy: nil)
        let symbols = SymbolFiles()
        resources.pictures = AppPictures(symbols: symbols, files: nil)
        return (resources, symbols)
    }
}
