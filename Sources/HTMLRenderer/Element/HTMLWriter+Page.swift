import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Numbers and styles that whole pages leave out (`docs/decisions/0073-styles-of-a-page.md`).
extension HTMLWriter {
    /// Writes the attributes, and leaves a gap for the style.
    mutating func leaveGap(_ node: DisplayNode, _ place: ElementPlace) {
        let start = pageStyles.css.count
        pageStyles.css.declareGeometry(place.withoutOffset, node.gridFrame)
        Self.declareRest(of: node, isVoid: false, &styles, to: &pageStyles.css)
        let rest = pageStyles.style(from: start)
        var gap = PageStyles.Gap(position: out.count, offset: pageStyles.offset(of: place), rest: rest)
        // The class is the first attribute.
        if let first = attributes.attributes.first {
            let hasClass = first.name == .class
            if hasClass { out.append(raw: first.value) }
            gap.ownNames = Int32(out.count - gap.position)
            writeAttributes(from: hasClass ? 1 : 0)
        }
        pageStyles.add(gap)
    }

    /// Whether a `div` of the page needs no number: it is the one after that of the last element that ends before it.
    func impliesNumber(_ node: DisplayNode, _ kind: ElementKind, _ context: ElementContext) -> Bool {
        guard kind == .generic, !context.isInsideInteractive else { return false }
        switch node.content {
        // Attributes refer to menus and dialogs by their ids.
        case .popup, .dialog: return false
        default: break
        }
        guard let last = node.children.last else { return node.id == lastNumber + 1 }
        return !last.isLeaving && node.id == last.id + 1
    }

    /// Writes the element of a line of letters on a page, outside of buttons and links.
    @inline(__always)
    mutating func writeLine(
        _ node: DisplayNode, _ appearance: DisplayTextAppearance, _ letters: String, height: CGFloat,
        at place: ElementPlace
    ) {
        let frame = node.gridFrame
        let number = node.id
        let offset = pageStyles.offset(of: place)
        let rest = pageStyles.style(PageStyles.Line(appearance, height: height, at: place, frame)) { css in
            css.declareGeometry(place.withoutOffset, frame)
            css.declareTextStyle(appearance.style, lineHeight: height)
            css.declareTextAlignment(appearance, isSingleLine: true)
        }
        // "<div id=", the prefix and the end of the tag are at most 12 bytes.
        out.write(upTo: 12 + ByteCursor.numberSize) { cursor in
            cursor.put("<div")
            if number != lastNumber + 1 {
                cursor.put(" id=")
                cursor.put(Wire.Element.prefix)
                cursor.put(number)
            }
            cursor.put(UInt8(ascii: ">"))
        }
        lastNumber = number
        pageStyles.add(PageStyles.Gap(position: out.count - 1, offset: offset, rest: rest))
        out.appendText(letters)
        out.append("</div>")
    }
}
