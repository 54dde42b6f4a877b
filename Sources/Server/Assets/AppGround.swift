import EspalierAssetCatalogs
import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation

/// The colors behind an app: those around an installed app, and those that are seen before its first page.
///
/// As on iOS, it is the color that `Info.plist` names for the launch screen (`UILaunchScreen`, `UIColorName`) in the asset catalogs, or
/// else that of pages.
struct AppGround: Sendable {
    /// The colors of the two schemes, in CSS.
    var light = "#fff"
    var dark = "#000"

    init() {}

    /// - Parameter information: The contents of the file `Info.plist`.
    @MainActor
    init(_ assets: AppAssets, information: [String: Any]?) {
        let screen = information?["UILaunchScreen"] as? [String: Any]
        guard let name = screen?["UIColorName"] as? String,
            let set = assets.asset(name, bundle: nil, in: \.colors)?.asset,
            let colors = CatalogColor(set, name: name)?.usual
        else { return }
        light = Self.text(colors.light.resolved(in: ShapeStyleContext())) ?? light
        dark = Self.text(colors.dark.resolved(in: ShapeStyleContext(isDark: true))) ?? dark
    }

    @MainActor
    static var ofApp: AppGround { AppGround(.ofApp, information: Bundle.main.infoDictionary) }

    /// The color in CSS; nil for one that needs the style sheet.
    private static func text(_ color: DisplayColor) -> String? {
        guard case .rgb = color.base else { return nil }
        var out = ByteWriter(capacity: 16)
        out.append(color)
        return String(decoding: out.bytes, as: UTF8.self)
    }
}
