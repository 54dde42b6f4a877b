import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import Foundation

/// Shapes: outlines that are filled, stroked and clipped to.
extension Painter {
    func paint(_ shape: DisplayShape, in box: CGRect) {
        guard !shape.shadows.isEmpty else { return paintPlain(shape, in: box) }
        let reach = shape.reach(in: box).insetBy(dx: -shape.shadowMargin, dy: -shape.shadowMargin)
        guard let layer = canvas.layer(for: reach, margin: shape.shadowMargin) else { return }
        painter(on: layer.canvas).paintPlain(shape, in: box)
        for shadow in shape.shadows {
            let (color, deviation) = (components(shadow.shadow.color), max(shadow.shadow.radius, 0) / 2 * layer.scale)
            let (x, y) = (shadow.shadow.x * layer.scale, shadow.shadow.y * layer.scale)
            if shadow.isInner {
                layer.canvas.bitmap.addInnerShadow(color, deviation: deviation, x: x, y: y)
            } else {
                layer.canvas.bitmap.addShadow(color, deviation: deviation, x: x, y: y)
            }
        }
        canvas.draw(layer)
    }

    private func paintPlain(_ shape: DisplayShape, in box: CGRect) {
        if let paint = shape.fill {
            fill(shape.outline, in: box, with: paint, usesEvenOddRule: shape.usesEvenOddRule)
        }
        if let line = shape.stroke { stroke(line.outline ?? shape.outline, in: box, with: line) }
    }

    func fill(
        _ outline: DisplayOutline, in box: CGRect, with paint: DisplayPaint, usesEvenOddRule: Bool = false
    ) {
        guard let pattern = pattern(of: paint, in: box) else { return }
        canvas.setPattern(pattern)
        add(outline, in: box)
        canvas.fill(evenOdd: usesEvenOddRule)
    }

    func stroke(_ outline: DisplayOutline, in box: CGRect, with line: DisplayStroke) {
        guard line.width > 0, let pattern = pattern(of: line.paint, in: box) else { return }
        canvas.setPattern(pattern)
        setLine(line)
        let inset = line.isInside ? min(line.width / 2, min(box.width, box.height) / 2) : 0
        add(outline, in: box, inset: inset)
        canvas.stroke()
    }

    func setLine(_ line: DisplayStroke) {
        canvas.setLine(
            width: line.width, cap: Int(line.cap.rawValue), join: Int(line.join.rawValue),
            miterLimit: line.miterLimit, dash: line.dash, phase: line.dashPhase)
    }

    func clip(to outline: DisplayOutline, in box: CGRect) {
        var usesEvenOddRule = false
        if case .path(let path) = outline { usesEvenOddRule = path.usesEvenOddRule }
        add(outline, in: box)
        canvas.clip(evenOdd: usesEvenOddRule)
    }

    /// Begins a path with an outline. `inset` makes all but a path smaller.
    func add(_ outline: DisplayOutline, in box: CGRect, inset: CGFloat = 0) {
        canvas.beginPath()
        let frame = box.insetBy(dx: inset, dy: inset)
        let side = min(box.width, box.height) / 2
        switch outline {
        case .path(let path): add(path)
        case .ellipse: addEllipse(in: frame)
        case .capsule: addRectangle(frame, radius: side - inset)
        case .roundedRectangle(let radius): addRectangle(frame, radius: min(radius, side) - inset)
        }
    }

    func add(_ path: DisplayPath) { add(path.verbs, path.points) }

    /// Adds an outline whose points are relative to `origin`.
    func add(_ verbs: ContiguousArray<PathVerb>, _ points: ContiguousArray<CGPoint>, at origin: CGPoint = .zero) {
        var next = 0
        func point() -> CGPoint {
            next += 1
            return CGPoint(x: origin.x + points[next - 1].x, y: origin.y + points[next - 1].y)
        }
        for verb in verbs {
            switch verb {
            case .move: canvas.move(to: point())
            case .line: canvas.line(to: point())
            case .quadCurve:
                let control = point()
                canvas.quadCurve(to: point(), control)
            case .curve:
                let (first, second) = (point(), point())
                canvas.curve(to: point(), first, second)
            case .close: canvas.close()
            }
        }
    }

    private func addEllipse(in frame: CGRect) {
        addCorners(frame, CGSize(width: frame.width / 2, height: frame.height / 2))
    }

    private func addRectangle(_ frame: CGRect, radius: CGFloat) {
        guard radius > 0 else { return canvas.rectangle(frame) }
        addCorners(frame, CGSize(width: radius, height: radius))
    }

    /// Adds a rectangle whose corners are quarters of ellipses, clockwise from the top.
    private func addCorners(_ frame: CGRect, _ radius: CGSize) {
        // The distance of the control points of a quarter of a circle.
        let (x, y) = (radius.width * (1 - 0.552_284_75), radius.height * (1 - 0.552_284_75))
        canvas.move(to: CGPoint(x: frame.minX + radius.width, y: frame.minY))
        canvas.line(to: CGPoint(x: frame.maxX - radius.width, y: frame.minY))
        canvas.curve(
            to: CGPoint(x: frame.maxX, y: frame.minY + radius.height), CGPoint(x: frame.maxX - x, y: frame.minY),
            CGPoint(x: frame.maxX, y: frame.minY + y))
        canvas.line(to: CGPoint(x: frame.maxX, y: frame.maxY - radius.height))
        canvas.curve(
            to: CGPoint(x: frame.maxX - radius.width, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY - y),
            CGPoint(x: frame.maxX - x, y: frame.maxY))
        canvas.line(to: CGPoint(x: frame.minX + radius.width, y: frame.maxY))
        canvas.curve(
            to: CGPoint(x: frame.minX, y: frame.maxY - radius.height), CGPoint(x: frame.minX + x, y: frame.maxY),
            CGPoint(x: frame.minX, y: frame.maxY - y))
        canvas.line(to: CGPoint(x: frame.minX, y: frame.minY + radius.height))
        canvas.curve(
            to: CGPoint(x: frame.minX + radius.width, y: frame.minY), CGPoint(x: frame.minX, y: frame.minY + y),
            CGPoint(x: frame.minX + x, y: frame.minY))
        canvas.close()
    }
}
