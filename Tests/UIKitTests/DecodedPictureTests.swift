import EspalierPagePictures
import EspalierPictures
import Foundation
import Testing

@testable import UIKit

@Suite struct `A picture that an app draws` {
    private func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
        try BitmapCanvas(size: CGSize(width: width, height: height), scale: 1, isOpaque: true).bitmap
    }

    @Test func `is decoded once for all drawings of its size or a smaller one`() throws {
        let pictures = DecodedPictures()
        var decodings = 0
        func draw(_ width: Int, _ height: Int) throws -> Int {
            try pictures.bitmap(.address("a"), atLeast: (width, height)) { () throws(PictureFault) in
                decodings += 1
                return try Bitmap(width: width, height: height, isOpaque: true)
            }.width
        }
        #expect(try [draw(40, 20), draw(40, 20), draw(10, 10)] == [40, 40, 40])
        #expect(decodings == 1)
        #expect(try [draw(80, 20), draw(40, 20)] == [80, 80])
        #expect(decodings == 2 && pictures.count == 1)
        pictures.remove(.address("a"))
        #expect(try draw(10, 10) == 10)
        #expect(decodings == 3)
    }

    @Test func `is kept in the size that is needed if it is large, and in a limited amount of memory`() throws {
        let pictures = DecodedPictures(capacity: 1000, pixelLimit: 100)
        let large = try bitmap(40, 20)
        let drawn = try pictures.bitmap(.address("a"), atLeast: (10, 5)) { large }
        #expect(drawn.width == 10 && drawn.height == 5)
        // Nothing is kept if all pixels are needed.
        #expect(try pictures.bitmap(.address("b"), atLeast: (40, 20)) { large } === large)
        #expect(pictures.count == 1)
        for name in ["c", "d", "e", "f", "g"] {
            let small = try bitmap(10, 5)
            _ = try pictures.bitmap(.address(name), atLeast: (10, 5)) { small }
        }
        #expect(pictures.count == 5)
        let other = try bitmap(10, 5)
        #expect(try pictures.bitmap(.address("a"), atLeast: (10, 5)) { other } === other)
    }

    @Test func `is no longer kept when it is not used any more`() throws {
        let data = try #require(try bitmap(16, 8).png())
        var picture: StoredPicture? = try StoredPicture(validating: Array(data))
        weak let kept = try picture?.bitmap()
        #expect(kept != nil)
        #expect(try picture?.bitmap() === kept)
        picture = nil
        #expect(kept == nil)
    }
}
