/// An image that an object of the app keeps, such as one that a user has chosen.
package final class LoadedImage: Equatable, Sendable {
    package let image: AppImage
    /// The object without which the address leads to nothing.
    private let owner: any AnyObject & Sendable

    package init(_ image: AppImage, of owner: any AnyObject & Sendable) {
        self.image = image
        self.owner = owner
    }

    /// An address leads to one image only.
    package static func == (left: LoadedImage, right: LoadedImage) -> Bool {
        left === right
            || left.image.address == right.image.address && left.image.size == right.image.size
                && left.image.scale == right.image.scale
    }
}
