import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The style of a run during resolution: the environment's settings, then the text's modifiers from the outermost in.
package struct TextRunStyle {
    var font: Font
    var fontContext: FontContext
    var paint: DisplayPaint
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var underline: DisplayTextLine?
    var strikethrough: DisplayTextLine?
    var background: DisplayColor?
    private var shadows: [DisplayPaintShadow]
    /// The environment's font, which `font(nil)` restores.
    private let placeFont: Font

    package init(_ settings: TextSettings) {
        placeFont = settings.font ?? .body
        font = placeFont
        fontContext = settings.fontContext
        paint = settings.style.foregroundPaint
        shadows = settings.style.foregroundShadows
        kerning = settings.kerning
        tracking = settings.tracking
        baselineOffset = settings.baselineOffset
        underline = settings.underline?.resolved(in: settings.style)
        strikethrough = settings.strikethrough?.resolved(in: settings.style)
    }

    package mutating func apply(_ modifiers: [Text.Modifier], in context: ShapeStyleContext) {
        for modifier in modifiers.reversed() { apply(modifier, in: context) }
    }

    private mutating func apply(_ modifier: Text.Modifier, in context: ShapeStyleContext) {
        switch modifier {
        case .color(let color):
            paint = color.map { .color($0.resolved(in: context)) } ?? context.foregroundPaint
            shadows = color == nil ? context.foregroundShadows : []
        case .style(let style):
            let filled = style.filled(in: context.selfContained)
            paint = filled.paint
            shadows = filled.shadows
        case .font(let font): self.font = font ?? placeFont
        case .weight(let weight): fontContext.weight = weight
        case .bold(let isActive): fontContext.isBold = isActive
        case .italic(let isActive): fontContext.isItalic = isActive
        case .width(let width): fontContext.width = width
        case .design(let design): fontContext.design = design
        case .monospaced(let isActive): fontContext.isMonospaced = isActive
        case .monospacedDigit: fontContext.hasMonospacedDigits = true
        case .scale(let scale): fontContext.scale = scale
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baseline(let offset): baselineOffset = offset
        case .underline(let style): underline = style?.resolved(in: context)
        case .strikethrough(let style): strikethrough = style?.resolved(in: context)
        }
    }

    func resolved(_ measurer: any TextMeasuring, _ styles: TextStyleTable) -> ResolvedTextStyle {
        let font = font.resolved(in: fontContext)
        let display = DisplayTextStyle(
            font: font.face, paint: paint, tracking: (tracking != 0 ? tracking : kerning) + font.tracking,
            baselineOffset: baselineOffset, underline: underline, strikethrough: strikethrough,
            background: background, shadows: shadows.lazy.filter { !$0.isInner }.map(\.shadow),
            lineHeight: measurer.metrics(of: font.face).lineHeight)
        return ResolvedTextStyle(display: styles.shared(display), smallCaps: font.smallCaps, leading: font.leading)
    }
}
