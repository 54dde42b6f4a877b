import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A string with attributes as paragraphs below each other, each in its own style.
struct ParagraphText {
    struct Paragraph {
        let text: Text
        let style: NSParagraphStyle?
        /// The extra distance between lines, in points.
        let lineDistance: CGFloat
        /// The distance above the paragraph in points.
        let top: CGFloat
        /// The indents in points.
        let leading: CGFloat
        let trailing: CGFloat
    }

    let paragraphs: [Paragraph]

    /// - Parameters:
    ///   - font: The font of parts without one.
    ///   - lineLimit: The greatest number of lines; nil for any. Several paragraphs with a limit have the style of the first one.
    ///   - opensLinks: Whether the user can open links.
    init(_ string: NSAttributedString, font: UIFont, lineLimit: Int?, opensLinks: Bool = false) {
        let strings = lineLimit == nil && string.needsParagraphs ? string.paragraphs : [string]
        var above: CGFloat = 0
        paragraphs = strings.enumerated().map { index, string in
            let style = string.firstParagraphStyle
            let font = string.firstFont ?? font
            let distance = style?.lineDistance(in: font) ?? 0
            let (first, head) = (max(0, style?.firstLineHeadIndent ?? 0), max(0, style?.headIndent ?? 0))
            let text = string.text(font: font, color: nil, opensLinks: opensLinks)
            // A line that is higher than its font has the room above its letters.
            var top = max(0, distance - (style?.lineSpacing ?? 0))
            if index > 0 { top += above + (style?.paragraphSpacingBefore ?? 0) + max(0, style?.lineSpacing ?? 0) }
            above = style?.paragraphSpacing ?? 0
            return Paragraph(
                text: first > head ? Self.indent(first - head, font) + text : text, style: style,
                lineDistance: distance, top: top, leading: min(first, head), trailing: max(0, -(style?.tailIndent ?? 0))
            )
        }
    }

    /// A space of a width in points, with which a line begins.
    private static func indent(_ width: CGFloat, _ font: UIFont) -> Text {
        // A space that does not break, of a small size, and the rest of the width behind it.
        let space = Text(verbatim: "\u{A0}").font(Font(font.withSize(1)))
        return space.kerning(max(0, width - 0.28))
    }

    /// The size in lines of a width; nil for any.
    @MainActor
    func size(width: CGFloat?, lineLimit: Int?) -> CGSize {
        paragraphs.reduce(into: .zero) { size, paragraph in
            let indents = paragraph.leading + paragraph.trailing
            let layout = paragraph.text.measured(
                in: ProposedViewSize(width: width.map { max(1, $0 - indents) }, height: nil), lineLimit: lineLimit,
                lineSpacing: paragraph.lineDistance)
            size.width = max(size.width, (layout?.size.width ?? 0) + indents)
            size.height += (layout?.size.height ?? 0) + paragraph.top
        }
    }

    /// The paragraphs below each other, as wide as the space.
    ///
    /// - Parameter alignment: The alignment of all paragraphs; `natural` for their own.
    @MainActor
    func shown(alignment: NSTextAlignment) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(paragraphs.indices, id: \.self) { index in
                let paragraph = paragraphs[index]
                let own = alignment == .natural ? paragraph.style?.alignment ?? .natural : alignment
                paragraph.text
                    .lineSpacing(paragraph.lineDistance)
                    .multilineTextAlignment(own.text)
                    .frame(maxWidth: .infinity, alignment: own.frame)
                    .padding(
                        EdgeInsets(
                            top: paragraph.top, leading: paragraph.leading, bottom: 0, trailing: paragraph.trailing))
            }
        }
    }
}

extension NSParagraphStyle {
    /// The extra distance between lines of a font, in points: that of the style, and the difference of its height of lines from the font's.
    func lineDistance(in font: UIFont) -> CGFloat {
        let natural = font.lineHeight
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return lineSpacing + height - natural
    }

    /// Whether the style says more than the alignment and the distance of lines.
    fileprivate var hasIndentsOrSpacing: Bool {
        paragraphSpacing != 0 || paragraphSpacingBefore != 0 || firstLineHeadIndent != 0 || headIndent != 0
            || tailIndent != 0
    }
}

extension NSAttributedString {
    /// The font of the first part; nil for none.
    var firstFont: UIFont? { length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil }

    /// Whether paragraphs differ in style, or have distances.
    fileprivate var needsParagraphs: Bool {
        var styles: [NSParagraphStyle?] = []
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, _, _ in
            styles.append(value as? NSParagraphStyle)
        }
        return styles.contains { $0?.hasIndentsOrSpacing == true }
            || styles.contains { $0?.alignment != styles[0]?.alignment }
    }

    /// The paragraphs without the line breaks between them.
    fileprivate var paragraphs: [NSAttributedString] {
        let text = string as NSString
        var (start, parts) = (0, [NSAttributedString]())
        while start < text.length {
            var (end, contentsEnd) = (0, 0)
            text.getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
            // An empty paragraph is as high as a line.
            parts.append(
                contentsEnd > start
                    ? attributedSubstring(from: NSRange(location: start, length: contentsEnd - start))
                    : NSAttributedString(string: " ", attributes: attributes(at: start, effectiveRange: nil)))
            start = end
        }
        return parts
    }
}
