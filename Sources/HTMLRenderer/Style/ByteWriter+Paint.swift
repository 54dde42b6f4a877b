package import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends a CSS color: `#rrggbb`, `#rrggbbaa`, or a variable of the style sheet, which follows the color scheme.
    package mutating func append(_ color: DisplayColor) {
        switch color.base {
        case .rgb(let red, let green, let blue):
            append(UInt8(ascii: "#"))
            append(hexadecimal: byte(red))
            append(hexadecimal: byte(green))
            append(hexadecimal: byte(blue))
            let alpha = byte(color.opacity)
            if alpha != 255 { append(hexadecimal: alpha) }
        case .named, .asset:
            if color.opacity >= 1 { return appendVariable(color.base) }
            // The style sheet has a name for secondary texts, which every page has.
            if color.base == .named(.label), color.opacity == 0.65 { return append("var(--dim)") }
            append("color-mix(in srgb,")
            appendVariable(color.base)
            append(UInt8(ascii: " "))
            append(percent: CGFloat(max(color.opacity, 0)))
            append(",transparent)")
        }
    }

    private mutating func appendVariable(_ base: DisplayColor.Base) {
        append("var(--")
        switch base {
        case .rgb: break
        case .named(let name): append(raw: name.rawValue)
        case .asset(let asset):
            append(AssetStyleSheet.prefix)
            append(Int(asset.number))
        }
        append(UInt8(ascii: ")"))
    }

    /// Appends a paint as the value of CSS `background` for an area of `size`.
    mutating func append(_ paint: DisplayPaint, size: CGSize) {
        switch paint {
        case .color(let color):
            append(color)
        case .linearGradient(let stops, let start, let end):
            appendLinearGradient(stops, start, end, size)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            append("radial-gradient(circle at ")
            append(percent: center.x)
            append(UInt8(ascii: " "))
            append(percent: center.y)
            for stop in stops {
                append(UInt8(ascii: ","))
                append(stop.color)
                append(UInt8(ascii: " "))
                append(startRadius + stop.location * (endRadius - startRadius))
                append("px")
            }
            append(UInt8(ascii: ")"))
        case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
            append("radial-gradient(")
            append(pixels: max(endFraction * size.width, 0.001))
            append(UInt8(ascii: " "))
            append(pixels: max(endFraction * size.height, 0.001))
            append(" at ")
            append(percent: center.x)
            append(UInt8(ascii: " "))
            append(percent: center.y)
            let first = endFraction > 0 ? startFraction / endFraction : 0
            for stop in stops {
                append(UInt8(ascii: ","))
                append(stop.color)
                append(UInt8(ascii: " "))
                append(percent: first + stop.location * (1 - first))
            }
            append(UInt8(ascii: ")"))
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            appendAngularGradient(stops, startAngle, endAngle, at: center)
        case .picture(let picture):
            append("url(")
            append(raw: picture.url(PictureURL.make))
            append(") 0 0/100% 100%")
        case .image(let image):
            guard URLPolicy.isAllowedForImage(image.address) else { return append("none") }
            append(cssURL: image.address)
            append(UInt8(ascii: " "))
            for (length, separator) in [
                (image.origin.x, " "), (image.origin.y, "/"), (image.size.width, " "), (image.size.height, ""),
            ] as [(CGFloat, StaticString)] {
                append(pixels: length)
                append(separator)
            }
        case .material(let thickness):
            append("var(--material-")
            append(Int(min(thickness, 4)))
            append(UInt8(ascii: ")"))
        }
    }

    /// Appends an angular gradient. Of more than one turn, it shows the last. The gap of an incomplete turn is filled with
    /// the colors of both ends, which meet in its middle.
    private mutating func appendAngularGradient(
        _ stops: [DisplayPaint.GradientStop], _ startAngle: Double, _ endAngle: Double, at center: UnitPoint
    ) {
        let isBackwards = endAngle < startAngle
        let stops =
            isBackwards
            ? stops.reversed().map { DisplayPaint.GradientStop(color: $0.color, location: 1 - $0.location) } : stops
        let sweep = abs(endAngle - startAngle)
        let hidden = max(sweep - 360, 0)
        // CSS counts from 12 o'clock, SwiftUI from 3 o'clock.
        append("conic-gradient(from ")
        append(min(startAngle, endAngle) + hidden + 90)
        append("deg at ")
        append(percent: center.x)
        append(UInt8(ascii: " "))
        append(percent: center.y)
        for stop in stops {
            append(UInt8(ascii: ","))
            append(stop.color)
            append(UInt8(ascii: " "))
            append(Double(stop.location) * sweep - hidden)
            append("deg")
        }
        if sweep < 360, let first = stops.first, let last = stops.last {
            let middle = sweep + (360 - sweep) / 2
            for stop in [last, first] {
                append(UInt8(ascii: ","))
                append(stop.color)
                append(UInt8(ascii: " "))
                append(middle)
                append("deg")
            }
        }
        append(UInt8(ascii: ")"))
    }

    /// Appends a linear gradient. SwiftUI's gradients run from point to point of the rectangle. CSS gradients run along
    /// a line through the center that ends at the projections of the corners, so the stops are converted.
    private mutating func appendLinearGradient(
        _ stops: [DisplayPaint.GradientStop], _ start: UnitPoint, _ end: UnitPoint, _ size: CGSize
    ) {
        let dx = (end.x - start.x) * size.width
        let dy = (end.y - start.y) * size.height
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > 0 else {
            if let last = stops.last { append(last.color) } else { append("none") }
            return
        }
        let directionX = dx / distance
        let directionY = dy / distance
        let length = abs(size.width * directionX) + abs(size.height * directionY)
        let startX = (start.x - 0.5) * size.width
        let startY = (start.y - 0.5) * size.height
        let first = (startX * directionX + startY * directionY) / length + 0.5
        append("linear-gradient(")
        append(Double(atan2(dx, -dy)) * 180 / .pi)
        append("deg")
        for stop in stops {
            append(UInt8(ascii: ","))
            append(stop.color)
            append(UInt8(ascii: " "))
            append(percent: first + stop.location * distance / length)
        }
        append(UInt8(ascii: ")"))
    }

    /// Appends the declarations that fill an area with a paint.
    mutating func declareBackground(_ paint: DisplayPaint, size: CGSize) {
        beginDeclaration(.background)
        append(paint, size: size)
        endDeclaration()
        if case .material = paint { declare(.backdropFilter, "blur(20px) saturate(1.8)") }
    }
}

