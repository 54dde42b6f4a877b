package import DisplayTree
import Foundation
import LayoutEngine
import Synchronization

/// Whole HTML documents.
package enum HTMLPage {
    /// The page of a session: its controls stand in a form, so that it works without the script too.
    ///
    /// - Complexity: O(nodes).
    package static func write(
        _ tree: DisplayTree, session: PageSession, assets: PageAssets, symbols: any SymbolMarkup
    ) -> [UInt8] {
        write(tree, session: session, assets: assets, styleSheet: nil, symbols: symbols)
    }

    /// A document that stands for itself: no session, no script, no form; what is tapped takes nothing.
    ///
    /// - Parameters:
    ///   - assets: The addresses of style sheets and fonts, where the document may load them.
    ///   - styleSheet: CSS that the document carries inside, for a file or a mail that loads nothing.
    package static func writeStatic(
        _ tree: DisplayTree, assets: PageAssets, styleSheet: [UInt8]?, symbols: any SymbolMarkup
    ) -> [UInt8] {
        write(tree, session: nil, assets: assets, styleSheet: styleSheet, symbols: symbols)
    }

    private static func write(
        _ tree: DisplayTree, session: PageSession?, assets: PageAssets, styleSheet: [UInt8]?,
        symbols: any SymbolMarkup
    ) -> [UInt8] {
        // Pages are much like the ones before: room for such a page is not made larger while it is written.
        let last = lastSize.load(ordering: .relaxed)
        var writer = HTMLWriter(capacity: max(16384, min(last + last / 8, 1 << 20)), symbols: symbols)
        writer.writeHead(tree, session: session, assets: assets, styleSheet: styleSheet)
        writer.writeBody(tree, session: session)
        lastSize.store(writer.out.count, ordering: .relaxed)
        return writer.out.bytes
    }

    /// The bytes of the page that was written last.
    private static let lastSize = Atomic<Int>(0)
}

extension HTMLWriter {
    fileprivate mutating func writeHead(
        _ tree: DisplayTree, session: PageSession?, assets: PageAssets, styleSheet: [UInt8]?
    ) {
        out.append("<!doctype html><html lang=\"")
        out.appendAttribute(tree.language)
        out.append(tree.direction == .rightToLeft ? "\" dir=rtl" : "\"")
        switch tree.colorScheme {
        case nil: break
        case .light: out.append(" data-scheme=light")
        case .dark: out.append(" data-scheme=dark")
        }
        out.append("><head><meta charset=utf-8><title>")
        out.appendText(tree.title)
        out.append("</title><meta name=viewport content=\"width=device-width,initial-scale=1,viewport-fit=cover\">")
        out.append("<meta name=color-scheme content=\"light dark\"><link rel=icon href=\"data:,\">")
        for font in assets.preloadedFonts {
            out.append("<link rel=preload as=font crossorigin type=\"")
            out.appendAttribute(font.type)
            out.append("\" href=\"")
            out.appendAttribute(font.url)
            out.append("\">")
        }
        for url in assets.styleSheets {
            out.append("<link rel=stylesheet href=\"")
            out.appendAttribute(url)
            out.append("\">")
        }
        if let styleSheet {
            out.append("<style>")
            out.append(styleSheet)
            out.append("</style>")
        }
        if session != nil, let script = assets.script {
            out.append("<script defer src=\"")
            out.appendAttribute(script)
            if let lists = assets.listScript {
                out.append("\" data-lists=\"")
                out.appendAttribute(lists)
            }
            if let gestures = assets.gestureScript {
                out.append("\" data-gestures=\"")
                out.appendAttribute(gestures)
            }
            out.append("\"></script>")
        }
        out.append("</head>")
    }

    fileprivate mutating func writeBody(_ tree: DisplayTree, session: PageSession?) {
        guard let session else {
            out.append("<body>")
            writeRoot(tree)
            return out.append("</body></html>")
        }
        out.append("<body data-session=\"")
        out.appendAttribute(session.id)
        out.append("\" data-revision=")
        out.append(tree.revision)
        out.append(" data-scene=\"")
        out.appendAttribute(session.scene)
        out.append("\" data-window=\"")
        writeWindow(session.window)
        if let node = tree.focus?.node {
            out.append("\" data-focus=\"n")
            out.append(node)
        }
        out.append("\"><form method=post novalidate autocomplete=off action=\"")
        writePath(of: session.scene)
        out.append("\"><input type=hidden name=")
        out.append(raw: FormField.session)
        out.append(" value=\"")
        out.appendAttribute(session.id)
        out.append("\"><input type=hidden name=")
        out.append(raw: FormField.revision)
        out.append(" value=")
        out.append(tree.revision)
        // Return in a field presses the form's first button: without this one, the first of the page.
        out.append("><button hidden></button>")
        writeRoot(tree)
        out.append("</form></body></html>")
    }

    private mutating func writeRoot(_ tree: DisplayTree) {
        write(tree.root, at: ElementPlace(tree.root.gridFrame), context: .root)
    }

    /// The words of `data-window`, which the client compares with its own: width, height, dark, text scale, reduced
    /// motion, display scale.
    private mutating func writeWindow(_ window: PageWindow) {
        out.append(window.size.width)
        out.append(UInt8(ascii: " "))
        out.append(window.size.height)
        out.append(window.isDark ? " 1 " : " 0 ")
        out.append(window.textScale)
        out.append(window.reducesMotion ? " 1 " : " 0 ")
        out.append(window.displayScale)
    }

    /// Where a scene's events go. A scene's id may hold what an address may not: that is written as `%3B`.
    private mutating func writePath(of scene: String) {
        if !scene.isEmpty { out.append(UInt8(ascii: "/")) }
        for byte in scene.utf8 {
            switch byte {
            case UInt8(ascii: "&"): out.append("&amp;")
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "$"),
                UInt8(ascii: "'")...UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "@"),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                out.append(byte)
            default:
                out.append(UInt8(ascii: "%"))
                out.append(hexadecimal: byte, letters: UInt8(ascii: "A"))
            }
        }
        out.append("/events")
    }
}
