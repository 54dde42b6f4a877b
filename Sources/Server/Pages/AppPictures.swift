import EspalierHTMLRenderer
import EspalierViews
import Foundation

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
