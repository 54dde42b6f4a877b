import EspalierHTMLRenderer
import EspalierServer
import EspalierViews

/// The fonts, texts and images of the process, with which all pages of its tests are made.
@MainActor
struct PageTools {
    let resources: AppResources
    let symbols: any SymbolMarkup

    private static var known: PageTools?

    /// - Throws: An error that names the packages to install, if the fonts are missing.
    static func ofProcess() throws -> PageTools {
        if let known { return known }
        let (resources, symbols) = try StaticPages.resources()
        let made = PageTools(resources: resources, symbols: symbols)
        known = made
        return made
    }
}
