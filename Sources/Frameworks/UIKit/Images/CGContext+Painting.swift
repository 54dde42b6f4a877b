import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation

/// Drawing with the state of a context.
extension CGContext {
    func fill(_ path: Path, evenOdd: Bool = false) {
        guard !path.isEmpty else { return }
        guard let canvas else {
            return record(.fill(path.applying(state.transform), state.fill, evenOdd: evenOdd))
        }
        compose(in: path.boundingRect, shape: .path(path, evenOdd: evenOdd), isGroup: state.fill.isPattern, on: canvas)
        {
            self.use(self.state.fill, on: $0)
            $0.trace(path)
            $0.fill(evenOdd: evenOdd)
        }
    }

    /// Strokes a path.
    ///
    /// - Parameter style: The line; nil for that of the context.
    func stroke(_ path: Path, as style: StrokeStyle? = nil) {
        let style = style ?? state.line
        guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        guard let canvas else { return recordStroke(path, style) }
        let reach = style.lineWidth * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5) / 2
        let shape: Shape = state.blendMode.needsShape ? .path(path.strokedPath(style), evenOdd: false) : .none
        compose(
            in: path.boundingRect.insetBy(dx: -reach, dy: -reach), shape: shape, isGroup: state.stroke.isPattern,
            on: canvas
        ) {
            self.use(self.state.stroke, on: $0)
            $0.setLine(
                width: style.lineWidth, cap: Int(style.lineCap.rawValue), join: Int(style.lineJoin.rawValue),
                miterLimit: style.miterLimit, dash: style.dash, phase: style.dashPhase)
            $0.trace(path)
            $0.stroke()
        }
    }

    private func recordStroke(_ path: Path, _ style: StrokeStyle) {
        let transform = state.transform
        guard transform.keepsShapes else { return record(.stroke(path, state.stroke, style, transform)) }
        var style = style
        style.lineWidth *= transform.scale
        style.dash = style.dash.map { $0 * transform.scale }
        style.dashPhase *= transform.scale
        record(.stroke(path.applying(transform), state.stroke, style, .identity))
    }

    /// Sets the source of colors. The opacity of the context is that of a color; patterns are drawn with it as a whole.
    private func use(_ paint: DrawingPaint, on canvas: BitmapCanvas) {
        switch paint {
        case .color(let color):
            let values = color.values
            canvas.setColor(values.red, values.green, values.blue, values.opacity * Float(state.opacity))
        case .pattern(let image):
            guard let pattern = image.pattern(at: .zero) else { return canvas.setColor(0, 0, 0, 0) }
            let (transform, inverse) = (state.transform, state.transform.inverted())
            // A pattern keeps the coordinates in which it is set.
            canvas.transform(inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty)
            canvas.setPattern(pattern)
            canvas.transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        }
    }

    func clip(_ path: Path, evenOdd: Bool = false) {
        guard let canvas else {
            let area = path.applying(state.transform)
            state.clip = DrawingClip(.path(area, evenOdd: evenOdd), outer: state.clip)
            state.clipBounds = state.clipBounds.intersection(area.boundingRect)
            return
        }
        canvas.trace(path)
        canvas.clip(evenOdd: evenOdd)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        guard let canvas else {
            return erase(
                .fill(Path(rect).applying(state.transform), .color(CGColor(gray: 0, alpha: 1)), evenOdd: false))
        }
        changePixels(in: rect, of: canvas) { canvas.clear(rect) }
    }

    // MARK: On a canvas

    /// The area of a drawing, for the ways of blending that need it.
    enum Shape {
        case none
        case path(Path, evenOdd: Bool)
    }

    /// Draws with the shadow, the mask and the blend mode of the state.
    ///
    /// - Parameters:
    ///   - area: A rectangle around the drawing.
    ///   - shape: The shape of the drawing.
    ///   - isGroup: Whether `body` draws without the opacity of the state, which applies to the whole then.
    func compose(
        in area: CGRect, shape: Shape = .none, isGroup: Bool = false, on canvas: BitmapCanvas,
        _ body: (BitmapCanvas) -> Void
    ) {
        guard !area.isNull else { return }
        let blending = state.blendMode.blending
        let opacity = isGroup ? state.opacity : 1
        let margin = (state.shadow?.margin ?? 0) / max(state.transform.scale, 1e-6)
        changePixels(in: area.insetBy(dx: -margin - 1, dy: -margin - 1), of: canvas) {
            var isShaped = false
            if state.blendMode.needsShape, case .path(let path, let evenOdd) = shape {
                isShaped = true
                canvas.save()
                canvas.trace(path)
                canvas.clip(evenOdd: evenOdd)
            }
            let needsLayer =
                state.shadow != nil || state.mask != nil || isGroup && (opacity < 1 || state.blendMode != .normal)
            if needsLayer, let layer = canvas.layer(for: area.insetBy(dx: -margin, dy: -margin), margin: margin) {
                layer.canvas.setAntialiasing(state.isSmooth && allowsAntialiasing)
                body(layer.canvas)
                addShadow(to: layer)
                if let mask = state.mask { canvas.mask(layer, with: mask) }
                canvas.draw(layer, opacity: Double(opacity), blending)
            } else if state.mask == nil {
                canvas.setBlending(blending)
                body(canvas)
                canvas.setBlending(.normal)
            }
            if isShaped { canvas.restore() }
        }
    }

    private func addShadow(to layer: BitmapCanvas.Layer) {
        guard let shadow = state.shadow else { return }
        // The shadow has the coordinates with which the context began.
        let scale = layer.scale / max(state.transform.scale, 1e-6)
        let values = shadow.color.values
        layer.canvas.bitmap.addShadow(
            CanvasColor(values.red, values.green, values.blue, values.opacity),
            deviation: Double(shadow.blur / 2 * scale), x: Double(shadow.offset.width * scale),
            y: Double(shadow.offset.height * scale))
    }

    /// Draws with the app's changes of the pixels, and lets the app see the new ones.
    func changePixels(in area: CGRect, of canvas: BitmapCanvas, _ body: () -> Void) {
        guard let memory else { return body() }
        let part = PixelRect(canvas.deviceBounds(of: area), of: canvas.bitmap)
        memory.load(part, into: canvas.bitmap)
        body()
        memory.store(part, of: canvas.bitmap)
    }

    // MARK: In the drawing of a view

    /// Adds a step with the effects of the state.
    func record(_ content: DrawingStep.Content) {
        switch state.blendMode {
        case .clear, .destinationOut: return erase(content)
        case .copy: erase(content, opacity: 1)
        default: break
        }
        let step = DrawingStep(
            content: content, clip: state.clip, opacity: Double(state.opacity), blendMode: state.blendMode.recorded,
            shadow: state.shadow)
        guard state.blendMode == .destinationOver else { return steps.append(step) }
        // Earlier erasures have no effect on it, up to a number of layers inside of others.
        if steps.contains(where: \.erases), innerLayers < 24 {
            steps = [DrawingStep(content: .layer(steps))]
            innerLayers += 1
        }
        steps.insert(step, at: 0)
    }

    /// Removes what is drawn so far, where a content would be drawn.
    private func erase(_ content: DrawingStep.Content, opacity: Double? = nil) {
        guard !steps.isEmpty else { return }
        let opacity = opacity ?? (state.blendMode == .destinationOut ? Double(state.opacity) : 1)
        steps.append(DrawingStep(content: content, clip: state.clip, opacity: opacity, erases: true))
    }
}

extension DrawingPaint {
    var isPattern: Bool { if case .pattern = self { true } else { false } }
}
