import EspalierPagePictures
import EspalierPictures
import EspalierViews
import Foundation
import Synchronization

/// A picture that was received or drawn while the app runs.
final class StoredPicture: Sendable {
    private enum Origin: Sendable {
        case bitmap(Bitmap)
        case bytes([UInt8], mediaType: String)
        case file(TemporaryFile, mediaType: String)
    }

    private let origin: Origin
    /// The size in pixels.
    let width: Int
    let height: Int
    private let shown = Mutex<LoadedImage?>(nil)
    private let provider = Mutex<CGDataProvider?>(nil)

    init(_ bitmap: Bitmap) {
        origin = .bitmap(bitmap)
        (width, height) = (bitmap.width, bitmap.height)
    }

    /// The picture of a file. Only its header is read.
    init(_ bytes: [UInt8]) throws(PictureFault) {
        let header = try bytes.read { (bytes) throws(PictureFault) in try PictureHeader(bytes) }
        origin = .bytes(bytes, mediaType: header.format.mediaType)
        (width, height) = (header.uprightWidth, header.uprightHeight)
    }

    /// The picture of a file, which is decoded once, off the main actor.
    convenience init(validating bytes: [UInt8]) throws(PictureFault) {
        try self.init(bytes)
        _ = try bitmap(atLeast: Self.usualSize)
    }

    deinit {
        DecodedPictures.shared.remove(.object(ObjectIdentifier(self)))
    }

    /// The size in which a new picture is decoded, and then kept. It suffices for most drawings, so that the main actor decodes nothing.
    private static let usualSize = (width: 1024, height: 1024)

    /// The picture of an upload, which is decoded once, off the main actor.
    init(_ file: TemporaryFile) throws(PictureFault) {
        let result = file.data.withUnsafeBytes { bytes in
            Result { () throws(PictureFault) in try PictureHeader(bytes) }
        }
        let header = try result.get()
        origin = .file(file, mediaType: header.format.mediaType)
        (width, height) = (header.uprightWidth, header.uprightHeight)
        _ = try bitmap(atLeast: Self.usualSize)
    }

    /// The decoded picture. One decoding of a limited size is kept for the next drawing.
    ///
    /// - Parameter pixels: The size that is needed; nil for all pixels.
    func bitmap(atLeast pixels: (width: Int, height: Int)? = nil) throws(PictureFault) -> Bitmap {
        if case .bitmap(let bitmap) = origin { return bitmap }
        let needed = (width: min(pixels?.width ?? width, width), height: min(pixels?.height ?? height, height))
        return try DecodedPictures.shared.bitmap(.object(ObjectIdentifier(self)), atLeast: needed) {
            () throws(PictureFault) in
            switch origin {
            case .bitmap(let bitmap): return bitmap
            case .bytes(let bytes, _):
                return try bytes.read { (bytes) throws(PictureFault) in try Bitmap.decode(bytes, atLeast: pixels) }
            case .file(let file, _):
                let result = file.data.withUnsafeBytes { bytes in
                    Result { () throws(PictureFault) in try Bitmap.decode(bytes, atLeast: pixels) }
                }
                return try result.get()
            }
        }
    }

    /// The media type of the file, such as `image/png`.
    var mediaType: String {
        switch origin {
        case .bitmap: "image/png"
        case .bytes(_, let type), .file(_, let type): type
        }
    }

    /// Whether all pixels are known to be opaque.
    var isOpaque: Bool { if case .bitmap(let bitmap) = origin { bitmap.isOpaque } else { mediaType == "image/jpeg" } }

    /// The bytes of the pixels, which the picture keeps, so that pointers to them are valid as long as it; nil for a damaged one.
    func pixelBytes() -> CGDataProvider? {
        provider.withLock { provider in
            if let provider { return provider }
            guard let format = PixelFormat.rgba(width: width, isOpaque: isOpaque), let bitmap = try? bitmap() else {
                return nil
            }
            let made = CGDataProvider(format.bytes(of: bitmap))
            provider = made
            return made
        }
    }

    /// The picture as a file: the received one, or a PNG file; nil for a damaged one.
    var file: (data: Data, mediaType: String)? {
        switch origin {
        case .bitmap: png().map { ($0, "image/png") }
        case .bytes(let bytes, let type): (Data(bytes), type)
        case .file(let file, let type): (file.data, type)
        }
    }

    /// The picture as a PNG file; nil for a damaged one.
    func png() -> Data? { (try? bitmap())?.png() }

    /// The picture for pages. A drawn one becomes a PNG file on first use.
    func loaded(scale: CGFloat) -> LoadedImage {
        shown.withLock { shown in
            if let shown { return shown }
            let picture: Picture
            switch origin {
            case .bitmap(let bitmap): picture = Picture(.bytes(Array(bitmap.png() ?? Data())), mediaType: "image/png")
            case .bytes(let bytes, let type): picture = Picture(.bytes(bytes), mediaType: type)
            case .file(let file, let type): picture = Picture(.file(file), mediaType: type)
            }
            let image = AppImage(
                address: picture.address,
                size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
            let made = LoadedImage(image, of: picture)
            shown = made
            return made
        }
    }
}

extension [UInt8] {
    /// Calls `body` with the bytes.
    fileprivate func read<R>(
        _ body: (UnsafeRawBufferPointer) throws(PictureFault) -> R
    ) throws(PictureFault) -> R {
        let result = withUnsafeBytes { bytes in
            Result { () throws(PictureFault) in try body(bytes) }
        }
        return try result.get()
    }
}
