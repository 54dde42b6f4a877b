package import Foundation

/// The app's images.
package protocol ImageCatalog: AnyObject {
    /// The image of a name; nil if there is none.
    ///
    /// - Parameters:
    ///   - bundle: The path of the bundle to search; nil for all of the app's.
    ///   - scale: The screen's pixels per point. Of several resolutions, the smallest sufficient one is chosen.
    @MainActor func image(named name: String, bundle: String?, scale: CGFloat) -> AppImage?
}

/// One of the app's images.
package final class AppImage: Sendable {
    /// The address of the image for the page.
    package let address: String
    /// The natural size in points.
    package let size: CGSize
    /// Pixels of the file per point.
    package let scale: CGFloat

    package init(address: String, size: CGSize, scale: CGFloat = 1) {
        self.address = address
        self.size = size
        self.scale = scale
    }

    /// The image of a name without a file.
    static let missing = AppImage(address: "", size: .zero)
}
