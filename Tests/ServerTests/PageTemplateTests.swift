import EspalierHTMLRenderer
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

    @Test func `are equal to bytes with one text in each gap`() {
        let gapped = GappedBytes(page(id), without: id)
        #expect(gapped.isEqual(to: page(id), with: id) && gapped.isEqual(to: page(other), with: other))
        #expect(!gapped.isEqual(to: page(id), with: other) && !gapped.isEqual(to: page(id) + [1], with: id))
        for place in [0, 30, page(id).count - 1] {
            var changed = page(id)
            changed[place] ^= 1
            #expect(!gapped.isEqual(to: changed, with: id))
        }
    }

    @Test func `may begin with a gap, and have none`() {
        #expect(GappedBytes(id + [1, 2, 3], without: id).filled(with: other) == other + [1, 2, 3])
        #expect(GappedBytes([1, 2, 3], without: id).filled(with: other) == [1, 2, 3])
        #expect(GappedBytes([], without: id).filled(with: other) == [])
    }

    @Test(arguments: ContentCoding.allCases, [0, 1, 2, 3, 12])
    func `are compressed once for all fillings`(coding: ContentCoding, gaps: Int) throws {
        let end = Array(text.utf8)
        let compressed = try #require(GappedBytes(page(id, gaps: gaps) + end, without: id).compressed(coding))
        for filling in [
            id, other, [UInt8](repeating: 0, count: 22), Array("\" data-1=\"<p class=\"x\">".utf8.prefix(22)),
        ] {
            let expected = page(filling, gaps: gaps) + end
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

@Suite struct `The pages of several sessions` {
    private let templates = PageTemplates()
    private let ids = (0..<6).map { _ in SessionID.random() }
    private let text = String(repeating: "<p class=x>Some text</p>", count: 100)

    private func page(_ id: String, _ text: String) -> [UInt8] {
        Array("<body id=\"\(id)\">\(text)<a name=\"\(id)\">".utf8)
    }

    private func compressed(_ id: String, _ text: String, in coding: ContentCoding?, width: Double = 10) -> CodedBytes {
        let session = PageSession(id: id, scene: "scene", window: PageWindow(size: CGSize(width: width, height: 10)))
        return templates.compressed(page(id, text), of: session, in: coding)
    }

    @Test(arguments: ContentCoding.allCases)
    func `have their own ids when they are compressed together`(coding: ContentCoding) {
        var lengths: Set<Int> = []
        for (number, id) in ids.enumerated() {
            let coded = compressed(id, text, in: coding)
            #expect(coded.coding == coding)
            #expect(coding.decompressed(coded.bytes, count: page(id, text).count) == page(id, text))
            if number > 0 { lengths.insert(coded.bytes.count) }
        }
        // The ids are not compressed, so that all pages but the first have one length.
        #expect(lengths.count == 1)
    }

    @Test(arguments: ContentCoding.allCases)
    func `have their own texts`(coding: ContentCoding) {
        for (number, id) in ids.enumerated() {
            for text in [text, text + "\(number)", text + "\(number % 2)", String(text.dropLast()) + "!"] {
                let coded = compressed(id, text, in: coding, width: Double(number % 3))
                #expect(coding.decompressed(coded.bytes, count: page(id, text).count) == page(id, text))
            }
        }
    }

    @Test func `are not compressed for browsers that do not ask for it, or if they are short`() {
        for id in ids {
            #expect(compressed(id, text, in: nil) == CodedBytes(bytes: page(id, text), coding: nil))
            #expect(compressed(id, "short", in: .brotli) == CodedBytes(bytes: page(id, "short"), coding: nil))
        }
    }

    @Test func `may have ids of another form, and be long`() {
        for _ in 0..<3 {
            let coded = compressed("short", text, in: .gzip)
            #expect(
                ContentCoding.gzip.decompressed(coded.bytes, count: page("short", text).count) == page("short", text))
        }
        let long = String(repeating: text, count: 150)
        for id in ids.prefix(3) {
            let coded = compressed(id, long, in: .gzip)
            #expect(ContentCoding.gzip.decompressed(coded.bytes, count: page(id, long).count) == page(id, long))
        }
    }
}
