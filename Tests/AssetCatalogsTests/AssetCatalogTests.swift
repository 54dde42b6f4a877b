import EspalierAssetCatalogs
import Foundation
import Testing

@Suite struct `An asset catalog` {
    private func catalog(_ files: [String: String]) throws -> AssetCatalog {
        let folder = try CatalogFolder(files)
        return withExtendedLifetime(folder) { AssetCatalog(folder.url) }
    }

    private static let image = """
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}], "info": {"author": "xcode", "version": 1}}
        """
    private static let namespace = #"{"properties": {"provides-namespace": true}}"#
    private static let noNamespace = #"{"info": {"author": "xcode", "version": 1}}"#

    @Test func `lists the images of its groups`() throws {
        let catalog = try catalog([
            "Contents.json": Self.noNamespace, "Boat.imageset/Contents.json": Self.image,
            "Group/Anchor.imageset/Contents.json": Self.image, "Group/Contents.json": Self.noNamespace,
        ])
        #expect(catalog.images.keys.sorted() == ["Anchor", "Boat"])
        #expect(catalog.images["Anchor"]?.variants.map(\.path) == ["Group/Anchor.imageset/a.png"])
        #expect(catalog.faults.isEmpty)
    }

    @Test func `puts the names of namespaces before those of assets`() throws {
        let catalog = try catalog([
            "Sea/Contents.json": Self.namespace, "Sea/Boat.imageset/Contents.json": Self.image,
            "Sea/v1.2/Wave.imageset/Contents.json": Self.image, "Sea/Deep/Contents.json": Self.namespace,
            "Sea/Deep/Fish.imageset/Contents.json": Self.image,
        ])
        #expect(catalog.images.keys.sorted() == ["Sea/Boat", "Sea/Deep/Fish", "Sea/Wave"])
    }

    @Test func `ignores kinds that pages do not have, and hidden files`() throws {
        let catalog = try catalog([
            ".hidden.imageset/Contents.json": Self.image, "Launch.launchimage/Contents.json": "broken",
            "readme.txt": "text", "Sticker.sticker/Contents.json": Self.image,
        ])
        #expect(catalog.images.isEmpty)
        #expect(catalog.faults.isEmpty)
    }

