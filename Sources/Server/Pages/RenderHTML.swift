import EspalierHTMLRenderer
import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// Returns a view as a self-contained HTML document for an email, a static site or a snapshot test.
///
/// The document contains its style sheet and needs no server. It does not contain the web fonts, so the browser uses
/// its own; lines break as measured here.
///
/// - Parameters:
///   - size: the window's size, in CSS pixels.
///   - title: the document's title.
/// - Throws: an error that names the packages to install, if the fonts for measuring are missing.
@MainActor
public func renderHTML<V: View>(_ view: V, size: CGSize, title: String = "") throws -> String {
    let (resources, symbols) = try StaticPages.resources()
    let graph = ViewGraph(title: title, host: HostEnvironment(size: size), resources: resources) { view }
    defer { graph.end() }
    var assets = PageAssets(styleSheet: AppAssets.ofApp.styleSheet)
    assets.styleRules = .library
    let bytes = HTMLPage.writeStatic(
        graph.updatedTree(), assets: assets, symbols: symbols)
    return String(decoding: bytes, as: UTF8.self)
}
