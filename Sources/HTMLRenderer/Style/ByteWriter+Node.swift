import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Techniques for drawing a shape.
enum ShapeDrawing {
    /// With the element's own background, corners and shadow, all of which can be animated.
    case box
    /// With an SVG inside the element.
    case vector
}

extension DisplayNode {
    /// The technique for the node's shape; nil for other content.
    var shapeDrawing: ShapeDrawing? {
        guard case .shape(let shape) = content else { return nil }
        if case .path = shape.outline { return .vector }
        if let stroke = shape.stroke, !stroke.isInside || !stroke.dash.isEmpty || stroke.paint.isGradient {
            return .vector
        }
        if let appearance, appearance.background != nil || appearance.clips || appearance.clipOutline != nil {
            return .vector
        }
        return .box
    }
}

extension ByteWriter {
    /// Appends the declarations of position and size. Coordinates of 0 are the style sheet's default.
    mutating func declareGeometry(_ place: ElementPlace, _ frame: GridFrame) {
        guard recordsDeclarations else {
            return write(upTo: ByteCursor.geometrySize) { $0.putGeometry(place, frame) }
        }
        declarePlace(place)
        declare(.width, pixelQuarters: Int(frame.width))
        declare(.height, pixelQuarters: Int(frame.height))
    }

    /// Appends the declarations of the position.
    mutating func declarePlace(_ place: ElementPlace) {
        if place.x != 0 { declare(place.isInFlow ? .marginLeft : .left, pixelQuarters: place.x) }
        if place.y != 0 { declare(place.isInFlow ? .marginTop : .top, pixelQuarters: place.y) }
    }

    /// Appends the declaration of the horizontal position.
    mutating func declareOffset(of place: ElementPlace) {
        declare(place.isInFlow ? .marginLeft : .left, pixelQuarters: place.x)
    }

    private mutating func declare(_ property: CSSProperty, pixelQuarters: Int) {
        beginDeclaration(property)
        write(upTo: ByteCursor.lengthSize) { $0.put(pixelQuarters: pixelQuarters) }
        endDeclaration()
    }
}

extension ByteCursor {
    /// The maximum number of bytes that `putGeometry` writes.
    static let geometrySize = 40 + 4 * lengthSize

    /// Writes the same as `declareGeometry`, if declarations are not recorded.
    @inline(__always)
    mutating func putGeometry(_ place: ElementPlace, _ frame: GridFrame) {
        if place.x != 0 {
            if place.isInFlow { put("margin-left:") } else { put("left:") }
            put(pixelQuarters: place.x)
            put(UInt8(ascii: ";"))
        }
        if place.y != 0 {
            if place.isInFlow { put("margin-top:") } else { put("top:") }
            put(pixelQuarters: place.y)
            put(UInt8(ascii: ";"))
        }
        put("width:")
        put(pixelQuarters: Int(frame.width))
        put(";height:")
        put(pixelQuarters: Int(frame.height))
        put(UInt8(ascii: ";"))
    }
}

extension ByteWriter {
    /// Appends the declarations of a text node, except for those of its style.
    mutating func declareTextAlignment(_ text: DisplayText) {
        declareTextAlignment(text.appearance, isSingleLine: text.layout.lines.count < 2)
    }

    mutating func declareTextAlignment(_ appearance: DisplayTextAppearance, isSingleLine: Bool) {
        switch appearance.isSelectable {
        case nil: break
        case true?:
            declare(.userSelect, "text")
            declare(.webKitUserSelect, "text")
        case false?:
            declare(.userSelect, "none")
            declare(.webKitUserSelect, "none")
        }
        // Everything else on a page counts from the left.
        if appearance.direction == .rightToLeft { declare(.direction, "rtl") }
        if isSingleLine { return }
        switch appearance.alignment {
        case .leading: if appearance.direction == .rightToLeft { declare(.textAlign, "right") }
        case .center: declare(.textAlign, "center")
        case .trailing: if appearance.direction == .leftToRight { declare(.textAlign, "right") }
        }
    }