    @Test(arguments: [
        ("{", "the file is no valid JSON"), ("[]", "the file is no JSON object"), ("", "the file is no valid JSON"),
        (#"{"images": 3}"#, "the value of images has the wrong type"),
        (#"{"images": [{"filename": "../secret.png"}]}"#, "'../secret.png' is no name of a file"),
        (#"{"images": [{"filename": ".env"}]}"#, "'.env' is no name of a file"),
    ])
    func `leaves out a damaged image and names its file`(contents: String, reason: String) throws {
        let catalog = try catalog([
            "Bad.imageset/Contents.json": contents, "Good.imageset/Contents.json": Self.image,
        ])
        #expect(catalog.images.keys.sorted() == ["Good"])
        #expect(catalog.faults.map(\.description) == ["Bad.imageset/Contents.json: \(reason)"])
    }

    @Test func `reports a set without contents and goes on after a damaged group`() throws {
        let catalog = try catalog([
            "Empty.imageset/a.png": "", "Group/Contents.json": "{", "Group/Boat.imageset/Contents.json": Self.image,
        ])
        #expect(catalog.images.keys.sorted() == ["Boat"])
        #expect(
            catalog.faults.map(\.description) == [
                "Empty.imageset/Contents.json: the file is missing", "Group/Contents.json: the file is no valid JSON",
            ])
    }

    @Test func `stops in groups that contain each other without end`() throws {
        let folder = try CatalogFolder(["Group/Boat.imageset/Contents.json": Self.image])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Group/Loop"), withDestinationURL: folder.url)
        let catalog = AssetCatalog(folder.url)
        #expect(catalog.images.keys.sorted() == ["Boat"])
        #expect(catalog.faults.count == 1)
        #expect(catalog.faults.first?.reason == "its groups are nested too deeply")
    }

    @Test func `that does not exist has one fault`() {
        let catalog = AssetCatalog(URL(fileURLWithPath: "/nowhere/Assets.xcassets"))
        #expect(catalog.faults.map(\.description) == ["the folder cannot be read"])
    }

    @Test func `has data sets and symbols`() throws {
        let catalog = try catalog([
            "Tides.dataset/Contents.json":
                #"{"data": [{"idiom": "universal", "filename": "tides.json", "universal-type-identifier": "public.json"}]}"#,
            "Buoy.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "buoy.svg"}]}"#,
            "None.symbolset/Contents.json": #"{"symbols": []}"#,
        ])
        #expect(catalog.data["Tides"]?.path == "Tides.dataset/tides.json")
        #expect(catalog.data["Tides"]?.type == "public.json")
        #expect(catalog.symbols["Buoy"]?.path == "Buoy.symbolset/buoy.svg")
        #expect(catalog.faults.map(\.description) == ["None.symbolset: the symbol has no SVG file"])
    }

    @Test func `has icons in sizes and schemes`() throws {
        let catalog = try catalog([
            "AppIcon.appiconset/Contents.json": """
            {"images": [
                {"idiom": "iphone", "scale": "2x", "size": "60x60", "filename": "120.png"},
                {"idiom": "ios-marketing", "scale": "1x", "size": "1024x1024", "filename": "1024.png"},
                {"idiom": "iphone", "scale": "3x", "size": "20x20"},
                {"idiom": "watch", "scale": "2x", "size": "500x500", "filename": "watch.png"},
                {"idiom": "universal", "size": "1024x1024", "filename": "dark.png",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"idiom": "universal", "size": "1024x1024", "filename": "tinted.png",
                 "appearances": [{"appearance": "luminosity", "value": "tinted"}]}
            ]}
            """
        ])
        let icon = try #require(catalog.icons["AppIcon"])
        #expect(icon.variant(isDark: false, pixels: 64)?.path == "AppIcon.appiconset/120.png")
        #expect(icon.variant(isDark: false, pixels: 180)?.path == "AppIcon.appiconset/1024.png")
        #expect(icon.variant(isDark: false, pixels: 4096)?.path == "AppIcon.appiconset/1024.png")
        #expect(icon.variant(isDark: true, pixels: 64)?.path == "AppIcon.appiconset/dark.png")
    }

    @Test func `keeps the first of two assets when catalogs are merged`() throws {
        var first = try catalog(["Boat.imageset/Contents.json": Self.image])
        let second = try catalog([
            "Boat.imageset/Contents.json": #"{"images": []}"#, "Anchor.imageset/Contents.json": Self.image,
        ])
        first.merge(second)
        #expect(first.images.keys.sorted() == ["Anchor", "Boat"])
        #expect(first.images["Boat"]?.variants.count == 1)
    }
}

@Suite struct `An image set` {
    private func image(_ items: String, properties: String = "{}") throws -> ImageSet {
        let folder = try CatalogFolder([
            "Boat.imageset/Contents.json": #"{"images": [\#(items)], "properties": \#(properties)}"#
        ])
        return try #require(withExtendedLifetime(folder) { AssetCatalog(folder.url) }.images["Boat"])
    }

    private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

    private func file(_ set: ImageSet, dark: Bool = false, language: String = "", rtl: Bool = false, _ scale: CGFloat)
        -> String?
    {
        set.variant(
            for: AssetAppearance(isDark: dark), language: language, isRightToLeft: rtl, scale: scale)?
            .path.split(separator: "/").last.map(String.init)
    }

    @Test func `picks the lowest sufficient resolution, or else the highest`() throws {
        let set = try image(
            #"{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"}, {"filename": "3.png", "scale": "3x"}"#
        )
        #expect(
            [0.5, 1, 1.5, 2, 2.6, 3, 4].map { file(set, $0) } == [
                "1.png", "1.png", "2.png", "2.png", "3.png", "3.png", "3.png",
            ])
        let low = try image(
            #"{"filename": "1.png", "scale": "1x"}, {"scale": "2x"}, {"filename": "2.png", "scale": "2x"}"#)
        #expect(file(low, 3) == "2.png")
    }

    @Test func `picks the file of the scheme before that of the resolution`() throws {
        let set = try image(
            #"{"filename": "1.png", "scale": "1x"}, {"filename": "d.png", "scale": "1x", \#(Self.dark)}, {"filename": "2.png", "scale": "2x"}"#
        )
        #expect(file(set, dark: true, 2) == "d.png")
        #expect(file(set, 2) == "2.png")
        let onlyDark = try image(#"{"filename": "d.png", \#(Self.dark)}"#)
        #expect(file(onlyDark, 1) == nil)
    }

    @Test func `prefers files for all devices, then for phones, tablets and desktops`() throws {
        let set = try image(
            #"{"filename": "m.png", "idiom": "mac"}, {"filename": "i.png", "idiom": "ipad"}, {"filename": "p.png", "idiom": "iphone"}"#
        )
        #expect(file(set, 1) == "p.png")
        let all = try image(#"{"filename": "p.png", "idiom": "iphone"}, {"filename": "u.png", "idiom": "universal"}"#)
        #expect(file(all, 1) == "u.png")
        #expect(file(try image(#"{"filename": "w.png", "idiom": "watch"}"#), 1) == nil)
    }

    @Test func `picks the file of the language and direction`() throws {
        let set = try image(
            #"{"filename": "u.png"}, {"filename": "de.png", "locale": "de"}, {"filename": "at.png", "locale": "de_AT"}, {"filename": "r.png", "language-direction": "right-to-left"}"#
        )
        #expect(file(set, 1) == "u.png")
        #expect(file(set, language: "de-CH", 1) == "de.png")
        #expect(file(set, language: "de-AT", 1) == "at.png")
        #expect(file(set, language: "ar", rtl: true, 1) == "r.png")
        #expect(set.variants.map(\.isLocalized) == [false, true, true, true])
    }

    @Test(arguments: [
        (#"{"template-rendering-intent": "template"}"#, true), (#"{"template-rendering-intent": "original"}"#, false),
        (#"{"preserves-vector-representation": true}"#, nil), (#"{"template-rendering-intent": "new"}"#, nil),
    ])
    func `states whether it is a template`(properties: String, isTemplate: Bool?) throws {
        #expect(try image(#"{"filename": "a.svg"}"#, properties: properties).isTemplate == isTemplate)
    }

    @Test(arguments: ["0x", "x", "-1x", "nanx", "1e9x", "2"]) func `takes a wrong scale as one`(scale: String) throws {
        #expect(try image(#"{"filename": "a.png", "scale": "\#(scale)"}"#).variants.map(\.scale) == [1])
    }
}
