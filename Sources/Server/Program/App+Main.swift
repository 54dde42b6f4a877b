import Dispatch
import Foundation
import HTMLRenderer
import TextMeasurement
public import Views

extension App {
    /// Serves the app's pages until the process is asked to end. `--help` lists the options.
    @MainActor
    public static func main() {
        ServerProgram.run(
            app: { AppBlueprint(Self.self, measurer: $0) }, equipment: { try ServerProgram.Equipment.standard() })
    }
}

extension ServerProgram.Equipment {
    /// The fonts of the machine, the app's texts, the renderer, and the library's own files.
    @MainActor
    static func standard() throws -> ServerProgram.Equipment {
        let fonts = try FontLibrary()
        fonts.openFiles()
        let webFonts = fonts.webFonts
        let client = EmbeddedAssets.client.withUTF8Buffer { [UInt8]($0) }
        let lists = EmbeddedAssets.lists.withUTF8Buffer { [UInt8]($0) }
        let gestures = EmbeddedAssets.gestures.withUTF8Buffer { [UInt8]($0) }
        let styleSheet =
            EmbeddedAssets.styleSheet.withUTF8Buffer { [UInt8]($0) } + webFonts.fontFaceCSS(urlPrefix: "/public/")
        let clientName = "client-\(ContentHash.text(of: client)).js"
        let listsName = "lists-\(ContentHash.text(of: lists)).js"
        let gesturesName = "gestures-\(ContentHash.text(of: gestures)).js"
        let styleName = "style-\(ContentHash.text(of: styleSheet)).css"
        DispatchQueue.global(qos: .utility).async { webFonts.prepareUsualFiles() }
        let measurer = TextMeasurer(fonts: fonts)
        AppResources.of(measurer).strings = AppStrings()
        return ServerProgram.Equipment(
            measurer: measurer,
            renderer: PageRenderer(
                assets: PageAssets(
                    styleSheets: ["/public/" + styleName], script: "/public/" + clientName,
                    listScript: "/public/" + listsName, gestureScript: "/public/" + gesturesName),
                symbols: SymbolFiles()),
            addFiles: { files in
                files.add(clientName, bytes: client, isHashed: true)
                files.add(listsName, bytes: lists, isHashed: true)
                files.add(gesturesName, bytes: gestures, isHashed: true)
                files.add(styleName, bytes: styleSheet, isHashed: true)
                for font in webFonts.files { files.add(font.name) { font.data } }
            })
    }
}
