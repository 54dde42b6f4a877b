internal import EspalierCCairo
package import Foundation

/// Drawing with patterns, in groups and in layers.
extension BitmapCanvas {
    /// How colors combine with those below.
    package enum Blending: Sendable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity, plusLighter
        /// Removes what is below.
        case erasing
        /// The operations of Porter and Duff, by the names of Core Graphics.
        case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationAtop, xor

        var cairo: cairo_operator_t {
            switch self {
            case .normal: CAIRO_OPERATOR_OVER
            case .multiply: CAIRO_OPERATOR_MULTIPLY
            case .screen: CAIRO_OPERATOR_SCREEN
            case .overlay: CAIRO_OPERATOR_OVERLAY
            case .darken: CAIRO_OPERATOR_DARKEN
            case .lighten: CAIRO_OPERATOR_LIGHTEN
            case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
            case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
            case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
            case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
            case .difference: CAIRO_OPERATOR_DIFFERENCE
            case .exclusion: CAIRO_OPERATOR_EXCLUSION
            case .hue: CAIRO_OPERATOR_HSL_HUE
            case .saturation: CAIRO_OPERATOR_HSL_SATURATION
            case .color: CAIRO_OPERATOR_HSL_COLOR
            case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
            case .plusLighter: CAIRO_OPERATOR_ADD
            case .erasing: CAIRO_OPERATOR_DEST_OUT
            case .clear: CAIRO_OPERATOR_CLEAR
            case .copy: CAIRO_OPERATOR_SOURCE
            case .sourceIn: CAIRO_OPERATOR_IN
            case .sourceOut: CAIRO_OPERATOR_OUT
            case .sourceAtop: CAIRO_OPERATOR_ATOP
            case .destinationOver: CAIRO_OPERATOR_DEST_OVER
            case .destinationIn: CAIRO_OPERATOR_DEST_IN
            case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
            case .xor: CAIRO_OPERATOR_XOR
            }
        }
    }

    /// Sets how the next drawing combines with what is below.
    package func setBlending(_ blending: Blending) { cairo_set_operator(context, blending.cairo) }

    package func setPattern(_ pattern: CanvasPattern) { cairo_set_source(context, pattern.pointer) }

    package func translate(_ point: CGPoint) { cairo_translate(context, point.x, point.y) }

    package func rectangle(_ frame: CGRect) {
        cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    }

    package func quadCurve(to point: CGPoint, _ control: CGPoint) {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        let start = CGPoint(x: x, y: y)
        func between(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        curve(to: point, between(start), between(point))
    }

    package func setLine(
        width: CGFloat, cap: Int, join: Int, miterLimit: CGFloat, dash: [CGFloat], phase: CGFloat
    ) {
        setLine(width: width, cap: cap, join: join)
        cairo_set_miter_limit(context, max(miterLimit, 1))
        let lengths = dash.map { Double(max($0, 0)) }
        // Cairo refuses lengths of nothing.
        cairo_set_dash(context, lengths, lengths.contains { $0 > 0 } ? Int32(lengths.count) : 0, Double(phase))
    }

    /// Fills the whole area inside the clip.
    package func paint() { cairo_paint(context) }

    // MARK: Groups

    /// Begins a group, which `endGroup` draws as a whole.
    package func beginGroup() { cairo_push_group(context) }

    /// Draws the group that was begun last.
    package func endGroup(opacity: Double = 1, _ blending: Blending = .normal) {
        draw(takeGroup(), opacity: opacity, blending)
    }

    /// Ends the group that was begun last, without drawing it.
    package func takeGroup() -> CanvasPattern { CanvasPattern(owning: cairo_pop_group(context)) }

    /// Draws a group, where a mask is opaque.
    package func draw(
        _ group: CanvasPattern, opacity: Double = 1, mask: CanvasPattern? = nil, _ blending: Blending = .normal
    ) {
        cairo_save(context)
        cairo_set_operator(context, blending.cairo)
        cairo_set_source(context, group.pointer)
        if let mask {
            cairo_mask(context, mask.pointer)
        } else {
            cairo_paint_with_alpha(context, opacity)
        }
        cairo_restore(context)
    }

    // MARK: Layers

    /// A transparent bitmap for a part of the drawing, whose pixels a filter changes before they are drawn.
    package struct Layer {
        package let canvas: BitmapCanvas
        /// Its pixels per point of the drawing.
        package let scale: CGFloat
        fileprivate let x: Int
        fileprivate let y: Int
        /// The pixels of the layer per pixel of the canvas.
        fileprivate let density: CGFloat
    }

    /// A layer for `area`; nil if nothing of it is visible or there is not enough memory.
    ///
    /// - Parameter margin: The distance in points over which pixels outside of the clip have an effect inside.
    package func layer(for area: CGRect, margin: CGFloat) -> Layer? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let factor = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        guard factor > 0, factor.isFinite, area.width.isFinite, area.height.isFinite else { return nil }
        func onDevice(_ area: CGRect) -> CGRect {
            let corners = [
                (area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY), (area.maxX, area.maxY),
            ].map { corner in
                CGPoint(
                    x: matrix.xx * corner.0 + matrix.xy * corner.1 + matrix.x0,
                    y: matrix.yx * corner.0 + matrix.yy * corner.1 + matrix.y0)
            }
            let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
            let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let reach = margin * factor + 1
        let clip = onDevice(CGRect(x: left, y: top, width: right - left, height: bottom - top))
            .insetBy(dx: -reach, dy: -reach)
        let visible = clip.intersection(onDevice(area).insetBy(dx: -reach, dy: -reach))
        guard !visible.isEmpty, visible.width < 1e5, visible.height < 1e5 else { return nil }
        let (x, y) = (Int(visible.minX.rounded(.down)), Int(visible.minY.rounded(.down)))
        let (width, height) = (visible.maxX.rounded(.up) - CGFloat(x), visible.maxY.rounded(.up) - CGFloat(y))
        guard
            let bitmap = try? Bitmap(
                width: Int((width * density).rounded(.up)), height: Int((height * density).rounded(.up)))
        else { return nil }
        let canvas = BitmapCanvas(on: bitmap, scale: 1)
        cairo_scale(canvas.context, density, density)
        cairo_translate(canvas.context, Double(-x), Double(-y))
        cairo_transform(canvas.context, &matrix)
        return Layer(canvas: canvas, scale: factor * density, x: x, y: y, density: density)
    }

    /// Makes the layer transparent where a mask, another layer of the same canvas, is transparent.
    package func mask(_ layer: Layer, with mask: Layer) {
        let target = layer.canvas.context
        cairo_save(target)
        cairo_reset_clip(target)
        cairo_identity_matrix(target)
        cairo_scale(target, layer.density, layer.density)
        cairo_translate(target, Double(mask.x - layer.x), Double(mask.y - layer.y))
        cairo_scale(target, 1 / mask.density, 1 / mask.density)
        cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(target, mask.canvas.bitmap.surface, 0, 0)
        cairo_paint(target)
        cairo_restore(target)
    }

    /// Draws a layer at its place.
    package func draw(_ layer: Layer, opacity: Double = 1, _ blending: Blending = .normal) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_translate(context, Double(layer.x), Double(layer.y))
        cairo_scale(context, 1 / layer.density, 1 / layer.density)
        cairo_set_operator(context, blending.cairo)
        cairo_set_source_surface(context, layer.canvas.bitmap.surface, 0, 0)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}
