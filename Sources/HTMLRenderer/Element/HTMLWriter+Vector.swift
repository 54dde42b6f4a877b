package import EspalierDisplayTree
import EspalierLayoutEngine
package import Foundation

extension HTMLWriter {
    /// Writes an icon's outlines in a square of 16 units. An unknown icon becomes a box with a question mark.
    mutating func writeSymbol(_ name: String) {
        if let markup = symbols.symbolMarkup(name) {
            out.append(markup)
        } else {
            out.append(
                """
                <path d="M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 \
                .5zM5.5 6.2a2.5 2.2 0 1 1 3.6 1.9c-.8.4-1.1.8-1.1 1.7M8 11.6v.8" fill=none stroke=currentColor />
                """)
        }
    }

    /// Writes an icon as an SVG that fills its parent.
    mutating func writeSymbolImage(_ name: String, _ drawing: DisplaySymbolDrawing? = nil) {
        out.append("<svg viewBox=\"0 0 16 16\" fill=currentColor aria-hidden=true>")
        if let drawing, drawing.isInParts, let markup = symbols.symbolMarkup(name),
            let parts = SymbolParts(markup)
        {
            write(parts, drawing)
        } else {
            writeSymbol(name)
        }
        out.append("</svg>")
    }

    /// Writes the parts of an icon, each with the color and opacity that a drawing gives it.
    private mutating func write(_ parts: SymbolParts, _ drawing: DisplaySymbolDrawing) {
        for part in parts.drawn(drawing) {
            out.append("<path")
            if part.usesEvenOddRule { out.append(" fill-rule=evenodd") }
            if let color = part.color {
                out.append(" style=\"fill:")
                out.append(color)
                out.append(UInt8(ascii: "\""))
            }
            if part.opacity != 1 {
                out.append(" fill-opacity=")
                out.append(part.opacity)
            }
            out.append(" d=\"")
            out.append(part.data)
            out.append("\"/>")
        }
    }

    /// Writes a shape as an SVG that fills the node's element and may draw beyond its edges. Outlines that scale with
    /// the element are written in percentages, so that a new size changes no markup.
    mutating func writeVector(_ shape: DisplayShape, _ node: DisplayNode) {
        let size = node.frame.size
        if let fill = shape.fill, fill.needsArea {
            writeArea(fill, shape.outline, usesEvenOddRule: shape.usesEvenOddRule, size: size)
        }
        let fill = shape.fill.flatMap { $0.needsArea ? nil : $0 }
        let line = shape.stroke.flatMap { $0.area == nil ? $0 : nil }
        if fill != nil || line != nil { writeSVG(shape, fill, line, node) }
        if let line = shape.stroke, let area = line.area {
            writeArea(line.paint, .path(area), usesEvenOddRule: false, size: size)
        }
    }

    private mutating func writeSVG(
        _ shape: DisplayShape, _ fill: DisplayPaint?, _ line: DisplayStroke?, _ node: DisplayNode
    ) {
        guard !shape.shadows.isEmpty else {
            out.append("<svg aria-hidden=true>")
            writeSVGContent(shape, fill, line, node)
            return out.append("</svg>")
        }
        out.append("<svg aria-hidden=true style=\"filter:")
        for shadow in shape.shadows where !shadow.isInner {
            out.append("drop-shadow(")
            out.append(shadow.shadow, blur: 0.5)
            out.append(") ")
        }
        let inner = shape.shadows.filter(\.isInner)
        if inner.isEmpty {
            out.append("opacity(1)\">")
            writeSVGContent(shape, fill, line, node)
        } else {
            let name = ServerName(node: node.id, number: 2)
            out.append("opacity(1)\">")
            writeInnerShadows(inner.map(\.shadow), name)
            out.append("<g style=\"filter:url(#")
            out.append(name)
            out.append(")\">")
            writeSVGContent(shape, fill, line, node)
            out.append("</g>")
        }
        out.append("</svg>")
    }

    /// Writes the elements of a shape's SVG, which has the size of the node.
    mutating func writeSVGContent(
        _ shape: DisplayShape, _ fill: DisplayPaint?, _ line: DisplayStroke?, _ node: DisplayNode
    ) {
        let size = node.frame.size
        let box = CGRect(origin: .zero, size: size)
        let fillServer = writePaintServer(fill, ServerName(node: node.id, number: 0), box)
        let lineServer = writePaintServer(line?.paint, ServerName(node: node.id, number: 1), box)
        let inset = line.map { $0.isInside ? $0.width / 2 : 0 } ?? 0
        let isOne = fill == nil || line == nil || line?.outline == nil && inset == 0
        if !isOne, let fill {
            writeOutline(shape.outline, size: size, inset: 0)
            out.append(" style=\"")
            declareFill(fill, fillServer, usesEvenOddRule: shape.usesEvenOddRule)
            out.append("\"/>")
        }
        writeOutline(line?.outline ?? shape.outline, size: size, inset: inset)
        out.append(" style=\"")
        declareFill(isOne ? fill : nil, fillServer, usesEvenOddRule: isOne && shape.usesEvenOddRule)
        if let line { declareLine(line, lineServer) }
        out.append("\"/>")
    }

