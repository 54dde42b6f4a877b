import EspalierHTMLRenderer
import EspalierPictures
import EspalierViews
import Foundation
import Synchronization

/// The files of images and icons, for drawings on the server.
final class AppPictures: PictureFiles {
    private let symbols: any SymbolMarkup
    /// The files of the server; nil for pages that contain their images.
    private let files: StaticFiles?

    init(symbols: any SymbolMarkup, files: StaticFiles?) {
        self.symbols = symbols
        self.files = files
    }

    func symbolMarkup(_ name: String) -> [UInt8]? { symbols.symbolMarkup(name) }

    /// The parts that were cut out, while they are in use.
    private let parts = Mutex<[String: PartReference]>([:])

    private struct PartReference {
        weak let image: LoadedImage?
    }

    func part(_ part: CGRect, of image: AppImage) -> LoadedImage? {
        let key = "\(image.address) \(part)"
        if let known = parts.withLock({ $0[key]?.image }) { return known }
        guard let data = data(at: image.address), let whole = try? data.withUnsafeBytes({ try Bitmap.decode($0) })
        else {
            return nil
        }
        let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
        let pixels = CGRect(
            x: (part.minX * width).rounded(), y: (part.minY * height).rounded(),
            width: max(1, (part.width * width).rounded()), height: max(1, (part.height * height).rounded()))
        guard let canvas = try? BitmapCanvas(size: pixels.size, scale: 1, isOpaque: whole.isOpaque) else { return nil }
        canvas.draw(whole, in: CGRect(x: -pixels.minX, y: -pixels.minY, width: width, height: height))
        let picture = Picture(.bytes(Array(canvas.bitmap.png() ?? Data())), mediaType: "image/png")
        let made = LoadedImage(
            AppImage(
                address: picture.address,
                size: CGSize(width: image.size.width * part.width, height: image.size.height * part.height),
                scale: image.scale), of: picture)
        parts.withLock { parts in
            parts = parts.filter { $0.value.image != nil }
            parts[key] = PartReference(image: made)
        }
        return made
    }

    func data(at address: String) -> Data? {
        if address.hasPrefix("data:") {
            guard let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64") else { return nil }
            return Data(base64Encoded: String(address[address.index(after: comma)...].prefix { $0 != "#" }))
        }
        guard address.hasPrefix("/public/") else { return nil }
        let path = String(address.dropFirst("/public/".count).prefix { $0 != "#" && $0 != "?" })
        return Picture.at(path)?.data ?? files?.data(at: path)
    }
}
