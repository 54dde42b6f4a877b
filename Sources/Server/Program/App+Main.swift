import EspalierHTMLRenderer
import EspalierTextMeasurement
public import EspalierViews
import Foundation

extension App {
    /// Serves the app's pages until the process is asked to stop. `--help` lists the options.
    @MainActor
    public static func main() {
        MainResources.link()
        ServerProgram.run(
            app: { AppBlueprint(Self.self, resources: $0) },
            dependencies: { try ServerProgram.Dependencies.standard(below: $0) }
        )
    }
}

extension ServerProgram.Dependencies {
    /// The fonts of the machine, the app's texts, the renderer, and the library's own files.
    ///
    /// - Parameter basePath: The path in front of the paths that pages and files contain.
    @MainActor
    static func standard(below basePath: BasePath) throws -> ServerProgram.Dependencies {
        let fonts = try FontLibrary()
        fonts.openFiles()
        let webFonts = fonts.webFonts
        let pageFonts = PageFonts(fonts, below: basePath)
        let zone = ScriptFile("zone", EmbeddedAssets.zone, below: basePath)
        let tab = ScriptFile("tab", EmbeddedAssets.tab, below: basePath)
        let uploads = ScriptFile("uploads", EmbeddedAssets.uploads)
        let printing = ScriptFile("printing", EmbeddedAssets.printing)
        let charts = ScriptFile("charts", EmbeddedAssets.charts)
        let offline = ScriptFile("offline", EmbeddedAssets.offline)
        let later = [
            ScriptFile(Wire.Script.lists, EmbeddedAssets.lists),
            ScriptFile(Wire.Script.gestures, EmbeddedAssets.gestures),
            ScriptFile(Wire.Script.motion, EmbeddedAssets.motion),
            ScriptFile(Wire.Script.flow, EmbeddedAssets.flow),
            ScriptFile(Wire.Script.player, EmbeddedAssets.player),
            ScriptFile(Wire.Script.effects, EmbeddedAssets.effects),
            ScriptFile(Wire.Script.letters, EmbeddedAssets.letters),
            ScriptFile(Wire.Script.symbols, EmbeddedAssets.symbols),
            ScriptFile(Wire.Script.dialogs, EmbeddedAssets.dialogs),
            ScriptFile(Wire.Script.places, EmbeddedAssets.places),
            ScriptFile(Wire.Script.windows, EmbeddedAssets.windows, "UPLOADS_FILE", Array("'\(uploads.file)'".utf8)),
            ScriptFile(Wire.Script.pieces, EmbeddedAssets.pieces),
            ScriptFile(Wire.Script.pictures, EmbeddedAssets.pictures),
            ScriptFile(
                Wire.Script.placeholders, EmbeddedAssets.placeholders, "PRINTING_FILE", Array("'\(printing.file)'".utf8)
            ),
            ScriptFile(Wire.Script.phases, EmbeddedAssets.phases),
            ScriptFile(Wire.Script.pointers, EmbeddedAssets.pointers, "CHARTS_FILE", Array("'\(charts.file)'".utf8)),
            ScriptFile(Wire.Script.rows, EmbeddedAssets.rows),
            ScriptFile(Wire.Script.sorting, EmbeddedAssets.sorting),
            ScriptFile(Wire.Script.dragging, EmbeddedAssets.dragging),
            ScriptFile(Wire.Script.commands, EmbeddedAssets.commands),
            ScriptFile(Wire.Script.fonts, EmbeddedAssets.fonts, "FONT_TABLE", pageFonts.clientTable, below: basePath),
        ]
        let styleSheet = AppAssets.ofApp.styleSheet
        let styles = ScriptFile(styleSheet: StyleRules.library.sheet + styleSheet)
        let ownClient = ScriptFile.client(EmbeddedAssets.client, later: later + [styles], below: basePath)
        #if DEBUG
            let client = WatchedProgram.current == nil ? ownClient : ownClient.followed(by: .watch(below: basePath))
            WatchedProgram.current?.describePages(
                client: ScriptFile.client(EmbeddedAssets.client, later: later).file, styles: styles.file)
        #else
            let client = ownClient
        #endif
        #if !DEBUG
            // A debug build starts often, and most of its starts are not for browsers.
            IdleThread.begin { webFonts.prepareUsualFiles() }
        #endif
        let resources = AppResources(measurer: TextMeasurer(fonts: fonts))
        resources.strings = AppStrings()
        let symbols = SymbolFiles()
        let icons = AppIcons(AppAssets.ofApp)
        var pageAssets = PageAssets(
            styleSheet: styleSheet,
            fonts: pageFonts, script: client.address, earlyScript: zone.address, tabScript: tab.address)
        pageAssets.styleRules = .library
        pageAssets.icons = icons.links
        pageAssets.basePath = basePath
        pageAssets.offlineScript = offline.address
        resources.icons = icons.sets
        let manifest = WebManifest(name: AppName.current, icons: icons, ground: .ofApp)
        pageAssets.installation = manifest?.links
        #if DEBUG
            let previews = ScriptFile("previews", EmbeddedAssets.previews)
        #endif
        return ServerProgram.Dependencies(
            resources: resources,
            renderer: PageRenderer(assets: pageAssets, symbols: symbols),
            addFiles: { files in
                resources.pictures = AppPictures(symbols: symbols, files: files)
                icons.add(to: files)
                manifest?.add(to: files)
                for script in [client, zone, tab, styles, uploads, printing, charts, offline] + later {
                    files.add(script.file, bytes: script.bytes, isHashed: true)
                }
                #if DEBUG
                    files.add(previews.file, bytes: previews.bytes, isHashed: true)
                #endif
                for font in webFonts.files { files.add(font.name) { font.data } }
            })
    }
}
