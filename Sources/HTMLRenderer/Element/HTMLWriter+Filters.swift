import EspalierDisplayTree
import Foundation

/// Filters as SVG primitives.
extension HTMLWriter {
    /// Writes the definition of several filters in order, for a step of a canvas. Only a single definition works in all browsers
    /// inside of an SVG.
    mutating func writeFilter(_ filters: [DisplayFilter], _ name: ServerName) {
        out.append("<filter color-interpolation-filters=sRGB x=-50% y=-50% width=200% height=200% id=")
        out.append(name)
        out.append(UInt8(ascii: ">"))
        for (index, filter) in filters.enumerated() { writePrimitives(of: filter, index: index) }
        out.append("</filter>")
    }

    /// Writes the primitives of a filter.
    ///
    /// - Parameter index: The number of earlier filters in the definition. The last primitive of each one is called `e` and its
    ///   index, if a later one needs the name.
    mutating func writePrimitives(of filter: DisplayFilter, index: Int? = nil) {
        switch filter {
        case .brightness(let amount): writeTransfer(slope: nil, intercept: amount, index)
        case .gain(let factor): writeTransfer(slope: max(0, factor), intercept: nil, index)
        case .contrast(let amount): writeTransfer(slope: amount, intercept: 0.5 - amount / 2, index)
        case .inversion: writeTransfer(slope: -1, intercept: 1, index)
        case .luminance:
            out.append("<feColorMatrix type=luminanceToAlpha ")
            endPrimitive(index)
        case .saturation(let amount): writeMatrix("saturate", amount, index)
        case .grayscale(let amount): writeMatrix("saturate", 1 - amount, index)
        case .hueRotation(let degrees): writeMatrix("hueRotate", degrees, index)
        case .colorMatrix(let numbers):
            out.append("<feColorMatrix values=\"")
            for (position, number) in numbers.enumerated() {
                if position > 0 { out.append(UInt8(ascii: " ")) }
                out.append(Double(number))
            }
            out.append("\" ")
            endPrimitive(index)
        case .blur(let radius):
            out.append("<feGaussianBlur stdDeviation=\"")
            out.append(max(radius, 0))
            out.append("\" ")
            endPrimitive(index)
        case .shadow(let shadow):
            out.append("<feDropShadow dx=\"")
            out.append(shadow.x)
            out.append("\" dy=\"")
            out.append(shadow.y)
            out.append("\" stdDeviation=\"")
            out.append(max(shadow.radius, 0) / 2)
            out.append("\" ")
            writeFlood(shadow.color)
            out.append(UInt8(ascii: " "))
            endPrimitive(index)
        case .specialShadow(let shadow, let place): writeShadow(shadow, place, index)
        case .multiplication(let color):
            out.append("<feFlood ")
            writeFlood(color)
            out.append("/><feBlend mode=multiply ")
            writeSource(index)
            out.append("/><feComposite operator=in ")
            writeSource(index)
            endPrimitive(index)
        case .alphaThreshold(let minimum, let maximum, let color):
            writeThreshold(minimum, maximum)
            out.append("<feFlood ")
            writeFlood(color)
            out.append("/><feComposite operator=in in2=t ")
            endPrimitive(index)
        }
    }

    /// Writes a shadow that is not simply behind its input.
    private mutating func writeShadow(_ shadow: DisplayShadow, _ place: DisplayShadowPlace, _ index: Int?) {
        let source: StaticString = "SourceGraphic"
        func input(_ name: StaticString, _ out: inout ByteWriter) {
            out.append(UInt8(ascii: " "))
            out.append(name)
            out.append(UInt8(ascii: "="))
            if let index, index > 0 {
                out.append(UInt8(ascii: "e"))
                out.append(index - 1)
            } else {
                out.append(source)
            }
        }
        out.append("<feComponentTransfer")
        input("in", &out)
        out.append("><feFuncA type=table tableValues=\"")
        out.append(place.isInverse ? "1 0" : "0 1")
        out.append("\"/></feComponentTransfer>")
        writeMovedShape(shadow)
        out.append("result=w />")
        if place.isAlone {
            out.append("<feMerge ")
            if let index {
                out.append("result=e")
                out.append(index)
            }
            out.append("><feMergeNode in=w /></feMerge>")
        } else if place.isAbove {
            out.append("<feBlend in=w mode=")
            out.append(raw: place.blendMode == .plusLighter ? "screen" : place.blendMode.rawValue)
            input("in2", &out)
            out.append(UInt8(ascii: " "))
            endPrimitive(index)
        } else {
            out.append("<feMerge ")
            if let index {
                out.append("result=e")
                out.append(index)
            }
            out.append("><feMergeNode in=w /><feMergeNode")
            input("in", &out)
            out.append(" /></feMerge>")
        }
    }

