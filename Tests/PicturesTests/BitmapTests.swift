import Foundation
import Testing

@testable import EspalierPictures

@Suite struct `A bitmap` {
    /// A canvas of 16 × 8 pixels, red on the left and blue on the right.
    private func halves(isOpaque: Bool = true) throws -> Bitmap {
        let canvas = try BitmapCanvas(size: CGSize(width: 16, height: 8), scale: 1, isOpaque: isOpaque)
        for (x, red) in [(0.0, Float(1)), (8, 0)] {
            canvas.setColor(red, 0, 1 - red, 1)
            canvas.beginPath()
            canvas.move(to: CGPoint(x: x, y: 0))
            canvas.line(to: CGPoint(x: x + 8, y: 0))
            canvas.line(to: CGPoint(x: x + 8, y: 8))
            canvas.line(to: CGPoint(x: x, y: 8))
            canvas.close()
            canvas.fill(evenOdd: false)
        }
        return canvas.bitmap
    }

    /// Red, green and blue of a pixel.
    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        bitmap.withPixels { pixels, stride in
            let start = y * stride + x * 4
            return [pixels[start + 2], pixels[start + 1], pixels[start]]
        } ?? []
    }

    private func decode(_ data: Data, atLeast pixels: (Int, Int)? = nil) -> Result<Bitmap, PictureFault> {
        data.withUnsafeBytes { bytes in
            Result { () throws(PictureFault) in
                try Bitmap.decode(bytes, atLeast: pixels.map { (width: $0.0, height: $0.1) })
            }
        }
    }

    @Test func `survives a PNG file`() throws {
        let data = try #require(try halves(isOpaque: false).png())
        let bitmap = try decode(data).get()
        #expect(bitmap.width == 16)
        #expect(bitmap.height == 8)
        #expect(color(bitmap, 0, 0) == [255, 0, 0])
        #expect(color(bitmap, 15, 7) == [0, 0, 255])
    }

    @Test func `nearly survives a JPEG file`() throws {
        let data = try #require(try halves().jpeg(quality: 1))
        let bitmap = try decode(data).get()
        #expect(bitmap.width == 16)
        #expect(bitmap.height == 8)
        #expect(color(bitmap, 1, 4)[0] > 240 && color(bitmap, 14, 4)[2] > 240)
    }

    @Test func `of a JPEG file is decoded in the size that is needed`() throws {
        let canvas = try BitmapCanvas(size: CGSize(width: 640, height: 320), scale: 1, isOpaque: true)
        let data = try #require(canvas.bitmap.jpeg(quality: 0.5))
        #expect(try decode(data, atLeast: (100, 50)).get().width == 160)
        #expect(try decode(data, atLeast: (1, 1)).get().width == 80)
        #expect(try decode(data).get().width == 640)
    }

    /// The JPEG file with an Exif block that contains an orientation.
    private func turned(_ data: Data, _ orientation: UInt8) -> Data {
        let tiff: [UInt8] =
            Array("MM".utf8) + [
                0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
            ]
        let block = Array("Exif\0\0".utf8) + tiff
        return data.prefix(2) + [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block + data.dropFirst(2)
    }

    @Test(
        arguments: [
            (1, 16, "left"), (2, 16, "right"), (3, 16, "right"), (4, 16, "left"), (5, 8, "top"), (6, 8, "top"),
            (7, 8, "bottom"), (8, 8, "bottom"),
        ])
    func `is upright`(orientation: UInt8, width: Int, red: String) throws {
        let data = turned(try #require(try halves().jpeg(quality: 1)), orientation)
        let bitmap = try decode(data).get()
        #expect(bitmap.width == width && bitmap.height == 24 - width)
        let places = ["left": (1, 4), "right": (14, 4), "top": (4, 1), "bottom": (4, 14)]
        let place = try #require(places[red])
        #expect(color(bitmap, place.0, place.1)[0] > 200)
        let header = try data.withUnsafeBytes { bytes in
            try Result { () throws(PictureFault) in try PictureHeader(bytes) }.get()
        }
        #expect(header.uprightWidth == width)
    }

    @Test func `of a damaged file is a fault`() throws {
        let png = try #require(try halves().png())
        let jpeg = try #require(try halves().jpeg(quality: 1))
        #expect(throws: PictureFault.broken) { try decode(png.dropLast(30)).get() }
        #expect(throws: PictureFault.broken) { try decode(jpeg.prefix(jpeg.count / 2)).get() }
        #expect(throws: PictureFault.broken) { try decode(jpeg.prefix(20)).get() }
        #expect(throws: PictureFault.unknownFormat) { try decode(Data("GIF89a".utf8)).get() }
        #expect(throws: PictureFault.unknownFormat) { try decode(Data()).get() }
    }

    @Test func `of too many pixels is a fault before it is decoded`() throws {
        var png = try #require(try halves().png())
        png.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
        #expect(throws: PictureFault.tooManyPixels(width: 10_000, height: 10_000)) { try decode(png).get() }
        #expect(throws: PictureFault.self) { try Bitmap(width: 10_000, height: 10_000) }
        #expect(throws: PictureFault.self) {
            try BitmapCanvas(size: CGSize(width: CGFloat.infinity, height: 1), scale: 1, isOpaque: true)
        }
    }

    private func header(_ data: Data) -> Result<PictureHeader, PictureFault> {
        data.withUnsafeBytes { bytes in Result { () throws(PictureFault) in try PictureHeader(bytes) } }
    }

    @Test func `of too many scans is a fault before it is decoded`() throws {
        let data = try #require(try halves().jpeg(quality: 1))
        let scan = try #require(data.firstRange(of: [0xFF, 0xDA]))
        // The same scan over and over. A zero follows an FF of its data, and a marker within it separates intervals.
        let body = data[scan.lowerBound..<(data.endIndex - 2)] + [0xFF, 0x00, 0xFF, 0xD3]
        func file(scans: Int) -> Data {
            data[..<scan.lowerBound] + Array(repeating: Array(body), count: scans).joined() + [0xFF, 0xD9]
        }
        #expect(try header(file(scans: 64)).get().width == 16)
        #expect(header(file(scans: 65)) == .failure(.tooSlow))
        #expect(throws: PictureFault.tooSlow) { try decode(file(scans: 882)).get() }
        // The limit of a large picture is lower: 11 scans of 50 million pixels, of which the twelfth is too many.
        func large(scans: Int) -> Data {
            var data = file(scans: scans)
            let frame = data.firstRange(of: [0xFF, 0xC0])!.lowerBound
            data.replaceSubrange(frame + 5..<frame + 9, with: [0x1B, 0x58, 0x1B, 0x58])
            return data
        }
        #expect(try header(large(scans: 12)).get().height == 7000)
        #expect(header(large(scans: 13)) == .failure(.tooSlow))
    }

    @Test(arguments: [
        (7071, 7071, 8, 0, true), (3536, 3536, 16, 0, false), (3535, 3535, 16, 0, true), (4000, 4200, 8, 1, false),
        (4000, 4100, 8, 1, true), (2900, 2900, 16, 1, false), (2880, 2880, 16, 1, true),
    ])
    func `of a PNG file may have fewer pixels if each takes longer`(
        width: Int, height: Int, depth: UInt8, interlacing: UInt8, isAllowed: Bool
    ) throws {
        var png = try #require(try halves().png())
        func number(_ value: Int) -> [UInt8] { [0, 0, UInt8(value >> 8), UInt8(value & 255)] }
        png.replaceSubrange(16..<29, with: number(width) + number(height) + [depth, 6, 0, 0, interlacing])
        #expect((try? header(png).get().width) == (isAllowed ? width : nil))
        if !isAllowed { #expect(header(png) == .failure(.tooSlow)) }
    }

    @Test func `is drawn smaller`() throws {
        let canvas = try BitmapCanvas(size: CGSize(width: 4, height: 2), scale: 2, isOpaque: true)
        canvas.draw(try halves(), in: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(canvas.bitmap.width == 8)
        #expect(color(canvas.bitmap, 0, 0) == [255, 0, 0])
        #expect(color(canvas.bitmap, 7, 3) == [0, 0, 255])
    }
}
