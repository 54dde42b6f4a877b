internal import EspalierCCairo
package import Foundation

/// Draws on a bitmap with Cairo. Lengths are in points; the bitmap has `scale` pixels for each.
package final class BitmapCanvas {
    package let bitmap: Bitmap
    /// The pixels per point.
    private let scale: CGFloat
    let context: OpaquePointer
    /// The pixels of a filter's layer per unit of the surface; more than 1 for documents.
    let density: CGFloat

    /// A canvas of at least one pixel.
    package init(size: CGSize, scale: CGFloat, isOpaque: Bool) throws(PictureFault) {
        func pixels(_ length: CGFloat) throws(PictureFault) -> Int {
            let pixels = (length * scale).rounded(.up)
            guard pixels.isFinite, pixels < 1e6 else { throw .tooManyPixels(width: .max, height: .max) }
            return max(1, Int(pixels))
        }
        self.scale = scale
        density = 1
        bitmap = try Bitmap(width: pixels(size.width), height: pixels(size.height), isOpaque: isOpaque)
        context = cairo_create(bitmap.surface)
        cairo_scale(context, scale, scale)
    }

    deinit {
        cairo_destroy(context)
    }

    package init(on bitmap: Bitmap, scale: CGFloat) {
        self.bitmap = bitmap
        self.scale = scale
        density = 1
        context = cairo_create(bitmap.surface)
    }

    /// A canvas on another surface, such as a page of a document.
    init(on surface: OpaquePointer, density: CGFloat) {
        bitmap = .single
        scale = 1
        self.density = density
        context = cairo_create(surface)
    }

    /// A canvas of one pixel.
    package static var single: BitmapCanvas { BitmapCanvas(on: .single, scale: 1) }

    /// The pixels drawn so far; nil if there is not enough memory.
    package func copy() -> (bitmap: Bitmap, scale: CGFloat)? {
        guard let copy = try? Bitmap(width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque) else {
            return nil
        }
        BitmapCanvas(on: copy, scale: 1)
            .draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        return (copy, scale)
    }

    // MARK: State

    package func save() { cairo_save(context) }
    package func restore() { cairo_restore(context) }

    package func transform(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
        guard [a, b, c, d, tx, ty].allSatisfy(\.isFinite), a * d != b * c else { return }
        cairo_transform(context, &matrix)
    }

    /// The color for the next drawing, in sRGB.
    package func setColor(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) {
        cairo_set_source_rgba(context, Double(red), Double(green), Double(blue), Double(opacity))
    }

    package func setLine(width: CGFloat, cap: Int, join: Int) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][cap])
        cairo_set_line_join(context, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][join])
    }

    // MARK: Paths

    package func beginPath() { cairo_new_path(context) }
    package func move(to point: CGPoint) { cairo_move_to(context, point.x, point.y) }
    package func line(to point: CGPoint) { cairo_line_to(context, point.x, point.y) }
    package func close() { cairo_close_path(context) }

    package func curve(to point: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
    }

    package func fill(evenOdd: Bool) {
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    package func stroke() { cairo_stroke(context) }

    package func clip(evenOdd: Bool) {
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    /// Restricts the drawing to a rectangle.
    package func clip(_ rectangle: CGRect) {
        cairo_new_path(context)
        cairo_rectangle(context, rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
        cairo_clip(context)
    }

    /// Ends all restrictions of the drawing.
    package func resetClip() { cairo_reset_clip(context) }

    /// The rectangle around the area that can be drawn on, in the current coordinates.
    package var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle of pixels around a rectangle of the current coordinates; nil for one without a finite size.
    package func deviceBounds(of rectangle: CGRect) -> CGRect? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let corners = [
            (rectangle.minX, rectangle.minY), (rectangle.maxX, rectangle.minY), (rectangle.minX, rectangle.maxY),
            (rectangle.maxX, rectangle.maxY),
        ].map { x, y in
            CGPoint(x: matrix.xx * x + matrix.xy * y + matrix.x0, y: matrix.yx * x + matrix.yy * y + matrix.y0)
        }
        guard corners.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { return nil }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = ((xs.min() ?? 0).rounded(.down), (ys.min() ?? 0).rounded(.down))
        return CGRect(
            x: left, y: top, width: (xs.max() ?? 0).rounded(.up) - left, height: (ys.max() ?? 0).rounded(.up) - top)
    }

    /// Whether edges are smooth.
    package func setAntialiasing(_ isSmooth: Bool) {
        cairo_set_antialias(context, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Makes a rectangle transparent.
    package func clear(_ rectangle: CGRect) {
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_rectangle(context, rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
        cairo_fill(context)
        cairo_restore(context)
    }

    // MARK: Pictures

    /// The size in pixels in which a rectangle is drawn.
    package func pixels(of rectangle: CGRect) -> (width: Int, height: Int) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        func length(_ x: Double, _ y: Double, _ points: CGFloat) -> Int {
            let pixels = ((x * x + y * y).squareRoot() * Double(points)).rounded(.up)
            return pixels.isFinite ? Int(min(max(pixels, 1), 1e6)) : 1
        }
        return (
            length(matrix.xx, matrix.yx, rectangle.width), length(matrix.xy, matrix.yy, rectangle.height)
        )
    }

    /// Draws a bitmap into a rectangle, scaled with smooth edges.
    ///
    /// - Parameter isPixelated: Whether pixels that are enlarged stay visible as squares.
    package func draw(_ other: Bitmap, in rectangle: CGRect, opacity: CGFloat = 1, isPixelated: Bool = false) {
        guard rectangle.width > 0, rectangle.height > 0, rectangle.maxX.isFinite, rectangle.maxY.isFinite else {
            return
        }
        cairo_save(context)
        cairo_rectangle(context, rectangle.minX, rectangle.minY, rectangle.width, rectangle.height)
        cairo_clip(context)
        cairo_translate(context, rectangle.minX, rectangle.minY)
        cairo_scale(context, rectangle.width / CGFloat(other.width), rectangle.height / CGFloat(other.height))
        cairo_set_source_surface(context, other.surface, 0, 0)
        cairo_pattern_set_filter(
            cairo_get_source(context), isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint_with_alpha(context, Double(opacity))
        cairo_restore(context)
    }
}
