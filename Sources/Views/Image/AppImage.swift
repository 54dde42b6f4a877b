package import EspalierDisplayTree
package import Foundation

/// One of the app's images.
package final class AppImage: Sendable {
    /// The address of the image for the page.
    package let address: String
    /// The natural size in points. For a symbol, the size beside a font of one point.
    package let size: CGSize
    /// Pixels of the file per point.
    package let scale: CGFloat
    /// The addresses for the light and the dark scheme, if they differ.
    package let schemes: DisplayImage.SchemeAddresses?
    /// Whether the image is drawn in the foreground style; nil if its file leaves it to the view.
    package let isTemplate: Bool?
    /// Whether the image grows with the font, as symbols do.
    package let isSymbol: Bool

    package init(
        address: String, size: CGSize, scale: CGFloat = 1, schemes: DisplayImage.SchemeAddresses? = nil,
        isTemplate: Bool? = nil, isSymbol: Bool = false
    ) {
        self.address = address
        self.size = size
        self.scale = scale
        self.schemes = schemes
        self.isTemplate = isTemplate
        self.isSymbol = isSymbol
    }

    /// The image of a name without a file.
    static let missing = AppImage(address: "", size: .zero)
}
