import EspalierLayoutEngine
import EspalierViews
import Foundation

extension UIImage {
    /// The ways in which the middle of an image fills a space.
    public enum ResizingMode: Int, Sendable {
        /// Repeated; stretched.
        case tile, stretch
    }

    /// The parts of an image that keep their size.
    struct Stretching: Sendable {
        let capInsets: UIEdgeInsets
        let mode: ResizingMode
    }

    /// The distances from the edges to the part that fills a space; no distances for an image without such a part.
    public final var capInsets: UIEdgeInsets { stretching?.capInsets ?? .zero }

    /// The way in which that part fills a space.
    public final var resizingMode: ResizingMode { stretching?.mode ?? .tile }

    /// The image with edges that keep their size in a view that it fills. The part between them is repeated.
    ///
    /// - Parameter capInsets: The distances from the edges in points. Negative ones count as 0. Symbols ignore them.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with edges that keep their size in a view that it fills.
    ///
    /// Image views with the mode `scaleToFill`, backgrounds of buttons, and tracks of sliders have such edges.
    ///
    /// - Parameters:
    ///   - capInsets: The distances from the edges in points. Negative ones count as 0. Symbols ignore them.
    ///   - resizingMode: Whether the part between the edges is repeated or stretched.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        UIImage(
            source, size: size, scale: scale, renderingMode: renderingMode, configuration: symbolConfiguration,
            color: ownColor, stretching: Stretching(capInsets: capInsets, mode: resizingMode), frames: frames)
    }

    /// The image for a space that it fills.
    var filling: Image {
        let image = Image(uiImage: self)
        guard let stretching else { return image.resizable() }
        let insets = stretching.capInsets
        return image.resizable(
            capInsets: EdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            resizingMode: stretching.mode == .tile ? .tile : .stretch)
    }
}
