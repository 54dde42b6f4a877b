import Foundation
import Testing

@testable import EspalierServer

@Suite struct `The scripts of a page` {
    private func text(_ asset: StaticString) -> String { asset.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

    private func size(_ asset: StaticString) throws -> Int {
        try #require(asset.withUTF8Buffer { ContentCoding.brotli.compress(UnsafeRawBufferPointer($0), .thorough) })
            .count
    }

    @Test func `are small: the client takes at most 8,320 bytes as transferred`() throws {
        #expect(try size(EmbeddedAssets.client) <= 8320)
    }

    @Test func `of animations take at most 4,096 bytes each`() throws {
        for script in [EmbeddedAssets.motion, EmbeddedAssets.flow, EmbeddedAssets.player, EmbeddedAssets.letters] {
            #expect(try size(script) <= 4096)
        }
    }

    @Test func `of windows, uploads, paper, pointers and charts take at most 4,096 bytes each`() throws {
        for script in [
            EmbeddedAssets.windows, EmbeddedAssets.uploads, EmbeddedAssets.printing, EmbeddedAssets.pointers,
            EmbeddedAssets.charts,
        ] {
            #expect(try size(script) <= 4096)
        }
    }

    @Test func `of rows that are made on demand take no more than before they were searched`() throws {
        #expect(try size(EmbeddedAssets.placeholders) <= 1520)
    }

    @Test(arguments: [
        ".push({node,type,value});", "=patch.t;", "i(el,[,,before,html,", "el.closest(`.menu`)",
        "data?.retry", "send(+el.value,'tap');", "form>input[name=revision]",
    ]) func `contain the names of the wire in the shortest form that each place allows`(code: String) {
        #expect(text(EmbeddedAssets.client).contains(code))
    }

    @Test func `keep the spaces of strings, templates and regular expressions, and lose the others`() {
        #expect(text(EmbeddedAssets.client).contains("split(' ')"))
        #expect(text(EmbeddedAssets.lists).contains("`inset(0 ${rest}px 0 0)`"))
        #expect(text(EmbeddedAssets.lists).contains(#"!/^rgba.*, 0\)$|transparent/.test("#))
        #expect(!text(EmbeddedAssets.client).contains(" = "))
        #expect(!text(EmbeddedAssets.client).contains("{\n"))
    }

    @Test func `have short names, except for properties`() {
        let client = text(EmbeddedAssets.client)
        for name in ["updateBusy", "numberOf", "markWaiting", "scrollAreas"] { #expect(!client.contains(name)) }
        for name in ["{node,type,value}", "selectionStart", "addEventListener"] { #expect(client.contains(name)) }
    }

    @Test func `contain no name of the source code, and neither does the style sheet`() {
        for asset in [
            EmbeddedAssets.client, EmbeddedAssets.gestures, EmbeddedAssets.lists, EmbeddedAssets.motion,
            EmbeddedAssets.flow, EmbeddedAssets.player, EmbeddedAssets.letters, EmbeddedAssets.symbols,
            EmbeddedAssets.effects, EmbeddedAssets.fonts, EmbeddedAssets.pointers, EmbeddedAssets.commands,
            EmbeddedAssets.rows, EmbeddedAssets.sorting,
            EmbeddedAssets.dragging, EmbeddedAssets.pictures, EmbeddedAssets.uploads, EmbeddedAssets.placeholders,
            EmbeddedAssets.printing, EmbeddedAssets.charts, EmbeddedAssets.styleSheet,
        ] {
            #expect(!text(asset).contains("wire"))
        }
    }
}
