package import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Synchronization

/// Writes whole HTML documents.
package enum HTMLPage {
    /// Writes the page of a session. Its controls are in a form, so that it also works without scripts.
    ///
    /// - Complexity: O(nodes).
    package static func write(
        _ tree: DisplayTree, session: PageSession, assets: PageAssets, symbols: any SymbolMarkup
    ) -> [UInt8] {
        document(tree, session: session, assets: assets, symbols: symbols)
    }

    /// Writes a static document without session, scripts and form. Its controls do nothing.
    package static func writeStatic(
        _ tree: DisplayTree, assets: PageAssets, symbols: any SymbolMarkup
    ) -> [UInt8] {
        document(tree, session: nil, assets: assets, symbols: symbols)
    }

    private static func document(
        _ tree: DisplayTree, session: PageSession?, assets: PageAssets, symbols: any SymbolMarkup
    ) -> [UInt8] {
        // Most pages are as long as the previous one, so the buffer starts with its size.
        let last = lastSize.load(ordering: .relaxed)
        var writer = HTMLWriter(
            capacity: max(16384, min(last + last / 8, 1 << 20)), symbols: symbols, isPage: session != nil,
            basePath: assets.basePath)
        // The head names the fonts of the body, so the body is written first.
        writer.writeBody(tree, session: session)
        let files = assets.fonts.map { $0.files(of: writer.typefaces(in: $0), for: writer.out.written) } ?? []
        let rules = assets.styleRules?.rules(for: writer.out.written, names: writer.pageStyles.ownNames) ?? []
        var head = ByteWriter(
            capacity: 2048 + rules.count + assets.styleSheet.count + files.reduce(0) { $0 + $1.rule.count })
        head.basePath = assets.basePath
        head.appendHead(
            tree, session: session, assets: assets, rules: rules, fonts: files, styles: &writer.pageStyles)
        lastSize.store(writer.out.count, ordering: .relaxed)
        return session == nil ? head.bytes(before: writer.out) : writer.page(after: head)
    }

    /// The length of the previous page.
    private static let lastSize = Atomic<Int>(0)
}

extension ByteWriter {
    fileprivate mutating func appendHead(
        _ tree: DisplayTree, session: PageSession?, assets: PageAssets, rules: [UInt8], fonts: [WebFontFile],
        styles: inout PageStyles
    ) {
        append("<!doctype html><html lang=\"")
        appendAttribute(tree.language)
        append(tree.direction == .rightToLeft ? "\" dir=rtl" : "\"")
        if let scheme = tree.colorScheme { append(Wire.Attribute.scheme, scheme.name) }
        if session != nil { append(Wire.Attribute.words, ConnectionMessages(language: tree.language).text) }
        if !fonts.isEmpty { append(Wire.Attribute.fonts, fonts.map(\.name).joined(separator: " ")) }
        append("><head><meta charset=utf-8><title>")
        appendText(tree.title)
        append("</title><meta name=viewport content=\"width=device-width,initial-scale=1,viewport-fit=cover\">")
        append("<meta name=color-scheme content=\"light dark\">")
        appendIcons(tree.icons ?? assets.icons)
        if session?.offersInstallation == true, let installation = assets.installation {
            append(installation, tree.colorScheme)
        }
        // The client loads the whole style sheet when the page gets other classes.
        if !rules.isEmpty {
            append("<style>")
            append(rules)
            append("</style>")
        }
        if !assets.styleSheet.isEmpty || !fonts.isEmpty {
            append("<style>")
            append(assets.styleSheet)
            for font in fonts { append(font.rule) }
            append("</style>")
        }
        if session != nil {
            append("<style id=")
            append(Wire.Element.styles)
            append(UInt8(ascii: ">"))
            styles.appendRules(root: tree.root.id, to: &self)
            append("</style>")
        }
        if let session {
            append("<link rel=canonical href=\"")
            appendPath(of: tree, session)
            append("\">")
        }
        if tree.metadata != nil { appendMetadata(of: tree, session) }
        if let session, let seconds = session.reload {
            append("<noscript><meta http-equiv=refresh content=\"")
            append(seconds)
            append(";url=")
            appendPath(of: session.scene)
            if session.scene.isEmpty { append(UInt8(ascii: "/")) }
            append(UInt8(ascii: "?"))
            append(raw: Wire.Query.session)
            append(UInt8(ascii: "="))
            appendAttribute(session.id)
            append("\"></noscript>")
        }
        if let session, let origin = session.tabOrigin, let script = assets.tabScript {
            append("<script")
            append(Wire.Attribute.tab, origin + " " + basePath.name(of: session.scene))
            append(" src=\"")
            appendAddress(script)
            append("\"></script>")
        }
        // A document without a session that has the script is the page itself.
        if let script = assets.offlineScript, session?.keepsOfflinePage != false {
            append(session == nil ? "<script async data-lost src=\"" : "<script async fetchpriority=low src=\"")
            appendAddress(script)
            append("\"></script>")
        }
        if let session, let script = assets.script {
            // Before the page appears, because it may have to be loaded again.
            if let early = assets.earlyScript, session.usedTimeZone != nil || session.usedSize != nil {
                append("<script")
                if let zone = session.usedTimeZone { append(Wire.Attribute.zone, zone) }
                if let size = session.usedSize {
                    append(Wire.Attribute.guess, "\(Int(size.width)) \(Int(size.height))")
                }
                append(" src=\"")
                appendAddress(early)
                append("\"></script>")
            }
            // The fonts are more urgent.
            append("<script defer fetchpriority=low src=\"")
            appendAddress(script)
            append("\"></script>")
        }
        append("</head>")
    }

