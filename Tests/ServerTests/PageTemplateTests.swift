import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierServer

@Suite struct `Bytes with gaps` {
    private let id = Array("abcdefghijklmnopqrstuv".utf8)
    private let other = Array("0123456789ABCDEFGHIJKL".utf8)
    private let text = String(repeating: "<p class=\"x\">Some text that repeats, and more of it.</p>", count: 40)

    private func page(_ id: [UInt8], gaps: Int = 3) -> [UInt8] {
        var bytes = Array("<body data-session=\"".utf8)
        for number in 0..<gaps { bytes += id + Array("\" data-\(number)=\"\(text)".utf8) }
        return bytes
    }

    @Test func `get the same bytes back for the text that was cut out`() {
        let gapped = GappedBytes(page(id), without: id)
        #expect(gapped.filled(with: id) == page(id))
        #expect(gapped.filled(with: other) == page(other))
        #expect(gapped.count == page(id).count)
    }

    @Test func `may begin with a gap, and have none`() {
        #expect(GappedBytes(id + [1, 2, 3], without: id).filled(with: other) == other + [1, 2, 3])
        #expect(GappedBytes([1, 2, 3], without: id).filled(with: other) == [1, 2, 3])
        #expect(GappedBytes([], without: id).filled(with: other) == [])
    }

    @Test(arguments: ContentCoding.allCases, [0, 1, 2, 3, 12])
    func `are compressed once for all fillings`(coding: ContentCoding, gaps: Int) throws {
        let compressed = try #require(
            GappedBytes(page(id, gaps: gaps) + page(id, gaps: 0), without: id).compressed(coding))
        for filling in [
            id, other, [UInt8](repeating: 0, count: 22), Array("\" data-1=\"<p class=\"x\">".utf8.prefix(22)),
        ] {
            let expected = page(filling, gaps: gaps) + page(id, gaps: 0)
            let bytes = compressed.filled(with: filling)
            #expect(coding.decompressed(bytes, count: expected.count) == expected)
            #expect(bytes.count < max(expected.count / 4, 80))
        }
    }

    @Test(arguments: ContentCoding.allCases)
    func `are not compressed if that makes them longer, or if a gap ends them`(coding: ContentCoding) {
        #expect(GappedBytes(Array("ab".utf8) + id + Array("cd".utf8), without: id).compressed(coding) == nil)
        #expect(GappedBytes(Array(text.utf8) + id, without: id).compressed(coding) == nil)
    }

    @Test(arguments: ContentCoding.allCases)
    func `may contain bytes that are no text`(coding: ContentCoding) {
        let bytes =
            (0..<4000).map { UInt8(truncatingIfNeeded: $0 % 47) } + id
            + (0..<4000).map { UInt8(truncatingIfNeeded: $0 % 43) }
        guard let compressed = GappedBytes(bytes, without: id).compressed(coding) else { return }
        #expect(coding.decompressed(compressed.filled(with: id), count: bytes.count) == bytes)
    }

    @Test(arguments: ContentCoding.allCases)
    func `are recognized as damaged`(coding: ContentCoding) {
        #expect(coding.decompressed([1, 2, 3], count: 3) == nil)
        #expect(coding.decompressed([], count: 0) == nil)
    }
}

@Suite final class `The pages of several sessions` {
    private let templates = PageTemplates()
    /// The number of pages that were written.
    private var writes = 0
    private static let root = DisplayNode(
        id: 1, type: "root", frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func tree(_ revision: Int = 1, title: String = "Title", root: DisplayNode = root) -> DisplayTree {
        DisplayTree(revision: revision, size: CGSize(width: 10, height: 10), title: title, root: root)
    }

    private func session(_ id: String, width: Double = 10) -> PageSession {
        PageSession(id: id, scene: "scene", window: PageWindow(size: CGSize(width: width, height: 10)))
    }

    private func page(
        _ tree: DisplayTree, _ id: String, width: Double = 10, in coding: ContentCoding? = nil, length: Int = 10
    ) -> String {
        let page = templates.page(tree, session(id, width: width), in: coding) { session in
            writes += 1
            let text = "<\(session.id) \(tree.revision) \(tree.title) \(session.window.size.width)>"
            return Array((text + String(repeating: "x", count: length - 10)).utf8)
        }
        guard let coding = page.coding else { return String(decoding: page.bytes, as: UTF8.self) }
        let count = 22 + "< 1 Title 10.0>".utf8.count + length - 10
        return String(decoding: coding.decompressed(page.bytes, count: count) ?? [], as: UTF8.self)
    }

    private let ids = (0..<6).map { _ in SessionID.random() }

    @Test func `are written twice if they are equal, and have their own sessions`() {
        for id in ids { #expect(page(tree(), id) == "<\(id) 1 Title 10.0>") }
        #expect(writes == 2)
    }

    @Test(arguments: ContentCoding.allCases)
    func `are compressed with their own sessions`(coding: ContentCoding) {
        for id in ids {
            #expect(page(tree(), id, in: coding, length: 3000).hasPrefix("<\(id) 1 Title 10.0>xxx"))
        }
        #expect(writes == 2)
    }

    @Test func `are written again if they differ`() {
        for id in ids { #expect(page(tree(), id) == "<\(id) 1 Title 10.0>") }
        #expect(page(tree(2), ids[0]) == "<\(ids[0]) 2 Title 10.0>")
        #expect(page(tree(title: "Other"), ids[0]) == "<\(ids[0]) 1 Other 10.0>")
        #expect(page(tree(), ids[0], width: 20) == "<\(ids[0]) 1 Title 20.0>")
        let other = DisplayNode(
            id: 1, type: "root", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(page(tree(root: other), ids[0]) == "<\(ids[0]) 1 Title 10.0>")
        #expect(writes == 6)
    }

    @Test func `are written for sessions whose ids have another form`() {
        for _ in 0..<3 { #expect(page(tree(), "short") == "<short 1 Title 10.0>") }
        #expect(writes == 3)
    }

    @Test func `are not kept if they are long`() {
        for id in ids { _ = page(tree(), id, length: 300_000) }
        #expect(writes > ids.count)
    }
}
