public import Foundation
import Synchronization

/// The variants of an image for traits: one for the light and one for the dark scheme.
///
///     let asset = UIImageAsset()
///     asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: .current)
///
/// An image view shows the variant of its scheme.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // Unchecked: the variants are locked, and subclasses must be as safe.
    private let variants = Mutex<[UIUserInterfaceStyle: UIImage]>([:])

    override public init() {}

    /// The asset of an image that is in no other one.
    convenience init(of image: UIImage) {
        self.init()
        variants.withLock { $0[.unspecified] = image }
    }

    /// Adds a variant. It replaces one for the same scheme; a variant for traits without a scheme is that for all others.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // Without the asset, which would keep itself.
        let variant = image.values.asset == nil ? image : image.changed { $0.asset = nil }
        variants.withLock { $0[traitCollection.userInterfaceStyle] = variant }
    }

    /// Adds a variant for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant for traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        _ = variants.withLock { $0.removeValue(forKey: traitCollection.userInterfaceStyle) }
    }

    /// The variant for traits: that of their scheme, that for all schemes, or another one. Without variants it is an image of nothing.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let found = variant(traitCollection.userInterfaceStyle) else { return UIImage() }
        return found.changed { $0.asset = self }
    }

    /// The variant for the traits of a configuration, in the size, weight and colors of a configuration of symbols.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let found = image(with: configuration.traitCollection ?? UITraitCollection())
        return configuration is UIImage.SymbolConfiguration ? found.withConfiguration(configuration) : found
    }

    /// The variant for a scheme; nil if there is none at all.
    func variant(_ style: UIUserInterfaceStyle) -> UIImage? {
        variants.withLock { known in
            known[style] ?? known[.unspecified] ?? known[.light] ?? known[.dark]
        }
    }
}

extension UIImage {
    /// The variants of the image for traits. An image that is in no asset is the only variant of its own.
    public final var imageAsset: UIImageAsset? { values.asset ?? UIImageAsset(of: self) }
}
