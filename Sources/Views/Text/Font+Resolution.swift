package import EspalierLayoutEngine
package import Foundation

/// The environment's settings for fonts: the user's text size, and the values set by `fontWeight(_:)`, `bold()`,
/// `italic()`, `monospaced()`, `fontDesign(_:)` and `fontWidth(_:)` on enclosing views.
package struct FontContext: Hashable, Sendable {
    package var dynamicTypeSize: DynamicTypeSize = .large
    package var weight: Font.Weight?
    package var width: Font.Width?
    package var design: Font.Design?
    package var isBold = false
    package var isItalic = false
    package var isMonospaced = false
    package var hasMonospacedDigits = false
    package var scale: Text.Scale = .default

    package init() {}
}

/// A font as a face with a size, and the properties that a face does not have.
package struct ResolvedFont: Hashable, Sendable {
    package var face: FontFace
    package var leading: Font.Leading
    package var smallCaps: SmallCaps
    /// The extra distance between letters that emulates a width, in points.
    package var tracking: CGFloat
}

extension Font {
    package func resolved(dynamicTypeSize: DynamicTypeSize = .large) -> FontFace {
        var context = FontContext()
        context.dynamicTypeSize = dynamicTypeSize
        return resolved(in: context).face
    }

    package func resolved(in context: FontContext) -> ResolvedFont {
        var face = FontFace(design: .standard, size: 0, weight: 400)
        var emphasized = Weight.bold
        switch base {
        case .style(let style):
            face.size = style.size(for: context.dynamicTypeSize)
            face.weight = style.weight.value
            emphasized = style.emphasizedWeight
        case .system(let size):
            face.size = size
        case .custom(let name, let size, let style):
            let name = FontName(name)
            face.design = name.design
            face.weight = name.weight?.value ?? 400
            face.italic = name.isItalic
            face.size = size
            if let style {
                face.size *= style.size(for: context.dynamicTypeSize) / style.size(for: .large)
            }
        }
        face.size *= context.scale.factor
        if let design = context.design ?? design, design != .default || !isCustom { face.design = design.face }
        if modifiers.isMonospaced || context.isMonospaced { face.design = .monospaced }
        if let weight = modifiers.weight { face.weight = weight.value }
        if modifiers.isBold { face.weight = max(face.weight, emphasized.value) }
        if let weight = context.weight { face.weight = weight.value }
        if context.isBold { face.weight = max(face.weight, emphasized.value) }
        face.italic = face.italic || modifiers.isItalic || context.isItalic
        face.monospacedDigits = modifiers.hasMonospacedDigits || context.hasMonospacedDigits
        let width = context.width ?? modifiers.width
        return ResolvedFont(
            face: face, leading: modifiers.leading ?? .standard, smallCaps: modifiers.smallCaps,
            tracking: width.map { $0.value * 0.15 * face.size } ?? 0)
    }

    private var isCustom: Bool {
        if case .custom = base { true } else { false }
    }
}

extension Font.Design {
    var face: FontFace.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
