import EspalierAssetCatalogs
import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierPictures
import Foundation

/// The icons of an app's pages, made from the icon in its asset catalogs.
struct AppIcons: Sendable {
    /// A picture that its first request makes.
    private struct File: Sendable {
        let icon: PageAssets.Icon
        let name: String
        let make: @Sendable () -> [UInt8]
    }

    /// A large picture of the app's usual icon, for its manifest.
    struct Large: Sendable {
        let name: String
        let pixels: Int
        /// Whether the system cuts its own shape out of the picture, which fills the square.
        let isMaskable: Bool
        fileprivate let make: @Sendable () -> [UInt8]
    }

    /// The files of each icon by its name; the app's usual icon has the name "".
    private let files: [String: [File]]
    /// The pictures in the sizes that browsers ask for before they install an app.
    let large: [Large]

    /// The links for the heads of pages.
    var links: [PageAssets.Icon] { sets[""] ?? [] }

    /// The links for all icons by their names.
    var sets: [String: [PageAssets.Icon]] { files.mapValues { $0.map(\.icon) } }

    /// The icons of the first catalog that has one. The usual one is `AppIcon`, or else the first by name; the app may show the others
    /// in its place.
    init(_ assets: AppAssets) {
        guard let source = assets.sources.first(where: { !$0.catalog.icons.isEmpty }),
            let usual = source.catalog.icons["AppIcon"] == nil ? source.catalog.icons.keys.min() : "AppIcon"
        else {
            (files, large) = ([:], [])
            return
        }
        func file(_ set: IconSet, _ use: PageAssets.Icon.Use, isDark: Bool, pixels: Int, isRounded: Bool) -> File? {
            guard let variant = set.variant(isDark: isDark, pixels: CGFloat(pixels)),
                let file = FolderFile(folder: source.bundle, name: source.path + "/" + variant.path)
            else { return nil }
            let name = "icon-\(file.tag)-\(pixels).png"
            return File(icon: PageAssets.Icon(address: "/public/" + name, use: use), name: name) {
                Self.picture(file, pixels: pixels, isRounded: isRounded)
            }
        }
        // Phones round the corners of icons on the home screen themselves.
        func pictures(_ set: IconSet) -> [File] {
            [
                file(set, .tab, isDark: false, pixels: 64, isRounded: true),
                file(set, .darkTab, isDark: true, pixels: 64, isRounded: true),
                file(set, .homeScreen, isDark: false, pixels: 180, isRounded: false),
            ].compactMap { $0 }
        }
        var all: [String: [File]] = [:]
        for (name, set) in source.catalog.icons { all[name == usual ? "" : name] = pictures(set) }
        files = all
        large = [(192, false), (512, false), (512, true)].compactMap { pixels, isMaskable in
            guard let set = source.catalog.icons[usual],
                let variant = set.variant(isDark: false, pixels: CGFloat(pixels)),
                let file = FolderFile(folder: source.bundle, name: source.path + "/" + variant.path)
            else { return nil }
            let name = "icon-\(file.tag)-\(pixels)\(isMaskable ? "-full" : "").png"
            return Large(name: name, pixels: pixels, isMaskable: isMaskable) {
                Self.picture(file, pixels: pixels, isRounded: !isMaskable)
            }
        }
    }

    /// Adds the pictures to the files that pages load.
    func add(to files: StaticFiles) {
        for file in self.files.values.joined() { files.add(file.name, make: file.make) }
        for file in large { files.add(file.name, make: file.make) }
    }

    /// The icon in a size, as a PNG file. A picture that cannot be decoded is served as it is.
    private static func picture(_ file: FolderFile, pixels: Int, isRounded: Bool) -> [UInt8] {
        guard let bytes = try? file.open().read() else { return [] }
        do throws(PictureFault) {
            let result = bytes.withUnsafeBytes { bytes in
                Result { () throws(PictureFault) in try Bitmap.decode(bytes, atLeast: (pixels, pixels)) }
            }
            let side = CGFloat(pixels)
            let canvas = try BitmapCanvas(size: CGSize(width: side, height: side), scale: 1, isOpaque: false)
            if isRounded {
                canvas.roundCorners(of: side, radius: side * 0.22)
            }
            canvas.draw(try result.get(), in: CGRect(x: 0, y: 0, width: side, height: side))
            if let png = canvas.copy()?.bitmap.png() { return Array(png) }
        } catch {
            Log.shared.write(
                .warning, "the app's icon cannot be drawn", [("file", file.name), ("reason", "\(error)")])
        }
        return bytes
    }
}

extension BitmapCanvas {
    /// Clips to a square with round corners.
    fileprivate func roundCorners(of side: CGFloat, radius: CGFloat) {
        // The distance of the control points of a quarter of a circle.
        let pull = radius * 0.4477
        beginPath()
        move(to: CGPoint(x: side - radius, y: 0))
        curve(to: CGPoint(x: side, y: radius), CGPoint(x: side - pull, y: 0), CGPoint(x: side, y: pull))
        line(to: CGPoint(x: side, y: side - radius))
        curve(
            to: CGPoint(x: side - radius, y: side), CGPoint(x: side, y: side - pull), CGPoint(x: side - pull, y: side))
        line(to: CGPoint(x: radius, y: side))
        curve(to: CGPoint(x: 0, y: side - radius), CGPoint(x: pull, y: side), CGPoint(x: 0, y: side - pull))
        line(to: CGPoint(x: 0, y: radius))
        curve(to: CGPoint(x: radius, y: 0), CGPoint(x: 0, y: pull), CGPoint(x: pull, y: 0))
        close()
        clip(evenOdd: false)
    }
}
