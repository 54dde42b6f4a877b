import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation

/// Writes pages with HTMLRenderer.
struct PageRenderer: PageRendering {
    let assets: PageAssets
    let symbols: any SymbolMarkup
    /// The pages that several sessions show.
    private let templates = PageTemplates()

    init(assets: PageAssets, symbols: any SymbolMarkup) {
        self.assets = assets
        self.symbols = symbols
    }

    var patchType: String { Wire.MediaType.patch }

    func page(_ state: PageState) -> [UInt8] {
        HTMLPage.write(state.tree, session: session(of: state, mayLackScripts: true), assets: assets, symbols: symbols)
    }

    func page(_ state: PageState, in coding: ContentCoding?) -> CodedBytes {
        templates.compressed(page(state), of: session(of: state, mayLackScripts: true), in: coding)
    }

    private func session(of state: PageState, mayLackScripts: Bool) -> PageSession {
        let host = state.host
        let window = PageWindow(
            size: host.size, isDark: host.prefersDarkScheme, textScale: host.textScale,
            reducesMotion: host.reducesMotion, displayScale: host.displayScale,
            increasesContrast: host.increasesContrast)
        var session = PageSession(
            id: state.session, scene: state.scene, window: window,
            isRestored: state.isRestored, usedTimeZone: state.lacksTimeZone ? TimeZone.current.identifier : nil,
            usedSize: state.hasActedByGuess ? host.size : nil, tabOrigin: state.tabOrigin)
        session.mayLackScripts = mayLackScripts
        (session.reload, session.origin) = (state.reload, state.origin)
        session.offersInstallation = state.offersInstallation
        session.keepsOfflinePage = state.keepsOfflinePage
        return session
    }

    func offlinePage(_ tree: DisplayTree) -> [UInt8] {
        var assets = assets
        // Nobody lays the page out for the window in which it is shown.
        let (left, top) = (Int(tree.size.width / 2), Int(tree.size.height / 2))
        assets.styleSheet += Array(
            "html,body{overflow:auto}main{left:max(0px,50vw - \(left)px)!important;top:max(0px,50vh - \(top)px)!important}"
                .utf8)
        return HTMLPage.writeStatic(tree, assets: assets, symbols: symbols)
    }

    func json(_ state: PageState) -> [UInt8] {
        JSONTree.write(
            state.tree, session: state.session, scene: state.scene, opened: state.opened, animations: state.animations,
            basePath: assets.basePath)
    }

    func patch(from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent]) -> [UInt8] {
        Difference.patch(
            from: old, to: new, reported: reported, symbols: symbols, fonts: assets.fonts, basePath: assets.basePath
        )
        .encoded()
    }

    /// A whole page that replaces patches (see `Wire.Message`).
    func replacement(_ state: PageState) -> [UInt8] {
        // The receiving page already has the style sheet.
        var assets = assets
        assets.styleSheet = []
        assets.styleRules = nil
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("\(Wire.Patch.to)", state.tree.revision)
        let page = HTMLPage.write(
            state.tree, session: session(of: state, mayLackScripts: false), assets: assets, symbols: symbols)
        writer.member(Wire.Message.page, String(decoding: page, as: UTF8.self))
        writer.endObject()
        return writer.bytes
    }

    func joined(_ patches: [[UInt8]], revision: Int) -> [UInt8] {
        switch patches.count {
        case 0: return Patch(from: revision, to: revision).encoded()
        case 1: return patches[0]
        default:
            var bytes: [UInt8] = [UInt8(ascii: "[")]
            for (index, patch) in patches.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += patch
            }
            bytes.append(UInt8(ascii: "]"))
            return bytes
        }
    }
}
