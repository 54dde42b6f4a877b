import EspalierHTMLRenderer
import Foundation

/// The web app manifest of an app with an icon, by which browsers install the app (W3C, Web Application Manifest).
struct WebManifest: Sendable {
    private let file: String
    private let bytes: [UInt8]
    private let ground: AppGround

    /// - Returns: Nil for an app without an icon, which browsers do not install.
    init?(name: String, icons: AppIcons, ground: AppGround) {
        if icons.large.isEmpty { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("name", name)
        writer.member("short_name", name)
        // Addresses are relative to the manifest's, so that they hold wherever the app is.
        writer.member("start_url", "../")
        writer.member("scope", "../")
        writer.member("display", "standalone")
        writer.member("theme_color", ground.light)
        writer.member("background_color", ground.light)
        writer.key("icons")
        writer.beginArray()
        for icon in icons.large {
            writer.beginObject()
            writer.member("src", icon.name)
            writer.member("sizes", "\(icon.pixels)x\(icon.pixels)")
            writer.member("type", "image/png")
            if icon.isMaskable { writer.member("purpose", "maskable") }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        bytes = writer.bytes
        file = "app-\(ContentHash.text(of: bytes)).webmanifest"
        self.ground = ground
    }

    /// The elements for the heads of pages.
    var links: PageAssets.Installation {
        PageAssets.Installation(manifest: "/public/" + file, darkTheme: ground.dark)
    }

    /// Adds the manifest to the files that pages load.
    func add(to files: StaticFiles) {
        files.add(file, bytes: bytes, isHashed: true)
    }
}
