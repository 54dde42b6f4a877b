import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Definitions for a node's effects: filters without a CSS function, and masks, as SVG.
extension HTMLWriter {
    mutating func writeDefinitions(of node: DisplayNode) {
        guard let effects = node.appearance?.effects else { return }
        out.append("<svg class=")
        out.append(raw: Wire.Class.definitions)
        out.append(" aria-hidden=true>")
        for (index, filter) in effects.filters.enumerated() where filter.needsDefinition {
            out.append("<filter color-interpolation-filters=sRGB id=")
            out.appendFilterName(node.id, index)
            out.append(UInt8(ascii: ">"))
            writePrimitives(of: filter)
            out.append("</filter>")
        }
        if let mask = effects.mask {
            // The region includes everything drawn beyond the node's edges.
            out.append(
                "<mask maskUnits=userSpaceOnUse x=-9999 y=-9999 width=29999 height=29999 style=\"mask-type:alpha\" id=")
            out.appendMaskName(node.id)
            out.append(UInt8(ascii: ">"))
            for inner in mask.nodes { writeMask(inner) }
            out.append("</mask>")
        }
        out.append("</svg>")
    }

    // MARK: Masks

    /// Writes a node of a mask, or of a view in a canvas, in its own coordinate system.
    mutating func writeMask(_ node: DisplayNode) {
        let appearance = node.appearance
        if appearance?.isHidden == true || appearance?.opacity == 0 { return }
        out.append("<g")
        if let appearance, appearance.opacity != 1 {
            out.append(" opacity=\"")
            out.append(appearance.opacity)
            out.append("\"")
        }
        writeMaskTransform(appearance?.transform, of: node)
        out.append("><svg")
        writeFrame(node.frame)
        let outline = MaskOutline(node)
        if outline.clips {
            out.append(" style=\"clip-path:inset(0 round ")
            out.append(pixels: outline.radius)
            out.append(")\"")
        }
        out.append(UInt8(ascii: ">"))
        if let background = appearance?.background {
            writeSVGContent(DisplayShape(outline: outline.shape), background, nil, node)
        }
        writeMaskContent(node)
        for child in node.children { writeMask(child) }
        out.append("</svg></g>")
    }

    /// Writes 2D transforms only, because a mask has no depth.
    private mutating func writeMaskTransform(_ transform: DisplayTransform?, of node: DisplayNode) {
        guard let transform, let matrix = transform.kind.planeMatrix else { return }
        let anchor = transform.anchor.resolved(in: node.frame)
        var around = matrix
        around.tx += anchor.x - matrix.a * anchor.x - matrix.c * anchor.y
        around.ty += anchor.y - matrix.b * anchor.x - matrix.d * anchor.y
        out.append(" transform=\"")
        out.append(around)
        out.append("\"")
    }

    private mutating func writeMaskContent(_ node: DisplayNode) {
        switch node.content {
        case .box, .flow, .link, .scroll, .popup, .dialog, .part, .tapArea, .control: break
        case .shape(let shape): writeSVGContent(shape, shape.fill, shape.stroke, node)
        case .drawing(let drawing): writeDrawing(drawing, node)
        case .text(let text): writeMaskText(text, width: node.frame.width)
        case .image(let image):
            switch image.source {
            case .symbol: writeImage(image, node)
            case .url(let url):
                guard URLPolicy.isAllowedForImage(url) else { return }
                out.append("<image width=100% height=100% preserveAspectRatio=none href=\"")
                out.appendAddress(url)
                out.append("\"/>")
            }
        }
    }

    /// Writes the lines of a text, each at its baseline.
    private mutating func writeMaskText(_ text: DisplayText, width: CGFloat) {
        let appearance = text.appearance
        let runs = text.runs
        let isMirrored = appearance.direction == .rightToLeft
        let (x, anchor): (CGFloat, StaticString) =
            switch appearance.alignment {
            case .leading: (isMirrored ? width : 0, "start")
            case .center: (width / 2, "middle")
            case .trailing: (isMirrored ? 0 : width, "end")
            }
        var baseline = text.layout.firstBaseline
        var first = 0
        for (index, run) in runs.enumerated() where run.endsLine || index == runs.count - 1 {
            out.append("<text fill=currentColor xml:space=preserve direction=")
            out.append(isMirrored ? "rtl" : "ltr")
            out.append(" text-anchor=")
            out.append(anchor)
            out.append(" x=\"")
            out.append(x)
            out.append("\" y=\"")
            out.append(baseline)
            out.append("\">")
            for piece in runs[first...index] where piece.symbol == nil {
                out.append("<tspan style=\"")
                styles.append(piece.style, lineHeight: text.lineHeight, to: &out)
                out.append("\">")
                out.appendText(piece.drawnText)
                out.append("</tspan>")
            }
            out.append("</text>")
            baseline += (text.lineHeight > 0 ? text.lineHeight : run.style.lineHeight) + appearance.lineSpacing
            first = index + 1
        }
    }
}

/// The clip of a mask's node, and the outline of its background.
private struct MaskOutline {
    let clips: Bool
    let radius: CGFloat
    let shape: DisplayOutline

    init(_ node: DisplayNode) {
        let side = min(node.frame.width, node.frame.height)
        shape =
            node.appearance?.clipOutline
            ?? .roundedRectangle(radius: node.appearance?.cornerRadius ?? 0)
        radius =
            switch shape {
            case .roundedRectangle(let radius): min(radius, side / 2)
            case .capsule, .ellipse: side / 2
            case .path: 0
            }
        clips = node.appearance.map { $0.clips || $0.clipOutline != nil } ?? false
    }
}

extension DisplayTransform.Kind {
    /// The transform as a 2D matrix; nil for 3D transforms.
    fileprivate var planeMatrix: CGAffineTransform? {
        switch self {
        case .matrix(let matrix): matrix
        case .turn(let degrees): CGAffineTransform(rotationAngle: degrees * .pi / 180)
        case .steps(let steps):
            steps.reduce(.identity) { whole, step in
                guard let whole, let matrix = step.planeMatrix else { return nil }
                return whole.concatenating(matrix)
            }
        case .projection, .rotation: nil
        }
    }
}

extension DisplayTransform.Step {
    fileprivate var planeMatrix: CGAffineTransform? {
        switch self {
        case .translation(let x, let y, let z): z == 0 ? CGAffineTransform(translationX: x, y: y) : nil
        case .scale(let x, let y): CGAffineTransform(scaleX: x, y: y)
        case .other(let kind): kind.planeMatrix
        }
    }
}
