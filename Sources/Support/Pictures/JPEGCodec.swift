internal import EspalierCTurboJPEG
import Foundation

/// Decodes and encodes JPEG files with libjpeg-turbo.
enum JPEGCodec {
    /// Decodes a file without its orientation. A damaged or incomplete file is an error, although a part of it could be shown.
    static func decode(
        _ bytes: UnsafeRawBufferPointer, atLeast pixels: (width: Int, height: Int)?
    ) throws(PictureFault) -> Bitmap {
        guard let handle = tjInitDecompress() else { throw .noMemory }
        defer { tjDestroy(handle) }
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard tjDecompressHeader3(handle, start, UInt(bytes.count), &width, &height, &sampling, &space) == 0 else {
            throw .broken
        }
        // An eighth, a quarter and a half are fast.
        var divisor = 1
        if let pixels {
            while divisor < 8, Int(width) / (divisor * 2) >= pixels.width, Int(height) / (divisor * 2) >= pixels.height
            {
                divisor *= 2
            }
        }
        let scaled = (width: (Int(width) + divisor - 1) / divisor, height: (Int(height) + divisor - 1) / divisor)
        let bitmap = try Bitmap(width: scaled.width, height: scaled.height, isOpaque: true)
        let result = bitmap.withPixels { pixels, stride in
            tjDecompress2(
                handle, start, UInt(bytes.count), pixels, Int32(scaled.width), Int32(stride), Int32(scaled.height),
                Int32(TJPF_BGRX.rawValue), TJFLAG_LIMITSCANS)
        }
        guard result == 0 else { throw .broken }
        return bitmap
    }

    /// Encodes rows of blue, green, red and an unused byte.
    static func encode(
        _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, quality: Int
    ) -> Data? {
        guard let handle = tjInitCompress() else { return nil }
        defer { tjDestroy(handle) }
        var buffer: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(buffer) }
        let result = tjCompress2(
            handle, pixels, Int32(width), Int32(stride), Int32(height), Int32(TJPF_BGRX.rawValue), &buffer, &size,
            Int32(TJSAMP_420.rawValue), Int32(quality), 0)
        guard result == 0, let buffer else { return nil }
        return Data(bytes: buffer, count: Int(size))
    }
}
