import EspalierAssetCatalogs
import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierPictures
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

/// A bundle with a catalog.
private final class Bundled {
    let root = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
    var bundle: URL { root.appending(path: "App_App.resources") }
    let lines = Lines()

    final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    /// - Parameter files: The contents of files by their paths below the catalog.
    init(_ files: [String: [UInt8]]) throws {
        for (path, bytes) in files {
            let url = bundle.appending(path: "Assets.xcassets").appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
    }

    convenience init(_ files: [String: String]) throws {
        try self.init(files.mapValues { Array($0.utf8) })
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    func assets() -> AppAssets {
        AppAssets(
            bundles: [bundle],
            log: Log { [lines] line in lines.all.withLock { $0.append(String(decoding: line, as: UTF8.self)) } })
    }
}

@MainActor @Suite struct `The images of an asset catalog` {
    private static let svg = Array("<svg viewBox='0 0 30 20'/>".utf8)

    private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height]
    }

    private static func contents(_ images: String, _ properties: String = "{}") -> [UInt8] {
        Array(#"{"images": [\#(images)], "properties": \#(properties)}"#.utf8)
    }

    private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

    private func images(_ bundled: Bundled, servedBy files: StaticFiles? = StaticFiles(folder: nil)) -> ImageFiles {
        ImageFiles(
            folder: "/nowhere", bundles: [bundled.bundle], assets: bundled.assets(), servedBy: files)
    }

    @Test func `have the size and address of the file for the screen`() throws {
        let bundled = try Bundled([
            "Boat.imageset/Contents.json": Self.contents(
                #"{"filename": "b.png", "scale": "1x"}, {"filename": "b@2x.png", "scale": "2x"}"#,
                #"{"template-rendering-intent": "template"}"#),
            "Boat.imageset/b.png": Self.png(20, 10), "Boat.imageset/b@2x.png": Self.png(40, 20),
        ])
        let images = images(bundled)
        let low = try #require(images.image(named: "Boat", bundle: nil, traits: ImageTraits(scale: 1)))
        #expect(low.address == "/public/App_App.resources/Assets.xcassets/Boat.imageset/b.png")
        #expect(low.size == CGSize(width: 20, height: 10))
        #expect(low.isTemplate == true)
        #expect(low.schemes == nil)
        let high = try #require(images.image(named: "Boat", bundle: bundled.bundle.path, traits: ImageTraits(scale: 3)))
        #expect(high.address == "/public/App_App.resources/Assets.xcassets/Boat.imageset/b@2x.png")
        #expect(high.size == CGSize(width: 20, height: 10))
        #expect(images.image(named: "Boat", bundle: "/nowhere", traits: ImageTraits(scale: 1)) == nil)
    }

    @Test func `have addresses for both schemes`() throws {
        let bundled = try Bundled([
            "Bay.imageset/Contents.json": Self.contents(
                #"{"filename": "day.svg"}, {"filename": "night.svg", \#(Self.dark)}"#),
            "Bay.imageset/day.svg": Self.svg, "Bay.imageset/night.svg": Array("<svg viewBox='0 0 60 40'/>".utf8),
        ])
        let images = images(bundled)
        let folder = "/public/App_App.resources/Assets.xcassets/Bay.imageset"
        let stretched = "#svgView(preserveAspectRatio(none))"
        let day = try #require(images.image(named: "Bay", bundle: nil, traits: ImageTraits(scale: 1)))
        #expect(day.address == "\(folder)/day.svg\(stretched)")
        #expect(day.size == CGSize(width: 30, height: 20))
        #expect(day.schemes == .init(light: "\(folder)/day.svg\(stretched)", dark: "\(folder)/night.svg\(stretched)"))
        let night = try #require(images.image(named: "Bay", bundle: nil, traits: ImageTraits(scale: 1, isDark: true)))
        #expect(night.address == "\(folder)/night.svg\(stretched)")
        #expect(night.size == CGSize(width: 60, height: 40))
        #expect(night.schemes == day.schemes)
    }

    @Test func `follow the page's language`() throws {
        let bundled = try Bundled([
            "Flag.imageset/Contents.json": Self.contents(
                #"{"filename": "u.svg"}, {"filename": "de.svg", "locale": "de"}"#),
            "Flag.imageset/u.svg": Self.svg, "Flag.imageset/de.svg": Self.svg,
        ])
        let images = images(bundled)
        func file(_ language: String) -> String? {
            images.image(named: "Flag", bundle: nil, traits: ImageTraits(scale: 1, language: language))?
                .address.split(separator: "/").last.map { String($0.prefix { $0 != "#" }) }
        }
        #expect(file("en_US") == "u.svg")
        #expect(file("de_AT") == "de.svg")
    }

    @Test func `without a file, or in a format that browsers do not show, are nothing`() throws {
        let bundled = try Bundled([
            "Gone.imageset/Contents.json": Self.contents(#"{"filename": "gone.png"}"#),
            "Page.imageset/Contents.json": Self.contents(#"{"filename": "page.pdf"}"#),
            "Page.imageset/page.pdf": Array("%PDF-1.4".utf8),
            "Out.imageset/Contents.json": Self.contents(#"{"filename": "out.png"}"#),
        ])
        let secret = bundled.root.appending(path: "secret.png")
        try Data(Self.png(1, 1)).write(to: secret)
        try FileManager.default.createSymbolicLink(
            at: bundled.bundle.appending(path: "Assets.xcassets/Out.imageset/out.png"), withDestinationURL: secret)
        let images = images(bundled)
        for name in ["Gone", "Page", "Out", "None"] {
            #expect(images.image(named: name, bundle: nil, traits: ImageTraits(scale: 1)) == nil)
        }
        #expect(
            Warning.wrote(
                "browsers do not show Page.imageset/page.pdf, the image 'Page' of an asset catalog: use SVG or PNG"))
    }

    @Test func `are contained in a page without a server`() throws {
        let bundled = try Bundled([
            "Bay.imageset/Contents.json": Self.contents(
                #"{"filename": "day.svg"}, {"filename": "night.svg", \#(Self.dark)}"#),
            "Bay.imageset/day.svg": Self.svg, "Bay.imageset/night.svg": Array("<svg viewBox='0 0 60 40'/>".utf8),
        ])
        let image = images(bundled, servedBy: nil).image(named: "Bay", bundle: nil, traits: ImageTraits(scale: 1))
        #expect(image?.schemes?.light.hasPrefix("data:image/svg+xml;base64,") == true)
        #expect(image?.schemes?.dark.hasPrefix("data:image/svg+xml;base64,") == true)
        #expect(image?.schemes?.light != image?.schemes?.dark)
    }

    private static func template(_ group: String) -> String {
        """
        <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/><line id="Capline-M" x1="263" y1="1056"/>
        <line id='left-margin-Regular-M' x1="1400" y1="1030"/><line id="right-margin-Regular-M" x1="1500"/></g>
        <g id="Symbols">\(group)</g></svg>
        """
    }

    @Test func `may be symbols, drawn from the regular weight of a template`() throws {
        let group =
            #"<g id="Regular-M" transform="translate(1400 1126)"><g class="a"/><g><path d="M0 0h9v9z"/></g></g>"#
        let bundled = try Bundled([
            "Buoy.symbolset/Contents.json": #"{"symbols": [{"filename": "buoy.svg"}]}"#,
            "Buoy.symbolset/buoy.svg": Self.template(group + "<g id=\"Bold-M\"><path d=\"M1 1z\"/></g>"),
        ])
        let files = StaticFiles(folder: nil)
        let image = try #require(
            images(bundled, servedBy: files).image(named: "Buoy", bundle: nil, traits: ImageTraits(scale: 2)))
        #expect(image.isSymbol)
        #expect(image.isTemplate == true)
        #expect(image.size == CGSize(width: 1, height: 1.2))
        #expect(image.address.hasPrefix("/public/symbol-"))
        let template = try #require(SymbolTemplate(Self.template(group)))
        #expect(
            template.svg
                == #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="1400.0 1031.0 100.0 120">"# + group + "</svg>")
    }

    @Test(arguments: [
        #"<g id="Regular-M"><a href="x"><path d="M0 0h9v9z"/></a></g>"#,
        #"<g id="Regular-M"><g/><g class="a"/><g><glyph/></g></g>"#, #"<g id='Regular-M'></g>"#,
    ])
    func `may be symbols whose drawing contains other elements`(group: String) throws {
        #expect(try #require(SymbolTemplate(Self.template(group))).svg.hasSuffix("120\">" + group + "</svg>"))
    }

    @Test(arguments: [
        "", "<g id=\"Regular-M\"/>", "<g id=\"Regular-M\"><g>", "<g id=\"Thin-M\"></g>",
        "<path id=\"Regular-M\" d=\"\"/>", "<text id=\"Regular-M\"></text></g>",
    ])
    func `are no symbols without the drawing`(group: String) {
        #expect(SymbolTemplate(Self.template(group)) == nil)
    }

    @Test func `do not stop at parts that are cut off`() {
        let text = Self.template(#"<g id="Regular-M"><g><path d="M0 0h9v9z"/></g></g>"#)
        for length in stride(from: 0, to: text.count, by: 3) { _ = SymbolTemplate(String(text.prefix(length))) }
        #expect(SymbolTemplate(text) != nil)
    }
}

@MainActor @Suite struct `The asset catalogs of an app` {
    @Test func `are read in spite of damaged parts, each with one warning`() throws {
        let bundled = try Bundled([
            "Bad.colorset/Contents.json": "{", "Good.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
        ])
        let assets = bundled.assets()
        #expect(assets.asset("Good", bundle: nil, in: \.images) != nil)
        let lines = bundled.lines.all.withLock { $0 }
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.contains(#""file":"App_App.resources/Assets.xcassets/Bad.colorset/Contents.json""#))
        #expect(line.contains(#""reason":"the file is no valid JSON""#))
    }

    @Test func `are found in folders of a bundle`() throws {
        let bundled = try Bundled(["A.imageset/Contents.json": "{}"])
        let deep = bundled.bundle.appending(path: "Resources")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: bundled.bundle.appending(path: "Assets.xcassets"), to: deep.appending(path: "More.xcassets"))
        #expect(bundled.assets().sources.map(\.path) == ["Resources/More.xcassets"])
    }

    @Test func `register their colors and data for all pages`() throws {
        let bundled = try Bundled([
            "AssetTests.colorset/Contents.json": """
            {"colors": [
                {"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0", "blue": "0.5"}}},
                {"color": {"reference": "systemIndigoColor"},
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ]}
            """,
            "AssetTestsEmpty.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
            "AssetTests.dataset/Contents.json":
                #"{"data": [{"filename": "a.json", "universal-type-identifier": "public.json"}]}"#,
            "AssetTests.dataset/a.json": "[1]",
        ])
        bundled.assets().register()
        let color = Color("AssetTests")
        #expect(color.components(in: ShapeStyleContext()) == ColorComponents(red: 1, green: 0, blue: 0.5, opacity: 1))
        #expect(
            color.components(in: ShapeStyleContext(isDark: true)) == Color.indigo.components(in: .init(isDark: true)))
        #expect(!ColorCatalog.contains("AssetTestsEmpty", bundle: nil))
        let entry = try #require(DataCatalog.entry(named: "AssetTests", bundle: nil))
        #expect(entry.type == "public.json")
        #expect(try Data(contentsOf: entry.file) == Data("[1]".utf8))
        let sheet = String(decoding: bundled.assets().styleSheet, as: UTF8.self)
        #expect(sheet.contains(":#ff0080;"))
        #expect(sheet.contains(":var(--indigo);"))
    }

    @Test(arguments: [
        ("systemRedColor", NamedColor.red), ("systemGray3Color", .gray3), ("labelColor", .label),
        ("secondaryLabelColor", .secondaryLabel), ("systemBackgroundColor", .background),
        ("secondarySystemBackgroundColor", .secondaryBackground),
        ("tertiarySystemFillColor", .tertiaryFill), ("systemGroupedBackgroundColor", .groupedBackground),
        ("linkColor", .link), ("separatorColor", .separator), ("placeholderTextColor", .placeholder),
    ])
    func `name the colors of the system`(name: String, color: NamedColor) {
        #expect(SystemColorName.color(name) == Color(.named(color, opacity: 1)))
    }

    @Test func `name black, white and no unknown colors`() {
        #expect(SystemColorName.color("blackColor") == .black)
        #expect(SystemColorName.color("whiteColor") == .white)
        #expect(SystemColorName.color("plaidColor") == nil)
        #expect(SystemColorName.color("") == nil)
    }
}

@MainActor @Suite struct `The icons of an app` {
    private static func picture(_ side: Int) throws -> [UInt8] {
        let canvas = try BitmapCanvas(size: CGSize(width: side, height: side), scale: 1, isOpaque: true)
        canvas.setColor(1, 0, 0, 1)
        canvas.beginPath()
        for (index, point) in [(0, 0), (1, 0), (1, 1), (0, 1)].enumerated() {
            let corner = CGPoint(x: point.0 * side, y: point.1 * side)
            if index == 0 { canvas.move(to: corner) } else { canvas.line(to: corner) }
        }
        canvas.fill(evenOdd: false)
        return Array(try #require(canvas.copy()?.bitmap.png()))
    }

    private static let contents = Array(
        """
        {"images": [
            {"filename": "icon.png", "size": "1024x1024"},
            {"filename": "dark.png", "size": "1024x1024",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ]}
        """.utf8)

    private func request(_ path: String) -> HTTPRequest { HTTPRequest(.get, path) }

    @Test func `are drawn in the sizes of tabs and home screens`() throws {
        let bundled = try Bundled([
            "AppIcon.appiconset/Contents.json": Self.contents, "AppIcon.appiconset/icon.png": try Self.picture(512),
            "AppIcon.appiconset/dark.png": try Self.picture(256),
        ])
        let icons = AppIcons(bundled.assets())
        #expect(icons.links.map(\.use) == [.tab, .darkTab, .homeScreen])
        let files = StaticFiles(folder: nil)
        icons.add(to: files)
        var sizes: [CGSize?] = []
        for link in icons.links {
            let name = String(link.address.dropFirst("/public/".count))
            let make = try #require(files.making(name))
            make()
            guard case .shared(let bytes) = try files.response(to: request("/public/" + name), path: name).body else {
                continue
            }
            sizes.append(ImageHeader.size(in: bytes.bytes))
        }
        #expect(sizes == [64, 64, 180].map { CGSize(width: $0, height: $0) })
    }

    @Test func `are in the manifest in the sizes that browsers ask for`() throws {
        let bundled = try Bundled([
            "AppIcon.appiconset/Contents.json": Self.contents, "AppIcon.appiconset/icon.png": try Self.picture(512),
            "AppIcon.appiconset/dark.png": try Self.picture(256),
        ])
        let icons = AppIcons(bundled.assets())
        let manifest = try #require(WebManifest(name: "Boat \"Hire\"", icons: icons, ground: AppGround()))
        let files = StaticFiles(folder: nil)
        icons.add(to: files)
        manifest.add(to: files)
        let path = String(manifest.links.manifest.dropFirst("/public/".count))
        #expect(path.wholeMatch(of: /app-[0-9a-z]+\.webmanifest/) != nil)
        let response = try files.response(to: request("/public/" + path), path: path)
        #expect(response["Content-Type"] == "application/manifest+json; charset=utf-8")
        guard case .shared(let bytes) = response.body else {
            Issue.record("no file")
            return
        }
        let names = icons.large.map(\.name)
        #expect(
            String(decoding: bytes.bytes, as: UTF8.self)
                == ##"{"name":"Boat \"Hire\"","short_name":"Boat \"Hire\"","start_url":"../","scope":"../","display":"standalone","theme_color":"#fff","background_color":"#fff","icons":["##
                + ##"{"src":"\##(names[0])","sizes":"192x192","type":"image/png"},{"src":"\##(names[1])","sizes":"512x512","type":"image/png"},"##
                + ##"{"src":"\##(names[2])","sizes":"512x512","type":"image/png","purpose":"maskable"}]}"##)
        #expect(Set(names).count == 3)
        for (name, side) in zip(names, [192, 512, 512]) {
            let make = try #require(files.making(name))
            make()
            guard case .shared(let bytes) = try files.response(to: request("/public/" + name), path: name).body else {
                continue
            }
            #expect(ImageHeader.size(in: bytes.bytes) == CGSize(width: side, height: side))
        }
        #expect(WebManifest(name: "Boats", icons: AppIcons(AppAssets(bundles: [])), ground: AppGround()) == nil)
    }

    @Test @MainActor func `are on the color of the launch screen, if the app names one`() throws {
        let bundled = try Bundled([
            "Sea.colorset/Contents.json": """
            {"colors": [
                {"idiom": "universal", "color": {"color-space": "srgb", "components":
                    {"red": "0x10", "green": "0x20", "blue": "0xFF", "alpha": "1.000"}}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"color-space": "srgb", "components":
                    {"red": "0x00", "green": "0x00", "blue": "0x40", "alpha": "1.000"}}}
            ]}
            """
        ])
        func ground(_ information: [String: Any]?) -> [String] {
            let ground = AppGround(bundled.assets(), information: information)
            return [ground.light, ground.dark]
        }
        #expect(ground(["UILaunchScreen": ["UIColorName": "Sea"]]) == ["#1020ff", "#000040"])
        #expect(ground(["UILaunchScreen": ["UIColorName": "Lake"]]) == ["#fff", "#000"])
        #expect(ground(["UILaunchScreen": "Sea"]) == ["#fff", "#000"])
        #expect(ground(nil) == ["#fff", "#000"])
    }

    /// One pixel of an icon, drawn on a canvas of its own.
    private static func pixel(_ x: Int, _ y: Int, of icon: Bitmap) throws -> Data? {
        let canvas = try BitmapCanvas(size: CGSize(width: 1, height: 1), scale: 1, isOpaque: false)
        canvas.draw(icon, in: CGRect(x: -x, y: -y, width: icon.width, height: icon.height))
        return canvas.copy()?.bitmap.png()
    }

    @Test func `have round corners in tabs, and square ones on home screens`() throws {
        let bundled = try Bundled([
            "AppIcon.appiconset/Contents.json": Array(
                #"{"images": [{"filename": "icon.png", "size": "1024x1024"}]}"#.utf8),
            "AppIcon.appiconset/icon.png": try Self.picture(512),
        ])
        let icons = AppIcons(bundled.assets())
        let files = StaticFiles(folder: nil)
        icons.add(to: files)
        var corners: [[Bool]] = []
        for link in icons.links where link.use != .darkTab {
            let name = String(link.address.dropFirst("/public/".count))
            let make = try #require(files.making(name))
            make()
            guard case .shared(let bytes) = try files.response(to: request("/public/" + name), path: name).body else {
                continue
            }
            let icon = try bytes.bytes.withUnsafeBytes { bytes in try Bitmap.decode(bytes, atLeast: (1, 1)) }
            let (middle, last) = (try Self.pixel(icon.width / 2, icon.height / 2, of: icon), icon.width - 1)
            let isDrawn = { (x: Int, y: Int) in try Self.pixel(x, y, of: icon) == middle }
            // A quarter of a circle of 14 points passes between (3, 3) and (6, 6).
            for (x, y) in [(0, 0), (3, 3), (6, 6), (0, 16), (16, 0)] {
                corners.append([
                    try isDrawn(x, y), try isDrawn(last - x, y), try isDrawn(x, last - y),
                    try isDrawn(last - x, last - y),
                ])
            }
        }
        let (all, none) = ([true, true, true, true], [false, false, false, false])
        #expect(corners == [none, none, all, all, all, all, all, all, all, all])
    }

    @Test func `are those of the file if it is no picture`() throws {
        let bundled = try Bundled([
            "AppIcon.appiconset/Contents.json": #"{"images": [{"filename": "icon.png", "size": "1024x1024"}]}"#,
            "AppIcon.appiconset/icon.png": "no picture",
        ])
        let icons = AppIcons(bundled.assets())
        let files = StaticFiles(folder: nil)
        icons.add(to: files)
        let name = String(try #require(icons.links.first).address.dropFirst("/public/".count))
        let make = try #require(files.making(name))
        make()
        guard case .shared(let bytes) = try files.response(to: request("/public/" + name), path: name).body else {
            Issue.record("no file")
            return
        }
        #expect(String(decoding: bytes.bytes, as: UTF8.self) == "no picture")
    }

    @Test func `have names, except for the usual one`() throws {
        let contents = #"{"images": [{"filename": "icon.png", "size": "1024x1024"}]}"#
        let bundled = try Bundled([
            "AppIcon.appiconset/Contents.json": contents, "AppIcon.appiconset/icon.png": "a",
            "Alpha.appiconset/Contents.json": contents, "Alpha.appiconset/icon.png": "b",
        ])
        let icons = AppIcons(bundled.assets())
        #expect(Set(icons.sets.keys) == ["", "Alpha"])
        #expect(icons.sets[""] == icons.links && icons.sets["Alpha"] != icons.links)
        #expect(icons.sets["Alpha"]?.map(\.use) == [.tab, .homeScreen])
    }

    @Test func `are none without files`() throws {
        let bundled = try Bundled(["AppIcon.appiconset/Contents.json": #"{"images": [{"size": "1024x1024"}]}"#])
        #expect(AppIcons(bundled.assets()).links.isEmpty)
        #expect(AppIcons(AppAssets(bundles: [])).links.isEmpty)
    }
}

@Suite struct `The resources of the program` {
    private final class Installed {
        let root = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        var program: URL { root.appending(path: "Shop") }
        var link: String? { target("Resources") }

        func target(_ link: String) -> String? {
            try? FileManager.default.destinationOfSymbolicLink(atPath: root.path + "/Contents/" + link)
        }

        init(_ folders: String...) throws {
            for folder in folders {
                try FileManager.default.createDirectory(
                    at: root.appending(path: folder), withIntermediateDirectories: true)
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: root)
        }
    }

    @Test func `are linked as those of the main bundle`() throws {
        let installed = try Installed("Other_Other.resources", "App_Shop.resources", "App_ShopTests.resources")
        MainResources.link(for: installed.program)
        #expect(installed.link == "../App_Shop.resources")
        MainResources.link(for: installed.program)
        #expect(installed.link == "../App_Shop.resources")
        MainResources.link(for: installed.root.appending(path: "Other"))
        #expect(installed.link == "../Other_Other.resources")
        #expect(installed.target("Info.plist") == "../Other_Other.resources/ProgramInfo.plist")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: installed.root.path + "/Contents").sorted()
                == ["Info.plist", "Resources"])
    }

    @Test func `are not linked without a bundle, or over a folder of the author's`() throws {
        let without = try Installed("Other_Other.resources")
        MainResources.link(for: without.program)
        #expect(without.link == nil)
        for folder in ["Resources", "Contents/Resources"] {
            let own = try Installed("App_Shop.resources", folder)
            MainResources.link(for: own.program)
            #expect(own.link == nil)
        }
        MainResources.link(for: URL(fileURLWithPath: "/nowhere/Shop"))
    }

    @Test func `come first among the bundles`() {
        let bundles = ["A_Kit", "App_MyShop", "App_Shop"].map { URL(fileURLWithPath: "/bin/\($0).resources") }
        #expect(MainResources.ownBundle(of: "Shop", among: bundles) == bundles[2])
        #expect(MainResources.ownBundle(of: "Other", among: bundles) == nil)
    }
}
