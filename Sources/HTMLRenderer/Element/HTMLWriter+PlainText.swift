import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension HTMLWriter {
    /// Writes the element of a node that is a plain line of letters, like most nodes of a page. Returns false for other
    /// nodes.
    mutating func writePlainText(_ node: DisplayNode, at place: ElementPlace, context: ElementContext) -> Bool {
        guard node.isPlain, !context.isRoot, case .text(let text) = node.content, let letters = text.plainLine else {
            return false
        }
        let height = text.layout.lines[0].height
        guard height > 0 else { return false }
        let isInline = context.isInsideInteractive
        if isPage, !isInline {
            writeLine(node, text.appearance, letters, height: height, at: place)
            return true
        }
        let css = lineStyles.css(of: text, lineHeight: height)
        // "<span id=", the prefix, " style=" and the end of the tag are at most 24 bytes.
        out.write(upTo: 24 + ByteCursor.numberSize + ByteCursor.geometrySize + css.count) { cursor in
            if isInline { cursor.put("<span id=") } else { cursor.put("<div id=") }
            cursor.put(Wire.Element.prefix)
            cursor.put(node.id)
            cursor.put(" style=\"")
            cursor.putGeometry(place, node.gridFrame)
            cursor.put(css)
            cursor.put("\">")
        }
        out.appendText(letters)
        if isInline { out.append("</span>") } else { out.append("</div>") }
        return true
    }
}

/// The CSS of the last line's appearance. Neighboring lines mostly share it.
struct LineStyleCache: ~Copyable {
    private var appearance: ObjectIdentifier?
    private var lineHeight: CGFloat = 0
    private var css = ByteWriter(capacity: 256)

    /// The fonts of all lines.
    var fonts: [FontVariant] { css.fonts }

    /// The declarations of a line's appearance, valid until the next call. The appearance must live as long as the cache.
    mutating func css(of text: DisplayText, lineHeight: CGFloat) -> UnsafeBufferPointer<UInt8> {
        if appearance != ObjectIdentifier(text.appearance) || lineHeight != self.lineHeight {
            appearance = ObjectIdentifier(text.appearance)
            self.lineHeight = lineHeight
            css.removeAll()
            css.declareTextStyle(text.appearance.style, lineHeight: lineHeight)
            css.declareTextAlignment(text)
        }
        return css.written
    }
}
