import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import Foundation

/// The areas that nodes draw on, which may be larger than their frames.
extension DisplayNode {
    /// The area of the background, the content, the children and the border, relative to the node's corner.
    var bodyReach: CGRect {
        let box = CGRect(origin: .zero, size: frame.size)
        if case .path(let path)? = appearance?.clipOutline { return path.reach(over: box) }
        if appearance?.clips == true || appearance?.clipOutline != nil { return box }
        if case .scroll = content { return box }
        var reach = box
        switch content {
        case .shape(let shape): reach = shape.reach(in: box)
        // Letters may be larger than their lines.
        case .text(let text):
            let size = text.firstStyle?.font.size ?? 0
            reach = box.insetBy(dx: -size, dy: -size)
        default: break
        }
        for child in children where child.isPainted() { reach = reach.union(child.reach) }
        return reach
    }

    /// The area of the node with its effects, relative to the parent's corner.
    private var reach: CGRect {
        var reach = bodyReach
        let margin =
            (appearance?.shadow?.margin ?? 0) + (appearance?.filters.reduce(0) { $0 + $1.margin } ?? 0)
        if margin > 0 { reach = reach.insetBy(dx: -margin, dy: -margin) }
        guard let transform = appearance?.transform else { return reach.offsetBy(dx: frame.minX, dy: frame.minY) }
        let anchor = transform.anchor.resolved(in: CGRect(origin: .zero, size: frame.size))
        let matrix = transform.kind.flatMatrix
        let corners = [
            (reach.minX, reach.minY), (reach.maxX, reach.minY), (reach.minX, reach.maxY), (reach.maxX, reach.maxY),
        ].map { corner in
            let (x, y) = (corner.0 - anchor.x, corner.1 - anchor.y)
            return CGPoint(
                x: matrix.a * x + matrix.c * y + matrix.tx + anchor.x + frame.minX,
                y: matrix.b * x + matrix.d * y + matrix.ty + anchor.y + frame.minY)
        }
        return corners.reduce(CGRect(origin: corners[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}

extension DisplayShape {
    /// The area of the shape without its shadows.
    func reach(in box: CGRect) -> CGRect {
        var reach = box
        if case .path(let path) = outline { reach = path.reach(over: box) }
        guard let stroke else { return reach }
        if case .path(let path)? = stroke.outline { reach = path.reach(over: reach) }
        let width = stroke.width * (stroke.join == .miter ? max(stroke.miterLimit, 1) : 1)
        return stroke.isInside ? reach : reach.insetBy(dx: -width, dy: -width)
    }

    var shadowMargin: CGFloat { shadows.map(\.shadow.margin).max() ?? 0 }
}

extension DisplayTransform.Kind {
    /// The transform in the plane: one in space is seen from far away.
    var flatMatrix: CGAffineTransform {
        switch self {
        case .matrix(let matrix): return matrix
        case .projection(let matrix):
            let scale = matrix.m33 == 0 ? 1 : matrix.m33
            return CGAffineTransform(
                a: matrix.m11 / scale, b: matrix.m12 / scale, c: matrix.m21 / scale, d: matrix.m22 / scale,
                tx: matrix.m31 / scale, ty: matrix.m32 / scale)
        case .turn(let degrees): return CGAffineTransform(rotationAngle: degrees * .pi / 180)
        case .rotation(let degrees, let x, let y, let z, _):
            let length = (x * x + y * y + z * z).squareRoot()
            guard length > 0 else { return .identity }
            let (x, y, z) = (x / length, y / length, z / length)
            let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            return CGAffineTransform(
                a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s,
                d: c + y * y * (1 - c), tx: 0, ty: 0)
        case .steps(let steps):
            return steps.reduce(.identity) { $0.concatenating($1.flatMatrix) }
        }
    }
}

extension DisplayTransform.Step {
    fileprivate var flatMatrix: CGAffineTransform {
        switch self {
        case .translation(let x, let y, _): CGAffineTransform(translationX: x, y: y)
        case .scale(let x, let y): CGAffineTransform(scaleX: x, y: y)
        case .other(let kind): kind.flatMatrix
        }
    }
}
