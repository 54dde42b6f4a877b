package import Foundation

/// The pictures that an app has.
package protocol ImageCatalog: AnyObject {
    /// The picture of a name as views write it; nil where there is none.
    ///
    /// - Parameters:
    ///   - bundle: The path of the bundle to look in; nil for all that the app has.
    ///   - scale: Pixels of the screen for each point: of a picture in several resolutions the nearest one that is enough.
    @MainActor func picture(named name: String, bundle: String?, scale: CGFloat) -> AppPicture?
}

/// A picture that an app has.
package final class AppPicture: Sendable {
    /// Where the page finds it.
    package let address: String
    /// Its natural size in points.
    package let size: CGSize
    /// Pixels of the file for each point.
    package let scale: CGFloat

    package init(address: String, size: CGSize, scale: CGFloat = 1) {
        self.address = address
        self.size = size
        self.scale = scale
    }

    /// What a name stands for that no file has.
    static let missing = AppPicture(address: "", size: .zero)
}