    /// Writes the declarations that fill an outline of an SVG.
    mutating func declareFill(_ paint: DisplayPaint?, _ server: ServerName?, usesEvenOddRule: Bool) {
        out.append("fill:")
        write(paint, server)
        if usesEvenOddRule { out.append(";fill-rule:evenodd") }
    }

    /// Writes the declarations that stroke an outline of an SVG.
    mutating func declareLine(_ line: DisplayStroke, _ server: ServerName?) {
        out.append(";stroke:")
        write(line.paint, server)
        writeLine(line)
    }

    /// Writes an element that is clipped to an outline and filled with a paint that SVG lacks. It covers the node and
    /// the part of the outline beyond it.
    mutating func writeArea(_ paint: DisplayPaint, _ outline: DisplayOutline, usesEvenOddRule: Bool, size: CGSize) {
        let box = CGRect(origin: .zero, size: size)
        var frame = box
        var path: DisplayPath?
        if case .path(let outline) = outline {
            frame = outline.reach(over: box)
            path = outline.movedBy(x: -frame.minX, y: -frame.minY)
        }
        out.append("<i aria-hidden=true style=\"position:absolute;left:")
        out.append(pixels: frame.minX)
        out.append(";top:")
        out.append(pixels: frame.minY)
        out.append(";width:")
        out.append(pixels: frame.width)
        out.append(";height:")
        out.append(pixels: frame.height)
        out.append(UInt8(ascii: ";"))
        out.declareBackground(paint.recentered(from: box, to: frame), size: frame.size)
        if let path, case .material = paint {
            // Chromium does not clip the backdrop to a clip inside a box with rounded corners.
            out.append("mask:url('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath ")
            if usesEvenOddRule { out.append("fill-rule=%22evenodd%22 ") }
            out.append("d=%22")
            out.append(path)
            out.append("%22/%3E%3C/svg%3E');")
        } else if let path {
            out.declareClip(path, usesEvenOddRule: usesEvenOddRule)
        } else {
            out.declareCorners(outline, size: size)
        }
        out.append("\"></i>")
    }

    mutating func writeOutline(_ outline: DisplayOutline, size: CGSize, inset: CGFloat) {
        switch outline {
        case .path(let path):
            out.append("<path d=\"")
            out.append(path)
            out.append("\"")
        case .ellipse:
            out.append("<ellipse cx=50% cy=50% ")
            if inset == 0 {
                out.append("rx=50% ry=50%")
            } else {
                out.append("rx=\"")
                out.append(max(size.width / 2 - inset, 0))
                out.append("\" ry=\"")
                out.append(max(size.height / 2 - inset, 0))
                out.append("\"")
            }
        case .capsule:
            writeRectangle(radius: min(size.width, size.height) / 2, size: size, inset: inset)
        case .roundedRectangle(let radius):
            writeRectangle(radius: min(radius, min(size.width, size.height) / 2), size: size, inset: inset)
        }
    }

    private mutating func writeRectangle(radius: CGFloat, size: CGSize, inset: CGFloat) {
        if inset == 0 {
            out.append("<rect width=100% height=100%")
        } else {
            out.append("<rect")
            writeFrame(
                CGRect(
                    x: inset, y: inset, width: max(size.width - inset * 2, 0),
                    height: max(size.height - inset * 2, 0)))
        }
        if radius > inset {
            out.append(" rx=\"")
            out.append(radius - inset)
            out.append("\"")
        }
    }

    mutating func writeLine(_ line: DisplayStroke) {
        out.append(";stroke-width:")
        out.append(line.width)
        switch line.cap {
        case .butt: break
        case .round: out.append(";stroke-linecap:round")
        case .square: out.append(";stroke-linecap:square")
        }
        switch line.join {
        case .miter:
            out.append(";stroke-miterlimit:")
            out.append(max(line.miterLimit, 1))
        case .round: out.append(";stroke-linejoin:round")
        case .bevel: out.append(";stroke-linejoin:bevel")
        }
        guard !line.dash.isEmpty else { return }
        out.append(";stroke-dasharray:")
        for (index, length) in line.dash.enumerated() {
            if index > 0 { out.append(UInt8(ascii: " ")) }
            out.append(length)
        }
        out.append(";stroke-dashoffset:")
        out.append(line.dashPhase)
    }