    /// Appends the declarations of a node's content, other than text.
    mutating func declareContent(_ node: DisplayNode) {
        switch node.content {
        case .box, .text, .link, .popup, .dialog, .drawing: break
        case .part(let part): declarePart(part)
        case .tapArea: declare(.pointerEvents, "auto")
        case .scroll(let scroll):
            guard !scroll.snapAxes.isEmpty, scroll.snapInsets != EdgeInsets() else { break }
            beginDeclaration(.scrollPadding)
            append(scroll.snapInsets) { $0.append(pixels: $1) }
            endDeclaration()
        case .flow(let flow):
            if flow.gap != 0 {
                beginDeclaration(.gap)
                append(pixels: flow.gap)
                endDeclaration()
            }
        case .image(let image):
            if image.isPixelated { declare(.imageRendering, "pixelated") }
            if let paint = image.paint, image.isDrawnInPaint, paint != .color(.named(.label)) {
                beginDeclaration(.color)
                append(paint.representativeColor)
                endDeclaration()
            }
        case .shape(let shape): declareShape(shape, node)
        case .control(let control): declareControl(control)
        }
    }

    private mutating func declarePart(_ part: DisplayPart) {
        if case .line(_, let color) = part, color != .named(.separator) {
            beginDeclaration(.color)
            append(color)
            endDeclaration()
        }
        if case .pointer(let cursor) = part {
            beginDeclaration(.cursor)
            append(raw: cursor)
            endDeclaration()
        }
        guard case .pinned(let edge, let inset) = part else { return }
        switch edge {
        case .top: beginDeclaration(.top)
        case .leading: beginDeclaration(.left)
        case .bottom: beginDeclaration(.bottom)
        case .trailing: beginDeclaration(.right)
        }
        append(pixels: inset)
        endDeclaration()
    }

    private mutating func declareShape(_ shape: DisplayShape, _ node: DisplayNode) {
        guard node.shapeDrawing == .box else { return }
        let size = node.frame.size
        if let fill = shape.fill { declareBackground(fill, size: size) }
        declareCorners(shape.outline, size: size)
    }

    private mutating func declareControl(_ control: DisplayControl) {
        switch control.kind {
        case .textField(let entry), .textArea(let entry):
            declareTextStyle(entry.style, lineHeight: entry.style.lineHeight)
            switch entry.alignment {
            case .leading: break
            case .center: declare(.textAlign, "center")
            case .trailing: declare(.textAlign, "end")
            }
            // The variable of the style sheet cannot be defined by itself.
            if let color = entry.placeholderColor, color.base != .named(.placeholder) {
                beginDeclaration(.placeholder)
                append(color)
                endDeclaration()
            }
        case .slider(let value, let minimum, let maximum, _):
            beginDeclaration(.fill)
            let fraction = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
            append(min(max(fraction, 0), 1))
            endDeclaration()
        case .button, .toggle, .stepper, .spinner, .date, .color, .choice, .files, .clipboard: break
        }
        if let tint = control.tint {
            beginDeclaration(.tint)
            append(tint)
            endDeclaration()
        }
    }

    /// Appends the declarations of a node's appearance and of its shape's outline, which share CSS properties.
    mutating func declareAppearance(_ node: DisplayNode, isVoid: Bool) {
        var shadows = BoxShadows()
        if case .shape(let shape) = node.content, node.shapeDrawing == .box {
            shadows.ofFill = shape.shadows
            if let stroke = shape.stroke { shadows.ring = (stroke.paint.representativeColor, stroke.width) }
            shadows.hasBox = shape.fill?.isOpaque == true
        }
        guard let appearance = node.appearance else {
            declare(shadows)
            return
        }
        declareAppearance(
            appearance, id: node.id, size: node.frame.size, isVoid: isVoid, drawsBox: node.shapeDrawing == .box, shadows
        )
    }
}

extension DisplayImage {
    /// Whether the image is filled with the paint: a symbol, or a template.
    var isDrawnInPaint: Bool {
        if case .symbol = source { true } else { isTemplate }
    }
}
