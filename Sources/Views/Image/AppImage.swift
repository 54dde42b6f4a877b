package import Foundation

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
