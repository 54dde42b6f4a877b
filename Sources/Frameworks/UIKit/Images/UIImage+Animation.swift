public import Foundation

extension UIImage {
    /// The images of an animation.
    struct Frames: Sendable {
        let images: [UIImage]
        /// The duration of a round in seconds, more than 0.
        let duration: TimeInterval
    }

    /// An image that moves: an image view shows images one after the other, without an end. Other views show the first one.
    ///
    /// - Parameters:
    ///   - images: The images. Without any, the result is nil.
    ///   - duration: The duration of a round in seconds; 0 for a thirtieth of a second for each image. A page shows at most ten images in
    ///     a second, and leaves out the others.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let duration = duration.isFinite && duration > 0 ? duration : Double(images.count) / 30
        return first.changed { $0.frames = Frames(images: images, duration: duration) }
    }

    /// An image that moves, of images of the app's catalogs and files: those of a name with the numbers 0, 1 and so on behind it. The result
    /// is nil if there is none.
    @MainActor @preconcurrency
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count <= 1024, let image = UIImage(named: "\(name)\(images.count)") { images.append(image) }
        return animatedImage(with: images, duration: duration)
    }

    /// The images of one that moves; nil for other images.
    public final var images: [UIImage]? { frames?.images }

    /// The duration of a round in seconds; 0 for an image that does not move.
    public final var duration: TimeInterval { frames?.duration ?? 0 }

    /// The animation of an image that moves, from now on.
    var animation: ImageAnimation? {
        frames.map { ImageAnimation(images: $0.images, start: Date(), duration: $0.duration, rounds: 0) }
    }
}
