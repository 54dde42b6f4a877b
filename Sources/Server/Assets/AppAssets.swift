import EspalierAssetCatalogs
import EspalierHTMLRenderer
import EspalierViews
import Foundation

/// The asset catalogs in the resource bundles beside the executable.
package final class AppAssets: Sendable {
    /// A catalog in a bundle.
    struct Source: Sendable {
        /// The path of the bundle without symbolic links.
        let bundle: String
        /// The name of the bundle, which begins the URL paths of its files.
        let bundleName: String
        /// The path of the catalog below the bundle.
        let path: String
        let catalog: AssetCatalog
    }

    /// The catalogs in the order of precedence.
    let sources: [Source]
    /// Whether an image has variants for languages or directions.
    let hasLocalizedImages: Bool

    /// The catalogs of the running app. Their colors and data sets are registered.
    static let ofApp: AppAssets = {
        let assets = AppAssets(bundles: URL.appBundles)
        assets.register()
        return assets
    }()

    /// Reads the catalogs of bundles. A damaged part is left out, with a warning in the log.
    init(bundles: [URL], log: Log = .shared) {
        var sources: [Source] = []
        for bundle in bundles {
            guard let folder = FolderFile.resolved(bundle.path) else { continue }
            for path in Self.catalogs(in: folder, depth: 2) {
                let catalog = AssetCatalog(URL(fileURLWithPath: folder + "/" + path))
                for fault in catalog.faults {
                    let file = [bundle.lastPathComponent, path, fault.file].joined(separator: "/")
                    log.write(
                        .warning, "part of an asset catalog cannot be read", [("file", file), ("reason", fault.reason)])
                }
                sources.append(
                    Source(bundle: folder, bundleName: bundle.lastPathComponent, path: path, catalog: catalog))
            }
        }
        self.sources = sources
        hasLocalizedImages = sources.contains { source in
            source.catalog.images.values.contains { $0.variants.contains(where: \.isLocalized) }
        }
    }

    /// The paths of the catalogs in a folder and its folders.
    private static func catalogs(in folder: String, depth: Int) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().flatMap { name -> [String] in
            if name.hasSuffix(".xcassets") { return [name] }
            var isFolder: ObjCBool = false
            guard depth > 0, !name.hasPrefix("."),
                FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder), isFolder.boolValue
            else { return [] }
            return catalogs(in: folder + "/" + name, depth: depth - 1).map { name + "/" + $0 }
        }
    }

    /// The first asset of a name.
    ///
    /// - Parameter bundle: The path of the bundle to search without symbolic links; nil for all bundles.
    func asset<Asset>(
        _ name: String, bundle: String?, in assets: (AssetCatalog) -> [String: Asset]
    ) -> (source: Source, asset: Asset)? {
        for source in sources where bundle == nil || bundle == source.bundle {
            if let asset = assets(source.catalog)[name] { return (source, asset) }
        }
        return nil
    }

    // MARK: Colors and data

    /// Registers the colors and data sets for all pages.
    func register() {
        for source in sources {
            for (name, set) in source.catalog.colors.sorted(by: { $0.key < $1.key }) {
                guard let color = CatalogColor(set, name: name) else { continue }
                ColorCatalog.register(name, bundle: source.bundle, color)
            }
            for (name, set) in source.catalog.data {
                let file = URL(fileURLWithPath: "\(source.bundle)/\(source.path)/\(set.path)")
                DataCatalog.register(name, bundle: source.bundle, DataCatalog.Entry(file: file, type: set.type ?? ""))
            }
        }
        // As in a new project of Xcode, the color of this name is the accent color, unless it is empty.
        if let accent = asset("AccentColor", bundle: sources.first?.bundle, in: \.colors), !accent.asset.isEmpty {
            ColorCatalog.setAccent("AccentColor", bundle: accent.source.bundle)
        }
    }

    /// The style sheet's rules for the registered colors; empty for an app without catalogs.
    @MainActor
    var styleSheet: [UInt8] {
        if sources.isEmpty { return [] }
        func pair(_ pair: CatalogColor.Pair) -> AssetStyleSheet.Pair {
            AssetStyleSheet.Pair(
                light: pair.light.resolved(in: ShapeStyleContext()),
                dark: pair.dark.resolved(in: ShapeStyleContext(isDark: true)))
        }
        let colors = ColorCatalog.colors.map { color in
            AssetStyleSheet.Color(
                pair(color.usual), highContrast: pair(color.highContrast), wideGamut: pair(color.wideGamut))
        }
        return AssetStyleSheet.rules(colors, accent: ColorCatalog.accent)
    }
}

extension CatalogColor {
    /// Nil for a set without colors.
    init?(_ set: ColorSet, name: String) {
        func pair(hasHighContrast: Bool = false, isWideGamut: Bool = false) -> Pair? {
            func color(isDark: Bool) -> Color? {
                let appearance = AssetAppearance(isDark: isDark, hasHighContrast: hasHighContrast)
                return set.color(for: appearance, isWideGamut: isWideGamut).map { Color($0, name: name) }
            }
            // A set may have a color for one scheme only.
            guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
            return Pair(light: light, dark: color(isDark: true) ?? light)
        }
        guard let usual = pair() else { return nil }
        self.init(usual, highContrast: pair(hasHighContrast: true), wideGamut: pair(isWideGamut: true))
    }
}

extension Color {
    fileprivate init(_ color: AssetColor, name: String) {
        switch color {
        case .components(let space, let red, let green, let blue, let opacity):
            let space: RGBColorSpace =
                switch space {
                case .sRGB: .sRGB
                case .linearSRGB: .sRGBLinear
                case .displayP3: .displayP3
                }
            self.init(space, red: red, green: green, blue: blue, opacity: opacity)
        case .system(let reference):
            if let color = SystemColorName.color(reference) {
                self = color
            } else {
                Log.shared.write(
                    .warning, "a color of an asset catalog is drawn as clear",
                    [("color", name), ("reason", "the system color '\(reference)' is unknown")])
                self = .clear
            }
        }
    }
}
