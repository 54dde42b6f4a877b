package import EspalierPictures
import Foundation
import Synchronization

/// The decoded pictures that apps have drawn last, so that a drawing that is made again decodes nothing.
package final class DecodedPictures: Sendable {
    package static let shared = DecodedPictures()

    /// A picture by its object, or by an address that no other has.
    package enum Key: Hashable, Sendable {
        case object(ObjectIdentifier)
        case address(String)
    }

    private struct Kept {
        let bitmap: Bitmap
        var turn: Int

        var bytes: Int { bitmap.width * bitmap.height * 4 }
    }

    private struct State {
        var pictures: [Key: Kept] = [:]
        var bytes = 0
        var turn = 0

        mutating func remove(_ picture: Key) {
            if let kept = pictures.removeValue(forKey: picture) { bytes -= kept.bytes }
        }
    }

    /// The limit of all kept pictures in bytes, and of one in pixels. A larger one is kept in the size that was needed.
    private let capacity: Int
    private let pixelLimit: Int
    private let state: Mutex<State>

    package init(capacity: Int = 64 << 20, pixelLimit: Int = 4_000_000) {
        self.capacity = capacity
        self.pixelLimit = pixelLimit
        state = Mutex(State())
    }

    /// A picture of at least the size: the kept one, or else a new one.
    package func bitmap(
        _ picture: Key, atLeast pixels: (width: Int, height: Int),
        decode: () throws(PictureFault) -> Bitmap
    ) throws(PictureFault) -> Bitmap {
        let known = state.withLock { state -> Bitmap? in
            guard let kept = state.pictures[picture]?.bitmap, kept.width >= pixels.width, kept.height >= pixels.height
            else { return nil }
            state.turn += 1
            state.pictures[picture]?.turn = state.turn
            return kept
        }
        if let known { return known }
        var decoded = try decode()
        if decoded.width * decoded.height > pixelLimit, let smaller = decoded.reduced(to: pixels, limit: pixelLimit) {
            decoded = smaller
        }
        if decoded.width * decoded.height <= pixelLimit { keep(decoded, for: picture) }
        return decoded
    }

    private func keep(_ bitmap: Bitmap, for picture: Key) {
        state.withLock { state in
            state.remove(picture)
            state.turn += 1
            let kept = Kept(bitmap: bitmap, turn: state.turn)
            state.pictures[picture] = kept
            state.bytes += kept.bytes
            while state.bytes > capacity, let oldest = state.pictures.min(by: { $0.value.turn < $1.value.turn }) {
                state.remove(oldest.key)
            }
        }
    }

    package func remove(_ picture: Key) { state.withLock { $0.remove(picture) } }

    /// The number of kept pictures.
    package var count: Int { state.withLock { $0.pictures.count } }
}

extension Bitmap {
    /// The picture in the smallest size of its proportions that is at least a given one; nil if that has too many pixels.
    fileprivate func reduced(to pixels: (width: Int, height: Int), limit: Int) -> Bitmap? {
        let factor = max(Double(pixels.width) / Double(width), Double(pixels.height) / Double(height))
        let size = CGSize(
            width: (Double(width) * factor).rounded(.up), height: (Double(height) * factor).rounded(.up))
        guard factor < 1, size.width * size.height <= Double(limit),
            let canvas = try? BitmapCanvas(size: size, scale: 1, isOpaque: isOpaque)
        else { return nil }
        canvas.draw(self, in: CGRect(origin: .zero, size: size))
        return canvas.bitmap
    }
}
