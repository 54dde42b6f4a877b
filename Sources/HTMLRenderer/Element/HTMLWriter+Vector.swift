import DisplayTree
import Foundation
import LayoutEngine

extension HTMLWriter {
    /// Writes an icon. A picture is a child where the node's element is a button or has children.
    mutating func writeImage(_ image: DisplayImage, _ node: DisplayNode) {
        switch image.source {
        case .symbol(let name):
            out.append("<svg viewBox=\"0 0 16 16\" fill=currentColor aria-hidden=true>")
            if let markup = symbols.symbolMarkup(name) {
                out.append(markup)
            } else {
                out.append(
                    """
                    <path d="M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 \
                    .5zM5.5 6.2a2.5 2.2 0 1 1 3.6 1.9c-.8.4-1.1.8-1.1 1.7M8 11.6v.8" fill=none stroke=currentColor />
                    """)
            }
            out.append("</svg>")
        case .url(let url):
            guard URLPolicy.isAllowedForImage(url) else { return }
            out.append("<img class=p src=\"")
            out.appendAttribute(url)
            out.append("\" alt=\"")
            out.appendAttribute(node.semantics?.label ?? image.alternative ?? "")
            out.append("\">")
        }
    }

    /// Writes a shape as a picture that fills the node's element and may draw over its edges. Outlines that follow the
    /// element's size are written in percentages, so that a new size is no new picture.
    mutating func writeVector(_ shape: DisplayShape, _ node: DisplayNode) {
        out.append("<svg aria-hidden=true>")
        let fill = writePaintServer(shape.fill, node: node, suffix: "f")
        let stroke = writePaintServer(shape.stroke?.paint, node: node, suffix: "s")
        let inset = shape.stroke.map { $0.isInside ? $0.width / 2 : 0 } ?? 0
        writeOutline(shape.outline, size: node.frame.size, inset: inset)
        out.append(" style=\"fill:")
        write(shape.fill, server: fill, node: node, suffix: "f")
        if shape.usesEvenOddRule { out.append(";fill-rule:evenodd") }
        if let line = shape.stroke {
            out.append(";stroke:")
            write(line.paint, server: stroke, node: node, suffix: "s")
            writeLine(line)
        }
        out.append("\"/></svg>")
    }

    private mutating func writeOutline(_ outline: DisplayOutline, size: CGSize, inset: CGFloat) {
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
            out.append("<rect x=\"")
            out.append(inset)
            out.append("\" y=\"")
            out.append(inset)
            out.append("\" width=\"")
            out.append(max(size.width - inset * 2, 0))
            out.append("\" height=\"")
            out.append(max(size.height - inset * 2, 0))
            out.append("\"")
        }
        if radius > inset {
            out.append(" rx=\"")
            out.append(radius - inset)
            out.append("\"")
        }
    }

    private mutating func writeLine(_ line: DisplayStroke) {
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

    /// Writes the definition of a gradient that SVG knows; returns whether there is one.
    private mutating func writePaintServer(_ paint: DisplayPaint?, node: DisplayNode, suffix: StaticString) -> Bool {
        switch paint {
        case .linearGradient(let stops, let start, let end):
            out.append("<linearGradient gradientUnits=userSpaceOnUse id=")
            writeServerName(node, suffix)
            for (name, value) in [
                ("x1", start.x * node.frame.width), ("y1", start.y * node.frame.height),
                ("x2", end.x * node.frame.width), ("y2", end.y * node.frame.height),
            ] { writeNumber(name, value) }
            out.append(UInt8(ascii: ">"))
            writeStops(stops, from: 0)
            out.append("</linearGradient>")
            return true
        case .radialGradient(let stops, let center, let startRadius, let endRadius) where endRadius > 0:
            out.append("<radialGradient gradientUnits=userSpaceOnUse id=")
            writeServerName(node, suffix)
            for (name, value) in [
                ("cx", center.x * node.frame.width), ("cy", center.y * node.frame.height), ("r", endRadius),
            ] { writeNumber(name, value) }
            out.append(UInt8(ascii: ">"))
            writeStops(stops, from: startRadius / endRadius)
            out.append("</radialGradient>")
            return true
        default:
            return false
        }
    }

    private mutating func writeServerName(_ node: DisplayNode, _ suffix: StaticString) {
        out.append(UInt8(ascii: "g"))
        out.append(node.id)
        out.append(suffix)
    }

    private mutating func writeNumber(_ name: String, _ value: CGFloat) {
        out.append(UInt8(ascii: " "))
        out.append(raw: name)
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

    private mutating func write(_ paint: DisplayPaint?, server: Bool, node: DisplayNode, suffix: StaticString) {
        if server {
            out.append("url(#")
            writeServerName(node, suffix)
            out.append(UInt8(ascii: ")"))
        } else if let paint {
            out.append(paint.representativeColor)
        } else {
            out.append("none")
        }
    }
}
