import EspalierPictures
import Foundation
import Testing

@testable import UIKit

@Suite struct `Pixels of an app` {
    private let last = CGImageAlphaInfo.premultipliedLast.rawValue

    @Test func `are drawn on from the bottom left corner`() throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        try bytes.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last))
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.ctm == .identity)
            #expect(context.width == 2 && context.height == 2 && context.bytesPerRow == 8)
            #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 32)
        }
        #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 255, 51, 0, 255, 0, 0, 0, 0])
    }

    @Test func `tell the color of an image`() throws {
        // Red and blue; the average is a purple.
        let image = UIImage(
            StoredPicture(try Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 255, 0, 0, 255])), scale: 1)
        let cgImage = try #require(image.cgImage)
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(Int(pixel[0]) - 127) < 3 && pixel[1] == 0 && abs(Int(pixel[2]) - 127) < 3 && pixel[3] == 255)
        let data = try #require(cgImage.dataProvider?.data)
        let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        #expect(CFDataGetLength(data) == 8)
        #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 255, 255])
        #expect(cgImage.bytesPerRow == 8 && cgImage.bitsPerPixel == 32 && cgImage.bitsPerComponent == 8)
        #expect(cgImage.alphaInfo == .premultipliedLast && cgImage.colorSpace?.model == .rgb)
    }

    @Test func `are upright in an image`() throws {
        let flag = CGImage(StoredPicture(try Bitmap(width: 1, height: 2, pixels: [0, 0, 255, 255, 255, 0, 0, 255])))
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last))
        context.draw(flag, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        let data = try #require(context.makeImage()?.dataProvider?.data)
        #expect(Array(Data(referencing: data)) == [255, 0, 0, 255, 0, 0, 255, 255])
    }

    @Test func `may be changed by the app between drawings`() throws {
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        // Blue, green, red and opacity.
        for (index, byte) in [10, 20, 30, 255].enumerated() { bytes[index] = UInt8(byte) }
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect((0..<8).map { bytes[$0] } == [10, 20, 30, 255, 255, 255, 255, 255])
        bytes[0] = 11
        let image = try #require(context.makeImage())
        #expect(try image.stored.bitmap().pixel(x: 0, y: 0) == [30, 20, 11, 255])
        #expect(image.bitmapInfo.rawValue == info && image.byteOrderInfo == .order32Little)
    }

    @Test func `may be grays or opacities`() throws {
        func drawn(_ space: CGColorSpace, _ info: CGImageAlphaInfo) throws -> UInt8 {
            let context = try #require(
                CGContext(
                    data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1, space: space,
                    bitmapInfo: info.rawValue))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            return try #require(context.data).load(as: UInt8.self)
        }
        // Half of 0.7152 of 255.
        #expect(abs(Int(try drawn(CGColorSpaceCreateDeviceGray(), .none)) - 91) < 3)
        #expect(try drawn(CGColorSpaceCreateDeviceGray(), .alphaOnly) == 128)
    }

    @Test func `are refused in kinds that contexts do not have`() {
        func context(
            _ width: Int = 1, bits: Int = 8, row: Int = 0, _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
            _ info: CGImageAlphaInfo = .premultipliedLast
        ) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: info.rawValue)
        }
        #expect(context() != nil)
        #expect(context(0) == nil && context(-1) == nil && context(1 << 40) == nil)
        #expect(context(bits: 16) == nil)
        #expect(context(2, row: 7) == nil)
        #expect(context(1, CGColorSpaceCreateDeviceRGB(), .last) == nil)
        #expect(context(1, CGColorSpaceCreateDeviceCMYK(), .premultipliedLast) == nil)
    }

    @Test func `make an image`() throws {
        func image(_ bytes: [UInt8], bits: Int, _ info: CGImageAlphaInfo) -> CGImage? {
            guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
            return CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        func pixel(_ image: CGImage?) throws -> [UInt8] { try #require(image).stored.bitmap().pixel(x: 0, y: 0) }
        #expect(try pixel(image([1, 2, 3], bits: 24, .none)) == [1, 2, 3, 255])
        #expect(try pixel(image([200, 100, 50, 128], bits: 32, .last)) == [100, 50, 25, 128])
        #expect(try pixel(image([7, 1, 2, 3], bits: 32, .noneSkipFirst)) == [1, 2, 3, 255])
        #expect(image([1, 2], bits: 24, .none) == nil)
        #expect(
            image([200, 100, 50, 128], bits: 32, .last)?.dataProvider?.data == Data([200, 100, 50, 128]) as NSData)
    }

    @Test func `mask an image`() throws {
        let image = CGImage(StoredPicture(try Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 0, 0, 255, 255])))
        let bytes = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: bytes,
                decode: nil, shouldInterpolate: false))
        #expect(mask.isMask)
        func row(_ image: CGImage?) throws -> [[UInt8]] {
            let bitmap = try #require(image).stored.bitmap()
            return (0..<bitmap.width).map { bitmap.pixel(x: $0, y: 0) }
        }
        #expect(try row(image.masking(mask)) == [[255, 0, 0, 255], [0, 0, 0, 0]])
        let gray = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: bytes, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        #expect(try row(image.masking(gray)) == [[0, 0, 0, 0], [255, 0, 0, 255]])
    }

    @Test func `have shadows to the right and up`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last))
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 0, color: CGColor(gray: 0, alpha: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bitmap = try #require(context.makeImage()).stored.bitmap()
        #expect(bitmap.pixel(x: 0, y: 3) == [255, 0, 0, 255])
        #expect(bitmap.pixel(x: 1, y: 1) == [0, 0, 0, 255])
        #expect(bitmap.pixel(x: 1, y: 3) == [0, 0, 0, 0])
    }
}
