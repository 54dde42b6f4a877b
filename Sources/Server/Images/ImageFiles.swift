import EspalierViews
import Foundation

/// The app's images: files of the folder `public`, and of the resource bundles beside the executable.
///
/// A file is looked up at most once a second, and read only if it has changed. A replaced file thus soon appears at its
/// own size.
@MainActor
final class ImageFiles: ImageCatalog {
    private struct Key: Hashable {
        let name: String
        let bundle: String?
        let scale: CGFloat
    }

    private struct Entry {
        let image: AppImage?
        let time: ContinuousClock.Instant
    }

    /// A folder without symbolic links, and the prefix of its files' names in their URLs.
    private struct Location {
        let folder: String
        let prefix: String
    }

    /// The folder `public`. It may be created after the start.
    private let publicFolder: String
    private let bundles: [Location]
    /// Serves the files; nil for pages that contain their images.
    private let files: StaticFiles?
    private var known: [Key: Entry] = [:]
    /// The images that were read, by path, with the tags of their files at that time.
    private var read: [String: (tag: String, image: AppImage)] = [:]

    /// The maximum number of names in a table, which is cleared when it is full. Programs can make up names.
    private static let capacity = 4096
    /// The formats that a name without extension may have, the best first.
    private static let extensions = ["svg", "avif", "webp", "png", "jpg", "jpeg", "gif"]

    init(folder: String, bundles: [URL] = URL.appBundles, servedBy files: StaticFiles?) {
        publicFolder = folder
        self.bundles = bundles.compactMap { Self.location(of: $0.path) }
        self.files = files
    }

    private var locations: [Location] {
        (FolderFile.resolved(publicFolder).map { [Location(folder: $0, prefix: "")] } ?? []) + bundles
    }

    private static func location(of bundle: String) -> Location? {
        FolderFile.resolved(bundle).map {
            Location(folder: $0, prefix: URL(fileURLWithPath: bundle).lastPathComponent + "/")
        }
    }

    func image(named name: String, bundle: String?, scale: CGFloat) -> AppImage? {
        let key = Key(name: name, bundle: bundle, scale: scale)
        let now = ContinuousClock.now
        if let entry = known[key], now - entry.time < .seconds(1) { return entry.image }
        if known.count >= Self.capacity { known.removeAll() }
        let locations = bundle.map { Self.location(of: $0).map { [$0] } ?? [] } ?? self.locations
        let image = StaticFiles.isPlainPath(name) ? find(name, in: locations, scale: scale) : nil
        known[key] = Entry(image: image, time: now)
        return image
    }

    private func find(_ name: String, in locations: [Location], scale: CGFloat) -> AppImage? {
        for location in locations {
            if let found = find(name, in: location, scale: scale) { return found }
        }
        return nil
    }

    private func find(_ name: String, in location: Location, scale: CGFloat) -> AppImage? {
        let parts = Self.parts(of: name)
        for fileExtension in parts.fileExtension.map({ [$0] }) ?? Self.extensions {
            // The lowest sufficient resolution, or else the highest available one.
            let factors = [1, 2, 3].filter { CGFloat($0) >= scale } + [3, 2, 1].filter { CGFloat($0) < scale }
            for factor in factors {
                let suffix = factor == 1 ? "" : "@\(factor)x"
                let file = FolderFile(folder: location.folder, name: "\(parts.base)\(suffix).\(fileExtension)")
                if let file { return image(file, of: location, scale: CGFloat(factor)) }
            }
        }
        // A file with another extension. A name gives no access to other files of a bundle; `public` is accessible to
        // everybody.
        guard location.prefix.isEmpty || MediaType.of(name).name.hasPrefix("image/") else { return nil }
        return FolderFile(folder: location.folder, name: name).flatMap { image($0, of: location, scale: 1) }
    }

    private func image(_ file: FolderFile, of location: Location, scale: CGFloat) -> AppImage? {
        let path = location.folder + "/" + file.name
        if let known = read[path], known.tag == file.tag { return known.image }
        guard let image = readImage(file, of: location, scale: scale) else { return nil }
        if read.count >= Self.capacity { read.removeAll() }
        read[path] = (file.tag, image)
        return image
    }

    private func readImage(_ file: FolderFile, of location: Location, scale: CGFloat) -> AppImage? {
        guard let open = try? file.open() else { return nil }
        var bytes = open.read(atMost: files == nil ? .max : ImageHeader.usualLength)
        var pixels = ImageHeader.size(in: bytes)
        if pixels == nil, files != nil, open.size > bytes.count {
            bytes = open.read(atMost: ImageHeader.greatestLength)
            pixels = ImageHeader.size(in: bytes)
        }
        let address = address(of: file, in: location, bytes)
        guard let pixels else {
            Warning.once("the size of the image '\(file.name)' cannot be read: using 100 points square")
            return AppImage(address: address, size: CGSize(width: 100, height: 100))
        }
        return AppImage(
            address: address, size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
    }

    private func address(of file: FolderFile, in location: Location, _ bytes: [UInt8]) -> String {
        let type = MediaType.of(file.name).name.prefix { $0 != ";" }
        // An SVG fills its frame like a bitmap. By default, it would keep its aspect ratio in the center.
        let view = type == "image/svg+xml" ? "#svgView(preserveAspectRatio(none))" : ""
        guard let files else { return "data:\(type);base64,\(Data(bytes).base64EncodedString())\(view)" }
        let path = location.prefix + file.name
        if !location.prefix.isEmpty { files.show(file, at: path) }
        return "/public/" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path) + view
    }

    private static func parts(of name: String) -> (base: String, fileExtension: String?) {
        guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/"),
            extensions.contains(name[name.index(after: dot)...].lowercased())
        else { return (name, nil) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }
}
