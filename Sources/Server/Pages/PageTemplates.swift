import EspalierDisplayTree
import EspalierHTMLRenderer
import Synchronization

/// The bytes of pages that several sessions show first: they differ in the session's id only.
///
/// The views of most pages are equal when they open, and then share their display nodes (`DisplayTemplate`). Equal nodes make equal bytes,
/// which are written and compressed once. Of each kind of page the last one is kept, from the second time that it is shown.
final class PageTemplates: Sendable {
    /// Everything from which a page is made.
    private struct Page {
        let tree: DisplayTree
        let bytes: GappedBytes
        var compressed: [ContentCoding: GappedBytes.Compressed?] = [:]
    }

    private enum Known {
        /// The page was shown once.
        case root(ObjectIdentifier)
        case page(Page)
    }

    /// The pages by their sessions, without the id: by scene, window and what else a page tells its browser.
    private let known = Mutex<[PageSession: Known]>([:])

    /// The largest number of kinds of pages. Beyond it the table is emptied, because windows may have any size.
    private static let limit = 64
    /// The length of the longest page that is kept, in bytes.
    private static let longest = 1 << 18

    /// The page of a session, in a coding if there is one and that saves packets.
    ///
    /// - Parameter write: writes the page for a session.
    func page(
        _ tree: DisplayTree, _ session: PageSession, in coding: ContentCoding?, _ write: (PageSession) -> [UInt8]
    ) -> CodedBytes {
        let id = session.id
        guard SessionID.isWellFormed(id), session.tabOrigin ?? "" == "",
            var page = template(of: tree, session, write)
        else { return CodedBytes(write(session), in: coding) }
        guard let coding, page.bytes.count > CodedBytes.packet else {
            return CodedBytes(bytes: page.bytes.filled(with: id.utf8), coding: nil)
        }
        if page.compressed[coding] == nil {
            page.compressed[coding] = .some(page.bytes.compressed(coding))
            keep(page, session)
        }
        guard let compressed = page.compressed[coding] ?? nil else {
            return CodedBytes(page.bytes.filled(with: id.utf8), in: coding)
        }
        return CodedBytes(bytes: compressed.filled(with: id.utf8), coding: coding)
    }

    private static func kind(of session: PageSession) -> PageSession {
        var kind = session
        kind.id = ""
        return kind
    }

    /// The template of a page; nil if the page is shown for the first time, or if it is too long.
    private func template(of tree: DisplayTree, _ session: PageSession, _ write: (PageSession) -> [UInt8]) -> Page? {
        let kind = Self.kind(of: session)
        let root = ObjectIdentifier(tree.root)
        let (page, isRepeated) = known.withLock { known -> (Page?, Bool) in
            switch known[kind] {
            case .page(let page) where page.tree.isInterchangeable(with: tree): return (page, true)
            case .root(root): return (nil, true)
            default:
                if known.count >= Self.limit { known.removeAll() }
                // The node may be freed and another one get its address: then a page is kept that was shown once.
                known[kind] = .root(root)
                return (nil, false)
            }
        }
        if page != nil || !isRepeated { return page }
        // The id of no session.
        var open = session
        open.id = SessionID.random()
        let bytes = write(open)
        guard bytes.count <= Self.longest else { return nil }
        let made = Page(tree: tree, bytes: GappedBytes(bytes, without: open.id.utf8))
        keep(made, session)
        return made
    }

    private func keep(_ page: Page, _ session: PageSession) {
        known.withLock { $0[Self.kind(of: session)] = .page(page) }
    }
}
