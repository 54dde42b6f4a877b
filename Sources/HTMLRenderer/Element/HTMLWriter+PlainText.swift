import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension HTMLWriter {
    /// Writes the element of a node that is a line of letters and nothing else, as most nodes of a page are; returns false
    /// for other nodes.
    mutating func writePlainText(_ node: DisplayNode, at place: ElementPlace, context: ElementContext) -> Bool {
        guard node.isPlain, !context.isRoot, case .text(let text) = node.content, let letters = text.plainLine else {
            return false
        }
        let height = text.layout.lines[0].height
        guard height > 0 else { return false }
        let isInline = context.isInsideInteractive
        let css = looks.css(of: text, lineHeight: height)
        // "<span id=n", " style=" and the signs of the tag's end are 20 bytes.
        out.write(upTo: 20 + ByteCursor.numberSize + ByteCursor.geometrySize + css.count) { cursor in
            if isInline { cursor.put("<span id=n") } else { cursor.put("<div id=n") }
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

/// The CSS of the last look that single lines had: neighbours mostly share it.
struct LineLookCache: ~Copyable {
    private var look: ObjectIdentifier?
    private var lineHeight: CGFloat = 0
    private var css = ByteWriter(capacity: 256)

    /// The fonts of all the looks that there were.
    var fonts: [FontVariant] { css.fonts }

    /// The declarations of a single line's look, until the next call. The look must live as long as the cache.
    mutating func css(of text: DisplayText, lineHeight: CGFloat) -> UnsafeBufferPointer<UInt8> {
        if look != ObjectIdentifier(text.look) || lineHeight != self.lineHeight {
            look = ObjectIdentifier(text.look)
            self.lineHeight = lineHeight
            css.removeAll()
            css.declareTextStyle(text.look.style, lineHeight: lineHeight)
            css.declareTextAlignment(text)
        }
        return css.written
    }
}