    private mutating func appendPath(of tree: DisplayTree, _ session: PageSession) {
        if let place = tree.place { return appendAddress(place.path) }
        appendPath(of: session.scene)
        if session.scene.isEmpty { append(UInt8(ascii: "/")) }
    }

    /// Appends the elements that describe the page. Messengers take absolute addresses only.
    private mutating func appendMetadata(of tree: DisplayTree, _ session: PageSession?) {
        for entry in HeadMetadata.entries(of: tree) where entry.name != HeadMetadata.url {
            append(entry.isProperty ? "<meta property=" : "<meta name=")
            append(raw: entry.name)
            append(" content=\"")
            if entry.isPath { appendAttribute(session?.origin ?? "") }
            entry.isPath ? appendAddress(entry.content) : appendAttribute(entry.content)
            append("\">")
        }
        guard let session, tree.metadata?.isShown == true else { return }
        append("<meta property=og:url content=\"")
        appendAttribute(session.origin)
        appendPath(of: tree, session)
        append("\">")
    }

    /// Appends links to the icons. Without one, a browser would ask for `/favicon.ico`.
    private mutating func appendIcons(_ icons: [PageAssets.Icon]) {
        if icons.isEmpty { append("<link rel=icon href=\"data:,\">") }
        for icon in icons {
            switch icon.use {
            case .tab: append("<link rel=icon href=\"")
            case .darkTab: append("<link rel=icon media=\"(prefers-color-scheme:dark)\" href=\"")
            case .homeScreen: append("<link rel=apple-touch-icon href=\"")
            }
            appendAddress(icon.address)
            append("\">")
        }
    }

    private mutating func append(_ installation: PageAssets.Installation, _ scheme: DisplayColorScheme?) {
        append("<link rel=manifest href=\"")
        appendAddress(installation.manifest)
        append("\">")
        if scheme == .light { return }
        append("<meta name=theme-color ")
        if scheme == nil { append("media=\"(prefers-color-scheme:dark)\" ") }
        append("content=\"")
        appendAttribute(installation.darkTheme)
        append("\">")
    }

