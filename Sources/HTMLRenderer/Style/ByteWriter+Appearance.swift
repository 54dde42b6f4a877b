import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends the declarations of a node's appearance. `drawsBox`: the node's content is a shape that the element's
    /// own box draws, with corners and background. `shadows`: the shadows of that shape. `id`: the node's number.
    mutating func declareAppearance(
        _ appearance: Appearance, id: Int, size: CGSize, isVoid: Bool, drawsBox: Bool, _ shadows: BoxShadows
    ) {
        if !drawsBox {
            if case .path(let path) = appearance.clipOutline {
                declareClip(path, usesEvenOddRule: path.usesEvenOddRule)
            } else if appearance.clips || appearance.clipOutline != nil {
                declare(.overflow, "clip")
            }
            if let background = appearance.background { declareBackground(background, size: size) }
            declareCorners(
                appearance.clipOutline ?? .roundedRectangle(radius: appearance.cornerRadius), size: size)
        }
        var shadows = shadows
        if let border = appearance.border { declareBorder(border, size: size, isVoid: isVoid, &shadows) }
        let castsBoxShadow = shadows.hasBox || (!drawsBox && appearance.castsBoxShadow)
        if castsBoxShadow { shadows.shadow = appearance.shadow }
        declare(shadows)
        declareFilters(appearance, id: id, dropShadow: castsBoxShadow ? nil : appearance.shadow)
        declareVisibility(appearance)
        if let effects = appearance.effects { declareEffects(effects, id: id) }
    }

    /// Appends a border. It covers the children, so a pseudo-element draws it. An element that cannot have one has no
    /// children.
    private mutating func declareBorder(
        _ border: DisplayBorder, size: CGSize, isVoid: Bool, _ shadows: inout BoxShadows
    ) {
        if isVoid {
            shadows.ring = (border.paint.representativeColor, border.width)
            return
        }
        beginDeclaration(.borderWidth)
        append(pixels: border.width)
        endDeclaration()
        beginDeclaration(.borderPaint)
        append(border.paint, size: size)
        endDeclaration()
    }

    private mutating func declareFilters(_ appearance: Appearance, id: Int, dropShadow: DisplayShadow?) {
        guard !appearance.filters.isEmpty || dropShadow != nil else { return }
        beginDeclaration(.filter)
        var separator: StaticString = ""
        if let shadow = dropShadow {
            append(DisplayFilter.shadow(shadow), definition: nil)
            separator = " "
        }
        if !appearance.filters.isEmpty { append(separator) }
        append(appearance.filters, of: id)
        endDeclaration()
    }

    /// Appends filters as the value of CSS `filter`, approximating some of them.
    mutating func append(_ filters: [DisplayFilter]) {
        append(filters, of: nil)
    }

    /// - Parameter id: the number of the node that defines filters without a CSS function.
    private mutating func append(_ filters: [DisplayFilter], of id: Int?) {
        for (index, filter) in filters.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(filter, definition: id.map { ($0, index) })
        }
    }

    private mutating func append(_ filter: DisplayFilter, definition: (id: Int, index: Int)?) {
        if let definition, filter.needsDefinition {
            append("url(#")
            appendFilterName(definition.id, definition.index)
            return append(UInt8(ascii: ")"))
        }
        switch filter {
        case .blur(let radius):
            append("blur(")
            append(pixels: max(radius, 0))
        case .contrast(let amount):
            append("contrast(")
            append(amount)
        case .saturation(let amount):
            append("saturate(")
            append(amount)
        case .hueRotation(let degrees):
            append("hue-rotate(")
            append(degrees)
            append("deg")
        case .grayscale(let amount):
            append("grayscale(")
            append(amount)
        case .inversion:
            append("invert(1")
        case .shadow(let shadow):
            // The blur of a CSS `drop-shadow` is the standard deviation itself: half of SwiftUI's radius.
            append("drop-shadow(")
            append(pixels: shadow.x)
            append(UInt8(ascii: " "))
            append(pixels: shadow.y)
            append(UInt8(ascii: " "))
            append(pixels: max(shadow.radius, 0) / 2)
            append(UInt8(ascii: " "))
            append(shadow.color)
        case .gain(let factor):
            append("brightness(")
            append(max(0, factor))
        case .brightness(let amount):
            append("brightness(")
            append(max(0, 1 + amount))
        case .multiplication, .luminance, .alphaThreshold, .colorMatrix, .specialShadow:
            append("opacity(1")
        }
        append(UInt8(ascii: ")"))
    }

    /// The id of a filter definition for a node.
    mutating func appendFilterName(_ id: Int, _ index: Int) {
        append("k")
        append(id)
        append("f")
        append(index)
    }

    /// The id of a node's mask definition.
    mutating func appendMaskName(_ id: Int) {
        append("k")
        append(id)
        append("m")
    }

    private mutating func declareVisibility(_ appearance: Appearance) {
        if appearance.opacity != 1 {
            beginDeclaration(.opacity)
            append(min(max(appearance.opacity, 0), 1))
            endDeclaration()
        }
        if appearance.ignoresPointer { declare(.pointerEvents, "none") }
        // Such views accept neither taps nor focus, and are not read aloud.
        if appearance.isInvisible { declare(.visibility, "hidden") }
        if appearance.zIndex != 0 {
            // CSS accepts only integers. Hundredths preserve the order of fractions.
            beginDeclaration(.zIndex)
            append(Int(min(max(appearance.zIndex * 100, -1e7), 1e7).rounded()))
            endDeclaration()
        }
    }

    private mutating func declareEffects(_ effects: DisplayEffects, id: Int) {
        if let transform = effects.transform { declareTransform(transform) }
        if effects.mask != nil {
            beginDeclaration(.mask)
            append("url(#")
            appendMaskName(id)
            append(UInt8(ascii: ")"))
            endDeclaration()
        }
        if effects.blendMode != .normal {
            beginDeclaration(.blendMode)
            append(raw: effects.blendMode.rawValue)
            endDeclaration()
        }
        if effects.isIsolated { declare(.isolation, "isolate") }
    }

    private mutating func declareTransform(_ transform: DisplayTransform) {
        beginDeclaration(.transform)
        append(transform.kind)
        endDeclaration()
        guard transform.anchor != .center || transform.anchorZ != 0 else { return }
        beginDeclaration(.transformOrigin)
        append(percent: transform.anchor.x)
        append(UInt8(ascii: " "))
        append(percent: transform.anchor.y)
        if transform.anchorZ != 0 {
            append(UInt8(ascii: " "))
            append(pixels: transform.anchorZ)
        }
        endDeclaration()
    }

    /// Appends a transform as the value of CSS `transform`.
    mutating func append(_ kind: DisplayTransform.Kind) {
        switch kind {
        case .matrix(let matrix): return append(matrix)
        case .steps(let steps):
            // CSS applies the last function first.
            for (index, step) in steps.reversed().enumerated() {
                if index > 0 { append(UInt8(ascii: " ")) }
                append(step)
            }
            return
        case .projection(let matrix):
            append("matrix3d(")
            append(matrix.m11)
            let rest = [
                matrix.m12, 0, matrix.m13, matrix.m21, matrix.m22, 0, matrix.m23, 0, 0, 1, 0, matrix.m31, matrix.m32,
                0, matrix.m33,
            ]
            for number in rest {
                append(UInt8(ascii: ","))
                append(fine: number)
            }
        case .turn(let degrees):
            append("rotate(")
            append(degrees)
            append("deg")
        case .rotation(let degrees, let x, let y, let z, let distance):
            if let distance {
                append("perspective(")
                append(pixels: distance)
                append(") ")
            }
            append("rotate3d(")
            for number in [x, y, z] {
                append(number)
                append(UInt8(ascii: ","))
            }
            append(degrees)
            append("deg")
        }
        append(UInt8(ascii: ")"))
    }
}

extension ByteWriter {
    private mutating func append(_ step: DisplayTransform.Step) {
        switch step {
        case .translation(let x, let y, let z):
            append(z == 0 ? "translate(" : "translate3d(")
            append(x)
            append("px,")
            append(y)
            if z != 0 {
                append("px,")
                append(z)
            }
            append("px)")
        case .scale(let x, let y):
            append("scale(")
            append(x)
            append(UInt8(ascii: ","))
            append(y)
            append(UInt8(ascii: ")"))
        case .other(let kind): append(kind)
        }
    }
}

extension Appearance {
    /// Whether the shadow is that of a box. Other shadows follow the pixels, which is more expensive to draw.
    var castsBoxShadow: Bool {
        if case .path = clipOutline { return false }
        return clips || clipOutline != nil || background?.isOpaque == true
    }
}
