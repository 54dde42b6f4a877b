import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite struct `An image's header` {
    private static func bytes(_ parts: Any...) -> [UInt8] {
        parts.flatMap { part -> [UInt8] in
            switch part {
            case let text as String: text.unicodeScalars.map { UInt8($0.value) }
            case let number as Int: [UInt8(number)]
            case let bytes as [Int]: bytes.map { UInt8($0) }
            default: []
            }
        }
    }

    private static let png = bytes(
        "\u{89}PNG\r\n\u{1A}\n", [0, 0, 0, 13], "IHDR", [0, 0, 1, 0x40], [0, 0, 0, 0xF0], 8)
    private static let gif = bytes("GIF89a", [0x40, 1], [0xF0, 0], 0)
    /// A frame of 320 × 240 after an application block.
    private static let jpeg = bytes(
        [0xFF, 0xD8], [0xFF, 0xE0, 0, 4, 1, 2], [0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 0xF0, 1, 0x40], 3)
    private static func exif(_ orientation: Int) -> [UInt8] {
        let tiff = bytes(
            "MM", [0, 42, 0, 0, 0, 8, 0, 2], [1, 0, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0],
            [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
        return bytes([0xFF, 0xD8, 0xFF, 0xE1, 0, tiff.count + 8], "Exif\0\0") + tiff
            + bytes([0xFF, 0xC0, 0, 17, 8, 0, 0xF0, 1, 0x40])
    }
    private static func littleExif(_ orientation: Int) -> [UInt8] {
        let tiff = bytes(
            "II", [42, 0, 8, 0, 0, 0, 2, 0], [0, 1, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0],
            [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0])
        return bytes([0xFF, 0xD8, 0xFF, 0xE1, 0, tiff.count + 8], "Exif\0\0") + tiff
            + bytes([0xFF, 0xC0, 0, 17, 8, 0, 0xF0, 1, 0x40])
    }
    private static let webPLossy = bytes(
        "RIFF", [0, 0, 0, 0], "WEBPVP8 ", [0, 0, 0, 0], [0, 0, 0, 0x9D, 1, 0x2A], [0x40, 1, 0xF0, 0])
    /// 319 and 239 in fourteen bits each.
    private static let webPLossless = bytes(
        "RIFF", [0, 0, 0, 0], "WEBPVP8L", [0, 0, 0, 0], 0x2F, [0x3F, 0xC1, 0x3B, 0])
    private static let webPExtended = bytes(
        "RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0], [0, 0, 0, 0], [0x3F, 1, 0], [0xEF, 0, 0])
    private static let avif = bytes(
        [0, 0, 0, 8], "ftypavif", [0, 0, 0, 20], "ispe", [0, 0, 0, 0], [0, 0, 0, 16], [0, 0, 0, 16], [0, 0, 0, 20],
        "ispe", [0, 0, 0, 0], [0, 0, 1, 0x40], [0, 0, 0, 0xF0])

    @Test(arguments: [png, gif, jpeg, exif(1), webPLossy, webPLossless, webPExtended, avif])
    func `contains the size`(bytes: [UInt8]) {
        #expect(ImageHeader.size(in: bytes) == CGSize(width: 320, height: 240))
    }

    @Test func `reports that a photo is rotated`() {
        #expect(ImageHeader.size(in: Self.exif(3)) == CGSize(width: 320, height: 240))
        #expect(ImageHeader.size(in: Self.exif(6)) == CGSize(width: 240, height: 320))
        #expect(ImageHeader.size(in: Self.littleExif(4)) == CGSize(width: 320, height: 240))
        #expect(ImageHeader.size(in: Self.littleExif(5)) == CGSize(width: 240, height: 320))
    }

    @Test(arguments: [
        ("<svg width='320' height=\"240\"/>", 320, 240),
        (
            "<?xml version='1.0'?><!-- <svg width='1' height='1'> --><svg\n width = '3.2in' height='64mm' >", 307.2,
            241.8897
        ),
        ("<svg viewBox='0 0 32 24'>", 32, 24), ("<svg width='64px' viewBox='0,0,32,24'>", 64, 48),
        ("<svg height='48' width='100%' viewBox='0 0 32 24'>", 64, 48),
        ("<svg data-width='9' stroke-width='2' width='8' height='4'>", 8, 4),
        ("<svg widths='9' width=\"8\" title='height' height='4'>", 8, 4), ("<svg width=9 width='8' height='4'>", 8, 4),
        ("<svg width='9pt' height='6pc'>", 12, 96), ("<svg width='2.54cm' height='1in'>", 96, 96),
        ("<!DOCTYPE svg><svg width='8' height='4'>", 8, 4),
    ])
    func `of an SVG file contains the size, or the aspect ratio if one length is missing`(
        text: String, width: Double, height: Double
    ) throws {
        let size = try #require(ImageHeader.size(in: Array(text.utf8)))
        #expect(abs(size.width - width) < 0.001 && abs(size.height - height) < 0.001)
    }

    @Test(arguments: [
        "", "<svg>", "<svg width='0' height='1'>", "<svg width='8' viewBox='0 0 0 4'>",
        "<svg height='8' viewBox='0 0 4 0'>", "<svg width='8' viewBox='0 0 4'>", "<svg width='8'>",
        "<svg width='8em' height='1'>", "<svg viewBox='0 0 -1 4'>", "<html><svg width='1' height='1'>",
        "<!-- <svg width='1' height='1'>", "GIF8", "text", "<svgs width='8' height='4'>", "<abc width='8' height='4'>",
        "<svg width='8' height='4'",
        "<svg viewBox='0 0 4 -1'>", "<svg viewBox='0 0 4 4 4'>", "<svg width='-8' height='4'>",
    ])
    func `without a size has none`(text: String) {
        #expect(ImageHeader.size(in: Array(text.utf8)) == nil)
    }

    @Test func `is read within its bounds if it is truncated anywhere, or has any byte changed`() {
        let turned = Self.exif(6)
        for whole in [
            Self.png, Self.gif, Self.jpeg, turned, Self.webPLossy, Self.webPLossless, Self.webPExtended, Self.avif,
        ] {
            for length in whole.indices { _ = ImageHeader.size(in: Array(whole[..<length])) }
            for position in whole.indices {
                for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                    var changed = whole
                    changed[position] = value
                    _ = ImageHeader.size(in: changed)
                }
            }
            #expect(ImageHeader.size(in: Array(whole.prefix(8))) == nil)
        }
    }
}

@MainActor
@Suite struct `The app's images` {
    /// A folder `public` and a bundle, with images at 20 × 10 pixels per point.
    private final class Folders {
        let root = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
        let files: StaticFiles
        let images: ImageFiles
        var bundle: String { root.appending(path: "App.resources").path }

        @MainActor
        init() throws {
            for (name, scale) in [
                ("public/boat.png", 1), ("public/boat@2x.png", 2), ("public/large@3x.png", 3), ("public/a b#c.png", 1),
                ("public/.hidden.png", 1), ("secret.png", 1), ("App.resources/sub/train.png", 1),
                ("App.resources/boat.gif", 1),
            ] {
                let url = root.appending(path: name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
                try Data(png + [0, 0, 0, UInt8(20 * scale), 0, 0, 0, UInt8(10 * scale)]).write(to: url)
            }
            try Data("<svg viewBox='0 0 3 4'/>".utf8).write(to: root.appending(path: "public/drawing.svg"))
            try Data("no image".utf8).write(to: root.appending(path: "public/words.png"))
            files = StaticFiles(folder: root.appending(path: "public").path)
            images = ImageFiles(
                folder: root.appending(path: "public").path, bundles: [root.appending(path: "App.resources")],
                servedBy: files)
        }

        deinit {
            try? FileManager.default.removeItem(at: root)
        }
    }

    @Test func `are found in a folder that was created after the start`() throws {
        let folders = try Folders()
        let late = folders.root.appending(path: "late")
        let images = ImageFiles(folder: late.path, bundles: [], servedBy: folders.files)
        try FileManager.default.createDirectory(at: late, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: folders.root.appending(path: "public/boat.png"), to: late.appending(path: "boat.png"))
        #expect(images.image(named: "boat", bundle: nil, traits: ImageTraits(scale: 1))?.address == "/public/boat.png")
    }

    @Test func `are found with and without their extension, at the screen's resolution`() throws {
        let folders = try Folders()
        let images = folders.images
        func found(_ name: String, _ scale: CGFloat) -> String? {
            images.image(named: name, bundle: nil, traits: ImageTraits(scale: scale))
                .map { "\($0.address) \($0.size.width)x\($0.size.height) @\($0.scale)" }
        }
        #expect(found("boat.png", 1) == "/public/boat.png 20.0x10.0 @1.0")
        #expect(found("boat.png", 2) == "/public/boat@2x.png 20.0x10.0 @2.0")
        #expect(found("boat", 1) == "/public/boat.png 20.0x10.0 @1.0")
        #expect(found("boat", 1.5) == "/public/boat@2x.png 20.0x10.0 @2.0")
        #expect(found("boat", 3) == "/public/boat@2x.png 20.0x10.0 @2.0")
        #expect(found("large", 1) == "/public/large@3x.png 20.0x10.0 @3.0")
        #expect(found("a b#c", 1) == "/public/a%20b%23c.png 20.0x10.0 @1.0")
        #expect(found("drawing", 2) == "/public/drawing.svg#svgView(preserveAspectRatio(none)) 3.0x4.0 @1.0")
    }

    @Test func `of a bundle are found there, and served once a page shows them`() throws {
        let folders = try Folders()
        let request = HTTPRequest(.get, "/public/App.resources/sub/train.png")
        #expect(throws: Problem.self) {
            try folders.files.response(to: request, path: "App.resources/sub/train.png")
        }
        let train = folders.images.image(named: "sub/train", bundle: nil, traits: ImageTraits(scale: 1))
        #expect(train?.address == "/public/App.resources/sub/train.png")
        #expect(try folders.files.response(to: request, path: "App.resources/sub/train.png").status == .ok)
        // With a named bundle, only that bundle is searched.
        let boat = folders.images.image(named: "boat", bundle: folders.bundle, traits: ImageTraits(scale: 1))
        #expect(boat?.address == "/public/App.resources/boat.gif")
        #expect(folders.images.image(named: "drawing", bundle: folders.bundle, traits: ImageTraits(scale: 1)) == nil)
        #expect(throws: Problem.self) {
            try folders.files.response(to: request, path: "App.resources/../secret.png")
        }
    }

    @Test func `are not found elsewhere, nor if they are hidden or missing`() throws {
        let folders = try Folders()
        let images = folders.images
        for name in ["../secret", "../secret.png", "/boat.png", ".hidden", "boat.jpg", "nothing", "", "a//b", "boat\0"]
        {
            #expect(images.image(named: name, bundle: nil, traits: ImageTraits(scale: 1)) == nil)
        }
        #expect(images.image(named: "boat", bundle: "/nowhere", traits: ImageTraits(scale: 1)) == nil)
        // A name chosen by a user of the app reveals no other file of a bundle.
        try Data("{}".utf8).write(to: folders.root.appending(path: "App.resources/keys.json"))
        #expect(images.image(named: "keys.json", bundle: nil, traits: ImageTraits(scale: 1)) == nil)
        #expect(throws: Problem.self) {
            try folders.files.response(
                to: HTTPRequest(.get, "/public/App.resources/keys.json"), path: "App.resources/keys.json")
        }
    }

    @Test func `without a readable size are squares`() throws {
        let folders = try Folders()
        let words = folders.images.image(named: "words", bundle: nil, traits: ImageTraits(scale: 1))
        #expect(words?.size == CGSize(width: 100, height: 100))
        #expect(words?.address == "/public/words.png")
    }

    @Test func `with much data before their size are read further`() throws {
        let folders = try Folders()
        let blocks = (0..<8).flatMap { _ in [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0xFFFD) }
        let photo = [0xFF, 0xD8] + blocks + [0xFF, 0xC0, 0, 17, 8, 0, 0xF0, 1, 0x40]
        try Data(photo).write(to: folders.root.appending(path: "public/photo.jpg"))
        let image = folders.images.image(named: "photo", bundle: nil, traits: ImageTraits(scale: 1))
        #expect(image?.size == CGSize(width: 320, height: 240))
    }

    @Test func `are embedded in a page that stands alone`() throws {
        let folders = try Folders()
        let images = ImageFiles(
            folder: folders.root.appending(path: "public").path, bundles: [], servedBy: nil)
        let boat = try #require(images.image(named: "boat", bundle: nil, traits: ImageTraits(scale: 1)))
        #expect(boat.address == "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABQAAAAK")
        let drawing = try #require(images.image(named: "drawing", bundle: nil, traits: ImageTraits(scale: 1)))
        #expect(
            drawing.address
                == "data:image/svg+xml;base64,PHN2ZyB2aWV3Qm94PScwIDAgMyA0Jy8+#svgView(preserveAspectRatio(none))")
    }
}
