import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation

/// The settings of a context that `saveGState` remembers.
struct GraphicsState {
    /// From the current coordinates to those with which the context began.
    var transform = CGAffineTransform.identity
    var fill = DrawingPaint.color(CGColor(gray: 0, alpha: 1))
    var stroke = DrawingPaint.color(CGColor(gray: 0, alpha: 1))
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    /// 0…1.
    var opacity: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawingShadow?
    var interpolation = CGInterpolationQuality.default
    var isSmooth = true
    /// The opacity of everything that a canvas draws, as pixels; nil for none.
    var mask: BitmapCanvas.Layer?
    /// The innermost clip of a drawing of a view.
    var clip: DrawingClip?
    /// The rectangle around the clips of a drawing of a view, in the coordinates with which the context began.
    var clipBounds = CGRect.null

    var line: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dashes,
            dashPhase: dashPhase)
    }

    /// The state for the parts of a layer, which is drawn with the opacity, the shadow and the blend mode as a whole.
    var insideLayer: GraphicsState {
        var inner = self
        inner.opacity = 1
        inner.blendMode = .normal
        inner.shadow = nil
        inner.mask = nil
        inner.clip = nil
        return inner
    }
}

/// The color of areas and lines.
enum DrawingPaint {
    case color(CGColor)
    /// Copies of an image, from the origin with which the context began.
    case pattern(UIImage)

    init(_ color: CGColor) {
        self = color.pattern.map { .pattern($0) } ?? .color(color)
    }

    /// The paint in the drawing of a view.
    var shading: GraphicsContext.Shading {
        switch self {
        case .color(let color): .color(Color(color))
        case .pattern(let image): .tiledImage(Image(uiImage: image))
        }
    }
}

/// The shadow of everything that is drawn.
struct DrawingShadow {
    /// To the right and down, in points. Transforms do not change it.
    var offset: CGSize
    /// Twice the standard deviation, in points.
    var blur: CGFloat
    var color: CGColor

    /// A shadow; nil for one that is transparent, or not of finite numbers. A blur of more than 500 points counts as 500.
    init?(offset: CGSize, blur: CGFloat, color: CGColor) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, color.alpha > 0 else { return nil }
        self.offset = offset
        self.blur = min(max(blur, 0), 500)
        self.color = color
    }

    /// The distance in points over which the shadow is drawn beyond its shape.
    var margin: CGFloat { blur * 1.5 + max(abs(offset.width), abs(offset.height)) }
}

extension CGAffineTransform {
    /// The factor by which lengths grow.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// Whether all lengths grow by the same factor.
    var keepsShapes: Bool {
        let tolerance = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
        return abs(abs(a) - abs(d)) <= tolerance && abs(abs(b) - abs(c)) <= tolerance
            && abs(a * c + b * d) <= tolerance * (abs(a) + abs(b))
    }

    /// Whether a context can use it.
    var isUsable: Bool { isFinite && a * d != b * c }
}
