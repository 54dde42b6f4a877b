package import Foundation

/// The app's images.
package protocol ImageCatalog: AnyObject {
    /// The image with a name; nil if there is none.
    ///
    /// - Parameters:
    ///   - bundle: The path of the bundle to search; nil for all bundles of the app.
    ///   - scale: The screen's pixels per point. Of several resolutions, the smallest sufficient one is chosen.
    @MainActor func image(named name: String, bundle: String?, scale: CGFloat) -> AppImage?
}
