import EspalierHTMLRenderer
import Synchronization

/// Compresses pages that many sessions show first: they differ in the session's id only, and are compressed once.
///
/// Of each kind of page the last one is kept. A page with the same bytes apart from the id gets the same compressed blocks.
final class PageTemplates: Sendable {
    private struct Page {
        let bytes: [UInt8]
        let id: String
        /// The page without the id; nil until a second session shows the page.
        var gapped: GappedBytes?
        /// The codings in which the page was requested; nil for one that does not make it smaller.
        var compressed: [ContentCoding: GappedBytes.Compressed?] = [:]

        /// Whether the page has the same bytes as another session's.
        mutating func isEqual(to other: [UInt8], with id: String) -> Bool {
            guard other.count == bytes.count else { return false }
            let gapped = gapped ?? GappedBytes(bytes, without: self.id.utf8)
            self.gapped = gapped
            return gapped.isEqual(to: other, with: id.utf8)
        }
    }

    /// The pages by their sessions, without the id: by scene, window and what else a page tells its browser.
    private let pages = Mutex<[PageSession: Page]>([:])

    /// The largest number of kinds of pages. Beyond it the table is emptied, because windows may have any size.
    private static let limit = 64
    /// The length of the longest page that is kept, in bytes.
    private static let longest = 1 << 18

    /// The bytes of a session's page, in a coding if there is one and that saves packets.
    func compressed(_ bytes: [UInt8], of session: PageSession, in coding: ContentCoding?) -> CodedBytes {
        let id = session.id
        guard let coding, bytes.count > CodedBytes.packet, bytes.count <= Self.longest, SessionID.isWellFormed(id)
        else {
            return CodedBytes(bytes, in: coding)
        }
        var kind = session
        kind.id = ""
        guard var page = pages.withLock({ $0[kind] }), page.isEqual(to: bytes, with: id) else {
            keep(Page(bytes: bytes, id: id), as: kind)
            return CodedBytes(bytes, in: coding)
        }
        if page.compressed[coding] == nil {
            page.compressed[coding] = .some(page.gapped?.compressed(coding))
            keep(page, as: kind)
        }
        guard let compressed = page.compressed[coding] ?? nil else { return CodedBytes(bytes, in: coding) }
        return CodedBytes(bytes: compressed.filled(with: id.utf8), coding: coding)
    }

    private func keep(_ page: Page, as kind: PageSession) {
        pages.withLock { pages in
            if pages.count >= Self.limit, pages[kind] == nil { pages.removeAll() }
            pages[kind] = page
        }
    }
}
