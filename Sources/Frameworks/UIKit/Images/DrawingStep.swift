import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A step of the drawing of a view.
struct DrawingStep {
    indirect enum Content {
        case fill(Path, DrawingPaint, evenOdd: Bool)
        /// A line, in coordinates of its own.
        case stroke(Path, DrawingPaint, StrokeStyle, CGAffineTransform)
        case gradient(DrawnGradient, CGAffineTransform)
        /// An image in a rectangle, and the color of a symbol or template; nil for the foreground style.
        case image(Image, CGRect, CGAffineTransform, tint: Color?)
        /// Copies of an image in a rectangle.
        case tiles(Image, CGRect, CGAffineTransform)
        /// A text, a symbol of the canvas, by its index at a point of coordinates.
        case text(Int, CGPoint, CGAffineTransform)
        case layer([DrawingStep])
    }

    var content: Content
    var clip: DrawingClip?
    /// 0…1.
    var opacity: Double = 1
    var blendMode = GraphicsContext.BlendMode.normal
    var shadow: DrawingShadow?
    /// Whether the step removes what earlier steps draw, rather than draws.
    var erases = false
}

/// The area to which steps are restricted.
final class DrawingClip: Sendable {
    enum Area: Sendable {
        case path(Path, evenOdd: Bool)
        /// The opacity of an image in a rectangle.
        case mask(Image, CGRect, CGAffineTransform)
    }

    let area: Area
    /// The clip around it.
    let outer: DrawingClip?

    init(_ area: Area, outer: DrawingClip?) {
        self.area = area
        self.outer = outer
    }
}
