import EspalierPictures
public import EspalierViews
public import Foundation

extension CGContext {
    // MARK: Colors

    /// The color of filled areas.
    public func setFillColor(_ color: CGColor) { state.fill = DrawingPaint(color) }
    /// The color of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = DrawingPaint(color) }

    /// The color of filled areas, by components of sRGB from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The color of lines, by components of sRGB from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The color of filled areas, a gray from 0 (black) to 1 (white).
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// The color of lines, a gray from 0 (black) to 1 (white).
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// The color of filled areas, by the components of printing, from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// The color of lines, by the components of printing, from 0 to 1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Begins to fill in colors of a space, with opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) { setFillColor(CGColor(gray: 0, alpha: 1)) }
    /// Begins to draw lines in colors of a space, with opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) { setStrokeColor(CGColor(gray: 0, alpha: 1)) }

    // MARK: Lines

    /// The width of lines in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// The ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// The corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// The ratio of a sharp corner's length to the width of the line, above which the corner is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// The lengths of dashes and gaps in points, none for a line without gaps, and the place in them at which lines begin.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.dashes, state.dashPhase) = (lengths, phase)
    }
    /// The greatest distance of a drawn line from its curve. It has no effect: curves are always exact.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: Effects

    /// The opacity of everything that is drawn, from 0 to 1, in addition to that of its colors. A value that is not a number counts as 1.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

    /// The way in which everything that is drawn combines with what is below.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Gives everything that is drawn a shadow, in black with a third of opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Gives everything that is drawn a shadow.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow in points, to the right and down; on pixels of the app's, to the right and up. The
    ///     transform of the context does not change it.
    ///   - blur: The width of the soft edge in points, 0 for a sharp one. Negative widths count as 0, and those of more than 500 points
    ///     as 500.
    ///   - color: The color; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let offset = isUpward ? CGSize(width: offset.width, height: -offset.height) : offset
        state.shadow = color.flatMap { DrawingShadow(offset: offset, blur: blur, color: $0) }
    }

    /// Whether edges are smooth. In the drawing of a view it has no effect: browsers draw smooth edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isSmooth = shouldAntialias
        canvas?.setAntialiasing(shouldAntialias && allowsAntialiasing)
    }

    /// Whether edges may be smooth. In the drawing of a view it has no effect: browsers draw smooth edges.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
        canvas?.setAntialiasing(state.isSmooth && allowsAntialiasing)
    }

    /// The quality of images that are scaled. In the drawing of a view it has no effect: browsers draw them smoothly.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
}