    /// Writes the definition of an SVG gradient for an area and returns its name; nil for other paints.
    mutating func writePaintServer(_ paint: DisplayPaint?, _ name: ServerName, _ box: CGRect) -> ServerName? {
        switch paint {
        case .linearGradient(let stops, let start, let end):
            let (first, last) = (start.resolved(in: box), end.resolved(in: box))
            beginServer("linearGradient", name)
            writeNumber("x1", first.x)
            writeNumber("y1", first.y)
            writeNumber("x2", last.x)
            writeNumber("y2", last.y)
            out.append(UInt8(ascii: ">"))
            writeStops(stops, from: 0)
            out.append("</linearGradient>")
        case .radialGradient(let stops, let center, let startRadius, let endRadius) where endRadius > 0:
            let middle = center.resolved(in: box)
            beginServer("radialGradient", name)
            writeNumber("cx", middle.x)
            writeNumber("cy", middle.y)
            writeNumber("r", endRadius)
            out.append(UInt8(ascii: ">"))
            writeStops(stops, from: startRadius / endRadius)
            out.append("</radialGradient>")
        case .ellipticalGradient(let stops, let center, let startFraction, let endFraction) where endFraction > 0:
            let middle = center.resolved(in: box)
            beginServer("radialGradient", name)
            out.append(" cx=0 cy=0 r=1 gradientTransform=\"translate(")
            out.append(middle.x)
            out.append(UInt8(ascii: " "))
            out.append(middle.y)
            out.append(") scale(")
            out.append(box.width * endFraction)
            out.append(UInt8(ascii: " "))
            out.append(box.height * endFraction)
            out.append(")\">")
            writeStops(stops, from: startFraction / endFraction)
            out.append("</radialGradient>")
        default:
            return nil
        }
        return name
    }

    private mutating func beginServer(_ element: StaticString, _ name: ServerName) {
        out.append(UInt8(ascii: "<"))
        out.append(element)
        out.append(" gradientUnits=userSpaceOnUse id=")
        out.append(name)
    }

    /// Writes the attributes of a rectangle.
    mutating func writeFrame(_ frame: CGRect) {
        writeNumber("x", frame.minX)
        writeNumber("y", frame.minY)
        writeNumber("width", frame.width)
        writeNumber("height", frame.height)
    }

    private mutating func writeNumber(_ name: StaticString, _ value: CGFloat) {
        out.append(UInt8(ascii: " "))
        out.append(name)
        out.append("=\"")
        out.append(value)
        out.append("\"")
    }

    private mutating func writeStops(_ stops: [DisplayPaint.GradientStop], from first: CGFloat) {
        for stop in stops {
            out.append("<stop offset=\"")
            out.append(first + stop.location * (1 - first))
            out.append("\" style=\"stop-color:")
            out.append(stop.color)
            out.append("\"/>")
        }
    }

    private mutating func write(_ paint: DisplayPaint?, _ server: ServerName?) {
        if let server {
            out.append("url(#")
            out.append(server)
            out.append(UInt8(ascii: ")"))
        } else if let paint {
            out.append(paint.representativeColor)
        } else {
            out.append("none")
        }
    }
}

/// The id of a definition in an SVG, unique in its page.
struct ServerName {
    var node: Int
    var number: Int
}

extension ByteWriter {
    mutating func append(_ name: ServerName) {
        append(UInt8(ascii: "g"))
        append(name.node)
        append(UInt8(ascii: "-"))
        append(name.number)
    }
}

extension DisplayPath {
    /// The smallest rectangle with whole points that contains the path's points.
    func reach() -> CGRect {
        guard let first = points.first(where: { $0.x.isFinite && $0.y.isFinite }) else { return .zero }
        return reach(over: CGRect(origin: first, size: .zero))
    }

    /// The smallest rectangle with whole points that contains the path's points and a rectangle.
    package func reach(over frame: CGRect) -> CGRect {
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        for point in points where point.x.isFinite && point.y.isFinite {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        left.round(.down)
        top.round(.down)
        return CGRect(x: left, y: top, width: right.rounded(.up) - left, height: bottom.rounded(.up) - top)
    }

    func movedBy(x: CGFloat, y: CGFloat) -> DisplayPath {
        if x == 0 && y == 0 { return self }
        return DisplayPath(
            verbs: verbs, points: ContiguousArray(points.map { CGPoint(x: $0.x + x, y: $0.y + y) }),
            usesEvenOddRule: usesEvenOddRule)
    }
}