extension DisplayPaint {
    /// The paint adapted from `box` to another area around the same drawing: an angular gradient keeps its center, and an image its copies.
    func recentered(from box: CGRect, to area: CGRect) -> DisplayPaint {
        if area != box, case .image(let image) = self {
            return .image(image.moved(x: box.minX - area.minX, y: box.minY - area.minY))
        }
        guard area != box, case .angularGradient(let stops, let center, let start, let end) = self else { return self }
        let middle = center.resolved(in: box)
        let place = UnitPoint(
            x: area.width > 0 ? (middle.x - area.minX) / area.width : 0.5,
            y: area.height > 0 ? (middle.y - area.minY) / area.height : 0.5)
        return .angularGradient(stops: stops, center: place, startAngle: start, endAngle: end)
    }

    /// A single color that represents the paint where only a color is possible.
    var representativeColor: DisplayColor {
        switch self {
        case .color(let color): color
        case .material: .named(.secondaryLabel)
        case .picture(let picture): picture.color
        case .image: .named(.label)
        default: stops?.first?.color ?? .clear
        }
    }

    /// Whether the paint is opaque.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.isOpaque
        case .picture(let picture): picture.isOpaque
        case .image, .material: false
        default: stops?.allSatisfy { $0.color.isOpaque } ?? true
        }
    }
}

extension DisplayColor {
    var isOpaque: Bool {
        guard opacity >= 1 else { return false }
        let name: NamedColor
        switch base {
        case .rgb: return true
        case .asset(let asset): return asset.isOpaque
        case .named(let named): name = named
        }
        switch name {
        case .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholder, .separator, .fill, .secondaryFill,
            .tertiaryFill, .quaternaryFill:
            return false
        default: return true
        }
    }
}

private func byte(_ component: Float) -> UInt8 {
    UInt8(min(max(component.isFinite ? component : 0, 0), 1) * 255 + 0.5)
}
