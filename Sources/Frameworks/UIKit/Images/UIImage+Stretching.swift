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
        changed { $0.stretching = Stretching(capInsets: capInsets, mode: resizingMode) }
    }

    /// The image with edges that keep their size in a view that it fills. Between them a line of one point is stretched.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the left edge in points; the rest but one point is the right edge. 0 stretches the whole width.
    ///   - topCapHeight: The height of the upper edge in points; the rest but one point is the lower edge. 0 stretches the whole height.
    public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func edges(_ first: Int, of length: CGFloat) -> (CGFloat, CGFloat) {
            let first = min(CGFloat(max(0, first)), max(0, length - 1))
            return first > 0 ? (first, length - first - 1) : (0, 0)
        }
        let (left, right) = edges(leftCapWidth, of: size.width)
        let (top, bottom) = edges(topCapHeight, of: size.height)
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    /// The width of the left edge that keeps its size, in points.
    public final var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the upper edge that keeps its size, in points.
    public final var topCapHeight: Int { Int(capInsets.top) }

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
