import EspalierPictures
import Foundation

/// The bytes of a context's pixels that its app reads and writes.
///
/// They are copied into the bitmap before a drawing and back after it, since an app may change them at any time.
final class BitmapMemory {
    let start: UnsafeMutableRawPointer
    let format: PixelFormat
    private let count: Int
    private let isOwned: Bool

    /// Bytes of the app, which live as long as the context; nil for bytes of the context's own, which are 0.
    init(_ data: UnsafeMutableRawPointer?, _ format: PixelFormat, height: Int) {
        self.format = format
        count = format.bytesPerRow * height
        isOwned = data == nil
        start = data ?? UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
        if isOwned { start.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
    }

    deinit {
        if isOwned { start.deallocate() }
    }

    private var bytes: UnsafeMutablePointer<UInt8> { start.assumingMemoryBound(to: UInt8.self) }

    /// Copies the app's changes of a part into the bitmap.
    func load(_ part: PixelRect, into bitmap: Bitmap) {
        format.read(UnsafePointer(bytes), count: count, into: bitmap, part: part)
    }

    /// Copies a part of the drawing to the app's bytes.
    func store(_ part: PixelRect, of bitmap: Bitmap) {
        format.write(bitmap, part: part, to: bytes)
    }
}
