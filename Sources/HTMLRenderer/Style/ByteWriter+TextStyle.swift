import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension ByteWriter {
    /// Appends the declarations of a text style that differ from the page's body: 17 px, regular, in the label's
    /// color. The caller handles gradients and background colors with a separate span.
    mutating func declareTextStyle(_ style: DisplayTextStyle, lineHeight: CGFloat) {
        let font = style.font
        note(FontVariant(font))
        if font.size != 17 {
            beginDeclaration(.fontSize)
            append(pixels: font.size)
            endDeclaration()
        }
        beginDeclaration(.lineHeight)
        append(pixels: lineHeight)
        endDeclaration()
        if font.weight != 400 {
            beginDeclaration(.fontWeight)
            append(Int(font.weight))
            endDeclaration()
        }
        if font.italic { declare(.fontStyle, "italic") }
        switch font.design {
        case .standard: break
        case .serif: declare(.fontFamily, "var(--serif)")
        case .rounded: declare(.fontFamily, "var(--rounded)")
        case .monospaced: declare(.fontFamily, "var(--monospaced)")
        }
        if font.monospacedDigits { declare(.fontVariantNumeric, "tabular-nums") }
        if style.tracking != 0 {
            beginDeclaration(.letterSpacing)
            append(pixels: style.tracking)
            endDeclaration()
        }
        if style.paint != .color(.named(.label)) {
            beginDeclaration(.color)
            append(style.paint.representativeColor)
            endDeclaration()
        }
        declareTextLines(style)
        declareShadows(style)
    }

    private mutating func declareShadows(_ style: DisplayTextStyle) {
        guard !style.shadows.isEmpty else { return }
        beginDeclaration(.textShadow)
        for (index, shadow) in style.shadows.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            append(shadow, blur: 1)
        }
        endDeclaration()
    }

    private mutating func declareTextLines(_ style: DisplayTextStyle) {
        guard style.underline != nil || style.strikethrough != nil else { return }
        beginDeclaration(.textDecoration)
        if style.underline != nil { append("underline") }
        if style.strikethrough != nil { append(style.underline == nil ? "line-through" : " line-through") }
        // CSS has one pattern and one color for both lines.
        if let line = style.underline ?? style.strikethrough {
            switch line.pattern {
            case .solid: break
            case .dot: append(" dotted")
            case .dash: append(" dashed")
            }
            if let color = line.color {
                append(UInt8(ascii: " "))
                append(color)
            }
        }
        endDeclaration()
    }
}

extension DisplayPaint {
    var isGradient: Bool {
        switch self {
        case .color, .material: false
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .picture, .image: true
        }
    }
}

/// The CSS of the text styles in one rendering, by the identity of the style objects. A page has many texts but few
/// styles.
struct TextStyleCache: ~Copyable {
    private struct Entry {
        var style: ObjectIdentifier
        var lineHeight: CGFloat
        var start: Int
        var end: Int
    }

    private static let slotCount = 64
    private var slots = [Entry?](repeating: nil, count: slotCount)
    private var css = ByteWriter(capacity: 1024)

    /// The fonts of all used styles.
    var fonts: [FontVariant] { css.fonts }

    /// Appends the style's declarations to `out`. The style must live as long as the cache.
    mutating func append(_ style: DisplayTextStyle, lineHeight: CGFloat, to out: inout ByteWriter) {
        let identity = ObjectIdentifier(style)
        let address = UInt(bitPattern: identity)
        let slot = Int((address >> 4) ^ (address >> 10)) & (Self.slotCount - 1)
        if let entry = slots[slot], entry.style == identity, entry.lineHeight == lineHeight {
            out.append(css, from: entry.start, to: entry.end)
            return
        }
        let start = css.count
        css.declareTextStyle(style, lineHeight: lineHeight)
        slots[slot] = Entry(style: identity, lineHeight: lineHeight, start: start, end: css.count)
        out.append(css, from: start, to: css.count)
    }
}