    /// Appends the path of a scene, without the slash of the one at `/`. Characters of the id that a URL cannot contain are
    /// percent-encoded.
    fileprivate mutating func appendPath(of scene: String) {
        append(raw: basePath.text)
        if !scene.isEmpty { append(UInt8(ascii: "/")) }
        for byte in scene.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "$"),
                UInt8(ascii: "'")...UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "@"),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                append(byte)
            default:
                append(UInt8(ascii: "%"))
                append(hexadecimal: byte, letters: UInt8(ascii: "A"))
            }
        }
    }

    /// Appends an attribute, after a space.
    fileprivate mutating func append(_ attribute: StaticString, _ value: String) {
        append(UInt8(ascii: " "))
        append(attribute)
        append("=\"")
        appendAttribute(value)
        append(UInt8(ascii: "\""))
    }
}

extension DisplayColorScheme {
    /// The value of `Wire.Attribute.scheme`.
    var name: String { self == .dark ? "dark" : "light" }
}

extension DisplayNode {
    /// Whether the node is, or contains, a field for text that the user can change.
    fileprivate var hasEnabledField: Bool {
        if case .control(let control) = content, !isDisabledControl {
            switch control.kind {
            case .textField, .textArea: return true
            default: break
            }
        }
        return children.contains(where: \.hasEnabledField)
    }
}

extension HTMLWriter {
    fileprivate mutating func writeBody(_ tree: DisplayTree, session: PageSession?) {
        guard let session else {
            out.append("<body>")
            writeRoot(tree)
            return out.append("</body></html>")
        }
        out.append("<body")
        out.append(Wire.Attribute.session, session.id)
        out.append(Wire.Attribute.revision, String(tree.revision))
        if session.isRestored { out.append(Wire.Attribute.isRestored, "") }
        out.append(Wire.Attribute.scene, out.basePath.name(of: session.scene))
        out.append(UInt8(ascii: " "))
        out.append(Wire.Attribute.window)
        out.append("=\"")
        writeWindow(session.window)
        out.append(UInt8(ascii: "\""))
        if let place = tree.place {
            let choice = place.choice > 0 ? " \(place.choice)" : ""
            out.append(Wire.Attribute.place, "\(place.screens) \(out.basePath.address(of: place.path))\(choice)")
        }
        if let node = tree.focus?.node { out.append(Wire.Attribute.focus, NodeName.of(node)) }
        out.append("><form method=post novalidate autocomplete=off action=\"")
        out.appendPath(of: session.scene)
        out.append(raw: Wire.Path.events)
        out.append("\"><input type=hidden name=")
        out.append(raw: Wire.Form.session)
        out.append(" value=\"")
        out.appendAttribute(session.id)
        out.append("\"><input type=hidden name=")
        out.append(raw: Wire.Form.revision)
        out.append(" value=")
        out.append(tree.revision)
        // Return in a field presses the form's first button. Without this one, that would be the page's first button.
        out.append("><button hidden></button>")
        leavesButtonsEnabled = session.mayLackScripts && tree.root.hasEnabledField
        writeRoot(tree)
        out.append("</form></body></html>")
    }

    /// The whole page: the head, and the body with its classes and styles.
    fileprivate func page(after head: borrowing ByteWriter) -> [UInt8] {
        var page = ByteWriter(capacity: head.count + out.count + pageStyles.size)
        page.append(head, from: 0, to: head.count)
        pageStyles.append(out, to: &page)
        return page.bytes
    }

    private mutating func writeRoot(_ tree: DisplayTree) {
        write(tree.root, at: ElementPlace(tree.root.gridFrame), context: .root)
    }

    /// The value of `Wire.Attribute.window`, which the client compares with its own.
    private mutating func writeWindow(_ window: PageWindow) {
        out.append(window.size.width)
        out.append(UInt8(ascii: " "))
        out.append(window.size.height)
        out.append(window.isDark ? " 1 " : " 0 ")
        out.append(window.textScale)
        out.append(window.reducesMotion ? " 1 " : " 0 ")
        out.append(window.displayScale)
        out.append(window.increasesContrast ? " 1" : " 0")
    }
}
