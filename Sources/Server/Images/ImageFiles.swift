import EspalierAssetCatalogs
import EspalierDisplayTree
import EspalierViews
import Foundation

/// The app's images: those of its asset catalogs, and files of the folder `public` and of the resource bundles beside the
/// executable.
///
/// A file is looked up at most once a second, and read only if it has changed. A replaced file thus soon appears at its
/// own size.
@MainActor
final class ImageFiles: ImageCatalog {
    private struct Key: Hashable {
        let name: String
        let bundle: String?
        let traits: ImageTraits
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
    private let assets: AppAssets
    /// Serves the files; nil for pages that contain their images.
    private let files: StaticFiles?
    private var known: [Key: Entry] = [:]
    /// The images that were read, by path, with the tags of their files at that time.
    private var read: [String: (tag: String, image: AppImage)] = [:]

    /// The maximum number of names in a table, which is cleared when it is full. Programs can make up names.
    private static let capacity = 4096
    /// The formats that a name without extension may have, the best first.
    private static let extensions = ["svg", "avif", "webp", "png", "jpg", "jpeg", "gif"]

    init(
        folder: String, bundles: [URL] = URL.appBundles, assets: AppAssets = AppAssets(bundles: []),
        servedBy files: StaticFiles?
    ) {
        publicFolder = folder
        self.assets = assets
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

    func image(named name: String, bundle: String?, traits: ImageTraits) -> AppImage? {
        // Properties on which no image depends would only fill the table.
        var traits = traits
        if assets.sources.isEmpty { traits = ImageTraits(scale: traits.scale) }
        if !assets.hasLocalizedImages { (traits.language, traits.isRightToLeft) = ("", false) }
        let key = Key(name: name, bundle: bundle, traits: traits)
        let now = ContinuousClock.now
        if let entry = known[key], now - entry.time < .seconds(1) { return entry.image }
        if known.count >= Self.capacity { known.removeAll() }
        let location = bundle.flatMap(Self.location)
        var image: AppImage?
        if bundle == nil || location != nil { image = asset(named: name, bundle: location?.folder, traits) }
        if image == nil, StaticFiles.isPlainPath(name) {
            let locations = bundle == nil ? self.locations : location.map { [$0] } ?? []
            image = find(name, in: locations, scale: traits.scale)
        }
        known[key] = Entry(image: image, time: now)
        return image
    }

    // MARK: Asset catalogs

    /// The image or symbol of a catalog, in the files for both schemes if they differ.
    private func asset(named name: String, bundle: String?, _ traits: ImageTraits) -> AppImage? {
        if let (source, set) = assets.asset(name, bundle: bundle, in: \.images) {
            func image(isDark: Bool) -> AppImage? {
                let variant = set.variant(
                    for: AssetAppearance(isDark: isDark), language: traits.language,
                    isRightToLeft: traits.isRightToLeft, scale: traits.scale)
                return variant.flatMap { self.image($0, of: source, name: name) }
            }
            let light = image(isDark: false)
            let dark = image(isDark: true)
            guard let shown = traits.isDark ? dark ?? light : light ?? dark else { return nil }
            var schemes: DisplayImage.SchemeAddresses?
            if let light, let dark, light.address != dark.address {
                schemes = DisplayImage.SchemeAddresses(light: light.address, dark: dark.address)
            }
            return AppImage(
                address: shown.address, size: shown.size, scale: shown.scale, schemes: schemes,
                isTemplate: set.isTemplate)
        }
        guard let (source, symbol) = assets.asset(name, bundle: bundle, in: \.symbols) else { return nil }
        return self.symbol(at: source.path + "/" + symbol.path, of: source)
    }

    private func image(_ variant: ImageSet.Variant, of source: AppAssets.Source, name: String) -> AppImage? {
        let location = Location(folder: source.bundle, prefix: source.bundleName + "/")
        let path = source.path + "/" + variant.path
        guard let file = FolderFile(folder: source.bundle, name: path) else {
            Warning.once("the image '\(name)' of an asset catalog has no file \(variant.path): nothing is drawn")
            return nil
        }
        guard MediaType.of(path).isImageForPages else {
            Warning.once(
                "browsers do not show \(variant.path), the image '\(name)' of an asset catalog: use SVG or PNG")
            return nil
        }
        return image(file, of: location, scale: variant.scale)
    }

    /// The drawing of a symbol in its regular weight, as a template.
    private func symbol(at path: String, of source: AppAssets.Source) -> AppImage? {
        guard let file = FolderFile(folder: source.bundle, name: path) else {
            Warning.once("an asset catalog has no file \(path): nothing is drawn")
            return nil
        }
        let key = source.bundle + "/" + path
        if let known = read[key], known.tag == file.tag { return known.image }
        guard let bytes = try? file.open().read(atMost: ImageHeader.greatestLength),
            let drawing = SymbolTemplate(String(decoding: bytes, as: UTF8.self))
        else {
            Warning.once("\(path) is no template of SF Symbols with the drawing 'Regular-M': nothing is drawn")
            return nil
        }
        let svg = Array(drawing.svg.utf8)
        let address: String
        if let files {
            let name = "symbol-\(ContentHash.text(of: svg)).svg"
            files.add(name, bytes: svg, isHashed: true)
            address = "/public/" + name
        } else {
            address = "data:image/svg+xml;base64,\(Data(svg).base64EncodedString())"
        }
        let image = AppImage(address: address, size: drawing.size, isTemplate: true, isSymbol: true)
        if read.count >= Self.capacity { read.removeAll() }
        read[key] = (file.tag, image)
        return image
    }

    // MARK: Files

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
