import DisplayTree
import Foundation
import LayoutEngine

extension HTMLWriter {
    /// Writes the element of a node that is a line of letters and nothing else, as most nodes of a page are; returns false
    /// for other nodes.
    mutating func writePlainText(_ node: DisplayNode, at place: ElementPlace, context: ElementContext) -> Bool {
        guard node.isPlain, !context.isRoot, case .text(let text) = node.content, let letters = text.plainLine else {
            return false
        }
        let height = text.layout.lines[0].height
        guard height > 0 else { return false }
        out.append(context.isInsideInteractive ? "<span id=n" : "<div id=n")
        out.append(node.id)
        out.append(" style=\"")
        out.declareGeometry(place, node.frame.size)
        looks.append(text, lineHeight: height, to: &out)
        out.append("\">")
        out.appendText(letters)
        out.append(context.isInsideInteractive ? "</span>" : "</div>")
        return true
    }
}

/// The CSS of the last look that single lines had: neighbours mostly share it.
struct LineLookCache: ~Copyable {
    private var look: ObjectIdentifier?
    private var lineHeight: CGFloat = 0
    private var css = ByteWriter(capacity: 256)

    /// Appends the declarations of a single line's look to `out`. The look must live as long as the cache.
    mutating func append(_ text: DisplayText, lineHeight: CGFloat, to out: inout ByteWriter) {
        if look != ObjectIdentifier(text.look) || lineHeight != self.lineHeight {
            look = ObjectIdentifier(text.look)
            self.lineHeight = lineHeight
            css.removeAll()
            css.declareTextStyle(text.look.styles[0], lineHeight: lineHeight)
            css.declareTextAlignment(text)
        }
        out.append(css, from: 0, to: css.count)
    }
}