    /// Writes the blurred and moved shape of the last primitive in a shadow's color, up to the attributes of its last primitive.
    private mutating func writeMovedShape(_ shadow: DisplayShadow) {
        out.append("<feGaussianBlur stdDeviation=\"")
        out.append(max(shadow.radius, 0) / 2)
        out.append("\"/><feOffset dx=\"")
        out.append(shadow.x)
        out.append("\" dy=\"")
        out.append(shadow.y)
        out.append("\" result=o /><feFlood ")
        writeFlood(shadow.color)
        out.append("/><feComposite operator=in in2=o ")
    }

    /// Writes the definition of shadows of the edge of a drawing, inside of it.
    mutating func writeInnerShadows(_ shadows: [DisplayShadow], _ name: ServerName) {
        out.append("<filter color-interpolation-filters=sRGB id=")
        out.append(name)
        out.append(UInt8(ascii: ">"))
        for (index, shadow) in shadows.enumerated() {
            // Everything outside of the drawing, blurred and moved, is drawn inside of it.
            out.append(
                "<feComponentTransfer in=SourceAlpha><feFuncA type=table tableValues=\"1 0\"/></feComponentTransfer>")
            writeMovedShape(shadow)
            out.append("/><feComposite operator=in in2=SourceAlpha result=s")
            out.append(index)
            out.append(" />")
        }
        out.append("<feMerge><feMergeNode in=SourceGraphic />")
        for index in shadows.indices {
            out.append("<feMergeNode in=s")
            out.append(index)
            out.append(" />")
        }
        out.append("</feMerge></filter>")
    }

    private mutating func endPrimitive(_ index: Int?) {
        if let index {
            out.append("result=e")
            out.append(index)
            out.append(UInt8(ascii: " "))
        }
        out.append("/>")
    }

    /// Writes the result of the filters before as the second input.
    private mutating func writeSource(_ index: Int?) {
        if let index, index > 0 {
            out.append("in2=e")
            out.append(index - 1)
            out.append(UInt8(ascii: " "))
        } else {
            out.append("in2=SourceGraphic ")
        }
    }

    private mutating func writeFlood(_ color: DisplayColor) {
        out.append("style=\"flood-color:")
        out.append(color)
        out.append("\"")
    }

    private mutating func writeTransfer(slope: Double?, intercept: Double?, _ index: Int?) {
        out.append("<feComponentTransfer")
        if let index {
            out.append(" result=e")
            out.append(index)
        }
        out.append(UInt8(ascii: ">"))
        for channel: StaticString in ["R", "G", "B"] {
            out.append("<feFunc")
            out.append(channel)
            out.append(" type=linear")
            if let slope {
                out.append(" slope=\"")
                out.append(slope)
                out.append("\"")
            }
            if let intercept {
                out.append(" intercept=\"")
                out.append(intercept)
                out.append("\"")
            }
            out.append("/>")
        }
        out.append("</feComponentTransfer>")
    }

    private mutating func writeMatrix(_ type: StaticString, _ value: Double, _ index: Int?) {
        out.append("<feColorMatrix type=")
        out.append(type)
        out.append(" values=\"")
        out.append(value)
        out.append("\" ")
        endPrimitive(index)
    }

    /// Writes the opacity as 1 between two values, and 0 elsewhere. The change takes a 64th, so that edges stay smooth.
    private mutating func writeThreshold(_ minimum: Double, _ maximum: Double) {
        out.append("<feComponentTransfer result=t><feFuncA type=table tableValues=\"")
        for step in 0...64 {
            if step > 0 { out.append(UInt8(ascii: " ")) }
            let opacity = Double(step) / 64
            out.append(opacity >= minimum && opacity <= maximum ? 1 : 0)
        }
        out.append("\"/></feComponentTransfer>")
    }
}
