import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends the differences in a node's style while its button is pressed, as custom properties that the style sheet
    /// applies with `:active`. A different position becomes a translation, which does not move neighbors in a flow.
    mutating func declare(
        _ pressed: DisplayPressed, of node: DisplayNode, isVoid: Bool
    ) {
        let origin = ElementPlace(isInFlow: false, x: 0, y: 0)
        var plain = ByteWriter(capacity: 256, recordsDeclarations: true)
        plain.basePath = basePath
        plain.declareOwnStyle(of: node, at: origin, isVoid: isVoid)
        var other = ByteWriter(capacity: 256, recordsDeclarations: true)
        other.basePath = basePath
        other.declareOwnStyle(of: pressed.node, at: origin, isVoid: isVoid)
        for font in other.fonts { note(font) }
        var changed: [StaticString] = []
        for declaration in other.declarations {
            guard let property = declaration.property.pressed else { continue }
            if let before = plain.declarations.first(where: { $0.property == declaration.property }),
                plain.equals(
                    from: before.valueStart, to: before.valueEnd, other, from: declaration.valueStart,
                    to: declaration.valueEnd)
            {
                continue
            }
            beginDeclaration(property.name)
            append(other, from: declaration.valueStart, to: declaration.valueEnd)
            endDeclaration()
            changed.append(declaration.property.nameAndColon)
        }
        for declaration in plain.declarations {
            guard let property = declaration.property.pressed, let neutral = property.neutral,
                !other.declarations.contains(where: { $0.property == declaration.property })
            else { continue }
            declare(property.name, neutral)
            changed.append(declaration.property.nameAndColon)
        }
        let shift = CGPoint(
            x: pressed.node.frame.minX - node.frame.minX, y: pressed.node.frame.minY - node.frame.minY)
        if shift != .zero {
            beginDeclaration(.pressedTranslate)
            append(pixels: shift.x)
            append(UInt8(ascii: " "))
            append(pixels: shift.y)
            endDeclaration()
            changed.append("translate:")
        }
        if let animation = pressed.animation, !changed.isEmpty { declareTransition(animation, changed) }
    }

    private mutating func declareTransition(_ animation: DisplayAnimation, _ properties: [StaticString]) {
        let speed = animation.speed > 0 ? animation.speed : 1
        beginDeclaration(.pressedTransition)
        for (index, property) in properties.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            append(property)
            truncate(to: count - 1)
            append(UInt8(ascii: " "))
            append((animation.duration / speed * 1000).rounded())
            append("ms ")
            appendEasing(animation)
            append(UInt8(ascii: " "))
            append((animation.delay * 1000).rounded())
            append("ms")
        }
        endDeclaration()
    }
}

extension CSSProperty {
    /// The custom property for the pressed state, and the value of an element without the property; nil for properties
    /// that do not change.
    fileprivate var pressed: (name: CSSProperty, neutral: StaticString?)? {
        switch self {
        case .width: (.pressedWidth, nil)
        case .height: (.pressedHeight, nil)
        case .fontSize: (.pressedFontSize, "17px")
        case .lineHeight: (.pressedLineHeight, nil)
        case .fontWeight: (.pressedFontWeight, "400")
        case .fontStyle: (.pressedFontStyle, "normal")
        case .letterSpacing: (.pressedLetterSpacing, "0")
        case .color: (.pressedColor, "var(--label)")
        case .textDecoration: (.pressedTextDecoration, "none")
        case .background: (.pressedBackground, "none")
        case .backdropFilter: (.pressedBackdropFilter, "none")
        case .borderRadius: (.pressedBorderRadius, "0")
        case .borderWidth: (.pressedBorderWidth, "0px")
        case .borderPaint: (.pressedBorderPaint, "transparent")
        case .boxShadow: (.pressedBoxShadow, "none")
        case .clipPath: (.pressedClipPath, "none")
        case .overflow: (.pressedOverflow, "visible")
        case .filter: (.pressedFilter, "none")
        case .opacity: (.pressedOpacity, "1")
        case .transform: (.pressedTransform, "none")
        case .transformOrigin: (.pressedTransformOrigin, "50% 50%")
        case .visibility: (.pressedVisibility, "visible")
        case .zIndex: (.pressedZIndex, "auto")
        case .tint: (.pressedTint, "var(--accent)")
        default: nil
        }
    }
}
